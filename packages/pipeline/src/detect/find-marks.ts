import { boxArea, boxCentre, boxOfPoints, boxUnion, horizontalGap, overlapArea, verticalGap } from '../geometry/box.ts'
import { createDisjointSets } from '../geometry/disjoint-sets.ts'
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
const balloonSides = { least: 1.5, most: 20 }
/** A balloon fills this share of its bounds at least (an ellipse fills 0.79, two that are drawn into each other less). */
const fullness = { alone: 0.62, withText: 0.45 }
/** Share of a balloon's sides that marks may reach over when they are all that is in it, and how far off its middle. */
const markShare = 0.8
const offCentre = 0.18
/** Sizes of marks in glyph sizes: all together, and the largest piece. */
const markSizes = { least: 0.45, largestPiece: 1.5 }
/** Pieces this near in glyph sizes belong together. */
const pieceGap = 1
const mostPieces = 14
/** Share of its bounds that a single piece fills: more than a stray line, less than a blot. */
const pieceFill = { least: 0.15, most: 0.55 }
/** How sure a find by shape alone is. */
export const markConfidence = 0.5

/**
 * Finds what networks for running text pass over: a balloon with only a "?", a row of dots or one glyph. Looks into every
 * closed piece of paper for marks that are dark and of the size of the page's glyphs. Where no text is known, they must
 * stand free in its middle.
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
  return found.components.flatMap((balloon) => {
    if (!isBalloonSized(balloon, glyphSizePx, grey)) return []
    const inside = taken.filter((box) => overlapArea(box, balloon.box) > 0.3 * boxArea(box))
    return marksInside(grey, found, balloon, inside, glyphSizePx).map((marks) => toCandidate(marks, glyphSizePx))
  })
}

function usualGlyphSize(known: readonly TextCandidate[]): number | undefined {
  const sizes = known
    .map(({ rectangle: { width, height } }) => ({ size: Math.min(width, height), length: Math.max(width, height) }))
    .filter(({ size, length }) => length > 2 * size)
    .map(({ size }) => size / 1.25)
    .toSorted((a, b) => a - b)
  return sizes[sizes.length >> 1]
}

function isBalloonSized({ box, area }: Component, glyphSizePx: number, { width, height }: GreyImage): boolean {
  const short = Math.min(box[2], box[3])
  const long = Math.max(box[2], box[3])
  if (short < balloonSides.least * glyphSizePx || long > balloonSides.most * glyphSizePx) return false
  if (area < 0.5 * fullness.withText * boxArea(box)) return false
  return box[0] > 0 && box[1] > 0 && box[0] + box[2] < width && box[1] + box[3] < height
}

function marksInside(
  grey: GreyImage,
  found: ComponentMap,
  balloon: Component,
  texts: readonly Box[],
  glyphSizePx: number,
): Box[] {
  const [left, top, width, height] = balloon.box
  const ground = maskOf(found, balloon, grey.width)
  const whole = fillHoles(ground)
  const hasText = texts.length > 0
  if (countMask(whole) < (hasText ? fullness.withText : fullness.alone) * boxArea(balloon.box)) return []
  const holes: Mask = { width, height, data: whole.data.map((value, index) => value & (1 - ground.data[index]!)) }
  const pieces = findComponents(holes)
    .components.map(
      (piece): Component => ({ ...piece, box: [piece.box[0] + left, piece.box[1] + top, piece.box[2], piece.box[3]] }),
    )
    .filter(
      (piece) =>
        piece.area >= 3 && isDark(grey, piece.box) && texts.every((text) => overlapArea(text, piece.box) === 0),
    )
  const marks = clusterPieces(pieces, glyphSizePx).filter((cluster) => isMark(cluster, glyphSizePx))
  const boxes = marks.map((cluster) => boxUnion(cluster.map(({ box }) => box)))
  return hasText ? boxes : boxes.length === 1 && isCentred(boxes[0]!, balloon.box) ? boxes : []
}

function maskOf(
  { labels }: ComponentMap,
  { box: [left, top, width, height], label }: Component,
  pageWidth: number,
): Mask {
  const mask = createMask(width, height)
  for (let y = 0; y < height; y++) {
    const row = (top + y) * pageWidth + left
    for (let x = 0; x < width; x++) mask.data[y * width + x] = labels[row + x] === label ? 1 : 0
  }
  return mask
}

function clusterPieces(pieces: readonly Component[], glyphSizePx: number): Component[][] {
  const sets = createDisjointSets(pieces.length)
  for (let a = 0; a < pieces.length; a++) {
    for (let b = a + 1; b < pieces.length; b++) {
      const gap = Math.max(horizontalGap(pieces[a]!.box, pieces[b]!.box), verticalGap(pieces[a]!.box, pieces[b]!.box))
      if (gap < pieceGap * glyphSizePx) sets.join(a, b)
    }
  }
  return sets.groups().map((group) => group.map((index) => pieces[index]!))
}

function isMark(pieces: readonly Component[], glyphSizePx: number): boolean {
  const bounds = boxUnion(pieces.map(({ box }) => box))
  const largest = Math.max(...pieces.map(({ box }) => Math.max(box[2], box[3])))
  if (pieces.length > mostPieces || largest > markSizes.largestPiece * glyphSizePx) return false
  if (Math.max(bounds[2], bounds[3]) < markSizes.least * glyphSizePx) return false
  const fill = pieces[0]!.area / boxArea(pieces[0]!.box)
  return pieces.length > 1 || (fill >= pieceFill.least && fill <= pieceFill.most)
}

function isCentred(marks: Box, balloon: Box): boolean {
  const [x, y] = boxCentre(marks)
  const [middleX, middleY] = boxCentre(balloon)
  return (
    marks[2] <= markShare * balloon[2] &&
    marks[3] <= markShare * balloon[3] &&
    Math.abs(x - middleX) <= offCentre * balloon[2] &&
    Math.abs(y - middleY) <= offCentre * balloon[3]
  )
}

function isDark({ width, data }: GreyImage, [left, top, pieceWidth, pieceHeight]: Box): boolean {
  for (let y = top; y < top + pieceHeight; y++) {
    for (let x = left; x < left + pieceWidth; x++) {
      if (data[y * width + x]! <= strokeUpTo) return true
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
