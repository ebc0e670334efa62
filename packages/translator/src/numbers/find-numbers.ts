import type { LanguageCode } from '@fukidashi/contract/languages'
import { findChineseNumbers } from '../languages/chinese/chinese-numbers.ts'
import { findEnglishNumbers } from '../languages/english/english-numbers.ts'
import { findJapaneseNumbers } from '../languages/japanese/japanese-numbers.ts'
import { findKoreanNumbers } from '../languages/korean/korean-numbers.ts'
import { findPlainNumbers } from './plain-numbers.ts'
import type { NumberExpression } from './number-expression.ts'

// Dates, times and ordinals take rules of both languages.
const grammars: Readonly<Record<string, typeof findEnglishNumbers>> = {
  'JPN-ENG': findJapaneseNumbers,
  'CHS-ENG': findChineseNumbers,
  'KOR-ENG': findKoreanNumbers,
  'ENG-ESP': findEnglishNumbers,
  'ENG-FRA': findEnglishNumbers,
  'ENG-DEU': findEnglishNumbers,
  'ENG-ITA': findEnglishNumbers,
  'ENG-PTB': findEnglishNumbers,
  'ENG-RUS': findEnglishNumbers,
  'ENG-TRK': findEnglishNumbers,
  'ENG-JPN': findEnglishNumbers,
  'ENG-CHS': findEnglishNumbers,
  'ENG-KOR': findEnglishNumbers,
  'ENG-VIN': findEnglishNumbers,
  'ENG-ARA': findEnglishNumbers,
}

/** The numbers of a text in their order; where two readings overlap, the one that begins first, then the longer one. */
export function findNumbers(text: string, from: LanguageCode, to: LanguageCode): NumberExpression[] {
  const found = (grammars[`${from}-${to}`] ?? findPlainNumbers)(text, to)
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const kept: NumberExpression[] = []
  for (const expression of sorted) if (expression.start >= (kept.at(-1)?.end ?? 0)) kept.push(expression)
  return kept
}
