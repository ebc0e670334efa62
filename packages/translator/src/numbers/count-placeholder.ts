import { languageOf } from '@fukidashi/contract/languages'
import type { LanguageRules } from '../languages/language-rules.ts'
import type { KnownNumber } from '../languages/number-rules.ts'
import type { NumberExpression } from './number-expression.ts'
import { largestWord, numberPattern, ordinalOf, tellsOrdinal } from './number-words.ts'

/** What a number is said with. */
export interface CountForm {
  /** The number as the target language writes it. */
  readonly target: string
  /** Its value, where it is known. */
  readonly value?: number | undefined
  /** The source's own writing, tried first when the model may know it. */
  readonly own?: string | undefined
  /** Written behind the placeholder, such as a measure that the model knows better than the source's. */
  readonly measure?: string
  /** Pattern of that measure in the translation, which goes away with the placeholder. */
  readonly suffix?: string
  /** Pattern of what stands before the number for that measure. */
  readonly prefix?: string | undefined
}

/** The placeholders of a number: small whole numbers stay themselves first, others are replaced by one of `known`. */
export function placeholderCount(
  { target, value, own, measure = '', suffix, prefix }: CountForm,
  known: readonly KnownNumber[],
  to: LanguageRules,
): NumberExpression['placeholder'] {
  const fitting = withPluralForm(known, value, to)
  return (attempt, place) => {
    const isItself = attempt === 0 && own !== undefined && value !== undefined
    const given = isItself ? { source: own, value } : fitting[(attempt + place) % fitting.length]!
    const mayStay = isItself && value <= largestWord && suffix === undefined
    return {
      source: given.source + measure,
      found: numberPattern(given.value, to, suffix, prefix),
      replace: (found) => {
        if (mayStay) return found
        const written = tellsOrdinal(found, given.value, to) && /^\d+$/u.test(target) ? ordinalOf(target, to) : target
        return to.numbers?.ending?.carry(written, found) ?? written
      },
    }
  }
}

// What is counted takes an ending after the number in some languages (Russian: 1 враг, 3 врага, 10 врагов, and 3,5 врага as 3
// does): numbers that ask for the same one come first.
function withPluralForm(
  known: readonly KnownNumber[],
  value: number | undefined,
  { code }: LanguageRules,
): readonly KnownNumber[] {
  if (value === undefined || Number.isNaN(value)) return known
  const rules = new Intl.PluralRules(languageOf(code).tag)
  const hasFew = rules.resolvedOptions().pluralCategories.includes('few')
  const form = hasFew && !Number.isInteger(value) ? 'few' : rules.select(value)
  const isFitting = (number: KnownNumber) => rules.select(number.value) === form
  return [...known.filter(isFitting), ...known.filter((number) => !isFitting(number))]
}
