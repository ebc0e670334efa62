import { languageOf } from '@fukidashi/contract/languages'
import type { RecognizedRegion } from '../page.ts'

/** Less sure readings are mostly of art that was taken for text; a long one off the art has more to go by. Measured on comic pages. */
const credible = 0.45
const credibleOnArt = 0.55
const credibleLong = 0.3
const longFrom = 8
/** A flower or a star passes for one letter more easily than for two. */
const credibleAlone = 0.65
/** Marks that stand alone in balloons; any other lone sign is a speck of art. */
const loneMarks = /^[!?！？‼⁇⁈⁉.…・。、，,〜~ー—–♪♥♡★☆\s]+$/u

/** What hatching on art is read as: bars and nothing else. */
const bars = /^[Il|1i/\\\s丨リ川]{2,}$/u

/** Lettering on art this many times larger than the page's speech, in one short word, is a sound. */
const soundSize = 1.5
/** So is a short word that leans this much, in radians: speech and captions stand straight. */
const soundSlant = 0.1
const longestSound = 12

/** Leaves out what was not read credibly and says what kind of text the rest is. */
export function judgeRegions(regions: readonly RecognizedRegion[]): RecognizedRegion[] {
  const readable = regions.filter(isCredible)
  const sizes = readable.filter(({ balloon }) => balloon.ground !== 'art').map(({ look }) => look.glyphSizePx)
  const usualSizePx = sizes.toSorted((a, b) => a - b)[sizes.length >> 1]
  return readable.map((region) => ({ ...region, kind: kindOf(region, usualSizePx) }))
}

function isCredible({ text, confidence, balloon }: RecognizedRegion): boolean {
  if (balloon.ground === 'art' && bars.test(text)) return false
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters === 0) return loneMarks.test(text)
  return (
    confidence >=
    (balloon.ground === 'art' ? Math.max(credibleOnArt, leastConfidence(letters)) : leastConfidence(letters))
  )
}

function leastConfidence(letters: number): number {
  if (letters === 1) return credibleAlone
  return letters >= longFrom ? credibleLong : credible
}

function kindOf(region: RecognizedRegion, usualSizePx: number | undefined): RecognizedRegion['kind'] {
  const { text, balloon, look } = region
  if (!/\p{L}/u.test(text)) return 'mark'
  const isLarge = usualSizePx === undefined || look.glyphSizePx >= soundSize * usualSizePx
  const isDrawn = isLarge || Math.abs(region.angle) >= soundSlant
  return balloon.ground === 'art' && isDrawn && isSoundLike(region) ? 'sound' : 'speech'
}

/** The letters of a large sound stand apart, each like a word. */
const loneLetters = /^\S(?:\s+\S)*$/u

/** Japanese sounds are written in kana, those of other languages in one word. */
function isSoundLike({ text, language }: RecognizedRegion): boolean {
  if ([...text].length > longestSound) return false
  if (loneLetters.test(text)) return true
  return languageOf(language).script === 'Jpan'
    ? /^[\p{Script=Hiragana}\p{Script=Katakana}ー〜!?！？…っッ.・\s]+$/u.test(text)
    : !/\S\s+\S/u.test(text.replace(/(\S+)(?:\s+\1)+/giu, '$1'))
}
