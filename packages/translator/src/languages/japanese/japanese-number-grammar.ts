import type { HanNumbers } from '../number-rules.ts'
import { arabicFigure, knownHanNumerals } from '../number-word.ts'

const thingsInOrder = { 章: 'Chapter', 話: 'Episode', 巻: 'Volume', 部: 'Part', 幕: 'Act', 回: 'Round' }
const measures = {
  '%': '%',
  パーセント: '%',
  キロメートル: ' km',
  km: ' km',
  キログラム: ' kg',
  kg: ' kg',
  キロ: ' kilos',
  グラム: ' g',
  センチメートル: ' cm',
  センチ: ' cm',
  cm: ' cm',
  ミリ: ' mm',
  mm: ' mm',
  トン: ' tons',
  リットル: ' liters',
}

const kanji = '[〇一二三四五六七八九十百千]'
const large = '[十百千万億兆]'
const figure = `(?:${arabicFigure}|${kanji}+)(?:(?:${arabicFigure}|${kanji}+)|${large})*`
const whole = String.raw`(?:\d+|${kanji}+)`
// What follows a year, a month or a day that is counted instead of named.
const counted = '(?!間|前|後|も|目|ぶり|生|以|経|ほど|くらい|ぐらい|か月)'
// Numerals are parts of many words (一番, 八百屋, 三郎), so they count only before a counter, and not the smallest, which models know as words (一人, 二つ).
const counters =
  '人|名|匹|頭|羽|本|枚|冊|台|個|つ|回|度|倍|歳|才|年|か月|ヶ月|ヵ月|週間|日|時間|時|分|秒|円|ドル|メートル|丁|軒|階|番|点|発|段|歩|杯|票|隻|機|体|足|着|件|代'
const numeral = new RegExp(
  [
    `(?<![\\p{Script=Han}])(?!(?:一|二)(?:${counters}))${kanji}(?=${counters})`,
    `(?!千代|万一)${kanji}(?:${kanji}|${large})+(?=${counters})`,
    `${kanji}(?:${kanji}|${large}){2,}`,
    `(?<![\\p{Script=Han}])${kanji}{2}(?!\\p{Script=Han})`,
  ]
    .map((form) => `(?!十分(?!前|後|で|間))(?:${form})`)
    .join('|'),
  'gu',
)

/** Numbers of a Japanese text in NFKC. */
export const japaneseNumberGrammar: HanNumbers = {
  kind: 'han',
  into: 'ENG',
  known: knownHanNumerals,
  weekdays: [
    ['日曜日', 'Sunday'],
    ['月曜日', 'Monday'],
    ['土曜日', 'Saturday'],
    ['金曜日', 'Friday'],
  ],
  date: new RegExp(
    `(?:(\\d{4}|[一二][〇一二三四五六七八九]{3})年${counted}(?:(${whole})月(?:(${whole})日)?)?|(${whole})月(?:(${whole})日)?)${counted}`,
    'gu',
  ),
  dayAlone: /(\d{1,2})日(?=に|の|は|まで|から)/gu,
  timeOfDay: new RegExp(`(${whole})時(?:(${whole})分|半)(?!間)`, 'gu'),
  hour: '時',
  duration: new RegExp(`(${whole})(時間|分)(${whole})(分|秒)(?!前|後)`, 'gu'),
  durationUnits: { 時間: 'hours', 分: 'minutes', 秒: 'seconds' },
  minutes: '分',
  inOrder: new RegExp(`第(${figure})(${Object.keys(thingsInOrder).join('|')})|(${whole})階`, 'gu'),
  thingsInOrder,
  measured: new RegExp(`(${figure})(${Object.keys(measures).join('|')})(?!目)`, 'giu'),
  measures,
  dollars: 'ドル',
  score: new RegExp(`(${whole})対(${whole})`, 'gu'),
  counts: [new RegExp(`${arabicFigure}(?:${large}|${arabicFigure})*`, 'gu'), numeral],
}
