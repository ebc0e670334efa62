import { boxArea, boxInflate, boxOfPoints, boxUnion, overlapArea } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { Box, Mask, TextDirection } from '../page.ts'
import { type Component, type ComponentMap, findComponents } from '../raster/components.ts'
import { fillPolygon } from '../raster/fill-polygon.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import type { TextCandidate } from './detector.ts'
import { splitInk } from './split-ink.ts'
import { acrossProfile, toLineSpans } from '../geometry/line-spans.ts'

/** Neighbouring candidates with the page around them, split into ink and ground. */
export interface TextPatch {
  readonly candidates: readonly TextCandidate[]
  /** The part of the page that is looked at, in page pixels; everything below is local to it. */
  readonly box: Box
  readonly grey: GreyImage
  /** Typical height of a full glyph in pixels. */
  readonly glyphSizePx: number
  /** Pixels that the candidates cover. */
  readonly evidence: Mask
  readonly ink: Mask
  /** Everything that is not of the ground's brightness: ink, thin grey borders, the art around a balloon. */
  readonly notGround: Mask
  /** Which sides of the patch are the page's own: left, top, right, bottom. */
  readonly pageSides: readonly [boolean, boolean, boolean, boolean]
  readonly inkIsDark: boolean
  readonly components: ComponentMap
}

/** Which side of the split is taken for ink. */
export type Polarity = 'likely' | 'unlikely'

/** How far around its candidates a patch reaches, in glyph sizes: far enough to see a balloon's border and missed glyphs. */
const reach = 2.5
/** A line candidate is this much thicker than its glyphs. */
const candidateThickness = 1.25
const smallestGlyphPx = 4
/** How far the ground's brightness may wander, as a share of the way to the ink and in steps of 255. */
const groundShare = 0.35
const leastGroundRange = 22

/**
 * Cuts a patch out of the page and splits it with the threshold that parts the candidates' own pixels best. Pixels in
 * `claimed` are glyphs of other patches and count as ground. `polarity` says whether to take the likely side for ink.
 */
export function createTextPatch(
  page: GreyImage,
  candidates: readonly TextCandidate[],
  claimed: Mask,
  polarity: Polarity = 'likely',
): TextPatch {
  const outlines = candidates.map(({ rectangle }) => rectangleCorners(rectangle))
  const likelySizePx = usualSize(candidates, candidates.map(shortSideOf))
  const box = boxInflate(boxUnion(outlines.map(boxOfPoints)), likelySizePx * reach, page.width, page.height)
  const evidence = createMask(box[2], box[3])
  for (const outline of outlines)
    fillPolygon(
      evidence,
      outline.map(([x, y]) => [x - box[0], y - box[1]]),
    )
  const grey = cropGrey(page, box)
  const split = splitInk(grey, evidence)
  const { threshold } = split
  const inkIsDark = split.inkIsDark === (polarity === 'likely')
  const groundMean = inkIsDark ? split.lightMean : split.darkMean
  const groundRange = Math.max(leastGroundRange, groundShare * Math.abs(groundMean - threshold))
  const notGround: Mask = {
    width: box[2],
    height: box[3],
    data: grey.data.map((value) => (Math.abs(value - groundMean) > groundRange ? 1 : 0)),
  }
  const ink: Mask = {
    width: box[2],
    height: box[3],
    data: grey.data.map((value, index) =>
      value <= threshold === inkIsDark && !isClaimed(claimed, box, index) ? 1 : 0,
    ),
  }
  const components = findComponents(ink)
  const glyphSizePx = usualSize(
    candidates,
    candidates.map((candidate) => lineThickness(candidate, components, box)),
  )
  const pageSides = [
    box[0] === 0,
    box[1] === 0,
    box[0] + box[2] === page.width,
    box[1] + box[3] === page.height,
  ] as const
  return { candidates, box, grey, glyphSizePx, evidence, ink, notGround, pageSides, inkIsDark, components }
}

function isClaimed({ width, data }: Mask, box: Box, index: number): boolean {
  return data[(box[1] + Math.floor(index / box[2])) * width + box[0] + (index % box[2])] === 1
}

/** Each of two lines that were taken for one fills at least this share of its thickness. */
const smallestPairShare = 0.3

/** Squarish candidates do not say which way their lines run. */
const tellingAspect = 1.8

/** From this many components on, their sizes tell how large full glyphs are. */
const manyComponents = 8
/** A candidate that is this many times thicker than its large components is a whole block of lines. */
const blockFrom = 2.8

/** Thickness of a candidate's lines: a network may take two columns or a whole block for one thick line. */
function lineThickness(candidate: TextCandidate, { components }: ComponentMap, box: Box): number {
  const { width, height, angle } = candidate.rectangle
  const thickness = shortSideOf(candidate)
  if (angle !== 0) return thickness
  const bounds = boxOfPoints(rectangleCorners(candidate.rectangle))
  const inside = components.filter(({ box: [x, y, ownWidth, ownHeight] }) => {
    const glyph: Box = [x + box[0], y + box[1], ownWidth, ownHeight]
    return overlapArea(glyph, bounds) > 0.8 * boxArea(glyph)
  })
  const large = largeSize(inside)
  if (inside.length >= manyComponents && thickness > blockFrom * large) return large * candidateThickness
  const own = inside.map((component) => component.box)
  const isTelling = Math.max(width, height) >= tellingAspect * Math.min(width, height)
  return isTelling && own.length >= 4 && isPair(own, height > width ? 'vertical' : 'horizontal')
    ? thickness / 2
    : thickness
}

/** Size from which components hold half of all ink, so that specks do not count. */
function largeSize(components: readonly Component[]): number {
  const sorted = components.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  let left = sorted.reduce((sum, { area }) => sum + area, 0) / 2
  return sizeOf(sorted.find(({ area }) => (left -= area) <= 0) ?? sorted[0]) * 1.15
}

function sizeOf(component: Component | undefined): number {
  return component === undefined ? 0 : Math.max(component.box[2], component.box[3])
}

function isPair(glyphs: readonly Box[], direction: TextDirection): boolean {
  const { profile } = acrossProfile(toLineSpans(glyphs, direction))
  const gap = profile.findIndex((value, place) => value === 0 && place >= smallestPairShare * profile.length)
  return gap > 0 && gap <= (1 - smallestPairShare) * profile.length
}

function shortSideOf({ rectangle }: TextCandidate): number {
  return Math.min(rectangle.width, rectangle.height)
}

/** Median over the candidates' areas, so that one dot counts less than the line that it follows. */
function usualSize(candidates: readonly TextCandidate[], thicknesses: readonly number[]): number {
  const sorted = candidates
    .map(({ rectangle }, index) => ({ area: rectangle.width * rectangle.height, thickness: thicknesses[index]! }))
    .toSorted((a, b) => a.thickness - b.thickness)
  let left = sorted.reduce((sum, { area }) => sum + area, 0) / 2
  const middle = sorted.find(({ area }) => (left -= area) <= 0) ?? sorted.at(-1)!
  return Math.max(smallestGlyphPx, middle.thickness / candidateThickness)
}

function cropGrey(page: GreyImage, [left, top, width, height]: Box): GreyImage {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (top + y) * page.width + left
    data.set(page.data.subarray(start, start + width), y * width)
  }
  return { width, height, data }
}
