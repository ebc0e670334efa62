import { isRubySized } from '../../geometry/ruby-size.ts'
import type { Box } from '../../page.ts'

/** Shares of the column's width by which ruby may reach into it, and must reach beyond it. */
const rubyReach = 0.12
const rubyExcess = 0.15

/**
 * Tells which glyphs of a column are furigana: small ones to the right of the full-size ones' edge. Rows are not looked
 * at, because accents and the parts of Korean syllables stand above their letters in the same way.
 */
export function findRuby(glyphs: readonly Box[]): boolean[] {
  const largest = Math.max(...glyphs.map(([, , width]) => width))
  const edges = glyphs.filter(([, , width]) => width >= 0.7 * largest).map(([x, , width]) => x + width)
  const edge = edges.toSorted((a, b) => a - b)[edges.length >> 1]!
  const columnWidth = edge - Math.min(...glyphs.map(([x]) => x))
  return glyphs.map(([x, , width]) => {
    const isBeyond = x >= edge - rubyReach * columnWidth && x + width >= edge + rubyExcess * columnWidth
    return isBeyond && isRubySized(width, columnWidth)
  })
}
