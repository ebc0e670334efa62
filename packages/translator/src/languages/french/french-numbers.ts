import { hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in French. */
export const frenchNumbers: NumberRules = {
  words: [
    numberWord(1, 'une?', 'premi(?:er|ère)'),
    numberWord(2, 'deux', 'deuxième|seconde?'),
    numberWord(3, 'trois', 'troisième'),
    numberWord(4, 'quatre', 'quatrième'),
    numberWord(5, 'cinq', 'cinquième'),
    numberWord(6, 'six', 'sixième'),
    numberWord(7, 'sept', 'septième'),
    numberWord(8, 'huit', 'huitième'),
    numberWord(9, 'neuf', 'neuvième'),
    numberWord(10, 'dix', 'dixième'),
    numberWord(11, 'onze', 'onzième'),
    numberWord(12, 'douze', 'douzième'),
    numberWord(20, 'vingt', 'vingtième'),
    numberWord(30, 'trente', 'trentième'),
    numberWord(50, 'cinquante', 'cinquantième'),
    numberWord(100, 'cent', 'centième'),
  ],
  large: /\d|(?<!\p{L})(?:dix|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?)(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:vingt|ante|soixante|trente|cents?|mille)[- ])(?<![ -]et[ -])',
    larger: 'mille|millions?|milliards?|cents?|vingts?|et une?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|onze',
  },
  ordinal: (digits) => (digits === '1' ? '1er' : `${digits}e`),
  ordinalEnding: 'i?[eè](?:r|re|me)?',
  format: {
    weekdays: ['dimanche', 'lundi', 'samedi', 'vendredi'],
    swallowed: { date: '(?:le |ce )?', monthAndYear: '(?:le |ce )?', month: '(?:le |ce )?' },
    date: (written) => `le ${written.replace(/^1 /u, '1er ')}`,
    monthAndYear: (written, isInside) => (isInside ? `en ${written}` : written),
    time: (hour, minutes, half) => `${hourOfDay(hour, half)} h${minutes === undefined ? '' : ` ${minutes}`}`,
    oClock: '(?: heures?)?',
    percent: '(?: pour cent| ?%)',
  },
}
