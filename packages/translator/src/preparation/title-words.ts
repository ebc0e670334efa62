import type { LanguageCode } from '@fukidashi/contract/languages'
import { capitalise } from '../text/letter-case.ts'
import type { Tokenizer } from '../model/sentencepiece.ts'

// A name seldom has an article or an owner before it; titles, offices and things that are written like names do.
const determiners: Partial<Record<LanguageCode, readonly string[]>> = {
  ENG: 'a an the this that these those my your his her our their every each no'.split(' '),
}

/** Words with a capital inside a sentence, as often as they stand there, without an "'s". */
export function findInnerCapitals(text: string): string[] {
  return [...text.matchAll(/(?<=\p{Ll}[,;:]?\s+)\p{Lu}\p{Ll}[\p{L}'’]*/gu)].map(([word]) =>
    word.replace(/['’]s?$/u, ''),
  )
}

/** Letters to a token from which on a vocabulary has parts of a word that mean something to it. */
const leastLettersToToken = 2.5

/**
 * Words that are written like names and are none: "the Potion Contest". They stand behind an article or an owner, and the
 * vocabulary has more than single letters for them, as it has not for "the Zarkon".
 */
export function findTitleWords(text: string, from: LanguageCode, { encode }: Tokenizer): Set<string> {
  const words = determiners[from]?.flatMap((word) => [word, capitalise(word)]) ?? []
  if (words.length === 0) return new Set()
  const title = new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${words.join('|')})\s+(?:\p{Lu}[\p{L}'’]*\s+)*)\p{Lu}\p{Ll}+`,
    'gu',
  )
  const found = [...text.matchAll(title)].map(([word]) => word)
  return new Set(found.filter((word) => word.length >= leastLettersToToken * encode(word.toLowerCase()).length))
}

/** English words that are written like names where somebody is called by them. */
export const wordsOfAddress: ReadonlySet<string> = new Set(
  [
    'Captain Doctor Professor Sir Madam Miss Master Mistress King Queen Prince Princess Lord Lady Duke Count Baron Emperor',
    'Mom Mommy Mum Mummy Mama Dad Daddy Papa Mother Father Grandma Grandpa Grandmother Grandfather Uncle Aunt Auntie Brother Sister',
    'General Colonel Major Sergeant Lieutenant Commander Admiral Officer Detective Inspector Chief Boss Mayor President Minister',
    'Judge Teacher Coach God Goddess Heaven Hell Earth Moon Sun Death Fate Internet Ladies Gentlemen Majesty Highness Honor',
  ]
    .join(' ')
    .split(' '),
)
