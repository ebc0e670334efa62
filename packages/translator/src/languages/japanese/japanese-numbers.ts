import { eastAsianTime } from '../calendar.ts'
import type { NumberRules, NumberWord } from '../number-rules.ts'
import { hanNumeral } from '../number-word.ts'
import { japaneseNumberGrammar } from './japanese-number-grammar.ts'

function japanese(value: number, written: string, ordinal = '(?!)'): NumberWord {
  return hanNumeral(value, written, (alone) => `|(?:${alone}|(?<!\\d)${value})番目|${ordinal}`)
}

/** Numbers in Japanese. */
export const japaneseNumbers: NumberRules = {
  words: [
    japanese(1, '一', '最初|初めて'),
    japanese(2, '二|ふた(?=つ)'),
    japanese(3, '三'),
    japanese(4, '四'),
    japanese(5, '五'),
    japanese(6, '六'),
    japanese(7, '七'),
    japanese(8, '八'),
    japanese(9, '九'),
    japanese(10, '十'),
    japanese(11, '十一'),
    japanese(12, '十二'),
    japanese(20, '二十'),
    japanese(30, '三十'),
    japanese(50, '五十'),
    japanese(100, '百'),
  ],
  ordinal: (digits) => `${digits}番目`,
  ordinalEnding: '番目',
  format: {
    weekdays: ['日曜日?', '月曜日?', '土曜日?', '金曜日?'],
    time: eastAsianTime({ units: ['時', '分'], gap: '', halves: { a: '午前', p: '午後' } }),
    oClock: '時',
    percent: '(?: ?%|パーセント)',
  },
  grammar: japaneseNumberGrammar,
}
