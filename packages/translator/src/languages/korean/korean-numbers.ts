import { eastAsianTime } from '../calendar.ts'
import type { NumberRules, NumberWord } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'
import { koreanNumberGrammar } from './korean-number-grammar.ts'

// Native numerals count things, with a form of their own before what is counted; those from Chinese count time, money and floors.
const chineseCounted = '(?= ?(?:년|월|일|분|초|층|번|주|개월|학년|원|달러|퍼센트|미터|킬로))'

function korean(value: number, native: string, counting: string, fromChinese: string, ordinal = counting): NumberWord {
  const numerals = [native, `${counting}(?= )(?! 번째)`, fromChinese + chineseCounted].join('|')
  const ordinals = `${ordinal} ?번째|${native}째|제 ?${fromChinese}(?!\\p{L})`
  return numberWord(value, `(?<!\\p{L})(?:${numerals})(?!째)`, `(?<!\\p{L})(?:${ordinals})|제 ?${value}(?!\\d)`)
}

/** Numbers in Korean. */
export const koreanNumbers: NumberRules = {
  words: [
    korean(1, '하나', '한', '일', '첫'),
    korean(2, '둘(?!러)', '두', '이'),
    korean(3, '셋', '세', '삼'),
    korean(4, '넷', '네', '사'),
    korean(5, '다섯', '다섯', '오'),
    korean(6, '여섯', '여섯', '육'),
    korean(7, '일곱', '일곱', '칠'),
    korean(8, '여덟', '여덟', '팔'),
    korean(9, '아홉', '아홉', '구'),
    // "열" begins the word for opening too.
    korean(10, '열(?!\\p{L})', '열', '십'),
    korean(11, '열하나', '열한', '십일'),
    korean(12, '열둘', '열두', '십이'),
    korean(20, '스물(?![가-힣])', '스무', '이십'),
    korean(30, '서른(?![가-힣])', '서른', '삼십'),
    korean(50, '쉰(?![가-힣])', '쉰', '오십'),
    korean(100, '백(?![가-힣])', '백', '백'),
  ],
  ordinal: (digits) => `${digits}번째`,
  ordinalEnding: ' ?번째',
  format: {
    weekdays: ['일요일', '월요일', '토요일', '금요일'],
    time: eastAsianTime({ units: ['시', '분'], gap: ' ', halves: { a: '오전', p: '오후' } }),
    oClock: ' ?시',
    percent: '(?: ?%| ?퍼센트| ?프로)',
  },
  grammar: koreanNumberGrammar,
}
