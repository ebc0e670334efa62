import type { LanguageRules } from '../languages/language-rules.ts'
import type { HanNumbers } from '../languages/number-rules.ts'
import { placeholderCount } from './count-placeholder.ts'
import { atMatch, type NumberExpression } from './number-expression.ts'
import { largestWord, ordinalOf } from './number-words.ts'
import { parseNumerals } from './parse-numerals.ts'
import { writeDate, writeMonthAndYear, writeMonths } from './write-numbers.ts'

const code =
  /(?<![\p{Script=Latin}\d])(?:\p{Script=Latin}+-?\d|\d+\p{Script=Latin})[\p{Script=Latin}\d]*(?:[.,:/-]\d+)*/gu

/**
 * The numbers of a text in NFKC of a language that counts as Chinese does: dates, times, ordinals and measures by rule, the others
 * with their counter left to the model.
 */
export function findHanNumbers(text: string, grammar: HanNumbers, target: LanguageRules): NumberExpression[] {
  const finders = [findDates, findTimes, findDurations, findInOrder, findMeasured, findCodes, findCounts]
  return finders.flatMap((find) => find(text, target, grammar))
}

type Finder = (text: string, target: LanguageRules, grammar: HanNumbers) => NumberExpression[]

const findDates: Finder = (text, language, grammar) => {
  const days = [...text.matchAll(grammar.dayAlone)].map((match) => {
    const target = `the ${ordinalOf(match[1]!, language)}`
    return atMatch(match, { target, placeholder: placeholderDay(target, 'on', grammar) })
  })
  const dates = [...text.matchAll(grammar.date)].map((match) => {
    const [, year, month = match[4], day = match[5]] = match
    const target = writeFoundDate(match[0], { year, month, day }, language)
    return atMatch(match, { target, placeholder: placeholderDay(target, day === undefined ? 'in' : 'on', grammar) })
  })
  return [...dates, ...days]
}

function writeFoundDate(
  found: string,
  parts: Record<'year' | 'month' | 'day', string | undefined>,
  language: LanguageRules,
): string {
  const year = parts.year === undefined ? undefined : String(parseNumerals(parts.year))
  if (parts.month === undefined) return year ?? ''
  const months = writeMonths(language)
  const month = parseNumerals(parts.month) - 1
  // No month of the calendar.
  if (months[month] === undefined) return (found.match(/\d+/gu) ?? []).join('/')
  if (parts.day !== undefined) return writeDate(language, String(parseNumerals(parts.day)), month, year)
  return year === undefined ? months[month] : writeMonthAndYear(language, month, year, false)
}

const findTimes: Finder = (text, language, { timeOfDay, hour, known }) =>
  [...text.matchAll(timeOfDay)].map((match) => {
    const minutes = match[2] === undefined ? 30 : parseNumerals(match[2])
    const target = `${parseNumerals(match[1]!)}:${String(minutes).padStart(2, '0')}`
    return atMatch(match, {
      target,
      placeholder: placeholderCount({ target, measure: hour, suffix: "(?: o'clock)?" }, known, language),
    })
  })

const findDurations: Finder = (text, language, { duration, durationUnits, minutes, known }) =>
  [...text.matchAll(duration)].map((match) => {
    const [, count, unit, smallerCount, smallerUnit] = match
    const target = `${parseNumerals(count!)} ${durationUnits[unit!]} ${parseNumerals(smallerCount!)} ${durationUnits[smallerUnit!]}`
    return atMatch(match, {
      target,
      placeholder: placeholderCount({ target, measure: minutes, suffix: '[- ]minutes?' }, known, language),
    })
  })

const findInOrder: Finder = (text, language, grammar) =>
  [...text.matchAll(grammar.inOrder)].map((match) => {
    const target =
      match[3] === undefined
        ? `${grammar.thingsInOrder[match[2]!]} ${formatFigure(match[1]!)}`
        : `the ${ordinalOf(String(parseNumerals(match[3])), language)} floor`
    return atMatch(match, {
      target,
      placeholder: placeholderDay(target, match[3] === undefined ? 'in' : 'on', grammar),
    })
  })

const findMeasured: Finder = (text, language, { measured, measures, percentage, dollars, known }) => {
  const inDollars = (match: RegExpExecArray, target: string) =>
    atMatch(match, {
      target,
      placeholder: placeholderCount({ target, measure: dollars, suffix: '[- ]dollars?' }, known, language),
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

const findCodes: Finder = (text, _language, grammar) =>
  [...text.matchAll(code)].map((match) =>
    atMatch(match, { target: match[0], placeholder: placeholderDay(match[0], 'on', grammar) }),
  )

const findCounts: Finder = (text, language, { score, counts, known }) => {
  const scores = [...text.matchAll(score)].map((match) => {
    const target = `${parseNumerals(match[1]!)}-${parseNumerals(match[2]!)}`
    return atMatch(match, { target, placeholder: placeholderCount({ target }, known, language) })
  })
  const counted = counts
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => {
      const target = formatFigure(match[0])
      const value = Number(target)
      const isKnown = target === String(value) && (value <= largestWord || [20, 30, 50, 100].includes(value))
      const own = isKnown ? match[0] : undefined
      return atMatch(match, { target, placeholder: placeholderCount({ target, value, own }, known, language) })
    })
  return [...scores, ...counted]
}

// A day of the week stands in a sentence where a date does, and models know all of them.
function placeholderDay(
  target: string,
  preposition: 'in' | 'on',
  { weekdays }: HanNumbers,
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
