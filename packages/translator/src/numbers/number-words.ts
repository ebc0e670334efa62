import type { LanguageRules } from '../languages/language-rules.ts'
import type { NumberWord } from '../languages/number-rules.ts'

// What models leave of the English behind digits.
const englishEnding = 'st|nd|rd|th'

/** Up to here a number may stand in a translation as a word. */
export const largestWord = 12

/**
 * Finds a number in a translation, in digits or as a word, but not inside another number ("thirty-five", "3,000"). `suffix`
 * and `prefix` are patterns of what goes away with it.
 */
export function numberPattern(value: number, to: LanguageRules, suffix = '', prefix = ''): RegExp {
  const { plain, ordinal } = wordOf(value, to) ?? { plain: undefined, ordinal: undefined }
  const digits = String(value).replace('.', String.raw`\.`)
  const forms = [
    ...(plain === undefined ? [] : [plain, ordinal]),
    String.raw`${digits}(?:${ordinalEndingOf(to)})?${to.numbers?.ending?.pattern ?? ''}`,
  ]
  const { before, after } = edges(to)
  return new RegExp(`${before}${prefix}(?:${forms.join('|')})${after}${suffix}`, 'giu')
}

/** Whether a word found by `numberPattern` tells an ordinal. */
export function tellsOrdinal(found: string, value: number, to: LanguageRules): boolean {
  const ordinal = wordOf(value, to)?.ordinal
  return (
    new RegExp(String.raw`\d(?:${ordinalEndingOf(to)})`, 'iu').test(found) ||
    (ordinal !== undefined && new RegExp(`^(?:${ordinal})$`, 'iu').test(found))
  )
}

/** A whole number as an ordinal in digits. */
export function ordinalOf(digits: string, { numbers }: LanguageRules): string {
  return numbers?.ordinal?.(digits) ?? digits
}

/** Finds a number that is none of a translation's own: digits, or a word of ten and more. */
export function otherNumber({ numbers }: LanguageRules): RegExp {
  return numbers?.large ?? /\d/u
}

function ordinalEndingOf({ numbers }: LanguageRules): string {
  return numbers?.ordinalEnding === undefined ? englishEnding : `${englishEnding}|${numbers.ordinalEnding}`
}

function wordOf(value: number, to: LanguageRules): NumberWord | undefined {
  return to.numbers?.words?.find((word) => word.value === value)
}

// A number word beside another makes a larger number, so neither may be taken for itself.
function edges(to: LanguageRules): { before: string; after: string } {
  const { before, larger } = to.numbers?.neighbours ?? { before: '', larger: undefined }
  // Some languages write a number and what it counts as one word.
  const letters = larger === undefined ? '' : String.raw`\p{L}`
  return {
    before: String.raw`(?<![${letters}\d]|\d[.,:/-])${before}`,
    after: String.raw`(?![${letters}\d]|[.,:/-]\d${larger === undefined ? '' : String.raw`|[- ](?:${larger})(?!\p{L})`})`,
  }
}
