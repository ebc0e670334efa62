import type { LanguageCode } from '@fukidashi/contract/languages'
import { type KnownNumber, standInCount } from './count-stand-in.ts'
import { atMatch, type NumberExpression } from './number-expression.ts'
import { largestWord, rankOf } from './number-words.ts'
import { parseJapaneseNumber } from './parse-japanese-number.ts'

const known: readonly KnownNumber[] = [
  { source: '10', value: 10 },
  { source: '三', value: 3 },
  { source: '5', value: 5 },
  { source: '20', value: 20 },
  { source: '四', value: 4 },
  { source: '30', value: 30 },
]
const weekdays = [
  ['日曜日', 'Sunday'],
  ['月曜日', 'Monday'],
  ['土曜日', 'Saturday'],
  ['金曜日', 'Friday'],
] as const
const months = 'January February March April May June July August September October November December'.split(' ')
const thingsInOrder: Readonly<Record<string, string>> = {
  章: 'Chapter',
  話: 'Episode',
  巻: 'Volume',
  部: 'Part',
  幕: 'Act',
  回: 'Round',
}
const measures: Readonly<Record<string, string>> = {
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

const arabic = String.raw`\d+(?:[.,:/-]\d+)*`
const kanji = '[〇一二三四五六七八九十百千]'
const large = '[十百千万億兆]'
const figure = `(?:${arabic}|${kanji}+)(?:(?:${arabic}|${kanji}+)|${large})*`
const whole = String.raw`(?:\d+|${kanji}+)`
// What follows a year, a month or a day that is counted instead of named.
const counted = '(?!間|前|後|も|目|ぶり|生|以|経|ほど|くらい|ぐらい|か月)'
const date = new RegExp(
  `(?:(\\d{4}|[一二][〇一二三四五六七八九]{3})年${counted}(?:(${whole})月(?:(${whole})日)?)?|(${whole})月(?:(${whole})日)?)${counted}`,
  'gu',
)
const timeOfDay = new RegExp(`(${whole})時(?:(${whole})分|半)(?!間)`, 'gu')
const dayAlone = new RegExp(`(\\d{1,2})日(?=に|の|は|まで|から)`, 'gu')
const duration = new RegExp(`(${whole})(時間|分)(${whole})(分|秒)(?!前|後)`, 'gu')
const code =
  /(?<![\p{Script=Latin}\d])(?:\p{Script=Latin}+-?\d|\d+\p{Script=Latin})[\p{Script=Latin}\d]*(?:[.,:/-]\d+)*/gu
const score = new RegExp(`(${whole})対(${whole})`, 'gu')
const inOrder = new RegExp(`第(${figure})(${Object.keys(thingsInOrder).join('|')})|(${whole})階`, 'gu')
const measured = new RegExp(`(${figure})(${Object.keys(measures).join('|')})(?!目)`, 'giu')
const written = new RegExp(`${arabic}(?:${large}|${arabic})*`, 'gu')
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

/** Numbers of a Japanese text in NFKC: dates, times, ranks and measures by rule, the others with their counter left to the model. */
export function findJapaneseNumbers(text: string, to: LanguageCode): NumberExpression[] {
  const grammars = [findDates, findTimes, findDurations, findInOrder, findMeasured, findCodes, findCounts]
  return grammars.flatMap((find) => find(text, to))
}

function findDates(text: string): NumberExpression[] {
  const days = [...text.matchAll(dayAlone)].map((match) => {
    const target = `the ${rankOf(match[1]!, 'ENG')}`
    return atMatch(match, { target, standIn: standInDay(target, 'on') })
  })
  const dates = [...text.matchAll(date)].map((match) => {
    const [, year, month = match[4], day = match[5]] = match
    const name = month === undefined ? undefined : months[parseJapaneseNumber(month) - 1]
    const isWrong = month !== undefined && name === undefined
    const dayOfMonth = [name, day === undefined ? undefined : parseJapaneseNumber(day)].filter(
      (part) => part !== undefined,
    )
    const digits = year === undefined ? undefined : String(parseJapaneseNumber(year))
    const target = isWrong
      ? (match[0].match(/\d+/gu) ?? []).join('/')
      : [dayOfMonth.join(' '), digits].filter((part) => part).join(day === undefined ? ' ' : ', ')
    return atMatch(match, { target, standIn: standInDay(target, day === undefined ? 'in' : 'on') })
  })
  return [...dates, ...days]
}

function findTimes(text: string, to: LanguageCode): NumberExpression[] {
  return [...text.matchAll(timeOfDay)].map((match) => {
    const minutes = match[2] === undefined ? 30 : parseJapaneseNumber(match[2])
    const target = `${parseJapaneseNumber(match[1]!)}:${String(minutes).padStart(2, '0')}`
    return atMatch(match, {
      target,
      standIn: standInCount({ target, measure: '時', suffix: "(?: o'clock)?" }, known, to),
    })
  })
}

function findDurations(text: string, to: LanguageCode): NumberExpression[] {
  const units: Readonly<Record<string, string>> = { 時間: 'hours', 分: 'minutes', 秒: 'seconds' }
  return [...text.matchAll(duration)].map((match) => {
    const [, count, unit, smallerCount, smallerUnit] = match
    const target = `${parseJapaneseNumber(count!)} ${units[unit!]} ${parseJapaneseNumber(smallerCount!)} ${units[smallerUnit!]}`
    return atMatch(match, {
      target,
      standIn: standInCount({ target, measure: '分', suffix: '[- ]minutes?' }, known, to),
    })
  })
}

function findCodes(text: string): NumberExpression[] {
  return [...text.matchAll(code)].map((match) =>
    atMatch(match, { target: match[0], standIn: standInDay(match[0], 'on') }),
  )
}

function findInOrder(text: string, to: LanguageCode): NumberExpression[] {
  return [...text.matchAll(inOrder)].map((match) => {
    const target =
      match[3] === undefined
        ? `${thingsInOrder[match[2]!]} ${formatFigure(match[1]!)}`
        : `the ${rankOf(String(parseJapaneseNumber(match[3])), to)} floor`
    return atMatch(match, { target, standIn: standInDay(target, match[3] === undefined ? 'in' : 'on') })
  })
}

function findMeasured(text: string, to: LanguageCode): NumberExpression[] {
  return [...text.matchAll(measured)].map((match) => {
    const target = formatFigure(match[1]!) + measures[match[2]!.toLowerCase()]!
    return atMatch(match, {
      target,
      standIn: standInCount({ target, measure: 'ドル', suffix: '[- ]dollars?' }, known, to),
    })
  })
}

function findCounts(text: string, to: LanguageCode): NumberExpression[] {
  const scores = [...text.matchAll(score)].map((match) => {
    const target = `${parseJapaneseNumber(match[1]!)}-${parseJapaneseNumber(match[2]!)}`
    return atMatch(match, { target, standIn: standInCount({ target }, known, to) })
  })
  const counts = [...text.matchAll(written), ...text.matchAll(numeral)].map((match) => {
    const target = formatFigure(match[0])
    const value = Number(target)
    const isKnown = target === String(value) && (value <= largestWord || [20, 30, 50, 100].includes(value))
    const own = isKnown ? match[0] : undefined
    return atMatch(match, { target, standIn: standInCount({ target, value, own }, known, to) })
  })
  return [...scores, ...counts]
}

// A day of the week stands in a sentence where a date does, and models know all of them.
function standInDay(target: string, preposition: 'in' | 'on'): NumberExpression['standIn'] {
  return (attempt, place) => {
    const [source, day] = weekdays[(attempt + place) % weekdays.length]!
    return {
      source,
      found: new RegExp(String.raw`\b(?:on )?${day}\b(?!s)`, 'giu'),
      replace: (found) => (/^on /iu.test(found) ? `${preposition} ${target}` : target),
    }
  }
}

/** Digits stay as they are written; numerals and large units become digits with commas. */
function formatFigure(text: string): string {
  if (/^[\d.,:/-]+$/u.test(text)) return text
  const value = parseJapaneseNumber(text)
  return /[百千万億兆]/u.test(text) ? new Intl.NumberFormat('en-US').format(value) : String(value)
}
