import type { LetteringRules } from '../../page.ts'
import { loudnessOf, weightedQuantile } from './harmonise-sizes.ts'

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

/** The largest size that suits the ordinary text of a page's source. */
export function ordinaryWantedPx(texts: readonly SizeSource[]): number {
  return weightedQuantile(
    texts.map((text) => ({ value: ownWantedPx(text), weight: text.length })),
    0.5,
  )
}

/** The largest size that suits a text's source. One that is only a little finer than the page's ordinary text is wanted as large as it. */
export function wantedSizePx(
  text: SizeSource,
  rules: Pick<LetteringRules, 'ordinarySourcePx' | 'ordinaryWantedPx'>,
  smallestPx: number,
): number {
  const loudness = loudnessOf(text.sourcePx, rules.ordinarySourcePx)
  // Below the last of these the source was measured wrong, or is finer print than letters can follow.
  return Math.max(ownWantedPx(text), rules.ordinaryWantedPx * Math.min(1, loudness), 1.35 * smallestPx)
}

function ownWantedPx({ sourcePx, visualHeight }: SizeSource): number {
  return (largerThanSource * sourcePx) / visualHeight
}

/** Sizes from the largest wanted down to the smallest allowed, each a little under the one before. */
export function fallingSizes(largestPx: number, smallestPx: number): readonly number[] {
  const sizes: number[] = []
  for (let size = largestPx; size > smallestPx; size *= 0.965) sizes.push(size)
  return [...sizes, smallestPx]
}
