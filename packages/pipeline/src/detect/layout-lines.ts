import { layOutLines } from '../geometry/lay-out-lines.ts'
import type { Box, Point, TextDirection, TextLine } from '../page.ts'
import type { GlyphGroup } from './find-glyphs.ts'

/** Puts the glyphs of a group into lines of a direction, in the order of their places across. */
export function layoutLines(
  { patch, glyphs }: GlyphGroup,
  direction: TextDirection,
  angle: number,
  confidence: number,
): TextLine[] {
  const boxes = glyphs.map(({ box }): Box => [box[0] + patch.box[0], box[1] + patch.box[1], box[2], box[3]])
  // A network joins the words of a row, but sees the glyphs of a widely set column one by one.
  const isJoined = ([x, y]: Point): boolean =>
    direction === 'vertical' ||
    patch.evidence.data[(Math.floor(y) - patch.box[1]) * patch.evidence.width + Math.floor(x) - patch.box[0]] === 1
  return layOutLines(boxes, patch.glyphSizePx, direction, angle, confidence, isJoined)
}
