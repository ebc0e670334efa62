import type { KnownNumber, NumberWord } from './number-rules.ts'

/** A row of a table of number words. */
export function numberWord(value: number, plain: string, ordinal: string): NumberWord {
  return { value, plain, ordinal }
}

/** A Chinese numeral, as Japanese writes it too: beside another it makes a larger number; an ordinal is said before or behind it. */
export function hanNumeral(value: number, written: string, ordinal: (alone: string) => string): NumberWord {
  const alone = `(?<![〇零一二三四五六七八九十百千万億亿两])(?:${written})(?![〇零一二三四五六七八九十百千万億亿两])`
  return numberWord(value, `(?<!第)${alone}(?!番目)`, `第${alone}|第${value}(?!\\d)${ordinal(alone)}`)
}

/** Numbers that any model knows in digits. */
export const knownFigures: readonly KnownNumber[] = [10, 3, 20, 5, 30, 4].map((value) => ({
  source: String(value),
  value,
}))

/** Numbers that models of languages with Chinese numerals know, by turns in digits and numerals. */
export const knownHanNumerals: readonly KnownNumber[] = [
  { source: '10', value: 10 },
  { source: '三', value: 3 },
  { source: '5', value: 5 },
  { source: '20', value: 20 },
  { source: '四', value: 4 },
  { source: '30', value: 30 },
]

/** Pattern of a number in digits, as it stands in any language. */
export const arabicFigure = String.raw`\d+(?:[.,:/-]\d+)*`
