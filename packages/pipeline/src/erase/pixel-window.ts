import type { Box, Mask, RasterImage } from '../page.ts'

/** A part of the page as numbers: red, green and blue of each pixel, row by row, on the scale of 0 to 255. */
export interface PixelWindow {
  readonly box: Box
  readonly width: number
  readonly height: number
  readonly colours: Float32Array
}

/** Reads a part of the page; the box must lie within it. */
export function readWindow(image: RasterImage, box: Box): PixelWindow {
  const [left, top, width, height] = box
  const colours = new Float32Array(width * height * 3)
  for (let y = 0, to = 0; y < height; y++) {
    let from = ((top + y) * image.width + left) * 4
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      colours[to] = image.data[from]!
      colours[to + 1] = image.data[from + 1]!
      colours[to + 2] = image.data[from + 2]!
    }
  }
  return { box, width, height, colours }
}

/** Writes the pixels of `mask` (of the window's size) back to the page; its transparency stays. */
export function writeWindow(image: RasterImage, window: PixelWindow, mask: Mask): void {
  const [left, top] = window.box
  for (let y = 0, index = 0; y < window.height; y++) {
    let to = ((top + y) * image.width + left) * 4
    for (let x = 0; x < window.width; x++, index++, to += 4) {
      if (mask.data[index] === 0) continue
      image.data[to] = window.colours[index * 3]!
      image.data[to + 1] = window.colours[index * 3 + 1]!
      image.data[to + 2] = window.colours[index * 3 + 2]!
    }
  }
}
