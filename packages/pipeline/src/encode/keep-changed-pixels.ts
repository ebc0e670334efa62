import type { RasterImage } from '../page.ts'

/** Whether two pictures of one size differ in any pixel, in any of the four channels. */
export function isChanged(before: RasterImage, after: RasterImage): boolean {
  const from = pixelWords(before)
  return pixelWords(after).some((pixel, index) => pixel !== from[index])
}

/** A picture of `after` where it differs from `before`, of one size with it, and transparent black elsewhere. */
export function keepChangedPixels(before: RasterImage, after: RasterImage): RasterImage {
  const { width, height } = after
  const from = pixelWords(before)
  const to = pixelWords(after)
  const data = new Uint8ClampedArray(width * height * 4)
  const kept = new Uint32Array(data.buffer)
  for (let index = 0; index < to.length; index++) if (from[index] !== to[index]) kept[index] = to[index]!
  return { width, height, data }
}

// One word a pixel is compared in a quarter of the steps; a view that does not start on a word has to be moved first.
function pixelWords({ data }: RasterImage): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}
