import type { LetteringRules } from '../language-rules.ts'
import { standardSpeech } from './japanese-dialects.ts'
import { partRunOns } from './japanese-run-ons.ts'
import { usualSpelling } from './japanese-spellings.ts'
import { japaneseStutter } from './japanese-stutter.ts'
import { plainSpeech } from './spoken-japanese.ts'

// Laughter and rumbling are known by two of their sounds; one is a gasp.
const laughter = /([はふくひへけハフクヒヘケゴド])\1{2,}/gu
const stretchedKana = /([\p{Script=Hiragana}\p{Script=Katakana}ー])\1{2,}|(ー)ー/gu

/** How Japanese comics letter speech. */
export const japaneseLettering = {
  stutter: japaneseStutter,
  // What a word in kanji sounds like at its beginning is not written.
  writtenStutter: { said: String.raw`[\p{Script=Hiragana}\p{Script=Katakana}](?=\p{L})`, mark: '、' },
  shortened: (text: string) => text.replaceAll(laughter, '$1$1').replaceAll(stretchedKana, '$1$2'),
  partRunOns,
  usualSpelling,
  spokenForms: (text: string) => plainSpeech(standardSpeech(text)),
  brokenOff: /[っッ]+(?=$|[\s、,])|(?<=[\p{Script=Hiragana}])[ーぁぃぅぇぉ]+[っッ]*(?=$|[\s、,])/gu,
} satisfies LetteringRules

/** Phrases as they are when their lettering has been made plain, in their order: as lines of one text, which takes a tenth of the time. */
export function plainJapanese(phrases: readonly string[]): string[] {
  const { shortened, spokenForms, brokenOff } = japaneseLettering
  const text = phrases.map((phrase) => partRunOns(phrase)).join('\n')
  return spokenForms(usualSpelling(shortened(text)))
    .replaceAll(brokenOff, '')
    .split('\n')
}
