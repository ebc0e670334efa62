import type { BalloonGround, Box, Colour, Mask, Point, RasterImage } from '../../page.ts'
import { floodFill } from '../../raster/flood-fill.ts'
import { type GreyImage, histogramOf, toGreyscale } from '../../raster/greyscale.ts'
import { otsuSplit } from '../../raster/otsu.ts'
import { createMask } from '../../raster/mask.ts'
import { dilate } from '../../raster/morphology.ts'
import { boxIntersection } from '../../geometry/box.ts'
import { findLetterLayer } from './find-letter-layer.ts'
import { findOutlineColour } from './find-outline-colour.ts'
import { findOutlinedFill } from './find-outlined-fill.ts'
import type { StraightRegion } from './straighten-region.ts'

/** A region's lettering by itself. */
export interface SeparatedInk {
  /** 0 where a letter is, 255 where none is, whatever their colours on the page. */
  readonly ink: GreyImage
  readonly colour: Colour
  /** Colour of a line around the letters, where there is one. */
  readonly outline?: Colour
}

/** Turns lettering of any colour, on any ground, into dark letters on white. Soft edges stay soft. */
export function separateInk(region: StraightRegion, ground: BalloonGround): SeparatedInk {
  return ground === 'art' ? separateFromArt(region) : separateFromPlainGround(region)
}

/** On a plain ground everything is ink that differs from the ground's colour, outlines and coloured letters too. */
function separateFromPlainGround({ image, textMask, lineBoxes }: StraightRegion): SeparatedInk {
  const ground = meanColour(image, (index) => textMask.data[index] === 0 && isNearBoxes(index, image, lineBoxes))
  const distance = distancesFrom(image, ground ?? [255, 255, 255])
  const histogram = new Uint32Array(256)
  for (const box of lineBoxes)
    histogramOf(distance, boxIntersection(box, [0, 0, image.width, image.height])).forEach(
      (count, value) => (histogram[value]! += count),
    )
  const inkDistance = fullInk(histogram)
  const data = Uint8Array.from(distance.data, (value) => Math.max(0, 255 - Math.round((value / inkDistance) * 255)))
  return takeFill(image, textMask, data, ground ?? [255, 255, 255])
}

/** Of letters with a line around them only the letters themselves are ink. */
function takeFill(image: RasterImage, textMask: Mask, data: Uint8Array, ground: Colour): SeparatedInk {
  const { width, height } = image
  const luma = toGreyscale(image)
  const strokes: Mask = { width, height, data: data.map((value, index) => (value < 128 ? textMask.data[index]! : 0)) }
  const outlined = findOutlinedFill(luma, strokes, lumaOf(ground))
  if (outlined === undefined) {
    const colour = meanColour(image, (index) => data[index] === 0 && textMask.data[index] === 1) ?? [0, 0, 0]
    return { ink: { width, height, data }, colour }
  }
  const { fillMean, outlineMean, outline } = outlined
  const letters = dilate(outlined.fill, 1)
  const fill = Uint8Array.from(luma.data, (value, index) => {
    if (letters.data[index] === 0) return 255
    return Math.min(255, Math.max(0, Math.round(((value - fillMean) / (outlineMean - fillMean)) * 255)))
  })
  const colour = meanColour(image, (index) => fill[index]! < 64) ?? [0, 0, 0]
  const outlineColour = meanColour(image, (index) => outline.data[index] === 1)
  return { ink: { width, height, data: fill }, colour, ...(outlineColour && { outline: outlineColour }) }
}

/** Brightness as ITU-R BT.601 weighs it. */
function lumaOf([red, green, blue]: Colour): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** The distance from the ground that the darker half of the strokes reaches; soft edges stay below it. */
function fullInk(histogram: Uint32Array): number {
  const { threshold } = otsuSplit(histogram)
  const total = histogram.slice(threshold + 1).reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (let value = 255; value > threshold; value--) {
    passed += histogram[value]!
    if (passed >= total / 2) return value
  }
  return 255
}

/** On art only the text mask tells letters from the picture. */
function separateFromArt({ image, textMask }: StraightRegion): SeparatedInk {
  const luma = toGreyscale(image)
  const histogram = new Uint32Array(256)
  for (let index = 0; index < luma.data.length; index++) if (textMask.data[index] === 1) histogram[luma.data[index]!]!++
  const { threshold, darkMean, lightMean } = otsuSplit(histogram)
  const { isDark, outline } = findLetterLayer(luma, textMask, threshold)
  const [letters, ground] = isDark ? [darkMean, lightMean] : [lightMean, darkMean]
  const data = Uint8Array.from(luma.data, (value, index) => {
    if (textMask.data[index] === 0) return 255
    return Math.min(255, Math.max(0, Math.round(((value - letters) / (ground - letters)) * 255)))
  })
  if (outline !== undefined) whitenBeyond(data, outline, textMask)
  const colour = meanColour(image, (index) => data[index]! < 64) ?? [0, 0, 0]
  const { width, height } = image
  const strokes: Mask = { width, height, data: data.map((value) => (value < 64 ? 1 : 0)) }
  const outlineColour =
    outline === undefined ? findOutlineColour(image, strokes) : meanColour(image, (index) => outline.data[index] === 1)
  const ink = { width, height, data }
  return { ink, colour, ...(outlineColour === undefined ? {} : { outline: outlineColour }) }
}

/** The ground beyond an outline may be as bright as the letters within it. */
function whitenBeyond(data: Uint8Array, outline: Mask, textMask: Mask): void {
  const { width, height } = textMask
  const open = createMask(width, height)
  for (let index = 0; index < data.length; index++) open.data[index] = outline.data[index] === 1 ? 0 : 1
  const seeds: Point[] = []
  textMask.data.forEach((value, index) => {
    if (value === 0) seeds.push([index % width, Math.floor(index / width)])
  })
  const beyond = floodFill(open, seeds)!.mask
  for (let index = 0; index < data.length; index++) if (beyond.data[index] === 1) data[index] = 255
}

function isNearBoxes(index: number, image: RasterImage, boxes: readonly Box[]): boolean {
  const x = index % image.width
  const y = Math.floor(index / image.width)
  return boxes.some(
    ([left, top, width, height]) => x >= left - 2 && x < left + width + 2 && y >= top - 2 && y < top + height + 2,
  )
}

function distancesFrom({ width, height, data }: RasterImage, [red, green, blue]: Colour): GreyImage {
  const distances = new Uint8Array(width * height)
  for (let index = 0, from = 0; index < distances.length; index++, from += 4) {
    distances[index] = Math.max(
      Math.abs(data[from]! - red),
      Math.abs(data[from + 1]! - green),
      Math.abs(data[from + 2]! - blue),
    )
  }
  return { width, height, data: distances }
}

/** Mean colour of the chosen pixels, undefined when none is chosen. */
function meanColour({ data }: RasterImage, isChosen: (index: number) => boolean): Colour | undefined {
  let count = 0
  const sums = [0, 0, 0]
  for (let index = 0; index < data.length / 4; index++) {
    if (!isChosen(index)) continue
    count++
    for (let channel = 0; channel < 3; channel++) sums[channel]! += data[index * 4 + channel]!
  }
  if (count === 0) return undefined
  return [Math.round(sums[0]! / count), Math.round(sums[1]! / count), Math.round(sums[2]! / count)]
}
