import type { Box, Mask, Point, RegionLettering, TextLine } from '@fukidashi/pipeline/page'

/**
 * The lines of a region's set text by their ink: the block is turned upright, cut into as many bands as it has lines, and each
 * band shrinks to its ink. Columns come from the right.
 */
export function linesOfLettering(lettering: RegionLettering, ink: Mask): TextLine[] {
  const count = lettering.lines.length
  const isVertical = lettering.direction === 'vertical'
  const turned = turnedInk(lettering, ink)
  if (turned.length === 0) return []
  const across = turned.map(({ along, down }) => (isVertical ? along : down))
  const first = across.reduce((least, value) => Math.min(least, value), Infinity)
  const extent = across.reduce((most, value) => Math.max(most, value), -Infinity) - first + 1
  const bands: InkPixel[][] = Array.from({ length: count }, () => [])
  for (const [index, pixel] of turned.entries()) {
    const band = Math.min(count - 1, Math.floor(((across[index]! - first) * count) / extent))
    bands[isVertical ? count - 1 - band : band]!.push(pixel)
  }
  return bands.filter((band) => band.length > 0).map((band) => lineOf(band, lettering))
}

interface InkPixel {
  readonly x: number
  readonly y: number
  /** The same place in the block's own, upright coordinates. */
  readonly along: number
  readonly down: number
}

function turnedInk({ box: [x, y, width, height], angle }: RegionLettering, ink: Mask): InkPixel[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const pixels: InkPixel[] = []
  for (let row = Math.max(0, y); row < Math.min(ink.height, y + height); row++) {
    for (let column = Math.max(0, x); column < Math.min(ink.width, x + width); column++) {
      if (!ink.data[row * ink.width + column]) continue
      pixels.push({ x: column, y: row, along: column * cos + row * sin, down: row * cos - column * sin })
    }
  }
  return pixels
}

function lineOf(pixels: readonly InkPixel[], { direction, angle }: RegionLettering): TextLine {
  const [left, right] = range(pixels.map(({ along }) => along))
  const [top, bottom] = range(pixels.map(({ down }) => down))
  const [x, endX] = range(pixels.map((pixel) => pixel.x))
  const [y, endY] = range(pixels.map((pixel) => pixel.y))
  const back = (along: number, down: number): Point => [
    along * Math.cos(angle) - down * Math.sin(angle),
    along * Math.sin(angle) + down * Math.cos(angle),
  ]
  const polygon = [back(left, top), back(right, top), back(right, bottom), back(left, bottom)]
  return { polygon, box: [x, y, endX - x, endY - y], direction, angle, confidence: 1 }
}

/** The least value, and one past the greatest. */
function range(values: readonly number[]): [from: number, to: number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b)) + 1]
}

/** How many pixels of ink in the lettering's box lie outside the region's interior, and how many there are. */
export function inkOutside(
  lettering: RegionLettering,
  ink: Mask,
  interior: { readonly box: Box; readonly mask: Mask },
): { outside: number; all: number } {
  const [x, y, width, height] = lettering.box
  let [outside, all] = [0, 0]
  for (let row = Math.max(0, y); row < Math.min(ink.height, y + height); row++) {
    for (let column = Math.max(0, x); column < Math.min(ink.width, x + width); column++) {
      if (!ink.data[row * ink.width + column]) continue
      all++
      const [innerX, innerY] = [column - interior.box[0], row - interior.box[1]]
      const isWithin = innerX >= 0 && innerY >= 0 && innerX < interior.mask.width && innerY < interior.mask.height
      if (!isWithin || !interior.mask.data[innerY * interior.mask.width + innerX]) outside++
    }
  }
  return { outside, all }
}
