import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { capitalise } from './letter-case.ts'
import { plainSpeech } from './spoken-japanese.ts'

const decoration = /[♪♫♬♩♡♥❤★☆✦✧※*~〜～_=|<>^°•●○■□◆◇▲△▼▽]+/gu
const quotes = /[«»"“”„「」『』【】〈〉《》[\]{}]/gu

/** The text without stutter ("W-what", 「お、お前」), which runs over the marks that sentences are cut at. */
export function withoutStutter(text: string, language: LanguageCode): string {
  if (language === 'JPN') return text.replaceAll(japaneseStutter, '$1')
  return text.replaceAll(westernStutter, (_, first: string, again: string) =>
    /^\p{Lu}/u.test(first) ? capitalise(again) : again,
  )
}

/** Whether a text begins with a stutter. */
export function beginsWithStutter(text: string, language: LanguageCode): boolean {
  const words = text.replace(/^[^\p{L}]+/u, '')
  return words.search(language === 'JPN' ? japaneseStutter : westernStutter) === 0
}

/** A translation that begins with a stutter ("N-no"), where the language's script has one to write; `isName` keeps a capital. */
export function withStutter(text: string, language: LanguageCode, isName: (word: string) => boolean): string {
  if (!['Latn', 'Cyrl', 'Grek'].includes(languageOf(language).script)) return text
  return text.replace(/(?<!\p{L}.*)(\p{L})([\p{L}\p{M}'’]+)/u, (word, first: string, rest: string) =>
    isName(word) || !/^\p{L}/u.test(rest) ? `${first}-${word}` : `${first}-${first.toLowerCase()}${rest}`,
  )
}

/**
 * Turns lettering into the plain writing that translation models were trained on: no decoration and quotes, no
 * stretched sounds ("Nooooo", 「待てーーっ」). White space becomes single spaces.
 */
export function plainLettering(text: string, language: LanguageCode): string {
  const plain = text
    .normalize('NFKC')
    // NFKC makes a fraction of three characters.
    .replaceAll('⁄', '/')
    .replaceAll(decoration, ' ')
    .replaceAll(quotes, ' ')
    .replaceAll('&', ` ${ampersands[language] ?? '&'} `)
    .replaceAll(/[–—―]|--+/gu, language === 'JPN' ? '' : ', ')
  return (language === 'JPN' ? plainJapanese(plain) : plainWestern(plain)).replaceAll(/\s+/gu, ' ').trim()
}

const ampersands: Partial<Record<LanguageCode, string>> = { ENG: 'and' }

const kana = '[\\p{Script=Hiragana}\\p{Script=Katakana}]'
const japaneseStutter = new RegExp(
  `(?<![\\p{L}ー])(${kana}[ゃゅょャュョ]?)(?:[っッ]?(?:\\.{2,}|[…‥、,・\\s-])+\\1)+`,
  'gu',
)
const stretchedKana = /([\p{Script=Hiragana}\p{Script=Katakana}ー])\1{2,}|(ー)ー/gu
const cutOffSound = /[っッ]+(?=$|[\s、,])|(?<=[\p{Script=Hiragana}])[ーぁぃぅぇぉ]+[っッ]*(?=$|[\s、,])/gu

function plainJapanese(text: string): string {
  return plainSpeech(text.replaceAll(stretchedKana, '$1$2')).replaceAll(cutOffSound, '')
}

const westernStutter = /\b(\p{L}{1,2})(?:-\1)*-(\1)/giu
const stretchedVowel = /(?<=\p{L})([eo])\1{2,}(?=\p{L})/giu
const stretchedLetter = /(\p{L})\1{2,}/giu

function plainWestern(text: string): string {
  return text
    .replaceAll(stretchedVowel, '$1$1')
    .replaceAll(stretchedLetter, '$1')
    .replaceAll(/\s+([,.;:?!])/gu, '$1')
}
