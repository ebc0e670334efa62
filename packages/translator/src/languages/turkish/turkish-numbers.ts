import { clock, hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'
import { turkishEnding, withTurkishEnding } from './turkish-endings.ts'

/** Numbers in Turkish. */
export const turkishNumbers: NumberRules = {
  words: [
    numberWord(1, 'bir', 'birinci|ilk'),
    numberWord(2, 'iki', 'ikinci'),
    numberWord(3, 'üç', 'üçüncü'),
    numberWord(4, 'dört', 'dördüncü'),
    numberWord(5, 'beş', 'beşinci'),
    numberWord(6, 'altı', 'altıncı'),
    numberWord(7, 'yedi', 'yedinci'),
    numberWord(8, 'sekiz', 'sekizinci'),
    numberWord(9, 'dokuz', 'dokuzuncu'),
    numberWord(10, 'on', 'onuncu'),
    numberWord(11, 'on bir', 'on birinci'),
    numberWord(12, 'on iki', 'on ikinci'),
    numberWord(20, 'yirmi', 'yirminci'),
    numberWord(30, 'otuz', 'otuzuncu'),
    numberWord(50, 'elli', 'ellinci'),
    numberWord(100, 'yüz', 'yüzüncü'),
  ],
  large: /\d|(?<!\p{L})(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar)(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin) )',
    larger: 'yüz|bin|milyon|milyar|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz',
  },
  ordinal: (digits) => `${digits}.`,
  ending: turkishEnding,
  format: {
    // Yazım Kılavuzu (Türk Dil Kurumu): endings of figures stand behind an apostrophe.
    monthForms: {
      forms: (month) => `${month}(?:['’]?\\p{Ll}+)?`,
      inForm: (month, found) => month + found.slice(month.length),
      before: '',
      inPlace: onTurkishDay,
    },
    weekdays: ['pazar(?: günü)?', 'pazartesi(?: günü)?', 'cumartesi(?: günü)?', 'cuma(?: günü)?'],
    dateInPlace: onTurkishDay,
    time: (hour, minutes, half) => clock(hourOfDay(hour, half), minutes),
    oClock: '',
    percentBefore: '(?:% ?|yüzde )',
    percent: '',
  },
}

// "Pazar günü" is on Sunday; a date says so by its ending.
function onTurkishDay(date: string, found: string): string {
  return found.endsWith('günü') ? withTurkishEnding(date, "'de") : date
}
