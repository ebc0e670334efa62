import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { capitalise, isCaseless } from '../text/letter-case.ts'
import { plainSpeech } from '../languages/japanese/spoken-japanese.ts'

const decoration = /[♪♫♬♩♡♥❤★☆✦✧※*~〜～_=|<>^°•●○■□◆◇▲△▼▽]+/gu
const quotes = /[«»"“”„「」『』【】〈〉《》[\]{}]/gu

/** The text without stutter ("W-what", 「お、お前」), which runs over the marks that sentences are cut at. */
export function withoutStutter(text: string, language: LanguageCode): string {
  const ownStutter = stutters[language]
  if (ownStutter !== undefined) return text.replaceAll(ownStutter, '$1')
  return text.replaceAll(westernStutter, (_, first: string, again: string) =>
    /^\p{Lu}/u.test(first) ? capitalise(again) : again,
  )
}

/** Whether a text begins with a stutter. */
export function beginsWithStutter(text: string, language: LanguageCode): boolean {
  const words = text.replace(/^[^\p{L}]+/u, '')
  return words.search(stutters[language] ?? westernStutter) === 0
}

/** A translation that begins with a stutter ("N-no"), where the language's script has one to write; `isName` keeps a capital. */
export function withStutter(text: string, language: LanguageCode, isName: (word: string) => boolean): string {
  const [syllable, mark] = stutterForms[language] ?? []
  if (syllable !== undefined) return text.replace(new RegExp(`(?<!\\p{L}.*)(${syllable})`, 'u'), `$1${mark}$1`)
  if (isCaseless(language)) return text
  return text.replace(/(?<!\p{L}.*)(\p{L})([\p{L}\p{M}'’]+)/u, (word, first: string, rest: string) =>
    isName(word) || !/^\p{L}/u.test(rest)
      ? `${first}-${word}`
      : `${first}-${first.toLocaleLowerCase(languageOf(language).tag)}${rest}`,
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
  return (plainSounds[language] ?? plainWestern)(plain).replaceAll(/\s+/gu, ' ').trim()
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

// A word may repeat the one before it; only marks between them make it a stutter (「너, 너는」).
const koreanStutter = /(?<!\p{L})(\p{Script=Hangul})(?:\s*[,.…·-]+\s*\1)+(?=\p{Script=Hangul})/gu
// Vowels that a syllable is drawn out with (「안돼애애」), and letters that stand for sounds (「ㅋㅋ」), which NFKC writes as conjoining ones.
const drawnVowel = /(?<=[가-힣])([아애어에오우으이])\1+(?!\p{L})/gu
const looseJamo = /(?<=[가-힣][^가-힣]*)[\u{1100}-\u{11FF}]{2,}/gu

function plainKorean(text: string): string {
  return plainWestern(text.replaceAll(looseJamo, ' ').replaceAll(drawnVowel, ''))
}

// What may be said twice at the beginning, and the mark between. What a word in kanji sounds like at its beginning is not written.
const stutterForms: Partial<Record<LanguageCode, readonly [string, string]>> = {
  JPN: [String.raw`[\p{Script=Hiragana}\p{Script=Katakana}](?=\p{L})`, '、'],
  CHS: [String.raw`\p{Script=Han}`, '、'],
  KOR: [String.raw`\p{Script=Hangul}`, ', '],
}
const stutters: Partial<Record<LanguageCode, RegExp>> = { JPN: japaneseStutter, KOR: koreanStutter }
const plainSounds: Partial<Record<LanguageCode, (text: string) => string>> = { JPN: plainJapanese, KOR: plainKorean }

const westernStutter = /\b(\p{L}{1,2})(?:-\1)*-(\1)/giu
const stretchedVowel = /(?<=\p{L})([eo])\1{2,}(?=\p{L})/giu
const stretchedLetter = /(\p{L})\1{2,}/giu

function plainWestern(text: string): string {
  return text
    .replaceAll(stretchedVowel, '$1$1')
    .replaceAll(stretchedLetter, '$1')
    .replaceAll(/\s+([,.;:?!])/gu, '$1')
}
