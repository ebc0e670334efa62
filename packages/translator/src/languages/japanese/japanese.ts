import { fullWidthMarks, withoutSpaces } from '../full-width-marks.ts'
import type { LanguageRules } from '../language-rules.ts'
import { japaneseHonorifics } from './japanese-honorifics.ts'
import { japaneseLettering } from './japanese-lettering.ts'
import { japaneseLoanwords } from './japanese-loanwords.ts'
import { findJapaneseNames, findKatakana } from './japanese-names.ts'
import { japaneseStandIns } from './japanese-stand-ins.ts'
import { japaneseNumbers } from './japanese-numbers.ts'
import { nameInKatakana } from './names-in-katakana.ts'
import { japaneseVocatives } from './japanese-vocatives.ts'
import { transcribeKatakana } from './transcribe-katakana.ts'
import { japanesePhrases } from './japanese-phrases.ts'

/** Japanese. */
export const japanese: LanguageRules = {
  code: 'JPN',
  marks: {
    fullStop: '。',
    // A conjunction that an English clause begins with stands at the end of the Japanese one before it, or nowhere.
    betweenClauses: { '': '、', ',': '、', ';': '。', ':': '：' },
    closing: fullWidthMarks,
    parentheses: ['（', '）'],
    tidy: withoutSpaces,
    // Questions may end in a full stop.
    unmarkedQuestion: /か(?:い|な|しら)?$/u,
    unfinished: /(?:[はがをにへ]|なんて|ほど|とは)$/u,
    dash: '',
  },
  lettering: japaneseLettering,
  clauses: {
    connectives: /(?<=けれども|けれど|けど|ので|のに|から|たら|れば|ながら)(?=[\p{Script=Han}\p{Script=Katakana}])/gu,
    partByThemselves: false,
    openings: japaneseVocatives,
  },
  names: {
    known: ['トム', 'メアリー', 'ジョン'],
    inLetters: nameInKatakana,
    inLatin: { word: /^\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}$/u, transcribe: transcribeKatakana },
    find: findJapaneseNames,
    honorifics: japaneseHonorifics,
    honorificEquivalents: { '-ssi': 'さん', '-nim': '様', '-sunbae': '先輩' },
    looseParticles:
      /^(?:から|まで|です|だ|は|が|を|に|で|と|の|も|へ|よ|ね|な|さ)+(?=$|[\p{Script=Han}\p{Script=Katakana}、\s])|^[\s、,;:]+/u,
  },
  numbers: japaneseNumbers,
  standIns: japaneseStandIns,
  phrases: japanesePhrases,
  loanwords: { into: 'ENG', meanings: japaneseLoanwords, shortestInCompound: 3, find: findKatakana },
  rudeWords: {
    inSource:
      /くそ|クソ|糞|畜生|ちくしょう|チクショウ|けつ|ケツ|尻|売女|おっぱい|チンコ|ちんこ|チンポ|地獄|野郎|ビッチ|ファック|売春/u,
  },
}
