import { layOutLines, turnBoxes } from '../geometry/lay-out-lines.ts'
import { acrossProfile, toLineSpans } from '../geometry/line-spans.ts'
import type { Box, Point, TextDirection, TextLine } from '../page.ts'
import type { GlyphGroup } from './find-glyphs.ts'

/** Turned lines may take this many times the room across that upright ones would, because glyphs' bounds are upright. */
const mostCovered = 1.2
/** Fewer glyphs do not show how their lines lie. */
const fewestTelling = 4

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
  const turn = angle !== 0 && isTidy(boxes, direction, angle) ? angle : 0
  return layOutLines(boxes, patch.glyphSizePx, direction, turn, confidence, isJoined)
}

/** Columns that start lower and lower can look like a turn; lines that are truly turned take less room across it. */
function isTidy(boxes: readonly Box[], direction: TextDirection, angle: number): boolean {
  const coveredAt = (turn: number): number => {
    const { profile } = acrossProfile(toLineSpans(turnBoxes(boxes, turn), direction))
    return profile.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)
  }
  return boxes.length < fewestTelling || coveredAt(angle) <= mostCovered * coveredAt(0)
}
