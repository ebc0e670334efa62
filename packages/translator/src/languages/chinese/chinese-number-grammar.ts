import type { HanNumbers } from '../number-rules.ts'
import { arabicFigure, knownHanNumerals } from '../number-word.ts'

const thingsInOrder = {
  章: 'Chapter',
  话: 'Episode',
  集: 'Episode',
  卷: 'Volume',
  部: 'Part',
  幕: 'Act',
  回合: 'Round',
  回: 'Chapter',
}
const measures = {
  '%': '%',
  公里: ' km',
  千米: ' km',
  km: ' km',
  公斤: ' kg',
  千克: ' kg',
  kg: ' kg',
  厘米: ' cm',
  公分: ' cm',
  cm: ' cm',
  毫米: ' mm',
  mm: ' mm',
  吨: ' tons',
  升: ' liters',
}

const numerals = '[〇零一二三四五六七八九十百千]|两(?=[百千万亿])'
const large = '[十百千万亿]'
const figure = `(?:${arabicFigure}|(?:${numerals})+)(?:${arabicFigure}|${numerals}|${large})*`
const whole = String.raw`(?:\d+|[〇零一二三四五六七八九十]+)`
// What follows a year that is counted instead of named.
const counted = '(?!前|后|间|来|多|以|之)'
// Numerals are parts of many words (一起, 三明治, 千万别), so they count only before a counter, and not the smallest, which models know as words (一个, 两天).
const counters =
  '个|名|位|只|条|头|匹|本|张|册|台|件|次|倍|岁|年|天|周|小时|分钟|秒|元|块|美元|米|里|间|层|发|段|步|杯|票|艘|架|人|把|颗|支|枝|座|家|道|种|句|辆|份|群|遍|场|斤|层楼'
const numeral = new RegExp(
  [
    `(?<![\\p{Script=Han}])(?!(?:一|二)(?:${counters}))(?:${numerals})(?=${counters})`,
    `(?!千万|万一)(?:${numerals})(?:${numerals}|${large})+(?=${counters})`,
    `(?:${numerals})(?:${numerals}|${large}){2,}`,
    `(?<![\\p{Script=Han}])(?:${numerals}){2}(?!\\p{Script=Han})`,
  ]
    // Not "very", "all kinds of" and the like.
    .map((form) => `(?!十分(?!钟)|一一|千百)(?:${form})`)
    .join('|'),
  'gu',
)

/** Numbers of a Chinese text in NFKC and simplified characters. */
export const chineseNumberGrammar: HanNumbers = {
  kind: 'han',
  into: 'ENG',
  known: knownHanNumerals,
  weekdays: [
    ['星期天', 'Sunday'],
    ['星期一', 'Monday'],
    ['星期六', 'Saturday'],
    ['星期五', 'Friday'],
  ],
  date: new RegExp(
    `(?:(\\d{4}|[一二][〇零一二三四五六七八九]{3})年${counted}(?:(${whole})月(?:份|(${whole})[日号])?)?|(?<!第)(${whole})月(?!亮|光|球|票)(?:份|(${whole})[日号])?)`,
    'gu',
  ),
  dayAlone: /(?<!\d)(\d{1,2})号(?=[早晚上下中那之以])/gu,
  timeOfDay: new RegExp(`(${whole})点(?:(${whole})分?|半)(?!钟|之)`, 'gu'),
  hour: '点',
  duration: new RegExp(`(${whole})(小时|分钟|分)(${whole})(分钟|分|秒)`, 'gu'),
  durationUnits: { 小时: 'hours', 分钟: 'minutes', 分: 'minutes', 秒: 'seconds' },
  minutes: '分钟',
  inOrder: new RegExp(`第(${figure})(${Object.keys(thingsInOrder).join('|')})|(${whole})楼`, 'gu'),
  thingsInOrder,
  measured: new RegExp(`(${figure})(${Object.keys(measures).join('|')})`, 'giu'),
  measures,
  dollars: '美元',
  percentage: new RegExp(`百分之(${figure})`, 'gu'),
  score: new RegExp(`(${whole})比(${whole})`, 'gu'),
  counts: [new RegExp(`${arabicFigure}(?:${large}|${arabicFigure})*`, 'gu'), numeral],
}
