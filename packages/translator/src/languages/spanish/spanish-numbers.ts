import { clock } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in Spanish. */
export const spanishNumbers: NumberRules = {
  words: [
    numberWord(1, 'una?|uno', 'primer[oa]?'),
    numberWord(2, 'dos', 'segund[oa]'),
    numberWord(3, 'tres', 'tercer[oa]?'),
    numberWord(4, 'cuatro', 'cuart[oa]'),
    numberWord(5, 'cinco', 'quint[oa]'),
    numberWord(6, 'seis', 'sext[oa]'),
    numberWord(7, 'siete', 'séptim[oa]'),
    numberWord(8, 'ocho', 'octav[oa]'),
    numberWord(9, 'nueve', 'noven[oa]'),
    numberWord(10, 'diez', 'décim[oa]'),
    numberWord(11, 'once', 'undécim[oa]'),
    numberWord(12, 'doce', 'duodécim[oa]'),
    numberWord(20, 'veinte', 'vigésim[oa]'),
    numberWord(30, 'treinta', 'trigésim[oa]'),
    numberWord(50, 'cincuenta', 'quincuagésim[oa]'),
    numberWord(100, 'cien(?:to)?', 'centésim[oa]'),
  ],
  large: /\d|(?<!\p{L})(?:diez|veinte|treinta|cuarenta|cincuenta|sesenta|cien|ciento|mil|millón|millones)(?!\p{L})/iu,
  neighbours: {
    before: '(?<! y )(?<!mil )',
    larger: 'mil|millón|millones|ciento|cientos|y (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)',
  },
  ordinal: (digits) => `${digits}.º`,
  ordinalEnding: '\\.?[ºª]',
  format: {
    weekdays: ['domingo', 'lunes', 'sábado', 'viernes'],
    swallowed: { date: '', monthAndYear: '(?:el )?', month: '(?:el )?' },
    monthAndYear: (written, isInside) => (isInside ? `en ${written}` : written),
    time: (hour, minutes, half) => clock(hour, minutes) + (half === undefined ? '' : ` ${half.toUpperCase()}M`),
    oClock: '(?: en punto)?',
    percentage: (figure) => `${figure}%`,
    percent: ' por ciento',
    keepsFigures: true,
  },
}
