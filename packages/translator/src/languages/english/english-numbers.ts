import type { LanguageCode } from '@fukidashi/contract/languages'
import { namePattern } from '../../text/glossary-terms.ts'
import { capitalise } from '../../text/letter-case.ts'
import { hasWordEdges } from '../../text/unspaced.ts'
import { type KnownNumber, standInCount } from '../../numbers/count-placeholder.ts'
import { englishMonths } from './english-months.ts'
import { type NumberFormat, numberFormats } from '../../numbers/number-formats.ts'
import { atMatch, type NumberExpression } from '../../numbers/number-expression.ts'
import { largestWord, ordinalOf } from '../../numbers/number-words.ts'

const known: readonly KnownNumber[] = [
  { source: '10', value: 10 },
  { source: 'three', value: 3 },
  { source: '20', value: 20 },
  { source: 'five', value: 5 },
  { source: '30', value: 30 },
  { source: 'four', value: 4 },
]
const knownOrdinals: readonly KnownNumber[] = [
  { source: 'third', value: 3 },
  { source: 'second', value: 2 },
  { source: 'fifth', value: 5 },
  { source: 'first', value: 1 },
]
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const weekdays = ['Sunday', 'Monday', 'Saturday', 'Friday'] as const
const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const month = `(${englishMonths.join('|')})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]\d)`
const year = String.raw`(?:,? (\d{4}))?`
const monthFirst = new RegExp(String.raw`\b${month} ${day}${year}(?![\p{L}\d])`, 'giu')
const dayFirst = new RegExp(String.raw`\b(?:the )?${day}(?: of)? ${month}${year}(?![\p{L}\d])`, 'giu')
// May and March are other words too.
const bareMonth = new RegExp(
  String.raw`\b(?!may|march)${month}\b|(?<=\b(?:in|since|until|every|this|next|last|of) )(may|march)\b`,
  'giu',
)
const capitalMonth = /(?<=\p{Ll},? )(?:May|March)\b/gu
const monthAndYear = new RegExp(String.raw`\b(in )?${month},? (\d{4})(?![\p{L}\d])`, 'giu')
const timeOfDay = /\b(\d{1,2}(?::\d{2})?) ?([ap])\.?m\b\.?|\b\d{1,2}:\d{2}(?![\d:])/giu
const percentage = /(?<![\p{L}\d])-?\d+(?:[.,]\d+)* ?(?:%|percent\b|per cent\b)/giu
const ordinal = /(?<![\p{L}\d])(\d+)(?:st|nd|rd|th)\b/giu
const figure =
  /(?<![\p{L}\d])(?:[-.](?=\d))?(?:\d{1,3}(?: \d{3})+(?!\d|[.,:/-]\d)|\d+(?:[.,:/-]\d+)*)(?:(?!(?:st|nd|rd|th)\b)\p{L}[\p{L}\d]*)?/giu
const code = /(?<![\p{L}\d])\p{L}+-?\d[\p{L}\d]*(?:[.,:/-]\d[\p{L}\d]*)*/gu
const numberWord = new RegExp(
  String.raw`(?<![\p{L}-])(?:${words.slice(1).join('|')})(?![\p{L}-]| hundred| thousand| million)`,
  'giu',
)

/**
 * Numbers of an English text: dates, times, percentages and ordinals by rule, others copied; small ones as words too. The target
 * has to be a key of `numberFormats`.
 */
export function findEnglishNumbers(text: string, to: LanguageCode): NumberExpression[] {
  const format = numberFormats[to]!
  const grammars = [findDates, findTimes, findPercentages, findOrdinals, findCodes, findFigures, findWords]
  return grammars.flatMap((find) => find(text, to, format))
}

