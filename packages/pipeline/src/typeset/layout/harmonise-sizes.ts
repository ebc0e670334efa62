import type { LetteringRules } from '../../page.ts'

/** What is known of one text before the sizes on a page are settled. */
export interface SizeWish {
  /** The largest size at which the text fits, no larger than wanted. */
  readonly largestPx: number
  /** How large the source looks in pixels. */
  readonly sourcePx: number
  /** Letters in the text. */
  readonly length: number
}

/** Sources less than this much larger than ordinary are the same to the eye, and measured no better than that. */
const loudFrom = 1.15
/** Sources under this part of the ordinary size are whispers or small print, which are set this much smaller. */
const quiet = { below: 0.55, share: 0.8 }

/** Share of the page's texts that may have to stay below the ordinary size, so that the others need not follow the narrowest. */
const narrowShare = 0.65
/** A text that has room for it may be this much larger than the ordinary size, unless its source was smaller than ordinary. */
const largerAtMost = 1.12
/** And this much larger than the quarter of the page's texts that have the least room. */
const overNarrow = 1.35

/** How much louder than the page's ordinary text one is, 1 for as loud, from how large the sources look. */
export function loudnessOf(sourcePx: number, ordinarySourcePx: number): number {
  const ratio = sourcePx / ordinarySourcePx
  return ratio < quiet.below ? quiet.share : Math.max(1, ratio / loudFrom)
}

/** Sizes that the texts of a page have in common. */
type SizeRules = Pick<LetteringRules, 'ordinarySourcePx' | 'ordinaryPx' | 'mostPx'>

/** One ordinary size that most texts of a page can have, in proportion to how loud each is. */
export function measureSizes(wishes: readonly SizeWish[]): SizeRules {
  const ordinarySourcePx = medianSource(wishes)
  const fitting = wishes.map(({ largestPx, sourcePx, length }) => ({
    value: largestPx / loudnessOf(sourcePx, ordinarySourcePx),
    weight: Math.sqrt(length),
  }))
  const ordinaryPx = weightedQuantile(fitting, narrowShare)
  const mostPx = Math.min(largerAtMost * ordinaryPx, overNarrow * weightedQuantile(fitting, 0.25))
  return { ordinarySourcePx, ordinaryPx, mostPx }
}

/** The size for a text on a page with these rules; one in a narrow place keeps the smaller size that fits. */
export function settleSize(
  { largestPx, sourcePx }: Pick<SizeWish, 'largestPx' | 'sourcePx'>,
  { ordinarySourcePx, ordinaryPx, mostPx }: SizeRules,
): number {
  const roomyPx = sourcePx < 0.95 * ordinarySourcePx ? Math.min(ordinaryPx, mostPx) : mostPx
  return Math.min(largestPx, roomyPx * loudnessOf(sourcePx, ordinarySourcePx))
}

/** How large the ordinary text of a page's source looks. */
export function medianSource(texts: readonly Pick<SizeWish, 'sourcePx' | 'length'>[]): number {
  return weightedQuantile(
    texts.map(({ sourcePx, length }) => ({ value: sourcePx, weight: length })),
    0.5,
  )
}

/** The value that a share of the weight lies at or below. */
export function weightedQuantile(
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
