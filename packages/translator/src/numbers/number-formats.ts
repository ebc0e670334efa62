import type { LanguageCode } from '@fukidashi/contract/languages'
import { withTurkishEnding } from '../languages/turkish/turkish-endings.ts'

/** How a target language writes what English numbers come with: dates, times of day, percentages, figures. */
export interface NumberFormat {
  /** Months from January on. */
  readonly months: readonly string[]
  /** How a month stands alone, where it has several forms; else it stands as `months` has it. */
  readonly monthForms?: {
    /** Pattern of the forms of a month. */
    readonly forms: (month: string) => string
    /** A month for a form of it that a model chose. */
    readonly inForm: (month: string, found: string) => string
    /** Pattern of what stands before a weekday and goes away with it. */
    readonly before: string
    /** A month in the place of a weekday that was found with what stood before it. */
    readonly inPlace: (month: string, found: string) => string
  }
  /** Sunday, Monday, Saturday and Friday, which take the place of a date in a sentence. */
  readonly weekdays: readonly [string, string, string, string]
  /** Pattern of what stands before a weekday and goes away with it, before a date, a month with its year, and a bare month. */
  readonly swallowed: { readonly date: string; readonly monthAndYear: string; readonly month: string }
  readonly date: (day: string, month: string, year: string | undefined) => string
  /** A date in the place of a weekday that was found, where it does not stand there just as it is. */
  readonly dateInPlace?: (date: string, found: string) => string
  readonly monthAndYear: (month: string, year: string, isInside: boolean) => string
  /** A time such as 10 and 30; `half` is set where the source says a.m. or p.m. */
  readonly time: (hour: string, minutes: string | undefined, half: 'a' | 'p' | undefined) => string
  /** Pattern of what a model writes behind the hour for "o'clock". */
  readonly oClock: string
  readonly percentage: (figure: string) => string
  /** Pattern of what a model writes for "percent" behind a number. */
  readonly percent: string
  /** Pattern of what it writes before the number instead. */
  readonly percentBefore?: string
  /** A figure as English writes it. */
  readonly figure: (figure: string) => string
}

// Brazil's writing; a day takes the place of a weekday of either gender as "dia 5 de maio".
const portuguese: NumberFormat = {
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  weekdays: ['domingo', 'segunda(?:-feira)?', 'sábado', 'sexta(?:-feira)?'],
  swallowed: { date: '(?:n?a )?', monthAndYear: '(?:n?[ao] )?', month: '(?:n?[ao] )?' },
  date: (day, month, year) =>
    [`dia ${day === '1' ? '1º' : day}`, month, year].filter((part) => part !== undefined).join(' de '),
  monthAndYear: (month, year, isInside) => `${isInside ? 'em ' : ''}${month} de ${year}`,
  time: (hour, minutes, half) => `${hourOfDay(hour, half)}h${minutes ?? ''}`,
  oClock: '(?: em ponto| horas?)?',
  percentage: (figure) => `${withDecimalComma(figure, '.')}%`,
  percent: '(?: por cento| ?%)',
  figure: (figure) => withDecimalComma(figure, '.'),
}

