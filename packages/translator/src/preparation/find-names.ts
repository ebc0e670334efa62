import type { LanguageCode } from '@fukidashi/contract/languages'
import { honorificAhead } from './honorific-names.ts'
import { findNumbers } from '../numbers/find-numbers.ts'
import { findKanjiNames } from '../languages/japanese/japanese-names.ts'
import { findKoreanNames } from '../languages/korean/korean-names.ts'
import { japaneseLoanwords } from '../languages/japanese/japanese-loanwords.ts'
import { koreanLoanwords } from '../languages/korean/korean-loanwords.ts'
import type { NamePair } from './name-placeholders.ts'
import type { PreparationContext } from './prepare-clause.ts'
import { isOneToken, type Tokenizer } from '../model/sentencepiece.ts'
import { findInnerCapitals, findTitleWords, wordsOfAddress } from './title-words.ts'
import { transcribeKatakana } from '../languages/japanese/transcribe-katakana.ts'

/**
 * Finds names that a vocabulary does not know in the texts of a page, so that they can be kept as they are: capitalised
 * words inside a Latin-script sentence, Japanese names in kanji of one reading, Korean words before an honorific, and katakana before a Japanese honorific or of
 * unknown words, which are transcribed.
 * A name that is found in one balloon is known in all.
 */
export function findNames(
  texts: readonly string[],
  { tokenizer, from, to }: Pick<PreparationContext, 'tokenizer' | 'from' | 'to'>,
): NamePair[] {
  const findOwn = namesOf[from]
  if (findOwn !== undefined) return findOwn(texts, tokenizer)
  return findCapitalisedNames(
    texts.map((text) => withoutNumbers(text, from, to)),
    { tokenizer, from },
  )
}

// Scripts without capitals.
const namesOf: Partial<Record<LanguageCode, (texts: readonly string[], tokenizer: Tokenizer) => NamePair[]>> = {
  JPN: findJapaneseNames,
  KOR: findKoreanNames,
}

// A month is no name.
function withoutNumbers(text: string, from: LanguageCode, to: LanguageCode): string {
  return findNumbers(text, from, to).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}0${rest.slice(end)}`,
    text,
  )
}

function findCapitalisedNames(
  texts: readonly string[],
  { tokenizer, from }: Pick<PreparationContext, 'tokenizer' | 'from'>,
): NamePair[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const titleWords = findTitleWords(text, from, tokenizer)
    for (const name of findInnerCapitals(text)) if (!titleWords.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const isToken = (word: string) => isOneToken(tokenizer, word)
  const names = [...counts].filter(([name, count]) => {
    if (isToken(name) || wordsOfAddress.has(name)) return false
    return !isToken(name.toLowerCase()) || (count > 1 && isNeverSmall(name, texts))
  })
  return names.map(([name]) => ({ source: name, target: name }))
}

// People may bear the name of a thing ("Pepper"), which then is written as a name each time.
function isNeverSmall(name: string, texts: readonly string[]): boolean {
  const small = new RegExp(String.raw`(?<!\p{L})${name.toLowerCase()}(?!\p{L})`, 'u')
  return !texts.some((text) => small.test(text))
}

const katakanaBeforeHonorific = new RegExp(
  String.raw`(?<![\p{Script=Katakana}ー])[\p{Script=Katakana}ー]{2,}?${honorificAhead('JPN')!}`,
  'gu',
)

const katakanaWord =
  /(?<![\p{Script=Katakana}ー])\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}(?![\p{Script=Katakana}ー])/gu
// Sounds repeat themselves or break off.
const soundsLikeSound = /(.+)\1|[ッー]$/u

function findJapaneseNames(texts: readonly string[], tokenizer: Tokenizer): NamePair[] {
  const plain = texts.map((text) => text.normalize('NFKC'))
  const called = plain.flatMap((text) => text.match(katakanaBeforeHonorific) ?? [])
  const unknown = findUnknownKatakana(plain, tokenizer).filter((word) => !japaneseLoanwords.has(word))
  const inKatakana = [...new Set([...called, ...unknown])]
  return [...findKanjiNames(plain), ...inKatakana.map((name) => ({ source: name, target: transcribeKatakana(name) }))]
}

/** Words of a text that came into its language from elsewhere and that a vocabulary does not know, with what they are in English. */
export function findLoanwords(texts: readonly string[], from: LanguageCode, tokenizer: Tokenizer): NamePair[] {
  const { words, find } = loanwordsOf[from] ?? { words: new Map<string, string>(), find: () => [] }
  const found = find(
    texts.map((text) => text.normalize('NFKC')),
    tokenizer,
  )
  return [...new Set(found)].flatMap((source) => {
    const target = words.get(source)
    return target === undefined ? [] : [{ source, target }]
  })
}

interface Loanwords {
  readonly words: ReadonlyMap<string, string>
  readonly find: (texts: readonly string[], tokenizer: Tokenizer) => readonly string[]
}

const loanwordsOf: Partial<Record<LanguageCode, Loanwords>> = {
  JPN: { words: japaneseLoanwords, find: findUnknownKatakana },
  KOR: { words: koreanLoanwords, find: findUnknownKorean },
}

// Particles follow a Korean word without a space, and most of the script's words are no loans: only those of the table are looked for.
const longestLoanwordsFirst = [...koreanLoanwords.keys()].toSorted((one, other) => other.length - one.length)
const koreanLoanword = new RegExp(String.raw`(?<!\p{Script=Hangul})(?:${longestLoanwordsFirst.join('|')})`, 'gu')

function findUnknownKorean(texts: readonly string[], tokenizer: Tokenizer): string[] {
  return texts.flatMap((text) => text.match(koreanLoanword) ?? []).filter((found) => isUnknown(found, tokenizer))
}

// A model that knows a word has tokens of more than a letter for it.
function isUnknown(word: string, tokenizer: Tokenizer): boolean {
  return tokenizer.encode(word).length >= word.length
}

function findUnknownKatakana(texts: readonly string[], tokenizer: Tokenizer): string[] {
  return texts
    .flatMap((text) => text.match(katakanaWord) ?? [])
    .filter((word) => isUnknown(word, tokenizer) && !soundsLikeSound.test(word))
}
