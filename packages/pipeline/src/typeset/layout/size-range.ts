import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import type { TranslatedRegion } from '../../page.ts'
import { isIdeographic } from '../text/prepare-text.ts'
import { measureLoudness, weightedQuantile } from './harmonise-sizes.ts'

/** The smallest lettering that is still read, in parts of the page's width: 9 pixels at 1000. */
const smallestShare = 9 / 1000

/** Smallest font size on a page of a width. */
export function smallestSizePx(pageWidth: number): number {
  return pageWidth * smallestShare
}

/**
 * The sizes that look as large as the source, one for each text of a page. An ideograph fills its size, a capital some seven
 * tenths of it; letters beside ideographs are set hardly larger than they, for there are more of them. Texts that are only a
 * little finer than the page's ordinary one are wanted as large as it.
 */
export function wantedSizesPx(
  texts: readonly Pick<TranslatedRegion, 'look' | 'language' | 'text'>[],
  target: LanguageCode,
  smallestPx: number,
): readonly number[] {
  const isTargetIdeographic = isIdeographic(languageOf(target))
  const own = texts.map(({ look, language }) => {
    const isSourceIdeographic = isIdeographic(languageOf(language)) || language === 'KOR'
    const factor = isSourceIdeographic ? (isTargetIdeographic ? 1.08 : 1.05) : isTargetIdeographic ? 1.3 : 1.42
    return look.glyphSizePx * factor
  })
  const loudness = measureLoudness(texts.map(({ text }, index) => ({ sourcePx: own[index]!, length: text.length })))
  const ordinaryPx = weightedQuantile(
    own.map((value, index) => ({ value, weight: texts[index]!.text.length })),
    0.5,
  )
  // Below the last of these the source was measured wrong, or is finer print than letters can follow.
  return own.map((sizePx, index) => Math.max(sizePx, ordinaryPx * Math.min(1, loudness[index]!), 1.35 * smallestPx))
}

/** Sizes from the largest wanted down to the smallest allowed, each a little under the one before. */
export function fallingSizes(largestPx: number, smallestPx: number): readonly number[] {
  const sizes: number[] = []
  for (let size = largestPx; size > smallestPx; size *= 0.965) sizes.push(size)
  return [...sizes, smallestPx]
}