/** Targets with rules of their own. */
export const numberFormats: Partial<Record<LanguageCode, NumberFormat>> = {
  ESP: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    weekdays: ['domingo', 'lunes', 'sábado', 'viernes'],
    swallowed: { date: '', monthAndYear: '(?:el )?', month: '(?:el )?' },
    date: (day, month, year) => [day, month, year].filter((part) => part !== undefined).join(' de '),
    monthAndYear: (month, year, isInside) => `${isInside ? 'en ' : ''}${month} de ${year}`,
    time: (hour, minutes, half) => clock(hour, minutes) + (half === undefined ? '' : ` ${half.toUpperCase()}M`),
    oClock: '(?: en punto)?',
    percentage: (figure) => `${figure}%`,
    percent: ' por ciento',
    figure: (figure) => figure,
  },
  // Spaces and marks: Lexique des règles typographiques en usage à l'Imprimerie nationale.
  FRA: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    weekdays: ['dimanche', 'lundi', 'samedi', 'vendredi'],
    swallowed: { date: '(?:le |ce )?', monthAndYear: '(?:le |ce )?', month: '(?:le |ce )?' },
    date: (day, month, year) =>
      ['le', day === '1' ? '1er' : day, month, year].filter((part) => part !== undefined).join(' '),
    monthAndYear: (month, year, isInside) => `${isInside ? 'en ' : ''}${month} ${year}`,
    time: (hour, minutes, half) => {
      const ofDay = hourOfDay(hour, half)
      return minutes === undefined ? `${ofDay} h` : `${ofDay} h ${minutes}`
    },
    oClock: '(?: heures?)?',
    percentage: (figure) => `${withDecimalComma(figure, '\u{A0}')}\u{A0}%`,
    percent: '(?: pour cent| ?%)',
    figure: (figure) => withDecimalComma(figure, '\u{A0}'),
  },
  // DIN 5008.
  DEU: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    weekdays: ['Sonntag', 'Montag', 'Samstag', 'Freitag'],
    swallowed: { date: '', monthAndYear: '(?:am )?', month: '(?:am )?' },
    date: (day, month, year) => [`${day}.`, month, year].filter((part) => part !== undefined).join(' '),
    monthAndYear: (month, year, isInside) => `${isInside ? 'im ' : ''}${month} ${year}`,
    time: (hour, minutes, half) => `${clock(hourOfDay(hour, half), minutes)} Uhr`,
    oClock: '(?: Uhr)?',
    percentage: (figure) => `${withDecimalComma(figure, '.')}\u{A0}%`,
    percent: '(?: Prozent| ?%)',
    figure: (figure) => withDecimalComma(figure, '.'),
  },
  // Dates and times: Accademia della Crusca's advice; the first of a month alone is an ordinal.
  ITA: {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    weekdays: ['domenica', 'lunedì', 'sabato', 'venerdì'],
    swallowed: { date: '(?:il |la |di )?', monthAndYear: '(?:il |la |di )?', month: '(?:il |la |di )?' },
    date: (day, month, year) => [withItalianArticle(day), month, year].filter((part) => part !== undefined).join(' '),
    monthAndYear: (month, year, isInside) => `${isInside ? 'nel ' : ''}${month} ${year}`,
    time: (hour, minutes, half) => clock(hourOfDay(hour, half), minutes),
    oClock: '(?: in punto)?',
    percentage: (figure) => `${withDecimalComma(figure, '.')}%`,
    percent: '(?: per cento| ?%)',
    figure: (figure) => withDecimalComma(figure, '.'),
  },
  PTB: portuguese,
  RUS: {
    months: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
    monthForms: {
      forms: (month) => `${month.replace(/[ьй]$/u, '')}(?:[ьй]|[аяуюе]|[оеё]м)?`,
      inForm: (_month, found) => found.toLowerCase(),
      before: '(?:во? )?',
      inPlace: (month, found) => (/^во? /iu.test(found) ? `в ${inMonth(month)}` : month),
    },
    weekdays: ['воскресень[ею]', 'понедельник(?:а|у)?', 'суббот[аыуе]', 'пятниц[аыуе]'],
    swallowed: { date: '(?:во? )?', monthAndYear: '(?:во? )?', month: '' },
    date: (day, month, year) => `${day} ${ofMonth(month)}${year === undefined ? '' : ` ${year} года`}`,
    monthAndYear: (month, year, isInside) => `${isInside ? `в ${inMonth(month)}` : month} ${year} года`,
    time: (hour, minutes, half) => `${hourOfDay(hour, half)}:${minutes ?? '00'}`,
    oClock: '(?: час(?:а|ов)?)?',
    percentage: (figure) => `${withDecimalComma(figure, '\u{A0}')}%`,
    percent: '(?: процент(?:а|ов)?| ?%)',
    figure: (figure) => withDecimalComma(figure, '\u{A0}'),
  },
  JPN: {
    ...eastAsian({ units: ['年', '月', '日', '時', '分'], gap: '', halves: { a: '午前', p: '午後' } }),
    weekdays: ['日曜日?', '月曜日?', '土曜日?', '金曜日?'],
    oClock: '時',
    percent: '(?: ?%|パーセント)',
  },
  CHS: {
    ...eastAsian({ units: ['年', '月', '日', '点', '分'], gap: '', halves: { a: '上午', p: '下午' } }),
    weekdays: ['(?:星期|周|礼拜)[日天]', '(?:星期|周|礼拜)一', '(?:星期|周|礼拜)六', '(?:星期|周|礼拜)五'],
    oClock: '(?:点钟?)?',
    percentBefore: '(?:百分之)?',
    percent: '(?: ?%)?',
  },
  KOR: {
    ...eastAsian({ units: ['년', '월', '일', '시', '분'], gap: ' ', halves: { a: '오전', p: '오후' } }),
    weekdays: ['일요일', '월요일', '토요일', '금요일'],
    oClock: ' ?시',
    percent: '(?: ?%| ?퍼센트| ?프로)',
  },
  VIN: {
    months: Array.from({ length: 12 }, (_, index) => `tháng ${index + 1}`),
    monthForms: {
      forms: vietnameseMonth,
      inForm: (month) => month,
      before: '',
      inPlace: (month) => month,
    },
    weekdays: ['chủ nhật', 'thứ (?:hai|2)', 'thứ (?:bảy|7)', 'thứ (?:sáu|6)'],
    swallowed: { date: '(?:ngày )?', monthAndYear: '(?:ngày )?', month: '(?:ngày )?' },
    date: (day, month, year) => `ngày ${day} ${month}${year === undefined ? '' : ` năm ${year}`}`,
    monthAndYear: (month, year) => `${month} năm ${year}`,
    time: (hour, minutes, half) => {
      const ofDay = hourOfDay(hour, half)
      return minutes === undefined || minutes === '00' ? `${ofDay} giờ` : `${ofDay} giờ ${minutes}`
    },
    oClock: '(?: giờ(?: đúng)?)?',
    percentage: (figure) => `${withDecimalComma(figure, '.')}%`,
    percent: '(?: phần trăm| ?%)',
    figure: (figure) => withDecimalComma(figure, '.'),
  },
  ARA: {
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
    weekdays: ['(?:يوم )?ال[أا]حد', '(?:يوم )?ال[إا]ثنين', '(?:يوم )?السبت', '(?:يوم )?الجمعة'],
    swallowed: { date: '', monthAndYear: '(?:في )?', month: '' },
    date: (day, month, year) => [day, month, year].filter((part) => part !== undefined).join(' '),
    monthAndYear: (month, year, isInside) => `${isInside ? 'في ' : ''}${month} ${year}`,
    time: (hour, minutes, half) =>
      `${hour}:${minutes ?? '00'}${half === undefined ? '' : half === 'a' ? ' صباحا' : ' مساء'}`,
    oClock: '',
    percentage: (figure) => `${figure}%`,
    percent: '(?: ?[%٪]| (?:في|ب)ال(?:مئة|مائة)| بالم[ئا]+ة)',
    figure: (figure) => figure,
  },
  // Yazım Kılavuzu (Türk Dil Kurumu): months of a date with a capital, endings of figures behind an apostrophe.
  TRK: {
    months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
    monthForms: {
      forms: (month) => `${month}(?:['’]?\\p{Ll}+)?`,
      inForm: (month, found) => month + found.slice(month.length),
      before: '',
      inPlace: onTurkishDay,
    },
    weekdays: ['pazar(?: günü)?', 'pazartesi(?: günü)?', 'cumartesi(?: günü)?', 'cuma(?: günü)?'],
    swallowed: { date: '', monthAndYear: '', month: '' },
    date: (day, month, year) => [day, month, year].filter((part) => part !== undefined).join(' '),
    dateInPlace: onTurkishDay,
    monthAndYear: (month, year) => `${month} ${year}`,
    time: (hour, minutes, half) => clock(hourOfDay(hour, half), minutes),
    oClock: '',
    percentage: (figure) => `%${withDecimalComma(figure, '.')}`,
    percentBefore: '(?:% ?|yüzde )',
    percent: '',
    figure: (figure) => withDecimalComma(figure, '.'),
  },
}

