import { boxOfPoints, boxUnion, overlapArea } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { Box, TextDirection } from '../page.ts'
import type { TextCandidate } from './detector.ts'
import type { GlyphGroup } from './find-glyphs.ts'
import { emptyShare, toLineSpans } from './line-spans.ts'

/** How a group's glyphs seem to follow each other. */
export interface DirectionGuess {
  /** Undefined when nothing speaks for either, as with one square glyph. */
  readonly direction: TextDirection | undefined
  /** Turn against the page's axes in radians, clockwise. */
  readonly angle: number
  readonly confidence: number
  /** Square pixels of the candidates that spoke. */
  readonly weight: number
}

/** A candidate this many times longer than thick says how its text runs. */
const tellingAspect = 1.5
/** Share of the telling candidates' area that must agree; otherwise the gaps between glyphs decide. */
const clearMajority = 0.8
const crookedFrom = (3 * Math.PI) / 180

/** Guesses direction and turn of a group from the shapes of its candidates, or from its gaps when they disagree. */
export function guessDirection(group: GlyphGroup): DirectionGuess {
  const candidates = candidatesOf(group)
  let vertical = 0
  let horizontal = 0
  let confidence = 0
  let weight = 0
  for (const candidate of candidates) {
    const { width, height } = candidate.rectangle
    const area = width * height
    weight += area
    confidence += candidate.confidence * area
    if (height > tellingAspect * width) vertical += area
    if (width > tellingAspect * height) horizontal += area
  }
  const told = vertical + horizontal
  const direction = told < weight * 0.25 ? directionOfExtent(group) : decide(group, vertical / told)
  return { direction, angle: angleOf(candidates), confidence: weight > 0 ? confidence / weight : 0.5, weight }
}

function decide(group: GlyphGroup, verticalShare: number): TextDirection {
  if (verticalShare >= clearMajority) return 'vertical'
  if (verticalShare <= 1 - clearMajority) return 'horizontal'
  const boxes = group.glyphs.map(({ box }) => box)
  const columnGaps = emptyShare(toLineSpans(boxes, 'vertical'))
  const rowGaps = emptyShare(toLineSpans(boxes, 'horizontal'))
  if (Math.abs(columnGaps - rowGaps) < 0.02) return verticalShare >= 0.5 ? 'vertical' : 'horizontal'
  return columnGaps > rowGaps ? 'vertical' : 'horizontal'
}

function directionOfExtent({ glyphs }: GlyphGroup): TextDirection | undefined {
  const [, , width, height] = boxUnion(glyphs.map(({ box }) => box))
  if (height > tellingAspect * width) return 'vertical'
  if (width > tellingAspect * height) return 'horizontal'
  return undefined
}

function candidatesOf({ patch, glyphs }: GlyphGroup): TextCandidate[] {
  const own = boxUnion(glyphs.map(({ box }) => box))
  const onPage: Box = [own[0] + patch.box[0], own[1] + patch.box[1], own[2], own[3]]
  return patch.candidates.filter(({ rectangle }) => {
    const box = boxOfPoints(rectangleCorners(rectangle))
    return overlapArea(box, onPage) > 0.5 * box[2] * box[3]
  })
}

function angleOf(candidates: readonly TextCandidate[]): number {
  const telling = candidates.filter(({ rectangle }) => {
    const aspect = rectangle.width / rectangle.height
    return aspect > 2 || aspect < 0.5
  })
  const turns = telling
    .map(({ rectangle }) => ({ angle: rectangle.angle, length: Math.max(rectangle.width, rectangle.height) }))
    .toSorted((a, b) => a.angle - b.angle)
  const half = turns.reduce((sum, { length }) => sum + length, 0) / 2
  let passed = 0
  for (const { angle, length } of turns) {
    passed += length
    if (passed >= half) return Math.abs(angle) < crookedFrom ? 0 : angle
  }
  return 0
}
