import type { BalloonGround, Box, Colour, Mask, RasterImage } from '../page.ts'
import { type GreyImage, histogramOf, toGreyscale } from '../raster/greyscale.ts'
import { otsuSplit } from '../raster/otsu.ts'
import { dilate } from '../raster/morphology.ts'
import { boxIntersection } from '../geometry/box.ts'
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
  const colour = meanColour(image, (index) => data[index] === 0 && textMask.data[index] === 1) ?? [0, 0, 0]
  return { ink: { width: image.width, height: image.height, data }, colour }
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

/** On art only the text mask tells letters from the picture. The colour that does not reach the mask's edge is the letters'. */
function separateFromArt({ image, textMask }: StraightRegion): SeparatedInk {
  const luma = toGreyscale(image)
  const histogram = new Uint32Array(256)
  for (let index = 0; index < luma.data.length; index++) if (textMask.data[index] === 1) histogram[luma.data[index]!]!++
  const split = otsuSplit(histogram)
  const isDark = isDarkInside(luma, textMask, split.threshold)
  const from = isDark ? split.darkMean : split.lightMean
  const span = isDark ? split.lightMean - split.darkMean : split.darkMean - split.lightMean
  const allowed = dilate(textMask, 1)
  const data = Uint8Array.from(luma.data, (value, index) =>
    allowed.data[index] === 0 ? 255 : Math.min(255, Math.max(0, Math.round(((value - from) / span) * 255))),
  )
  const colour = meanColour(image, (index) => textMask.data[index] === 1 && data[index]! < 64) ?? [0, 0, 0]
  const around = meanColour(image, (index) => textMask.data[index] === 1 && data[index]! > 192)
  const beyond = meanColour(image, (index) => allowed.data[index] === 0)
  const hasOutline = around !== undefined && beyond !== undefined && colourDistance(around, beyond) > 40
  return { ink: { width: image.width, height: image.height, data }, colour, ...(hasOutline ? { outline: around } : {}) }
}

function isDarkInside(luma: GreyImage, mask: Mask, threshold: number): boolean {
  const total = { dark: 1, light: 1 }
  const onEdge = { dark: 0, light: 0 }
  const { width } = mask
  for (let index = width; index < mask.data.length - width; index++) {
    if (mask.data[index] === 0) continue
    const side = luma.data[index]! <= threshold ? 'dark' : 'light'
    total[side]++
    const isEdge =
      mask.data[index - 1] === 0 ||
      mask.data[index + 1] === 0 ||
      mask.data[index - width] === 0 ||
      mask.data[index + width] === 0
    if (isEdge) onEdge[side]++
  }
  return onEdge.dark / total.dark <= onEdge.light / total.light
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

function colourDistance(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))
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
