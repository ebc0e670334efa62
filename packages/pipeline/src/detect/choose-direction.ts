import { boxArea, boxOfPoints, boxUnion, overlapArea } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { Box, TextDirection } from '../page.ts'
import type { TextCandidate } from './detector.ts'
import type { GlyphGroup } from './find-glyphs.ts'
import { emptyShare, toLineSpans } from '../geometry/line-spans.ts'

/** How a group's glyphs seem to follow each other. */
export interface DirectionGuess {
  /** From -1, surely in rows, to 1, surely in columns. */
  readonly verticality: number
  /** Turn against the page's axes in radians, clockwise. */
  readonly angle: number
  readonly confidence: number
  /** Confidence of the surest candidate. */
  readonly bestConfidence: number
  /** Square pixels of the candidates that spoke. */
  readonly weight: number
}

/** A candidate this many times longer than thick says how its text runs. */
const tellingAspect = 1.5
/** How much an empty share of the extent across the lines says against the shapes of the candidates. */
const gapWeight = 3
/** How much the rest of the page says. */
const pageWeight = 0.45
const crookedFrom = (3 * Math.PI) / 180

/** Guesses direction and turn of a group from the shapes of its candidates and from where the gaps between its glyphs are. */
export function guessDirection(group: GlyphGroup): DirectionGuess {
  const candidates = candidatesOf(group)
  let told = 0
  let confidence = 0
  let weight = 0
  for (const candidate of candidates) {
    const { width, height } = candidate.rectangle
    const area = width * height
    weight += area
    confidence += candidate.confidence * area
    if (height > tellingAspect * width) told += area
    if (width > tellingAspect * height) told -= area
  }
  const shape = weight > 0 ? told / weight : 0
  return {
    verticality: Math.max(-1, Math.min(1, shape + gapWeight * gapDifference(group))),
    angle: angleOf(candidates),
    confidence: weight > 0 ? confidence / weight : 0.5,
    bestConfidence: Math.max(0, ...candidates.map((candidate) => candidate.confidence)),
    weight,
  }
}

/** The direction of each group: its own guess, leaning to what the page's lettering mostly does. */
export function chooseDirections(guesses: readonly DirectionGuess[], isVerticalPossible: boolean): TextDirection[] {
  const all = guesses.reduce((sum, { weight }) => sum + weight, 0)
  const page = guesses.reduce((sum, { verticality, weight }) => sum + verticality * weight, 0) / Math.max(1, all)
  return guesses.map(({ verticality }) =>
    isVerticalPossible && verticality + pageWeight * page > 0 ? 'vertical' : 'horizontal',
  )
}

/** Columns leave empty strips that run down, rows leave strips that run across; 0 when a group has no second line. */
function gapDifference({ glyphs, patch }: GlyphGroup): number {
  const boxes = glyphs.map(({ box }) => box)
  const [, , width, height] = boxUnion(boxes)
  if (Math.min(width, height) < 1.5 * patch.glyphSizePx)
    return 0.3 * Math.sign(height - width) * extentSays(width, height)
  return emptyShare(toLineSpans(boxes, 'vertical')) - emptyShare(toLineSpans(boxes, 'horizontal'))
}

function extentSays(width: number, height: number): number {
  return Math.max(width, height) > tellingAspect * Math.min(width, height) ? 1 : 0
}

function candidatesOf({ patch, glyphs }: GlyphGroup): TextCandidate[] {
  const own = boxUnion(glyphs.map(({ box }) => box))
  const onPage: Box = [own[0] + patch.box[0], own[1] + patch.box[1], own[2], own[3]]
  return patch.candidates.filter(({ rectangle }) => {
    const box = boxOfPoints(rectangleCorners(rectangle))
    return overlapArea(box, onPage) > 0.5 * Math.min(boxArea(box), boxArea(onPage))
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
