import type { HanNumbers } from '../number-rules.ts'
import { arabicFigure, knownFigures } from '../number-word.ts'

const thingsInOrder = {
  장: 'Chapter',
  화: 'Episode',
  권: 'Volume',
  부: 'Part',
  막: 'Act',
  회: 'Round',
  라운드: 'Round',
}
const measures = {
  '%': '%',
  퍼센트: '%',
  킬로미터: ' km',
  km: ' km',
  킬로그램: ' kg',
  kg: ' kg',
  킬로: ' kilos',
  그램: ' g',
  센티미터: ' cm',
  센티: ' cm',
  cm: ' cm',
  밀리미터: ' mm',
  mm: ' mm',
  톤: ' tons',
  리터: ' liters',
}

const large = '[십백천만억조]'
const figure = `${arabicFigure}(?: ?(?:${arabicFigure}|${large}))*`
// What follows a year or a month that is counted instead of named.
const counted = '(?! ?(?:전|후|간|뒤|동안|만에|째|이나|이상|넘|생|도(?![\\p{L}])|안에|내))'
// Without digits, letters of numbers are parts of many words; only where they can be nothing else.
const numeral =
  /(?<!\p{L})(?:[이삼사오육칠팔구]?[백천]|[일이삼사오육칠팔구]?십)(?:만|억|[일이삼사오육칠팔구])?(?= ?(?:명|년|원|분|초|번|개월|미터|마리|층|대|달러))/gu

/** Numbers of a Korean text in NFKC. */
export const koreanNumberGrammar: HanNumbers = {
  kind: 'han',
  into: 'ENG',
  known: knownFigures,
  weekdays: [
    ['일요일', 'Sunday'],
    ['월요일', 'Monday'],
    ['토요일', 'Saturday'],
    ['금요일', 'Friday'],
  ],
  date: new RegExp(
    `(?:(\\d{4})년${counted}(?: ?(\\d{1,2})월(?: ?(\\d{1,2})일)?)?|(?<!\\d)(\\d{1,2})월${counted}(?: ?(\\d{1,2})일)?)`,
    'gu',
  ),
  dayAlone: /(?<!\d)(\d{1,2})일(?=에|은|까지|부터)/gu,
  timeOfDay: /(?<!\d)(\d{1,2})시 ?(?:(\d{1,2})분|반)(?! ?(?:간|전|후))/gu,
  hour: '시',
  duration: /(\d+)(시간|분) ?(\d+)(분|초)/gu,
  durationUnits: { 시간: 'hours', 분: 'minutes', 초: 'seconds' },
  minutes: '분',
  inOrder: new RegExp(`제? ?(\\d+)(${Object.keys(thingsInOrder).join('|')})(?![\\p{L}])|(\\d+)층`, 'gu'),
  thingsInOrder,
  measured: new RegExp(`(${figure}) ?(${Object.keys(measures).join('|')})`, 'giu'),
  measures,
  dollars: '달러',
  score: /(\d+) ?대 ?(\d+)/gu,
  counts: [new RegExp(figure, 'gu'), numeral],
}