/** Words for year, month, day, hour and minute, what stands between the parts, and the halves of the day. */
interface EastAsianDates {
  readonly units: readonly [string, string, string, string, string]
  readonly gap: string
  readonly halves: { readonly a: string; readonly p: string }
}

// The largest part first, each with its word behind it, and figures as English has them.
function eastAsian({
  units: [yearWord, monthWord, dayWord, hourWord, minuteWord],
  gap,
  halves,
}: EastAsianDates): Omit<NumberFormat, 'weekdays' | 'oClock' | 'percent'> {
  const join = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(gap)
  return {
    months: Array.from({ length: 12 }, (_, index) => `${index + 1}${monthWord}`),
    swallowed: { date: '', monthAndYear: '', month: '' },
    date: (day, month, year) => join(year === undefined ? undefined : year + yearWord, month, day + dayWord),
    monthAndYear: (month, year) => join(year + yearWord, month),
    time: (hour, minutes, half) =>
      join(
        half === undefined ? undefined : halves[half],
        hour + hourWord,
        minutes === undefined || minutes === '00' ? undefined : minutes + minuteWord,
      ),
    percentage: (figure) => `${figure}%`,
    figure: (figure) => figure,
  }
}

// "Pazar günü" is on Sunday; a date says so by its ending.
function onTurkishDay(date: string, found: string): string {
  return found.endsWith('günü') ? withTurkishEnding(date, "'de") : date
}

function withItalianArticle(day: string): string {
  if (day === '1') return 'il 1º'
  return day === '8' || day === '11' ? `l'${day}` : `il ${day}`
}

// Genitive and locative of a Russian month.
function ofMonth(month: string): string {
  return /[ьй]$/u.test(month) ? `${month.slice(0, -1)}я` : `${month}а`
}

function inMonth(month: string): string {
  return `${month.replace(/[ьй]$/u, '')}е`
}

function clock(hour: string, minutes: string | undefined): string {
  return minutes === undefined ? hour : `${hour}:${minutes}`
}

function hourOfDay(hour: string, half: 'a' | 'p' | undefined): string {
  if (half === undefined) return hour
  return String((Number(hour) % 12) + (half === 'p' ? 12 : 0))
}

function withDecimalComma(figure: string, groupMark: string): string {
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u.test(figure)) return figure
  return figure.replaceAll(/[.,]/gu, (mark) => (mark === ',' ? groupMark : ','))
}

// Months are numbers, and words too ("tháng năm" is May).
const vietnameseMonths = 'một|giêng, hai, ba, tư|bốn, năm, sáu, bảy, tám, chín, mười, mười một, mười hai|chạp'.split(
  ', ',
)

function vietnameseMonth(month: string): string {
  const number = Number(month.slice('tháng '.length))
  return `tháng (?:${number}|${vietnameseMonths[number - 1]})(?! ?(?:một|hai|\\d))`
}
