import { measureLoudness, weightedQuantile } from './harmonise-sizes.ts'

/** The smallest lettering that is still read, in parts of the page's width: 9 pixels at 1000. */
const smallestShare = 9 / 1000

/** Smallest font size on a page of a width. */
export function smallestSizePx(pageWidth: number): number {
  return pageWidth * smallestShare
}

/** How much larger than its source a text may look where most texts of its page leave their balloons empty. */
const largerThanSource = 1.2

/** What says how large a text is wanted. */
export interface SizeSource {
  /** How large the source looks in pixels. */
  readonly sourcePx: number
  /** How large the typeface looks with the text, in parts of the font size. */
  readonly visualHeight: number
  /** Letters in the text. */
  readonly length: number
}

/**
 * The largest sizes that suit the source, one for each text of a page. Texts that are only a little finer than the
 * page's ordinary one are wanted as large as it.
 */
export function wantedSizesPx(texts: readonly SizeSource[], smallestPx: number): readonly number[] {
  const own = texts.map(({ sourcePx, visualHeight }) => (largerThanSource * sourcePx) / visualHeight)
  const loudness = measureLoudness(texts)
  const ordinaryPx = weightedQuantile(
    own.map((value, index) => ({ value, weight: texts[index]!.length })),
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
