import { hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in Vietnamese. */
export const vietnameseNumbers: NumberRules = {
  words: [
    numberWord(1, 'một', 'thứ nhất|đầu tiên'),
    numberWord(2, 'hai', 'thứ hai'),
    numberWord(3, 'ba', 'thứ ba'),
    numberWord(4, 'bốn', 'thứ tư'),
    numberWord(5, 'năm', 'thứ năm'),
    numberWord(6, 'sáu', 'thứ sáu'),
    numberWord(7, 'bảy', 'thứ bảy'),
    numberWord(8, 'tám', 'thứ tám'),
    numberWord(9, 'chín', 'thứ chín'),
    numberWord(10, 'mười', 'thứ mười'),
    numberWord(11, 'mười một', 'thứ mười một'),
    numberWord(12, 'mười hai', 'thứ mười hai'),
    numberWord(20, 'hai mươi', 'thứ hai mươi'),
    numberWord(30, 'ba mươi', 'thứ ba mươi'),
    numberWord(50, 'năm mươi', 'thứ năm mươi'),
    numberWord(100, 'một trăm', 'thứ một trăm'),
  ],
  large: /\d|(?<!\p{L})(?:mười|mươi|trăm|nghìn|ngàn|triệu|tỷ)(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:mười|mươi|trăm|nghìn|ngàn|triệu|lẻ|linh) )',
    larger: 'mươi|trăm|nghìn|ngàn|triệu|tỷ|mốt|một|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín',
  },
  ordinal: (digits) => `thứ ${digits}`,
  format: {
    months: Array.from({ length: 12 }, (_, month) => `tháng ${month + 1}`),
    monthForms: {
      forms: formsOfMonth,
      inForm: (month) => month,
      before: '',
      inPlace: (month) => month,
    },
    weekdays: ['chủ nhật', 'thứ (?:hai|2)', 'thứ (?:bảy|7)', 'thứ (?:sáu|6)'],
    swallowed: { date: '(?:ngày )?', monthAndYear: '(?:ngày )?', month: '(?:ngày )?' },
    date: (written) => `ngày ${written.replace(', ', ' năm ')}`,
    time: (hour, minutes, half) => {
      const ofDay = hourOfDay(hour, half)
      return minutes === undefined || minutes === '00' ? `${ofDay} giờ` : `${ofDay} giờ ${minutes}`
    },
    oClock: '(?: giờ(?: đúng)?)?',
    percent: '(?: phần trăm| ?%)',
  },
}

// Months are numbers, and words too ("tháng năm" is May).
const monthWords = 'một|giêng, hai, ba, tư|bốn, năm, sáu, bảy, tám, chín, mười, mười một, mười hai|chạp'.split(', ')

function formsOfMonth(month: string): string {
  const number = Number(month.slice('tháng '.length))
  return `tháng (?:${number}|${monthWords[number - 1]})(?! ?(?:một|hai|\\d))`
}
