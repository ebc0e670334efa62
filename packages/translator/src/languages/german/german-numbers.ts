import { clock, hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in German. */
export const germanNumbers: NumberRules = {
  words: [
    numberWord(1, 'ein(?:e[nmrs]?|s|mal)?', 'erste[nmrs]?'),
    numberWord(2, 'zwei(?:mal)?', 'zweite[nmrs]?'),
    numberWord(3, 'drei(?:mal)?', 'dritte[nmrs]?'),
    numberWord(4, 'vier', 'vierte[nmrs]?'),
    numberWord(5, 'fünf', 'fünfte[nmrs]?'),
    numberWord(6, 'sechs', 'sechste[nmrs]?'),
    numberWord(7, 'sieben', 'sieb(?:en)?te[nmrs]?'),
    numberWord(8, 'acht', 'achte[nmrs]?'),
    numberWord(9, 'neun', 'neunte[nmrs]?'),
    numberWord(10, 'zehn', 'zehnte[nmrs]?'),
    numberWord(11, 'elf', 'elfte[nmrs]?'),
    numberWord(12, 'zwölf', 'zwölfte[nmrs]?'),
    numberWord(20, 'zwanzig', 'zwanzigste[nmrs]?'),
    numberWord(30, 'dreißig', 'dreißigste[nmrs]?'),
    numberWord(50, 'fünfzig', 'fünfzigste[nmrs]?'),
    numberWord(100, '(?:ein)?hundert', 'hundertste[nmrs]?'),
  ],
  large:
    /\d|(?<!\p{L})zehn(?!\p{L})|(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig|zehn(?=tausend)|hundert|tausend|(?<!\p{L})million/iu,
  neighbours: {
    before: '',
    larger: 'tausend|hundert|Millionen|Milliarden',
  },
  ordinal: (digits) => `${digits}.`,
  format: {
    weekdays: ['Sonntag', 'Montag', 'Samstag', 'Freitag'],
    swallowed: { date: '', monthAndYear: '(?:am )?', month: '(?:am )?' },
    monthAndYear: (written, isInside) => (isInside ? `im ${written}` : written),
    // DIN 5008.
    time: (hour, minutes, half) => `${clock(hourOfDay(hour, half), minutes)} Uhr`,
    oClock: '(?: Uhr)?',
    percent: '(?: Prozent| ?%)',
  },
}
