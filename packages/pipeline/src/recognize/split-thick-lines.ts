import { spanGap } from '../geometry/box.ts'
import { layOutLines } from '../geometry/lay-out-lines.ts'
import type { Box, TextDirection, TextLine } from '../page.ts'
import { inReadingOrder } from './reading-order-of-lines.ts'

/** A line this many times thicker than its tall glyphs holds several lines that were taken for one. */
const thickLine = 1.75
/** With fewer glyphs their sizes say too little. */
const fewestGlyphs = 6

/**
 * Splits a line of which the glyphs show that it is several, where an empty gap runs between them. `glyphs` are their
 * bounds in page pixels. Gives the line itself when there is nothing to split.
 */
export function splitThickLine(line: TextLine, glyphs: readonly Box[], direction: TextDirection): readonly TextLine[] {
  if (line.angle !== 0 || glyphs.length < fewestGlyphs) return [line]
  const longest = glyphs.map(([, , width, height]) => Math.max(width, height)).toSorted((a, b) => a - b)
  const glyphSizePx = longest[Math.floor(longest.length * 0.8)]!
  if (thicknessOf(line, direction) < thickLine * glyphSizePx) return [line]
  const parts = inReadingOrder(layOutLines(glyphs, glyphSizePx, direction, 0, line.confidence), direction)
  const isClear = parts.every((part, index) => index === 0 || gapAcross(parts[index - 1]!, part, direction) > 0)
  return isClear && parts.every((part) => thicknessOf(part, direction) >= 0.6 * glyphSizePx) ? parts : [line]
}

function thicknessOf({ box }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? box[2] : box[3]
}

function gapAcross({ box: a }: TextLine, { box: b }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? spanGap(a[0], a[2], b[0], b[2]) : spanGap(a[1], a[3], b[1], b[3])
}
