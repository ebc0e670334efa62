import type { LanguageRules } from '../languages/language-rules.ts'
import type { AlphabeticNumbers, NumberFormat } from '../languages/number-rules.ts'
import { namePattern } from '../text/glossary-terms.ts'
import { capitalise } from '../text/letter-case.ts'
import { hasWordEdges } from '../text/unspaced.ts'
import { placeholderCount } from './count-placeholder.ts'
import { atMatch, type NumberExpression } from './number-expression.ts'
import { largestWord, ordinalOf } from './number-words.ts'
import { writeDate, writeFigure, writeMonthAndYear, writeMonths, writePercentage } from './write-numbers.ts'

/** What numbers are found by: how the source writes them, and how the target does. */
interface NumberPair {
  readonly grammar: AlphabeticNumbers
  readonly target: LanguageRules
  readonly format: NumberFormat
}

/** The numbers of a text in a language with an alphabet, for a target that has a format for them. */
export function findAlphabeticNumbers(text: string, pair: NumberPair): NumberExpression[] {
  const finders = [findDates, findTimes, findPercentages, findOrdinals, findCodes, findFigures, findWords]
  return finders.flatMap((find) => find(text, pair))
}

function findDates(text: string, pair: NumberPair): NumberExpression[] {
  const { grammar, target: language, format } = pair
  const months = writeMonths(language)
  const monthOf = (name: string) => grammar.months.indexOf(capitalise(name.toLowerCase()))
  const swallowed = format.swallowed ?? { date: '', monthAndYear: '', month: '' }
  const asItIs = (name: string) => name
  const inPlace = (date: string) => (found: string) => format.dateInPlace?.(date, found) ?? date
  const monthAlone = format.monthForms ?? {
    forms: asItIs,
    inForm: asItIs,
    before: swallowed.month,
    inPlace: asItIs,
  }
  const read = (match: RegExpExecArray, dayAt: number, monthAt: number) => {
    const target = writeDate(language, match[dayAt]!, monthOf(match[monthAt]!), match[3])
    return atMatch(match, { target, placeholder: placeholderDay(inPlace(target), pair, swallowed.date) })
  }
  return [
    ...[...text.matchAll(grammar.monthFirst)].map((match) => read(match, 2, 1)),
    ...[...text.matchAll(grammar.dayFirst)].map((match) => read(match, 1, 2)),
    ...[...text.matchAll(grammar.monthAndYear)].map((match) => {
      const isInside = match[1] !== undefined
      const target = writeMonthAndYear(language, monthOf(match[2]!), match[3]!, isInside)
      const [before, article] = isInside ? [grammar.said.on, swallowed.monthAndYear] : ['', '']
      return atMatch(match, { target, placeholder: placeholderDay(inPlace(target), pair, article, before) })
    }),
    ...grammar.bareMonths
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map((match) => {
        const target = months[monthOf(match[0])]!
        const asItself = {
          source: capitalise(match[0]),
          found: asWord(monthAlone.forms(target), language),
          replace: (found: string) => monthAlone.inForm(target, found),
        }
        const asDay = placeholderDay((found) => monthAlone.inPlace(target, found), pair, monthAlone.before)
        return atMatch(match, {
          target,
          placeholder: (attempt, place) => (attempt === 0 ? asItself : asDay(attempt, place)),
        })
      }),
  ]
}

function findTimes(text: string, { grammar, target: language, format }: NumberPair): NumberExpression[] {
  return [...text.matchAll(grammar.timeOfDay)].map((match) => {
    const [hour, minutes] = (match[1] ?? match[0]).split(':')
    const target = format.time(hour!, minutes, match[2]?.toLowerCase() as 'a' | 'p' | undefined)
    const asAnother = placeholderCount(
      { target, measure: grammar.said.oClock, suffix: format.oClock },
      grammar.known,
      language,
    )
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

function findPercentages(text: string, { grammar, target: language, format }: NumberPair): NumberExpression[] {
  return [...text.matchAll(grammar.percentage)].map((match) => {
    const target = writePercentage(language, match[0].replaceAll(grammar.percentSign, ''))
    return atMatch(match, {
      target,
      placeholder: placeholderCount(
        { target, measure: grammar.said.percent, suffix: format.percent, prefix: format.percentBefore },
        grammar.known,
        language,
      ),
    })
  })
}

function findOrdinals(text: string, { grammar, target: language }: NumberPair): NumberExpression[] {
  return [...text.matchAll(grammar.ordinal)].map((match) => {
    const value = Number(match[1])
    const target = ordinalOf(match[1]!, language)
    return atMatch(match, {
      target,
      placeholder: placeholderCount(
        { target, value, own: grammar.ordinals[value - 1] },
        grammar.knownOrdinals,
        language,
      ),
    })
  })
}

function findCodes(text: string, pair: NumberPair): NumberExpression[] {
  return [...text.matchAll(pair.grammar.code)].map((match) =>
    atMatch(match, {
      target: match[0],
      placeholder: placeholderDay(match[0], pair, pair.format.swallowed?.month ?? ''),
    }),
  )
}

function findFigures(text: string, { grammar, target: language }: NumberPair): NumberExpression[] {
  return [...text.matchAll(grammar.figure)].map((match) => {
    const target = writeFigure(language, match[0])
    const value = Number(match[0].replaceAll(/[, ]/gu, ''))
    const isKnown = Number.isInteger(value) && value <= largestWord && match[0] === String(value)
    return atMatch(match, {
      target,
      placeholder: placeholderCount({ target, value, own: isKnown ? match[0] : undefined }, grammar.known, language),
    })
  })
}

function findWords(text: string, { grammar, target: language }: NumberPair): NumberExpression[] {
  return [...text.matchAll(grammar.numberWord)].map((match) => {
    const value = grammar.words.indexOf(match[0].toLowerCase()) + 1
    return atMatch(match, {
      target: String(value),
      placeholder: placeholderCount({ target: String(value), value, own: match[0] }, grammar.known, language),
    })
  })
}

// A day of the week stands in a sentence where a date does, and models know all of them.
function placeholderDay(
  target: string | ((found: string) => string),
  { grammar, target: language, format }: NumberPair,
  swallowed: string,
  before = '',
): NumberExpression['placeholder'] {
  return (attempt, place) => {
    const index = (attempt + place) % grammar.weekdays.length
    return {
      source: before + grammar.weekdays[index]!,
      found: asWord(swallowed + format.weekdays[index]!, language),
      replace: typeof target === 'string' ? () => target : target,
    }
  }
}

function asWord(pattern: string, { code }: LanguageRules): RegExp {
  const letters = hasWordEdges(code) ? String.raw`\p{L}` : ''
  return new RegExp(String.raw`(?<![${letters}\d])${pattern}(?![${letters}\d])`, 'giu')
}
