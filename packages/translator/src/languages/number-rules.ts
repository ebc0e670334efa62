import type { LanguageCode } from '@fukidashi/contract/languages'
import type { WordEnding } from './language-rules.ts'

/** How a language says and writes numbers. What a row says nothing of is as `Intl` has it. */
export interface NumberRules {
  /** Small numbers and round ones, which models may say in words. */
  readonly words?: readonly NumberWord[]
  /** Finds a number in a translation that none of the source's explains: digits, or a word of ten and more. */
  readonly large?: RegExp
  /** Words beside a number word with which it makes a larger number. Unset where numbers are not parted from other words. */
  readonly neighbours?: {
    /** Pattern of the place behind such a word in front. */
    readonly before: string
    /** Pattern of such words behind, parted by a space or hyphen. */
    readonly larger: string
  }
  /** A whole number in digits as an ordinal. */
  readonly ordinal?: (digits: string) => string
  /** Pattern of what makes digits an ordinal, besides that of English. */
  readonly ordinalEnding?: string
  /** The endings that figures take. */
  readonly ending?: WordEnding
  /** How it writes what English numbers come with. */
  readonly format?: NumberFormat
  /** How its texts write numbers that need more than copying. */
  readonly grammar?: AlphabeticNumbers | HanNumbers
}

/** Words of one number as the built-in models say them: patterns of plain ones, and of ordinals ("third"). */
export interface NumberWord {
  readonly value: number
  readonly plain: string
  readonly ordinal: string
}

/** A number that a model knows well. */
export interface KnownNumber {
  readonly source: string
  readonly value: number
}

/** How a target language writes dates, times of day, percentages and figures. Functions change what `Intl` writes. */
export interface NumberFormat {
  /** Months from January on as they stand alone, where `Intl` has them otherwise. */
  readonly months?: readonly string[]
  /** How a month stands alone, where it has several forms. */
  readonly monthForms?: {
    /** Pattern of the forms of a month. */
    readonly forms: (month: string) => string
    /** A month for a form of it that a model chose. */
    readonly inForm: (month: string, found: string) => string
    /** Pattern of what stands before a weekday and goes away with it. */
    readonly before: string
    /** A month in the place of a weekday that was found with what stood before it. */
    readonly inPlace: (month: string, found: string) => string
  }
  /** Patterns of Sunday, Monday, Saturday and Friday, which take the place of a date in a sentence. */
  readonly weekdays: readonly [string, string, string, string]
  /** Patterns of what stands before a weekday and goes away with it, before a date, a month with its year, and a bare month. */
  readonly swallowed?: { readonly date: string; readonly monthAndYear: string; readonly month: string }
  /** A date inside a sentence. */
  readonly date?: (written: string, day: string) => string
  /** A date in the place of a weekday that was found, where it does not stand there just as it is. */
  readonly dateInPlace?: (date: string, found: string) => string
  /** A month with its year; `isInside` where the source says "in". */
  readonly monthAndYear?: (written: string, isInside: boolean) => string
  /** A time such as 10 and 30; `half` is set where the source says a.m. or p.m. */
  readonly time: (hour: string, minutes: string | undefined, half: 'a' | 'p' | undefined) => string
  /** Pattern of what a model writes behind the hour for "o'clock". */
  readonly oClock: string
  /** A percentage, of a figure as the language writes it. */
  readonly percentage?: (figure: string) => string
  /** Pattern of what a model writes for "percent" behind a number. */
  readonly percent: string
  /** Pattern of what it writes before the number instead. */
  readonly percentBefore?: string
  /** Whether comics keep figures as English writes them. */
  readonly keepsFigures?: boolean
}

/** How a language with an alphabet writes numbers. All patterns are global. */
export interface AlphabeticNumbers {
  readonly kind: 'alphabetic'
  /** Numbers and ordinals that its models know. */
  readonly known: readonly KnownNumber[]
  readonly knownOrdinals: readonly KnownNumber[]
  /** Words of numbers and of ordinals, from one on. */
  readonly words: readonly string[]
  readonly ordinals: readonly string[]
  /** Sunday, Monday, Saturday and Friday, which take the place of a date in a sentence. */
  readonly weekdays: readonly [string, string, string, string]
  /** Months from January on. */
  readonly months: readonly string[]
  /** Month, day and year in groups 1 to 3. */
  readonly monthFirst: RegExp
  /** Day, month and year in groups 1 to 3. */
  readonly dayFirst: RegExp
  /** "in ", month and year in groups 1 to 3. */
  readonly monthAndYear: RegExp
  readonly bareMonths: readonly RegExp[]
  /** Hour with minutes, and "a" or "p", in groups 1 and 2; without these, the whole match is the time. */
  readonly timeOfDay: RegExp
  readonly percentage: RegExp
  /** What follows the figure of a percentage. */
  readonly percentSign: RegExp
  /** Digits in group 1. */
  readonly ordinal: RegExp
  readonly figure: RegExp
  /** Letters and digits together, such as "R2D2". */
  readonly code: RegExp
  readonly numberWord: RegExp
  /** Said behind a number that takes the place of a time, of a percentage; and before a weekday in the place of a month. */
  readonly said: { readonly oClock: string; readonly percent: string; readonly on: string }
}

/** How a language that counts by tens, hundreds, thousands and ten thousands, as Chinese does, writes what others write otherwise. All patterns are global. */
export interface HanNumbers {
  readonly kind: 'han'
  /** The language that its units are given in: the only target that these rules serve. */
  readonly into: LanguageCode
  /** Numbers that its models know. */
  readonly known: readonly KnownNumber[]
  /** Weekdays, which take the place of a date in a sentence, with their names in the target. */
  readonly weekdays: readonly (readonly [string, string])[]
  /** Year, month and day in groups 1 to 3, or month and day in groups 4 and 5. */
  readonly date: RegExp
  /** A day of a month in group 1. */
  readonly dayAlone: RegExp
  /** Hour and minutes in groups 1 and 2; no minutes are half an hour. */
  readonly timeOfDay: RegExp
  /** What stands for the unit behind the hour of a time. */
  readonly hour: string
  /** Count, unit, smaller count and smaller unit. */
  readonly duration: RegExp
  readonly durationUnits: Readonly<Record<string, string>>
  /** The unit of time that takes the place of a duration: minutes. */
  readonly minutes: string
  /** Number and a key of `thingsInOrder`, or a floor in group 3. */
  readonly inOrder: RegExp
  readonly thingsInOrder: Readonly<Record<string, string>>
  /** Number and a key of `measures`. */
  readonly measured: RegExp
  readonly measures: Readonly<Record<string, string>>
  /** The measure that takes the place of others: dollars. */
  readonly dollars: string
  /** Percentages that have the sign in front, number in group 1. */
  readonly percentage?: RegExp
  /** Points of both sides in groups 1 and 2. */
  readonly score: RegExp
  /** Numbers in digits, and in numerals where these are no parts of words. */
  readonly counts: readonly RegExp[]
}
