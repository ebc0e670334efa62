import type { LanguageCode } from '@fukidashi/contract/languages'
import { withTurkishParticles } from '../languages/turkish/turkish-endings.ts'
import { isUnspaced } from '../text/unspaced.ts'
import type { Sentence } from './split-sentences.ts'

const fullStops: Partial<Record<LanguageCode, string>> = { JPN: '。', CHS: '。', CHT: '。' }
const clauseMarks = /^[\s.?!¿¡,;:…。、，]+|[\s.?!？！؟…。、，,;:]+$/gu

/** The sentence as a model reads it best: its words with one plain mark at the end. */
export function withPlainMark({ text, ending }: Pick<Sentence, 'text' | 'ending'>, language: LanguageCode): string {
  const mark = ending.includes('?') ? '?' : ending.includes('!') ? '!' : (fullStops[language] ?? '.')
  return text + mark
}

/** A translation without the marks that it begins and ends with. */
export function wordsOf(translation: string): string {
  return translation.replaceAll(clauseMarks, '').replaceAll(/[^\S\u{A0}]+/gu, ' ')
}

/**
 * Puts the marks of the source sentence around its translation, the way the target language sets them. A sentence without
 * a mark in a language that sets none in comics (Japanese) takes the mark that the model chose, or a full stop.
 */
export function withSourceMarks(
  translation: string,
  { text, opening, ending }: Sentence,
  from: LanguageCode,
  to: LanguageCode,
): string {
  const words = tidyLetters[to]?.(wordsOf(translation)) ?? wordsOf(translation)
  if (words === '') return ''
  const isOpen = from === 'JPN' && (ending === '' || (ending === '.' && asksWithoutMark.test(text)))
  const own = /[.?!。？！]+$/u.exec(translation.trim())?.[0].normalize('NFKC')
  const mark = isOpen ? (own ?? '.') : ending
  const marks = closingMarks[to] ?? ((ascii: string) => ascii)
  return marks(opening) + openingMark(words, mark, to) + words + marks(mark)
}

/** The mark behind a clause, as the target language sets it. */
export function clauseMark(mark: string, to: LanguageCode): string {
  return innerMarks[to]?.[mark] ?? mark
}

/** Parts of a sentence, or sentences, in one text of a language: with spaces between, but where a script has none. */
export function joinParts(parts: readonly string[], language: LanguageCode): string {
  const said = parts.filter((part) => part !== '')
  if (!isUnspaced(language)) return said.join(' ')
  return said.reduce((text, part) => text + (/[\p{L}\d]$/u.test(text) ? '\u{3000}' : '') + part, '')
}

const innerMarks: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  // A conjunction that an English clause begins with stands at the end of the Japanese or Chinese one before it, or nowhere.
  JPN: { '': '、', ',': '、', ';': '。', ':': '：' },
  ARA: { ',': '،', ';': '؛' },
  CHS: { '': '，', ',': '，', ';': '；', ':': '：' },
}

// Japanese questions may end in a full stop.
const asksWithoutMark = /か(?:い|な|しら)?$/u

function withoutSpaces(words: string): string {
  return words.replaceAll(/(?<=[^\p{Script=Latin}\d]) | (?=[^\p{Script=Latin}\d])/gu, '')
}

// What NFKC makes of the marks between Chinese words.
const widened: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' }

function withChineseMarks(words: string): string {
  return withoutSpaces(words).replaceAll(/[,;:!?](?!\d)/gu, (mark) => widened[mark]!)
}

const fullWidth = (mark: string) =>
  mark.replaceAll('...', '……').replaceAll('.', '。').replaceAll('!', '！').replaceAll('?', '？')

// What the texts that models learn from were typed with, in place of letters that a keyboard has not.
const tidyLetters: Partial<Record<LanguageCode, (words: string) => string>> = {
  JPN: withoutSpaces,
  CHS: withChineseMarks,
  ARA: (words) =>
    words
      .replaceAll(/,(?!\d)/gu, '،')
      .replaceAll(';', '؛')
      .replaceAll('?', '؟'),
  TRK: withTurkishParticles,
  ITA: (words) =>
    words
      .replaceAll(/(?<!\p{L})E['’](?!\p{L})/gu, 'È')
      .replaceAll(/(?<=(?<!\p{L})(?:c['’])?)e['’](?!\p{L})/gu, 'è')
      .replaceAll(/(?<=(?<!\p{L})(?:gi|citt|sar))a['’](?!\p{L})/giu, 'à')
      .replaceAll(/(?<=(?<!\p{L})(?:pu|per))o['’](?!\p{L})/giu, 'ò')
      .replaceAll(/(?<=(?<!\p{L})pi)u['’](?!\p{L})/giu, 'ù')
      .replaceAll(/(?<=(?<!\p{L})cos)i['’](?!\p{L})/giu, 'ì')
      .replaceAll(/(?<=(?<!\p{L})(?:per|anzi)ch)e['’](?!\p{L})/giu, 'é'),
}

// What a language writes for the marks of ASCII.
const closingMarks: Partial<Record<LanguageCode, (mark: string) => string>> = {
  JPN: fullWidth,
  CHS: fullWidth,
  CHT: fullWidth,
  // A space that no line breaks at (Lexique des règles typographiques en usage à l'Imprimerie nationale).
  FRA: (mark) => mark.replace(/^[?!]/u, '\u{A0}$&'),
  ARA: (mark) => mark.replaceAll('?', '؟'),
  ELL: (mark) => mark.replaceAll('?', ';'),
}

// Spanish mirrors the marks in front, as many as behind (Ortografía de la lengua española, RAE 2010, 3.4.9).
function openingMark(words: string, mark: string, to: LanguageCode): string {
  if (to !== 'ESP' || /[¿¡]/u.test(words)) return ''
  return [...mark.replaceAll(/[^?!]/gu, '')]
    .reverse()
    .map((kind) => (kind === '?' ? '¿' : '¡'))
    .join('')
}
