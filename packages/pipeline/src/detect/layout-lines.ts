import { layOutLines } from '../geometry/lay-out-lines.ts'
import type { Box, TextDirection, TextLine } from '../page.ts'
import type { GlyphGroup } from './find-glyphs.ts'

/** Puts the glyphs of a group into lines of a direction, in the order of their places across. */
export function layoutLines(
  { patch, glyphs }: GlyphGroup,
  direction: TextDirection,
  angle: number,
  confidence: number,
): TextLine[] {
  const boxes = glyphs.map(({ box }): Box => [box[0] + patch.box[0], box[1] + patch.box[1], box[2], box[3]])
  return layOutLines(boxes, patch.glyphSizePx, direction, angle, confidence)
}
