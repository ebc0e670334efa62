import { boxInflate, boxOfPoints, boxUnion } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { Box, Mask } from '../page.ts'
import { type ComponentMap, findComponents } from '../raster/components.ts'
import { fillPolygon } from '../raster/fill-polygon.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import { otsuSplit } from '../raster/otsu.ts'
import type { TextCandidate } from './detector.ts'

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
  readonly inkIsDark: boolean
  readonly components: ComponentMap
}

/** How far around its candidates a patch reaches, in glyph sizes: far enough to see a balloon's border and missed glyphs. */
const reach = 2.5
/** A line candidate is this much thicker than its glyphs. */
const candidateThickness = 1.25

/**
 * Cuts a patch out of the page and splits it with the threshold that parts the candidates' own pixels best. Pixels in
 * `claimed` are glyphs of other patches and count as ground.
 */
export function createTextPatch(page: GreyImage, candidates: readonly TextCandidate[], claimed: Mask): TextPatch {
  const outlines = candidates.map(({ rectangle }) => rectangleCorners(rectangle))
  const thicknesses = candidates
    .map(({ rectangle }) => Math.min(rectangle.width, rectangle.height))
    .toSorted((a, b) => a - b)
  const likelySizePx = Math.max(4, thicknesses[thicknesses.length >> 1]! / candidateThickness)
  const box = boxInflate(boxUnion(outlines.map(boxOfPoints)), likelySizePx * reach, page.width, page.height)
  const evidence = createMask(box[2], box[3])
  for (const outline of outlines)
    fillPolygon(
      evidence,
      outline.map(([x, y]) => [x - box[0], y - box[1]]),
    )
  const { threshold, inkIsDark } = splitInk(page, box, evidence)
  const ink = createMask(box[2], box[3])
  const grey: GreyImage = { width: box[2], height: box[3], data: new Uint8Array(box[2] * box[3]) }
  forEachPixel(page, box, (value, index) => {
    grey.data[index] = value
    ink.data[index] = value <= threshold === inkIsDark && !isClaimed(claimed, box, index) ? 1 : 0
  })
  const components = findComponents(ink)
  const glyphSizePx = correctGlyphSize(components, evidence, likelySizePx)
  return { candidates, box, grey, glyphSizePx, evidence, ink, inkIsDark, components }
}

function isClaimed({ width, data }: Mask, box: Box, index: number): boolean {
  return data[(box[1] + Math.floor(index / box[2])) * width + box[0] + (index % box[2])] === 1
}

/**
 * A network may take two columns for one thick line. Then even the large components are only about half as large as the
 * line is thick, which no line of full glyphs shows. (Dots are smaller still, and leave the size as it is.)
 */
function correctGlyphSize({ components }: ComponentMap, evidence: Mask, likelySizePx: number): number {
  const sizes = components
    .filter(({ box }) => evidence.data[(box[1] + (box[3] >> 1)) * evidence.width + box[0] + (box[2] >> 1)] === 1)
    .map(({ box }) => Math.max(box[2], box[3]))
    .filter((size) => size < likelySizePx * 1.5)
    .toSorted((a, b) => a - b)
  const large = sizes[Math.floor(sizes.length * 0.85)]
  if (large === undefined || sizes.length < 6 || large < 0.4 * likelySizePx || large > 0.68 * likelySizePx)
    return likelySizePx
  return large * 1.1
}

function forEachPixel(
  page: GreyImage,
  [left, top, width, height]: Box,
  visit: (grey: number, index: number) => void,
): void {
  for (let y = 0, index = 0; y < height; y++) {
    const start = (top + y) * page.width + left
    for (let x = 0; x < width; x++, index++) visit(page.data[start + x]!, index)
  }
}

/** Strokes are thin, so the brightness that fills most of the candidates' rim is the ground's. */
function splitInk(page: GreyImage, box: Box, evidence: Mask): { threshold: number; inkIsDark: boolean } {
  const inside = new Uint32Array(256)
  const rim = new Uint32Array(256)
  forEachPixel(page, box, (grey, index) => {
    if (evidence.data[index] === 0) return
    inside[grey]!++
    if (isRim(evidence, index)) rim[grey]!++
  })
  const { threshold } = otsuSplit(inside)
  let darkRim = 0
  let allRim = 0
  for (let grey = 0; grey < 256; grey++) {
    allRim += rim[grey]!
    if (grey <= threshold) darkRim += rim[grey]!
  }
  return { threshold, inkIsDark: darkRim < allRim / 2 }
}

function isRim({ data, width }: Mask, index: number): boolean {
  return data[index - 1] !== 1 || data[index + 1] !== 1 || data[index - width] !== 1 || data[index + width] !== 1
}
