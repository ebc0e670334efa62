import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { monthsOf } from '../languages/calendar.ts'
import type { LanguageRules } from '../languages/language-rules.ts'

/** A date of the Gregorian calendar as the target writes it inside a sentence; `month` from 0, the year where there is one. */
export function writeDate(target: LanguageRules, day: string, month: number, year?: string): string {
  const { code, numbers } = target
  const written = writeParts(code, { day, month, year })
  return numbers?.format?.date?.(written, day) ?? written
}

/** A month with its year; `isInside` a sentence with "in" before it. */
export function writeMonthAndYear(target: LanguageRules, month: number, year: string, isInside: boolean): string {
  const { code, numbers } = target
  const written = writeParts(code, { month, year })
  return numbers?.format?.monthAndYear?.(written, isInside) ?? written
}

/** The months as they stand alone, from January on. */
export function writeMonths({ code, numbers }: LanguageRules): readonly string[] {
  return numbers?.format?.months ?? monthsOf(languageOf(code).tag)
}

/** A figure as English writes it, with the marks of the target; what is no plain number stays. */
export function writeFigure({ code, numbers }: LanguageRules, figure: string): string {
  const isFigure = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u.test(figure)
  if (!isFigure || numbers?.format?.keepsFigures === true) return figure
  const { group, decimal } = figureMarksOf(code)
  return figure.replaceAll(/[.,]/gu, (mark) => (mark === ',' ? group : decimal))
}

/** A percentage, of a figure as English writes it. */
export function writePercentage(target: LanguageRules, figure: string): string {
  const written = writeFigure(target, figure)
  const { code, numbers } = target
  return numbers?.format?.percentage?.(written) ?? figureMarksOf(code).percent.replace('0', () => written)
}

// Digits that every language's comics use, in the calendar that dates are given in.
function localeOf(code: LanguageCode): Intl.Locale {
  return new Intl.Locale(languageOf(code).tag, { numberingSystem: 'latn', calendar: 'gregory' })
}

function writeParts(
  code: LanguageCode,
  { day, month, year }: { readonly day?: string; readonly month: number; readonly year: string | undefined },
): string {
  // A text may say the 31st of April: the parts are put in place of those of a day that there is.
  return dateFormatOf(code, day !== undefined, year !== undefined)
    .formatToParts(Date.UTC(2001, month, 1))
    .map(({ type, value }) => (type === 'day' ? day : type === 'year' ? year : value))
    .join('')
}

// Formats take long to make, and a text is looked at again and again.
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const figureMarks = new Map<LanguageCode, FigureMarks>()

function dateFormatOf(code: LanguageCode, hasDay: boolean, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${code} ${hasDay} ${hasYear}`
  const known = dateFormats.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(localeOf(code), {
    ...(hasDay ? { day: 'numeric' } : {}),
    month: 'long',
    ...(hasYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  })
  dateFormats.set(key, format)
  return format
}

interface FigureMarks {
  readonly group: string
  readonly decimal: string
  /** A percentage of 0. */
  readonly percent: string
}

function figureMarksOf(code: LanguageCode): FigureMarks {
  const known = figureMarks.get(code)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(localeOf(code), { useGrouping: 'always' }).formatToParts(1234.5)
  const markOf = (type: 'group' | 'decimal') => withPlainSpaces(parts.find((part) => part.type === type)!.value)
  const percent = withPlainSpaces(new Intl.NumberFormat(localeOf(code), { style: 'percent' }).format(0))
  const marks = { group: markOf('group'), decimal: markOf('decimal'), percent }
  figureMarks.set(code, marks)
  return marks
}

// Few fonts of comics have the narrow space that does not break.
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u{202F}', '\u{A0}')
}
