import { monthsOf } from '../calendar.ts'
import type { AlphabeticNumbers } from '../number-rules.ts'

const months = monthsOf('en')
const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const month = `(${months.join('|')})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]\d)`
const year = String.raw`(?:,? (\d{4}))?`

/** Numbers of an English text: dates, times, percentages and ordinals by rule, others copied; small ones as words too. */
export const englishNumberGrammar: AlphabeticNumbers = {
  kind: 'alphabetic',
  known: [
    { source: '10', value: 10 },
    { source: 'three', value: 3 },
    { source: '20', value: 20 },
    { source: 'five', value: 5 },
    { source: '30', value: 30 },
    { source: 'four', value: 4 },
  ],
  knownOrdinals: [
    { source: 'third', value: 3 },
    { source: 'second', value: 2 },
    { source: 'fifth', value: 5 },
    { source: 'first', value: 1 },
  ],
  words,
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  weekdays: ['Sunday', 'Monday', 'Saturday', 'Friday'],
  months,
  monthFirst: new RegExp(String.raw`\b${month} ${day}${year}(?![\p{L}\d])`, 'giu'),
  dayFirst: new RegExp(String.raw`\b(?:the )?${day}(?: of)? ${month}${year}(?![\p{L}\d])`, 'giu'),
  monthAndYear: new RegExp(String.raw`\b(in )?${month},? (\d{4})(?![\p{L}\d])`, 'giu'),
  bareMonths: [
    // May and March are other words too.
    new RegExp(
      String.raw`\b(?!may|march)${month}\b|(?<=\b(?:in|since|until|every|this|next|last|of) )(may|march)\b`,
      'giu',
    ),
    /(?<=\p{Ll},? )(?:May|March)\b/gu,
  ],
  timeOfDay: /\b(\d{1,2}(?::\d{2})?) ?([ap])\.?m\b\.?|\b\d{1,2}:\d{2}(?![\d:])/giu,
  percentage: /(?<![\p{L}\d])-?\d+(?:[.,]\d+)* ?(?:%|percent\b|per cent\b)/giu,
  percentSign: / ?(?:%|per ?cent)$/giu,
  ordinal: /(?<![\p{L}\d])(\d+)(?:st|nd|rd|th)\b/giu,
  figure:
    /(?<![\p{L}\d])(?:[-.](?=\d))?(?:\d{1,3}(?: \d{3})+(?!\d|[.,:/-]\d)|\d+(?:[.,:/-]\d+)*)(?:(?!(?:st|nd|rd|th)\b)\p{L}[\p{L}\d]*)?/giu,
  code: /(?<![\p{L}\d])\p{L}+-?\d[\p{L}\d]*(?:[.,:/-]\d[\p{L}\d]*)*/gu,
  numberWord: new RegExp(
    String.raw`(?<![\p{L}-])(?:${words.slice(1).join('|')})(?![\p{L}-]| hundred| thousand| million)`,
    'giu',
  ),
  said: { oClock: " o'clock", percent: ' percent', on: 'on ' },
}
