import { clock, hourOfDay } from '../calendar.ts'
import type { NumberRules, NumberWord } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

const parts = 'หนึ่ง|เอ็ด|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน'

// Words stand side by side: a numeral beside another makes a larger number.
function thai(value: number, written: string): NumberWord {
  const alone = `(?<!${parts})(?:${written})(?!${parts})`
  return numberWord(value, `(?<!ที่ ?)${alone}`, value === 1 ? `ที่ ?${alone}|แรก` : `ที่ ?${alone}`)
}

/** Numbers in Thai. */
export const thaiNumbers: NumberRules = {
  words: [
    thai(1, 'หนึ่ง'),
    thai(2, 'สอง'),
    thai(3, 'สาม'),
    thai(4, 'สี่'),
    thai(5, 'ห้า'),
    thai(6, 'หก'),
    thai(7, 'เจ็ด'),
    thai(8, 'แปด'),
    thai(9, 'เก้า'),
    thai(10, 'สิบ'),
    thai(11, 'สิบเอ็ด'),
    thai(12, 'สิบสอง'),
    thai(20, 'ยี่สิบ'),
    thai(30, 'สามสิบ'),
    thai(50, 'ห้าสิบ'),
    thai(100, '(?:หนึ่ง)?ร้อย'),
  ],
  ordinal: (digits) => `ที่ ${digits}`,
  format: {
    weekdays: ['วันอาทิตย์', 'วันจันทร์', 'วันเสาร์', 'วันศุกร์'],
    date: (written) => `วันที่ ${written}`,
    time: (hour, minutes, half) => `${clock(hourOfDay(hour, half), minutes ?? '00')} น.`,
    oClock: '(?: ?นาฬิกา| ?โมง)?',
    percent: '(?: ?%| ?เปอร์เซ็นต์)',
  },
}
