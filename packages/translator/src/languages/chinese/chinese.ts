import { fullWidthMarks, withoutSpaces } from '../full-width-marks.ts'
import type { LanguageRules, MarkRules } from '../language-rules.ts'
import { chineseNumbers } from './chinese-numbers.ts'
import { chinesePhrases } from './chinese-phrases.ts'
import { chineseStandIns } from './chinese-stand-ins.ts'

const marks: MarkRules = {
  fullStop: '。',
  betweenClauses: { '': '，', ',': '，', ';': '；', ':': '：' },
  closing: fullWidthMarks,
  parentheses: ['（', '）'],
  tidy: withChineseMarks,
}

/** Chinese in simplified characters. */
export const chinese: LanguageRules = {
  code: 'CHS',
  marks,
  lettering: { writtenStutter: { said: String.raw`\p{Script=Han}`, mark: '、' } },
  names: {
    known: ['汤姆', '玛丽', '约翰'],
    honorificEquivalents: {
      '-sama': '大人',
      '-sensei': '老师',
      '-senpai': '前辈',
      '-dono': '大人',
      '-nim': '大人',
      '-sunbae': '前辈',
    },
  },
  numbers: chineseNumbers,
  phrases: chinesePhrases,
  standIns: chineseStandIns,
  rudeWords: {
    inSource: /妈的|屁|混蛋|混账|王八|婊|操你|贱人|地狱|狗屎|杂种|色狼/u,
  },
}

/** Chinese in traditional characters, which no weights that ship translate into. */
export const traditionalChinese: LanguageRules = {
  code: 'CHT',
  marks: { fullStop: '。', closing: fullWidthMarks, parentheses: ['（', '）'] },
  names: {
    honorificEquivalents: {
      '-sama': '大人',
      '-sensei': '老師',
      '-senpai': '前輩',
      '-dono': '大人',
      '-nim': '大人',
      '-sunbae': '前輩',
    },
  },
}

// What NFKC makes of the marks between Chinese words.
const widened: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' }

function withChineseMarks(words: string): string {
  return withoutSpaces(words).replaceAll(/[,;:!?](?!\d)/gu, (mark) => widened[mark]!)
}
