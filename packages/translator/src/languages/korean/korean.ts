import { shortenLetters } from '../shorten-letters.ts'
import type { LanguageRules } from '../language-rules.ts'
import { koreanHonorifics } from './korean-honorifics.ts'
import { findKoreanLoanwords, koreanLoanwords } from './korean-loanwords.ts'
import { findKoreanNames } from './korean-names.ts'
import { koreanNumbers } from './korean-numbers.ts'
import { koreanParticle } from './korean-particles.ts'
import { nameInHangul } from './names-in-hangul.ts'
import { koreanPhrases } from './korean-phrases.ts'
import { koreanStandIns } from './korean-stand-ins.ts'

// Vowels that a syllable is drawn out with (「안돼애애」), and letters that stand for sounds (「ㅋㅋ」), which NFKC writes as conjoining ones.
const drawnVowel = /(?<=[가-힣])([아애어에오우으이])\1+(?!\p{L})/gu
const looseJamo = /(?<=[가-힣][^가-힣]*)[\u{1100}-\u{11FF}]{2,}/gu

/** Korean. */
export const korean: LanguageRules = {
  code: 'KOR',
  lettering: {
    // A word may repeat the one before it; only marks between them make it a stutter (「너, 너는」).
    stutter: /(?<!\p{L})(\p{Script=Hangul})(?:\s*[,.…·-]+\s*\1)+(?=\p{Script=Hangul})/gu,
    writtenStutter: { said: String.raw`\p{Script=Hangul}`, mark: ', ' },
    shortened: (text) => shortenLetters(text.replaceAll(looseJamo, ' ').replaceAll(drawnVowel, '')),
  },
  clauses: {
    connectives:
      /(?<=\p{Script=Hangul}(?:지만|[는은]데|니까|면서|[어아해]서|[다으라]면|려고|는지))\s+(?=\p{Script=Hangul})/gu,
    partByThemselves: false,
  },
  names: {
    known: ['톰', '메리', '존'],
    ending: koreanParticle,
    inLetters: nameInHangul,
    find: findKoreanNames,
    honorifics: koreanHonorifics,
    honorificEquivalents: {
      '-san': ' 씨',
      '-kun': ' 군',
      '-sama': '님',
      '-senpai': ' 선배',
      '-sensei': ' 선생님',
      '-dono': '님',
    },
  },
  numbers: koreanNumbers,
  phrases: koreanPhrases,
  standIns: koreanStandIns,
  loanwords: { into: 'ENG', meanings: koreanLoanwords, find: findKoreanLoanwords },
  rudeWords: {
    forbidden: {
      beginnings: /^(?:씨발|시발|개새끼|병신|좆|썅|지랄|창녀|보지(?!\p{L})|자지(?!\p{L}))/u,
      words: /^놈$/u,
    },
    inSource: /씨발|시발|새끼|병신|지랄|좆|썅|빌어먹을|엉덩이|지옥|변태|창녀/u,
  },
}
