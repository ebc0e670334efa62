import type { LanguageRules } from '../languages/language-rules.ts'
import type { Tokenizer } from '../model/sentencepiece.ts'
import { capitalise } from '../text/letter-case.ts'

/** Words with a capital inside a sentence, as often as they stand there, without an "'s". */
export function findInnerCapitals(text: string): string[] {
  return [...text.matchAll(/(?<=\p{Ll}[,;:]?\s+)\p{Lu}\p{Ll}[\p{L}'’]*/gu)].map(([word]) =>
    word.replace(/['’]s?$/u, ''),
  )
}

/** Letters to a token from which on a vocabulary has parts of a word that mean something to it. */
const leastLettersToToken = 2.5

/**
 * Words that are written like names and are none: "the Potion Contest". A name seldom has an article or an owner before it; titles,
 * offices and things do. They stand behind an article or an owner, and the
 * vocabulary has more than single letters for them, as it has not for "the Zarkon".
 */
export function findTitleWords(text: string, source: LanguageRules, { encode }: Tokenizer): Set<string> {
  const words = source.names?.determiners?.flatMap((word) => [word, capitalise(word)]) ?? []
  if (words.length === 0) return new Set()
  const title = new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${words.join('|')})\s+(?:\p{Lu}[\p{L}'’]*\s+)*)\p{Lu}\p{Ll}+`,
    'gu',
  )
  const found = [...text.matchAll(title)].map(([word]) => word)
  return new Set(found.filter((word) => word.length >= leastLettersToToken * encode(word.toLowerCase()).length))
}
