import { boxArea, boxCentre, boxOfPoints, boxUnion, overlapArea } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { Box, Mask } from '../page.ts'
import { type Component, type ComponentMap, findComponents } from '../raster/components.ts'
import { fillHoles } from '../raster/flood-fill.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { countMask, createMask } from '../raster/mask.ts'
import type { TextCandidate } from './detector.ts'

/** Paper is at least this bright, and a mark's core at most this, of 255. */
const paperFrom = 200
const strokeUpTo = 110
/** Sides of a balloon that is looked into, in glyph sizes. */
const balloonSides = { least: 1.4, most: 9 }
/** A balloon fills this share of its bounds at least (an ellipse fills 0.79). */
const fullness = 0.62
/** Share of the balloon's sides that its marks may reach over. */
const markShare = 0.72
/** How far the marks' middle may be from the balloon's, as a share of its sides. */
const offCentre = 0.18
/** Sizes of marks in glyph sizes: all together, and the largest piece. */
const markSizes = { least: 0.45, largestPiece: 1.5 }
const mostPieces = 14
const markConfidence = 0.5

/**
 * Finds what networks for running text pass over: a balloon with only a "?", a row of dots or one glyph. Looks into every
 * small closed piece of paper for marks that are dark, of the size of the page's glyphs, and stand free in its middle.
 */
export function findMarks(grey: GreyImage, known: readonly TextCandidate[]): TextCandidate[] {
  const glyphSizePx = usualGlyphSize(known)
  if (glyphSizePx === undefined) return []
  const paper: Mask = {
    width: grey.width,
    height: grey.height,
    data: grey.data.map((value) => (value >= paperFrom ? 1 : 0)),
  }
  const found = findComponents(paper, 4)
  const taken = known.map(({ rectangle }) => boxOfPoints(rectangleCorners(rectangle)))
  return found.components.flatMap((component) => {
    if (!isBalloonSized(component, glyphSizePx, grey)) return []
    if (taken.some((box) => overlapArea(box, component.box) > 0.3 * boxArea(box))) return []
    const marks = marksInside(grey, found, component, glyphSizePx)
    return marks === undefined ? [] : [toCandidate(marks, glyphSizePx)]
  })
}

function usualGlyphSize(known: readonly TextCandidate[]): number | undefined {
  const sizes = known
    .map(({ rectangle }) => ({
      size: Math.min(rectangle.width, rectangle.height),
      length: Math.max(rectangle.width, rectangle.height),
    }))
    .filter(({ size, length }) => length > 2 * size)
    .map(({ size }) => size / 1.25)
    .toSorted((a, b) => a - b)
  return sizes[sizes.length >> 1]
}

function isBalloonSized({ box, area }: Component, glyphSizePx: number, { width, height }: GreyImage): boolean {
  const short = Math.min(box[2], box[3])
  const long = Math.max(box[2], box[3])
  if (short < balloonSides.least * glyphSizePx || long > balloonSides.most * glyphSizePx) return false
  if (area < 0.4 * fullness * boxArea(box)) return false
  return box[0] > 0 && box[1] > 0 && box[0] + box[2] < width && box[1] + box[3] < height
}

function marksInside(
  grey: GreyImage,
  { labels }: ComponentMap,
  { box, label }: Component,
  glyphSizePx: number,
): Box | undefined {
  const [left, top, width, height] = box
  const ground = createMask(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      ground.data[y * width + x] = labels[(top + y) * grey.width + left + x] === label ? 1 : 0
  }
  const whole = fillHoles(ground)
  if (countMask(whole) < fullness * boxArea(box)) return undefined
  const holes: Mask = { width, height, data: whole.data.map((value, index) => value & (1 - ground.data[index]!)) }
  const pieces = findComponents(holes).components.filter((piece) => piece.area >= 3 && isDark(grey, box, piece.box))
  if (pieces.length === 0 || pieces.length > mostPieces) return undefined
  const bounds = boxUnion(pieces.map((piece) => piece.box))
  const largest = Math.max(...pieces.map((piece) => Math.max(piece.box[2], piece.box[3])))
  const [x, y] = boxCentre(bounds)
  const isMark =
    Math.max(bounds[2], bounds[3]) >= markSizes.least * glyphSizePx &&
    largest <= markSizes.largestPiece * glyphSizePx &&
    bounds[2] <= markShare * width &&
    bounds[3] <= markShare * height &&
    Math.abs(x - width / 2) <= offCentre * width &&
    Math.abs(y - height / 2) <= offCentre * height
  return isMark ? [bounds[0] + left, bounds[1] + top, bounds[2], bounds[3]] : undefined
}

function isDark({ width, data }: GreyImage, origin: Box, [left, top, pieceWidth, pieceHeight]: Box): boolean {
  for (let y = top; y < top + pieceHeight; y++) {
    for (let x = left; x < left + pieceWidth; x++) {
      if (data[(origin[1] + y) * width + origin[0] + x]! <= strokeUpTo) return true
    }
  }
  return false
}

function toCandidate(marks: Box, glyphSizePx: number): TextCandidate {
  const margin = 0.25 * glyphSizePx
  const side = (length: number) => Math.max(length, 0.8 * glyphSizePx) + margin
  return {
    rectangle: { centre: boxCentre(marks), width: side(marks[2]), height: side(marks[3]), angle: 0 },
    confidence: markConfidence,
  }
}