function findDates(text: string, to: LanguageCode, format: NumberFormat): NumberExpression[] {
  const nameOf = (english: string) => format.months[englishMonths.indexOf(capitalise(english.toLowerCase()))]!
  const { swallowed } = format
  const asItIs = (name: string) => name
  const inPlace = (date: string) => (found: string) => format.dateInPlace?.(date, found) ?? date
  const monthAlone = format.monthForms ?? {
    forms: asItIs,
    inForm: asItIs,
    before: swallowed.month,
    inPlace: asItIs,
  }
  const read = (match: RegExpExecArray, dayAt: number, monthAt: number) => {
    const target = format.date(match[dayAt]!, nameOf(match[monthAt]!), match[3])
    return atMatch(match, { target, placeholder: standInDay(inPlace(target), to, swallowed.date) })
  }
  return [
    ...[...text.matchAll(monthFirst)].map((match) => read(match, 2, 1)),
    ...[...text.matchAll(dayFirst)].map((match) => read(match, 1, 2)),
    ...[...text.matchAll(monthAndYear)].map((match) => {
      const isInside = match[1] !== undefined
      const target = format.monthAndYear(nameOf(match[2]!), match[3]!, isInside)
      const [before, article] = isInside ? ['on ', swallowed.monthAndYear] : ['', '']
      return atMatch(match, { target, placeholder: standInDay(inPlace(target), to, article, before) })
    }),
    ...[...text.matchAll(bareMonth), ...text.matchAll(capitalMonth)].map((match) => {
      const target = nameOf(match[0])
      const asItself = {
        source: capitalise(match[0]),
        found: asWord(monthAlone.forms(target), to),
        replace: (found: string) => monthAlone.inForm(target, found),
      }
      const asDay = standInDay((found) => monthAlone.inPlace(target, found), to, monthAlone.before)
      return atMatch(match, {
        target,
        placeholder: (attempt, place) => (attempt === 0 ? asItself : asDay(attempt, place)),
      })
    }),
  ]
}

function findTimes(text: string, to: LanguageCode, format: NumberFormat): NumberExpression[] {
  return [...text.matchAll(timeOfDay)].map((match) => {
    const [hour, minutes] = (match[1] ?? match[0]).split(':')
    const target = format.time(hour!, minutes, match[2]?.toLowerCase() as 'a' | 'p' | undefined)
    const asAnother = standInCount({ target, measure: " o'clock", suffix: format.oClock }, known, to)
    // Models mostly copy a time as it is.
    const asItself = {
      source: match[0],
      found: new RegExp(namePattern(match[0]).source + format.oClock, 'giu'),
      replace: () => target,
    }
    return atMatch(match, {
      target,
      placeholder: (attempt, place) => (attempt === 0 ? asItself : asAnother(attempt, place)),
    })
  })
}

function findPercentages(text: string, to: LanguageCode, format: NumberFormat): NumberExpression[] {
  return [...text.matchAll(percentage)].map((match) => {
    const target = format.percentage(match[0].replace(/ ?(?:%|per ?cent)$/iu, ''))
    return atMatch(match, {
      target,
      placeholder: standInCount(
        { target, measure: ' percent', suffix: format.percent, prefix: format.percentBefore },
        known,
        to,
      ),
    })
  })
}

function findOrdinals(text: string, to: LanguageCode): NumberExpression[] {
  return [...text.matchAll(ordinal)].map((match) => {
    const value = Number(match[1])
    const target = ordinalOf(match[1]!, to)
    return atMatch(match, {
      target,
      placeholder: standInCount({ target, value, own: ordinals[value - 1] }, knownOrdinals, to),
    })
  })
}

function findCodes(text: string, to: LanguageCode, format: NumberFormat): NumberExpression[] {
  return [...text.matchAll(code)].map((match) =>
    atMatch(match, { target: match[0], placeholder: standInDay(match[0], to, format.swallowed.month) }),
  )
}

function findFigures(text: string, to: LanguageCode, format: NumberFormat): NumberExpression[] {
  return [...text.matchAll(figure)].map((match) => {
    const target = format.figure(match[0])
    const value = Number(match[0].replaceAll(/[, ]/gu, ''))
    const isKnown = Number.isInteger(value) && value <= largestWord && match[0] === String(value)
    return atMatch(match, {
      target,
      placeholder: standInCount({ target, value, own: isKnown ? match[0] : undefined }, known, to),
    })
  })
}

function findWords(text: string, to: LanguageCode): NumberExpression[] {
  return [...text.matchAll(numberWord)].map((match) => {
    const value = words.indexOf(match[0].toLowerCase()) + 1
    return atMatch(match, {
      target: String(value),
      placeholder: standInCount({ target: String(value), value, own: match[0] }, known, to),
    })
  })
}

// A day of the week stands in a sentence where a date does, and models know all of them.
function standInDay(
  target: string | ((found: string) => string),
  to: LanguageCode,
  swallowed: string,
  before = '',
): NumberExpression['placeholder'] {
  return (attempt, place) => {
    const index = (attempt + place) % weekdays.length
    const weekday = numberFormats[to]!.weekdays[index]!
    return {
      source: before + weekdays[index]!,
      found: asWord(swallowed + weekday, to),
      replace: typeof target === 'string' ? () => target : target,
    }
  }
}

function asWord(pattern: string, to: LanguageCode): RegExp {
  const letters = hasWordEdges(to) ? String.raw`\p{L}` : ''
  return new RegExp(String.raw`(?<![${letters}\d])${pattern}(?![${letters}\d])`, 'giu')
}
