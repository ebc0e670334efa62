import type { LanguageCode } from '@fukidashi/contract/languages'
import { type KnownNumber, standInCount } from './count-placeholder.ts'
import { englishMonths } from '../languages/english/english-months.ts'
import { atMatch, type NumberExpression } from './number-expression.ts'
import { largestWord, ordinalOf } from './number-words.ts'
import { parseNumerals } from './parse-numerals.ts'

/** How a language that counts by tens, hundreds, thousands and ten thousands, as Chinese does, says what English writes otherwise. All patterns are global. */
export interface NumeralGrammar {
  /** Numbers that its models know. */
  readonly known: readonly KnownNumber[]
  /** Weekdays, which take the place of a date in a sentence, with their English names. */
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

/** Numbers that models of languages with Chinese numerals know, by turns in digits and numerals. */
export const knownNumerals: readonly KnownNumber[] = [
  { source: '10', value: 10 },
  { source: '三', value: 3 },
  { source: '5', value: 5 },
  { source: '20', value: 20 },
  { source: '四', value: 4 },
  { source: '30', value: 30 },
]

const code =
  /(?<![\p{Script=Latin}\d])(?:\p{Script=Latin}+-?\d|\d+\p{Script=Latin})[\p{Script=Latin}\d]*(?:[.,:/-]\d+)*/gu

/** A number in digits, as it stands in any language. */
export const arabic = String.raw`\d+(?:[.,:/-]\d+)*`

/**
 * What finds the numbers of a text in NFKC that go into English: dates, times, ordinals and measures by rule, the others with
 * their counter left to the model.
 */
export function createNumeralFinder(grammar: NumeralGrammar) {
  const finders = [findDates, findTimes, findDurations, findInOrder, findMeasured, findCodes, findCounts]
  return (text: string, to: LanguageCode): NumberExpression[] => finders.flatMap((find) => find(text, to, grammar))
}

type Finder = (text: string, to: LanguageCode, grammar: NumeralGrammar) => NumberExpression[]

const findDates: Finder = (text, _to, grammar) => {
  const days = [...text.matchAll(grammar.dayAlone)].map((match) => {
    const target = `the ${ordinalOf(match[1]!, 'ENG')}`
    return atMatch(match, { target, placeholder: standInDay(target, 'on', grammar) })
  })
  const dates = [...text.matchAll(grammar.date)].map((match) => {
    const [, year, month = match[4], day = match[5]] = match
    const name = month === undefined ? undefined : englishMonths[parseNumerals(month) - 1]
    const isWrong = month !== undefined && name === undefined
    const dayOfMonth = [name, day === undefined ? undefined : parseNumerals(day)].filter((part) => part !== undefined)
    const digits = year === undefined ? undefined : String(parseNumerals(year))
    const target = isWrong
      ? (match[0].match(/\d+/gu) ?? []).join('/')
      : [dayOfMonth.join(' '), digits].filter((part) => part).join(day === undefined ? ' ' : ', ')
    return atMatch(match, { target, placeholder: standInDay(target, day === undefined ? 'in' : 'on', grammar) })
  })
  return [...dates, ...days]
}

const findTimes: Finder = (text, to, { timeOfDay, hour, known }) =>
  [...text.matchAll(timeOfDay)].map((match) => {
    const minutes = match[2] === undefined ? 30 : parseNumerals(match[2])
    const target = `${parseNumerals(match[1]!)}:${String(minutes).padStart(2, '0')}`
    return atMatch(match, {
      target,
      placeholder: standInCount({ target, measure: hour, suffix: "(?: o'clock)?" }, known, to),
    })
  })

const findDurations: Finder = (text, to, { duration, durationUnits, minutes, known }) =>
  [...text.matchAll(duration)].map((match) => {
    const [, count, unit, smallerCount, smallerUnit] = match
    const target = `${parseNumerals(count!)} ${durationUnits[unit!]} ${parseNumerals(smallerCount!)} ${durationUnits[smallerUnit!]}`
    return atMatch(match, {
      target,
      placeholder: standInCount({ target, measure: minutes, suffix: '[- ]minutes?' }, known, to),
    })
  })

const findInOrder: Finder = (text, to, grammar) =>
  [...text.matchAll(grammar.inOrder)].map((match) => {
    const target =
      match[3] === undefined
        ? `${grammar.thingsInOrder[match[2]!]} ${formatFigure(match[1]!)}`
        : `the ${ordinalOf(String(parseNumerals(match[3])), to)} floor`
    return atMatch(match, { target, placeholder: standInDay(target, match[3] === undefined ? 'in' : 'on', grammar) })
  })

const findMeasured: Finder = (text, to, { measured, measures, percentage, dollars, known }) => {
  const inDollars = (match: RegExpExecArray, target: string) =>
    atMatch(match, {
      target,
      placeholder: standInCount({ target, measure: dollars, suffix: '[- ]dollars?' }, known, to),
    })
  return [
    ...[...text.matchAll(measured)].map((match) =>
      inDollars(match, formatFigure(match[1]!) + measures[match[2]!.toLowerCase()]!),
    ),
    ...[...(percentage === undefined ? [] : text.matchAll(percentage))].map((match) =>
      inDollars(match, `${formatFigure(match[1]!)}%`),
    ),
  ]
}

const findCodes: Finder = (text, _to, grammar) =>
  [...text.matchAll(code)].map((match) =>
    atMatch(match, { target: match[0], placeholder: standInDay(match[0], 'on', grammar) }),
  )

const findCounts: Finder = (text, to, { score, counts, known }) => {
  const scores = [...text.matchAll(score)].map((match) => {
    const target = `${parseNumerals(match[1]!)}-${parseNumerals(match[2]!)}`
    return atMatch(match, { target, placeholder: standInCount({ target }, known, to) })
  })
  const counted = counts
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => {
      const target = formatFigure(match[0])
      const value = Number(target)
      const isKnown = target === String(value) && (value <= largestWord || [20, 30, 50, 100].includes(value))
      const own = isKnown ? match[0] : undefined
      return atMatch(match, { target, placeholder: standInCount({ target, value, own }, known, to) })
    })
  return [...scores, ...counted]
}

// A day of the week stands in a sentence where a date does, and models know all of them.
function standInDay(
  target: string,
  preposition: 'in' | 'on',
  { weekdays }: NumeralGrammar,
): NumberExpression['placeholder'] {
  return (attempt, place) => {
    const [source, day] = weekdays[(attempt + place) % weekdays.length]!
    return {
      source,
      found: new RegExp(String.raw`\b(?:on )?${day}\b(?!s)`, 'giu'),
      replace: (found) => (/^on /iu.test(found) ? `${preposition} ${target}` : target),
    }
  }
}

/** Digits stay as they are written; numerals and large units become digits with commas. */
function formatFigure(text: string): string {
  if (/^[\d.,:/-]+$/u.test(text)) return text
  const value = parseNumerals(text)
  return /[百千万億亿兆백천만억조]/u.test(text) ? new Intl.NumberFormat('en-US').format(value) : String(value)
}
