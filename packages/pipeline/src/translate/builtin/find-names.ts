import type { LanguageCode } from '@fukidashi/contract/languages'
import type { NamePair } from './name-stand-ins.ts'
import type { Tokenizer } from './sentencepiece.ts'
import { transcribeKatakana } from './transcribe-katakana.ts'

/**
 * Finds words in running text that are names which the vocabulary does not know, so that they can be kept as they are:
 * capitalised words inside a Latin-script sentence, and katakana before a Japanese honorific, which are transcribed.
 */
export function findNames(text: string, from: LanguageCode, tokenizer: Tokenizer): NamePair[] {
  return from === 'JPN' ? findJapaneseNames(text) : findCapitalisedNames(text, tokenizer)
}

const innerCapitalised = /(?<=[\p{L}\d,;:'’-]\s+)\p{Lu}\p{Ll}[\p{L}'’]*/gu

function findCapitalisedNames(text: string, tokenizer: Tokenizer): NamePair[] {
  const names = new Set<string>()
  for (const [found] of text.matchAll(innerCapitalised)) {
    const name = found.replace(/['’]s?$/u, '')
    const isKnown = [name, name.toLowerCase()].some((word) => tokenizer.encode(word).length === 1)
    if (!isKnown) names.add(name)
  }
  return [...names].map((name) => ({ source: name, target: name }))
}

const katakanaBeforeHonorific = /[\p{Script=Katakana}ー]{2,}(?=さん|ちゃん|くん|君|様|さま|先生|先輩|殿)/gu

function findJapaneseNames(text: string): NamePair[] {
  const names = new Set([...text.matchAll(katakanaBeforeHonorific)].map(([name]) => name))
  return [...names].map((name) => ({ source: name, target: transcribeKatakana(name) }))
}
