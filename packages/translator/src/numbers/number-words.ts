import type { LanguageCode } from '@fukidashi/contract/languages'
import { endingsOf } from '../languages/endings.ts'
import { type NumberWord, numberTables } from './number-tables.ts'

// Behind digits, in every language that has a row.
const ordinalEnding = String.raw`st|nd|rd|th|番目| ?번째|\.?[ºª]|i?[eè](?:r|re|me)?|-(?:[йяеюмх]|го|му)`

/** Up to here a number may stand in a translation as a word. */
export const largestWord = 12

/**
 * Finds a number in a translation, in digits or as a word, but not inside another number ("thirty-five", "3,000"). `suffix`
 * and `prefix` are patterns of what goes away with it.
 */
export function numberPattern(value: number, to: LanguageCode, suffix = '', prefix = ''): RegExp {
  const { plain, ordinal } = wordOf(value, to) ?? { plain: undefined, ordinal: undefined }
  const digits = String(value).replace('.', String.raw`\.`)
  const forms = [
    ...(plain === undefined ? [] : [plain, ordinal]),
    String.raw`${digits}(?:${ordinalEnding})?${endingsOf(to).figures.pattern}`,
  ]
  const { before, after } = edges(to)
  return new RegExp(`${before}${prefix}(?:${forms.join('|')})${after}${suffix}`, 'giu')
}

/** Whether a word found by `numberPattern` tells an ordinal. */
export function tellsOrdinal(found: string, value: number, to: LanguageCode): boolean {
  const ordinal = wordOf(value, to)?.ordinal
  return (
    new RegExp(String.raw`\d(?:${ordinalEnding})`, 'iu').test(found) ||
    (ordinal !== undefined && new RegExp(`^(?:${ordinal})$`, 'iu').test(found))
  )
}

/** A whole number as an ordinal in digits. */
export function ordinalOf(digits: string, to: LanguageCode): string {
  return (ordinalForms[to] ?? englishOrdinal)(digits)
}

const ordinalForms: Partial<Record<LanguageCode, (digits: string) => string>> = {
  ESP: (digits) => `${digits}.º`,
  FRA: (digits) => (digits === '1' ? '1er' : `${digits}e`),
  DEU: (digits) => `${digits}.`,
  ITA: (digits) => `${digits}º`,
  PTB: (digits) => `${digits}º`,
  RUS: (digits) => `${digits}-й`,
  TRK: (digits) => `${digits}.`,
  JPN: (digits) => `${digits}番目`,
  CHS: (digits) => `第${digits}`,
  KOR: (digits) => `${digits}번째`,
  VIN: (digits) => `thứ ${digits}`,
  ARA: (digits) => `الـ${digits}`,
}

function englishOrdinal(digits: string): string {
  const tens = Number(digits) % 100
  const ending = tens > 10 && tens < 14 ? undefined : ['th', 'st', 'nd', 'rd'][tens % 10]
  return digits + (ending ?? 'th')
}

/** Finds a number that is none of a translation's own: digits, or a word of ten and more. */
export function otherNumber(to: LanguageCode): RegExp {
  return largeNumbers[to] ?? /\d/u
}

const largePortuguese =
  /\d|(?<!\p{L})(?:dez|vinte|(?:tri|quare|cinque|sesse|sete|oite|nove)nta|cem|cento|mil|[bm]ilhão|[bm]ilhões)(?!\p{L})|centos(?!\p{L})/iu

const largeNumbers: Partial<Record<LanguageCode, RegExp>> = {
  ESP: /\d|(?<!\p{L})(?:diez|veinte|treinta|cuarenta|cincuenta|sesenta|cien|ciento|mil|millón|millones)(?!\p{L})/iu,
  FRA: /\d|(?<!\p{L})(?:dix|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?)(?!\p{L})/iu,
  DEU: /\d|(?<!\p{L})zehn(?!\p{L})|(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig|zehn(?=tausend)|hundert|tausend|(?<!\p{L})million/iu,
  ITA: /\d|(?<!\p{L})(?:dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|milion[ei]|miliard[io])(?!\p{L})|mila(?!\p{L})/iu,
  PTB: largePortuguese,
  RUS: /\d|(?<!\p{L})(?:десят[ьи]|\p{L}+надцат[ьи]|(?:два|три)дцат[ьи]|сорока?|\p{L}+ьдесят|девяносто|ст[оа]|двести|триста|четыреста|\p{L}+сот|тысяч\p{L}*|миллион\p{L}*|миллиард\p{L}*)(?!\p{L})/iu,
  VIN: /\d|(?<!\p{L})(?:mười|mươi|trăm|nghìn|ngàn|triệu|tỷ)(?!\p{L})/iu,
  TRK: /\d|(?<!\p{L})(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar)(?!\p{L})/iu,
  ENG: /\d|(?<!\p{L})(?:ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\p{L}+teen|hundred|thousand|million|billion)s?(?!\p{L})/iu,
}

function wordOf(value: number, to: LanguageCode): NumberWord | undefined {
  return numberTables[to]?.find((word) => word.value === value)
}

const portugueseNeighbours = {
  before: '(?<!(?:vinte|nta|cento|centos|mil) e )(?<!mil )',
  larger: 'mil|[bm]ilhão|[bm]ilhões|e (?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove)',
}

// A number word beside another makes a larger number, so neither may be taken for itself.
const neighbours: Partial<Record<LanguageCode, { readonly before: string; readonly larger: string }>> = {
  ESP: {
    before: '(?<! y )(?<!mil )',
    larger: 'mil|millón|millones|ciento|cientos|y (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)',
  },
  FRA: {
    before: '(?<!(?:vingt|ante|soixante|trente|cents?|mille)[- ])(?<![ -]et[ -])',
    larger: 'mille|millions?|milliards?|cents?|vingts?|et une?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|onze',
  },
  ITA: { before: '(?<! e )(?<!mille )', larger: 'mila|milion[ei]|miliard[io]|e un[ao]?' },
  PTB: portugueseNeighbours,
  RUS: {
    before: '(?<!(?:дцать|десят|сорок|девяносто|сто|двести|триста|четыреста|сот|тысяч[аи]?) )',
    larger: 'тысяч\\p{L}*|миллион\\p{L}*|миллиард\\p{L}*|один|одна|два|две|три|четыре|пять|шесть|семь|восемь|девять',
  },
  VIN: {
    before: '(?<!(?:mười|mươi|trăm|nghìn|ngàn|triệu|lẻ|linh) )',
    larger: 'mươi|trăm|nghìn|ngàn|triệu|tỷ|mốt|một|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín',
  },
  TRK: {
    before: '(?<!(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin) )',
    larger: 'yüz|bin|milyon|milyar|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz',
  },
  DEU: { before: '', larger: 'tausend|hundert|Millionen|Milliarden' },
  ENG: {
    before: '(?<!ty[- ])(?<!hundred )(?<!thousand )',
    larger: 'hundred|thousand|million|billion|one|two|three|four|five|six|seven|eight|nine',
  },
}

function edges(to: LanguageCode): { before: string; after: string } {
  const { before, larger } = neighbours[to] ?? { before: '', larger: undefined }
  // Some languages write a number and what it counts as one word.
  const letters = larger === undefined ? '' : String.raw`\p{L}`
  return {
    before: String.raw`(?<![${letters}\d]|\d[.,:/-])${before}`,
    after: String.raw`(?![${letters}\d]|[.,:/-]\d${larger === undefined ? '' : String.raw`|[- ](?:${larger})(?!\p{L})`})`,
  }
}
