import type { LanguageRules } from '../languages/language-rules.ts'
import { isUnspaced } from '../text/unspaced.ts'
import type { Sentence } from './split-sentences.ts'

const clauseMarks = /^[\s.?!¿¡,;:…。、，]+|[\s.?!？！؟…。、，,;:]+$/gu

/** The sentence as a model reads it best: its words with one plain mark at the end. */
export function withPlainMark({ text, ending }: Pick<Sentence, 'text' | 'ending'>, { marks }: LanguageRules): string {
  const trailsOff =
    marks?.unfinished !== undefined && (ending.includes('..') || (ending === '' && marks.unfinished.test(text)))
  const plain = trailsOff ? '...' : (marks?.fullStop ?? '.')
  return text + (ending.includes('?') ? '?' : ending.includes('!') ? '!' : plain)
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
  source: LanguageRules,
  target: LanguageRules,
): string {
  const rules = target.marks ?? {}
  const said = wordsOf(translation)
  const words = rules.tidy?.(said) ?? said
  if (words === '') return ''
  const asksWithoutMark = source.marks?.unmarkedQuestion
  const isOpen = asksWithoutMark !== undefined && (ending === '' || (ending === '.' && asksWithoutMark.test(text)))
  const own = /[.?!。？！]+$/u.exec(translation.trim())?.[0].normalize('NFKC')
  const marks = isOpen ? (own ?? '.') : ending
  const close = rules.closing ?? ((ascii: string) => ascii)
  return close(opening) + (rules.opening?.(words, marks) ?? '') + words + close(marks)
}

/** The mark behind a clause, as the target language sets it. */
export function clauseMark(mark: string, { marks }: LanguageRules): string {
  return marks?.betweenClauses?.[mark] ?? mark
}

/** Parts of a sentence, or sentences, in one text of a language: with spaces between, but where a script has none. */
export function joinParts(parts: readonly string[], { code }: LanguageRules): string {
  const said = parts.filter((part) => part !== '')
  if (!isUnspaced(code)) return said.join(' ')
  return said.reduce((text, part) => text + (/[\p{L}\d]$/u.test(text) ? '\u{3000}' : '') + part, '')
}
