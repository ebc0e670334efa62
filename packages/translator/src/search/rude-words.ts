import type { LanguageRules } from '../languages/language-rules.ts'
import type { TokenReader } from './token-reader.ts'
import type { TokenConstraint } from './search-translations.ts'

/**
 * What keeps a translation free of rude words, token by token; nothing when the source is rude itself, which stays the
 * author's word.
 */
export function forbidRudeWords(
  text: string,
  { source, target, reader }: Record<'source' | 'target', LanguageRules> & { readonly reader: TokenReader },
): TokenConstraint | undefined {
  const rude = target.rudeWords?.forbidden
  if (rude === undefined || source.rudeWords?.inSource?.test(text) === true) return undefined
  const { textOf, sinceLastSpace } = reader
  return (ids, token) => {
    const said = sinceLastSpace(ids)
    const next = textOf(token)
    const isWordOver = !/^\p{L}/u.test(next)
    return (isWordOver && rude.words.test(lastWordOf(said))) || rude.beginnings.test(lastWordOf(said + next))
  }
}

function lastWordOf(text: string): string {
  return /\p{L}*$/u.exec(text)![0]
}
