/** What is known of one text before the sizes on a page are settled. */
export interface SizeWish {
  /** The largest size at which the text fits, no larger than wanted. */
  readonly largestPx: number
  /** Height of the source's glyphs. */
  readonly sourcePx: number
  /** Letters in the text. */
  readonly length: number
}

/** How far from the page's ordinary size a text may go for being loud or quiet in the source. */
const loudnessRange = { least: 0.8, most: 4 }

/**
 * Sizes for all texts of a page: one ordinary size that most of them can have, in proportion to how large each stood in the
 * source; texts in narrow places keep the smaller size that fits.
 */
export function harmoniseSizes(wishes: readonly SizeWish[]): readonly number[] {
  const ordinarySourcePx = weightedQuantile(
    wishes.map(({ sourcePx, length }) => ({ value: sourcePx, weight: length })),
    0.5,
  )
  const loudness = wishes.map(({ sourcePx }) => {
    const ratio = sourcePx / ordinarySourcePx
    // Small differences are the measuring's, not the letterer's.
    const heard = ratio > 0.85 && ratio < 1.25 ? 1 : ratio
    return Math.min(loudnessRange.most, Math.max(loudnessRange.least, heard))
  })
  const ordinaryPx = weightedQuantile(
    wishes.map(({ largestPx, length }, index) => ({ value: largestPx / loudness[index]!, weight: length })),
    0.4,
  )
  return wishes.map(({ largestPx }, index) => Math.min(largestPx, ordinaryPx * loudness[index]! * 1.08))
}

function weightedQuantile(
  items: readonly { readonly value: number; readonly weight: number }[],
  share: number,
): number {
  const sorted = items.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  for (const { value, weight } of sorted) {
    passed += weight
    if (passed >= total * share) return value
  }
  return sorted.at(-1)?.value ?? 0
}
