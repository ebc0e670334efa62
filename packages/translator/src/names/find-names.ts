import type { LanguageRules, NamePair } from '../languages/language-rules.ts'
import { isOneToken, type Tokenizer } from '../model/sentencepiece.ts'
import { findNumbers } from '../numbers/find-numbers.ts'
import type { NameList } from '../languages/name-list.ts'
import type { Lookup } from '../text/sorted-table.ts'
import { isWesternWomansName, markedAsWomans } from '../languages/womens-names.ts'
import { findInnerCapitals, findTitleWords } from './title-words.ts'

/** What names are looked for with. */
interface NameContext {
  readonly tokenizer: Tokenizer
  readonly source: LanguageRules
  readonly target: LanguageRules
  /** Nouns whose meaning is known though weights do not know them. */
  readonly glosses?: Lookup | undefined
  /** Names of people that came with the weights. */
  readonly nameList?: NameList | undefined
}

/**
 * Finds names that a vocabulary does not know in the texts of a page, so that they can be kept as they are: capitalised words
 * inside a sentence, and in scripts without capitals what the language has rules for. A name that is found in one balloon is
 * known in all.
 */
export function findNames(
  texts: readonly string[],
  { tokenizer, source, target, glosses, nameList }: NameContext,
): NamePair[] {
  const find = source.names?.find
  if (find !== undefined)
    return find(texts, (word) => isNoWord(word, tokenizer, nameList) && glosses?.has(word) !== true, nameList)
  // A month is no name.
  const withoutNumbers = texts.map((text) =>
    findNumbers(text, source, target).reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)}0${rest.slice(end)}`,
      text,
    ),
  )
  return findCapitalisedNames(withoutNumbers, source, tokenizer)
}

function findCapitalisedNames(texts: readonly string[], source: LanguageRules, tokenizer: Tokenizer): NamePair[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const titleWords = findTitleWords(text, source, tokenizer)
    for (const name of findInnerCapitals(text)) if (!titleWords.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const isToken = (word: string) => isOneToken(tokenizer, word)
  const { wordsOfAddress, capitalisedWords } = source.names ?? {}
  const names = [...counts].filter(([name, count]) => {
    if (isToken(name) || wordsOfAddress?.has(name) === true || capitalisedWords?.has(name) === true) return false
    return !isToken(name.toLowerCase()) || (count > 1 && isNeverSmall(name, texts))
  })
  return names.map(([name]) => markedAsWomans({ source: name, target: name }, isWesternWomansName(name)))
}

// People may bear the name of a thing ("Pepper"), which then is written as a name each time.
function isNeverSmall(name: string, texts: readonly string[]): boolean {
  const small = new RegExp(String.raw`(?<!\p{L})${name.toLowerCase()}(?!\p{L})`, 'u')
  return !texts.some((text) => small.test(text))
}

/**
 * Words of a text that came into its language from elsewhere and that a vocabulary does not know, with their meaning in the target.
 * Those that are glossed, or begin a longer word that is (길드 in 길드장), are left to their glosses, which give them an article and a number.
 */
export function findLoanwords(
  texts: readonly string[],
  { tokenizer, source, target, glosses }: NameContext,
): NamePair[] {
  const { loanwords, standIns } = source
  if (loanwords?.into !== target.code) return []
  const spoken = texts.map((text) => text.normalize('NFKC'))
  const glossed = spoken.flatMap((text) => standIns?.find?.(text, (word) => glosses?.has(word) === true) ?? [])
  return [...new Set(loanwords.find(spoken))]
    .filter((word) => isUnknown(word, tokenizer) && !glossed.some((one) => one.word.startsWith(word)))
    .flatMap((word) => {
      const meaning = loanwords.meanings.get(word)
      return meaning === undefined ? [] : [{ source: word, target: meaning }]
    })
}

// A listed name that the vocabulary has no piece for is cut into pieces of other words, and said as these: クロード ends in ロード ("road").
function isNoWord(word: string, tokenizer: Tokenizer, nameList: NameList | undefined): boolean {
  return isUnknown(word, tokenizer) || (nameList?.foreign.has(word) === true && !isOneToken(tokenizer, word))
}

// A model that knows a word has tokens of more than a letter for it. A space that is a token of its own counts: without it,
// names of a few pieces are lost.
function isUnknown(word: string, tokenizer: Tokenizer): boolean {
  return tokenizer.encode(word).length >= word.length
}
