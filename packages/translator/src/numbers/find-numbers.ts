import type { LanguageRules } from '../languages/language-rules.ts'
import { findAlphabeticNumbers } from './find-alphabetic-numbers.ts'
import { findHanNumbers } from './find-han-numbers.ts'
import type { NumberExpression } from './number-expression.ts'
import { findPlainNumbers } from './plain-numbers.ts'

/** The numbers of a text in their order; where two readings overlap, the one that begins first, then the longer one. */
export function findNumbers(text: string, source: LanguageRules, target: LanguageRules): NumberExpression[] {
  const found = findAll(text, source, target)
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const kept: NumberExpression[] = []
  for (const expression of sorted) if (expression.start >= (kept.at(-1)?.end ?? 0)) kept.push(expression)
  return kept
}

// Dates, times and ordinals take rules of both languages.
function findAll(text: string, source: LanguageRules, target: LanguageRules): NumberExpression[] {
  const grammar = source.numbers?.grammar
  const format = target.numbers?.format
  if (grammar?.kind === 'han' && grammar.into === target.code) return findHanNumbers(text, grammar, target)
  if (grammar?.kind === 'alphabetic' && format !== undefined)
    return findAlphabeticNumbers(text, { grammar, target, format })
  return findPlainNumbers(text, target)
}
