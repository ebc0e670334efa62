import type { TokenReader } from './token-reader.ts'
import type { TokenConstraint } from './search-translations.ts'

/** Words in small letters. */
export interface WordList {
  readonly has: (word: string) => boolean
  /** Whether a word of the list begins with these letters. */
  readonly hasBeginning: (letters: string) => boolean
}

/** A list of words in the order of their code units, one a line. Throws a RangeError where two are not in their order. */
export function readWordList(text: string): WordList {
  const words = text.split('\n').filter((word) => word !== '')
  const wrong = words.findIndex((word, index) => index > 0 && compareUnits(words[index - 1]!, word) >= 0)
  if (wrong !== -1) throw new RangeError(`'${words[wrong]}' is out of order in a list of words`)
  const placeOf = (wanted: string) => {
    let low = 0
    let high = words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareUnits(words[middle]!, wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    has: (word) => words[placeOf(word)] === word,
    hasBeginning: (letters) => words[placeOf(letters)]?.startsWith(letters) ?? false,
  }
}

/**
 * What keeps a translation to words that there are, token by token. Small models spell what they do not know ("demonación"). Words
 * that the source writes with a capital may come through as they are: most are names.
 */
export function forbidMadeUpWords(
  source: string,
  words: WordList,
  { reader, misspelling }: { readonly reader: TokenReader; readonly misspelling?: RegExp | undefined },
): TokenConstraint {
  const own = (source.match(/\p{Lu}\p{L}*/gu) ?? []).map((word) => word.toLowerCase())
  const isWord = (word: string) => words.has(word) || own.includes(word)
  const beginsWord = (letters: string) => words.hasBeginning(letters) || own.some((word) => word.startsWith(letters))
  const isMadeUp = (before: string, next: string) => {
    const said = before + next
    if (misspelling?.test(said) === true) return true
    return [...said.matchAll(/\p{L}+/gu)].some(({ index, 0: letters }) => {
      const end = index + letters.length
      // What ended earlier was judged when it ended.
      if (end < before.length) return false
      const small = letters.toLowerCase()
      const isKnown = end === said.length ? beginsWord(small) : isWord(small)
      return !isKnown || mixedCase.test(letters)
    })
  }
  // Tokens that begin a word are most of what a search asks for, and what stands before them matters little.
  const ownVerdicts = new Map<number, boolean>()
  return (ids, token) => {
    const before = reader.sinceLastSpace(ids)
    const next = reader.textOf(token)
    if (!next.startsWith('▁')) return isMadeUp(before, next)
    const last = /\p{L}*$/u.exec(before)![0].toLowerCase()
    if (last !== '' && !isWord(last)) return true
    const verdict = ownVerdicts.get(token) ?? isMadeUp('', next)
    ownVerdicts.set(token, verdict)
    return verdict
  }
}

// Tokens of shouted text behind those of quiet text.
const mixedCase = /\p{Ll}\p{Lu}/u

function compareUnits(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
