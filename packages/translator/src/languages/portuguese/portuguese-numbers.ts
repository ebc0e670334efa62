import { hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in Brazil's Portuguese. */
export const portugueseNumbers: NumberRules = {
  words: [
    numberWord(1, 'uma?', 'primeir[oa]'),
    numberWord(2, 'dois|duas', 'segund[oa](?!-feira)'),
    numberWord(3, 'três', 'terceir[oa]'),
    numberWord(4, 'quatro', 'quart[oa](?!-feira)'),
    numberWord(5, 'cinco', 'quint[oa](?!-feira)'),
    numberWord(6, 'seis', 'sext[oa](?!-feira)'),
    numberWord(7, 'sete', 'sétim[oa]'),
    numberWord(8, 'oito', 'oitav[oa]'),
    numberWord(9, 'nove', 'non[oa]'),
    numberWord(10, 'dez', 'décim[oa]'),
    numberWord(11, 'onze', 'décim[oa] primeir[oa]|undécim[oa]'),
    numberWord(12, 'doze', 'décim[oa] segund[oa]|duodécim[oa]'),
    numberWord(20, 'vinte', 'vigésim[oa]'),
    numberWord(30, 'trinta', 'trigésim[oa]'),
    numberWord(50, 'cinquenta', 'quinquagésim[oa]'),
    numberWord(100, 'cem|cento', 'centésim[oa]'),
  ],
  large:
    /\d|(?<!\p{L})(?:dez|vinte|(?:tri|quare|cinque|sesse|sete|oite|nove)nta|cem|cento|mil|[bm]ilhão|[bm]ilhões)(?!\p{L})|centos(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:vinte|nta|cento|centos|mil) e )(?<!mil )',
    larger: 'mil|[bm]ilhão|[bm]ilhões|e (?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove)',
  },
  ordinal: (digits) => `${digits}º`,
  ordinalEnding: '[ºª]',
  format: {
    weekdays: ['domingo', 'segunda(?:-feira)?', 'sábado', 'sexta(?:-feira)?'],
    swallowed: { date: '(?:n?a )?', monthAndYear: '(?:n?[ao] )?', month: '(?:n?[ao] )?' },
    // A day takes the place of a weekday of either gender as "dia 5 de maio".
    date: (written) => `dia ${written.replace(/^1 /u, '1º ')}`,
    monthAndYear: (written, isInside) => (isInside ? `em ${written}` : written),
    time: (hour, minutes, half) => `${hourOfDay(hour, half)}h${minutes ?? ''}`,
    oClock: '(?: em ponto| horas?)?',
    percent: '(?: por cento| ?%)',
  },
}
