import type { LanguageCode } from '@fukidashi/contract/languages'
import type { RecognizedRegion } from '../page.ts'
import type { TranslationSegment } from './translation-engine.ts'

// Long-vowel marks and the small tsu count as letters in Unicode, but alone they are drawn breath, not words.
const wordLetter = /(?![ーｰッｯっ々゛゜])\p{L}/u

/**
 * What of a page goes to an engine, in reading order: speech with words in it. Sounds, marks, lone numbers and lone
 * punctuation stay as they are drawn, and so does what is in the target language already.
 */
export function chooseSegments(
  regions: readonly RecognizedRegion[],
  to: LanguageCode,
): Omit<TranslationSegment, 'route'>[] {
  return regions
    .filter(({ kind, language, text }) => kind === 'speech' && language !== to && wordLetter.test(text))
    .map(({ id, text, language }) => ({ id, text: text.trim(), language }))
}
