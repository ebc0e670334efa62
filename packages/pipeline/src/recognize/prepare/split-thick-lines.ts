import { layOutLines } from '../../geometry/lay-out-lines.ts'
import { gapAcross, gapAlong, inkThicknessOf } from '../../geometry/line-measures.ts'
import type { Box, TextDirection, TextLine } from '../../page.ts'
import { inReadingOrder } from './reading-order-of-lines.ts'

/** A line this many times thicker than its tall glyphs holds several lines that were taken for one. */
const thickLine = 1.75
/** With fewer glyphs their sizes say too little. */
const fewestGlyphs = 6
/** Syllables of Korean come in pieces, so full glyphs may be larger than what hangs together by these factors. */
const glyphsInPieces = [1, 1.5, 2]
/** Ink larger than this many glyph sizes both ways is art that was taken along; it says nothing of the lines. */
const largestGlyph = 1.8
/** Tails and accents of neighbouring lines may reach past each other by this share of a glyph. */
const tolerableOverlap = 0.35
/** A line is at least this many glyph sizes thick. */
const thinnestPart = 0.6

/**
 * Splits a line of which the glyphs show that it is several, where hardly anything stands between them. `glyphs` are
 * their bounds in page pixels. Gives the line itself when there is nothing to split.
 */
export function splitThickLine(line: TextLine, glyphs: readonly Box[], direction: TextDirection): readonly TextLine[] {
  if (line.angle !== 0 || glyphs.length < fewestGlyphs) return [line]
  const longest = glyphs.map(([, , width, height]) => Math.max(width, height)).toSorted((a, b) => a - b)
  const pieceSizePx = longest[Math.floor(longest.length * 0.8)]!
  for (const factor of glyphsInPieces) {
    const glyphSizePx = factor * pieceSizePx
    if (inkThicknessOf(line, direction) < thickLine * glyphSizePx) return [line]
    const letters = glyphs.filter(([, , width, height]) => Math.min(width, height) < largestGlyph * glyphSizePx)
    const laidOut = layOutLines(letters, glyphSizePx, direction, 0, line.confidence)
    const parts = laidOut.filter((part) => !isSpeck(part, glyphSizePx))
    if (parts.length > 1 && areLines(parts, glyphSizePx, direction)) return inReadingOrder(parts, direction)
  }
  return [line]
}

/** What stands alone and is smaller than a glyph both ways is no line. */
function isSpeck({ box }: TextLine, glyphSizePx: number): boolean {
  return Math.max(box[2], box[3]) < thinnestPart * glyphSizePx
}

function areLines(parts: readonly TextLine[], glyphSizePx: number, direction: TextDirection): boolean {
  return parts.every((part, index) => {
    const thickness = inkThicknessOf(part, direction)
    const isApart = parts
      .slice(0, index)
      .every(
        (other) =>
          gapAlong(other, part, direction) >= 0 || gapAcross(other, part, direction) > -tolerableOverlap * glyphSizePx,
      )
    return isApart && thickness >= thinnestPart * glyphSizePx && thickness < thickLine * glyphSizePx
  })
}
