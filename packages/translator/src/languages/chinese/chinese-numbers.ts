import { eastAsianTime } from '../calendar.ts'
import type { NumberRules, NumberWord } from '../number-rules.ts'
import { hanNumeral } from '../number-word.ts'
import { chineseNumberGrammar } from './chinese-number-grammar.ts'

function chinese(value: number, written: string): NumberWord {
  return hanNumeral(value, written, () => '')
}

/** Numbers in Chinese. */
export const chineseNumbers: NumberRules = {
  words: [
    chinese(1, '一'),
    chinese(2, '二|两'),
    chinese(3, '三'),
    chinese(4, '四(?![处周面肢])'),
    chinese(5, '五'),
    chinese(6, '六'),
    chinese(7, '七'),
    chinese(8, '八'),
    chinese(9, '九'),
    chinese(10, '十(?!分(?!钟))'),
    chinese(11, '十一'),
    chinese(12, '十二'),
    chinese(20, '二十'),
    chinese(30, '三十'),
    chinese(50, '五十'),
    chinese(100, '一?百'),
  ],
  ordinal: (digits) => `第${digits}`,
  format: {
    months: Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
    weekdays: ['(?:星期|周|礼拜)[日天]', '(?:星期|周|礼拜)一', '(?:星期|周|礼拜)六', '(?:星期|周|礼拜)五'],
    time: eastAsianTime({ units: ['点', '分'], gap: '', halves: { a: '上午', p: '下午' } }),
    oClock: '(?:点钟?)?',
    percentBefore: '(?:百分之)?',
    percent: '(?: ?%)?',
  },
  grammar: chineseNumberGrammar,
}
