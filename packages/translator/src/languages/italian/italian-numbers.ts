import { clock, hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in Italian. */
export const italianNumbers: NumberRules = {
  words: [
    numberWord(1, 'un[ao]?', 'prim[aeio]'),
    numberWord(2, 'due', 'second[aeio]'),
    numberWord(3, 'tre', 'terz[aeio]'),
    numberWord(4, 'quattro', 'quart[aeio]'),
    numberWord(5, 'cinque', 'quint[aeio]'),
    numberWord(6, 'sei', 'sest[aeio]'),
    numberWord(7, 'sette', 'settim[aeio]'),
    numberWord(8, 'otto', 'ottav[aeio]'),
    numberWord(9, 'nove', 'non[aeio]'),
    numberWord(10, 'dieci', 'decim[aeio]'),
    numberWord(11, 'undici', 'undicesim[aeio]'),
    numberWord(12, 'dodici', 'dodicesim[aeio]'),
    numberWord(20, 'venti', 'ventesim[aeio]'),
    numberWord(30, 'trenta', 'trentesim[aeio]'),
    numberWord(50, 'cinquanta', 'cinquantesim[aeio]'),
    numberWord(100, 'cento', 'centesim[aeio]'),
  ],
  large:
    /\d|(?<!\p{L})(?:dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|milion[ei]|miliard[io])(?!\p{L})|mila(?!\p{L})/iu,
  neighbours: {
    before: '(?<! e )(?<!mille )',
    larger: 'mila|milion[ei]|miliard[io]|e un[ao]?',
  },
  ordinal: (digits) => `${digits}º`,
  ordinalEnding: '[ºª]',
  format: {
    weekdays: ['domenica', 'lunedì', 'sabato', 'venerdì'],
    swallowed: { date: '(?:il |la |di )?', monthAndYear: '(?:il |la |di )?', month: '(?:il |la |di )?' },
    // Accademia della Crusca's advice; the first of a month alone is an ordinal.
    date: (written, day) => {
      if (day === '1') return `il 1º${written.slice(1)}`
      return (day === '8' || day === '11' ? "l'" : 'il ') + written
    },
    monthAndYear: (written, isInside) => (isInside ? `nel ${written}` : written),
    time: (hour, minutes, half) => clock(hourOfDay(hour, half), minutes),
    oClock: '(?: in punto)?',
    percent: '(?: per cento| ?%)',
  },
}
