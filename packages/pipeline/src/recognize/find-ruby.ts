import type { Box, TextDirection } from '../page.ts'

/** Ruby is set at half the size of its text; with slack for thick strokes. */
const largestRuby = 0.62
/** Share of the text's size by which ruby may reach into it. */
const rubyReach = 0.12

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Tells which glyphs of a line are furigana: small ones beyond the edge of the full-size ones, on the side where
 * readings are set (right of a column, above a row).
 */
export function findRuby(glyphs: readonly Box[], direction: TextDirection): boolean[] {
  const spans = glyphs.map(
    (box): Span =>
      direction === 'vertical' ? { start: -(box[0] + box[2]), end: -box[0] } : { start: box[1], end: box[1] + box[3] },
  )
  const largest = Math.max(...spans.map(({ start, end }) => end - start))
  const starts = spans.filter(({ start, end }) => end - start >= 0.7 * largest).map(({ start }) => start)
  const edge = starts.toSorted((a, b) => a - b)[starts.length >> 1]!
  const size = Math.max(...spans.map(({ end }) => end)) - edge
  return spans.map(({ start, end }) => end <= edge + rubyReach * size && end - start <= largestRuby * size)
}
