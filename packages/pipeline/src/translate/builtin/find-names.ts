import type { LanguageCode } from '@fukidashi/contract/languages'
import { honorificAhead } from './honorific-names.ts'
import { findNumbers } from './numbers/find-numbers.ts'
import type { NamePair } from './name-stand-ins.ts'
import type { PreparationContext } from './prepare-clause.ts'
import type { Tokenizer } from './sentencepiece.ts'
import { findTitleWords } from './title-words.ts'
import { transcribeKatakana } from './transcribe-katakana.ts'

/**
 * Finds names that a vocabulary does not know in the texts of a page, so that they can be kept as they are: capitalised
 * words inside a Latin-script sentence, and katakana before a Japanese honorific or of unknown words, which are transcribed.
 * A name that is found in one balloon is known in all.
 */
export function findNames(
  texts: readonly string[],
  { tokenizer, from, to }: Pick<PreparationContext, 'tokenizer' | 'from' | 'to'>,
): NamePair[] {
  if (from === 'JPN') return findJapaneseNames(texts, tokenizer)
  return findCapitalisedNames(
    texts.map((text) => withoutNumbers(text, from, to)),
    { tokenizer, from },
  )
}

// A month is no name.
function withoutNumbers(text: string, from: LanguageCode, to: LanguageCode): string {
  return findNumbers(text, from, to).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}0${rest.slice(end)}`,
    text,
  )
}

const innerCapitalised = /(?<=\p{Ll}[,;:]?\s+)\p{Lu}\p{Ll}[\p{L}'’]*/gu

function findCapitalisedNames(
  texts: readonly string[],
  { tokenizer, from }: Pick<PreparationContext, 'tokenizer' | 'from'>,
): NamePair[] {
  const names = new Set<string>()
  for (const text of texts) {
    const titleWords = findTitleWords(text, from, tokenizer)
    for (const [found] of text.matchAll(innerCapitalised)) {
      const name = found.replace(/['’]s?$/u, '')
      const isKnown = [name, name.toLowerCase()].some((word) => tokenizer.encode(word).length === 1)
      if (!isKnown && !titleWords.has(name)) names.add(name)
    }
  }
  return [...names].map((name) => ({ source: name, target: name }))
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
  const unknown = plain
    .flatMap((text) => text.match(katakanaWord) ?? [])
    // A model that knows a word has pieces of more than a letter for it.
    .filter((word) => tokenizer.encode(word).length >= word.length && !soundsLikeSound.test(word))
  return [...new Set([...called, ...unknown])].map((name) => ({ source: name, target: transcribeKatakana(name) }))
}
