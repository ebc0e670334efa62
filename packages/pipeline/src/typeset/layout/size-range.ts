import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import type { TranslatedRegion } from '../../page.ts'
import { isIdeographic } from '../text/prepare-text.ts'

/** The smallest lettering that is still read, in parts of the page's width: 9 pixels at 1000. */
const smallestShare = 9 / 1000

/** Smallest font size on a page of a width. */
export function smallestSizePx(pageWidth: number): number {
  return pageWidth * smallestShare
}

/**
 * The size that looks as large as the source. An ideograph fills its size, a capital some seven tenths of it; letters beside
 * ideographs are set a little smaller than they, for there are more of them.
 */
export function wantedSizePx({ look, language }: TranslatedRegion, target: LanguageCode): number {
  const isSourceIdeographic = isIdeographic(languageOf(language)) || language === 'KOR'
  const isTargetIdeographic = isIdeographic(languageOf(target))
  const factor = isSourceIdeographic ? (isTargetIdeographic ? 1.08 : 1.05) : isTargetIdeographic ? 1.3 : 1.42
  return look.glyphSizePx * factor
}

/** Sizes from the largest wanted down to the smallest allowed, each a little under the one before. */
export function fallingSizes(largestPx: number, smallestPx: number): readonly number[] {
  const sizes: number[] = []
  for (let size = largestPx; size > smallestPx; size *= 0.965) sizes.push(size)
  return [...sizes, smallestPx]
}
