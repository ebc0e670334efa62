import type { Box, RasterImage } from '../page.ts'

/** One byte of brightness a pixel, row by row: 0 is black. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Brightness of every pixel by ITU-R BT.601 luma, as JPEG stores it; transparent pixels stand on white paper. */
export function toGreyscale({ width, height, data }: RasterImage): GreyImage {
  const grey = new Uint8Array(width * height)
  for (let index = 0, from = 0; index < grey.length; index++, from += 4) {
    const luma = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29 + 128) >> 8
    const alpha = data[from + 3]!
    grey[index] = alpha === 255 ? luma : Math.round((luma * alpha + 255 * (255 - alpha)) / 255)
  }
  return { width, height, data: grey }
}

/** Counts of each of the 256 brightnesses, of the whole image or of a box that lies within it. */
export function histogramOf(image: GreyImage, box: Box = [0, 0, image.width, image.height]): Uint32Array {
  const counts = new Uint32Array(256)
  for (let y = box[1]; y < box[1] + box[3]; y++) {
    const row = y * image.width
    for (let x = box[0]; x < box[0] + box[2]; x++) counts[image.data[row + x]!]!++
  }
  return counts
}
