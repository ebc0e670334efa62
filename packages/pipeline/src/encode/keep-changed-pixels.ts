import type { RasterImage } from '../page.ts'

/** A picture of the pixels that changed. */
export interface ChangedPixels {
  /** `after` where it differs from `before`, transparent black elsewhere. */
  readonly image: RasterImage
  readonly count: number
}

/** Compares two pictures of one size pixel by pixel, all four channels. */
export function keepChangedPixels(before: RasterImage, after: RasterImage): ChangedPixels {
  const { width, height } = after
  const from = pixelWords(before)
  const to = pixelWords(after)
  const data = new Uint8ClampedArray(width * height * 4)
  const kept = new Uint32Array(data.buffer)
  let count = 0
  for (let index = 0; index < to.length; index++) {
    if (from[index] === to[index]) continue
    kept[index] = to[index]!
    count++
  }
  return { image: { width, height, data }, count }
}

// One word a pixel is compared in a quarter of the steps; a view that does not start on a word has to be moved first.
function pixelWords({ data }: RasterImage): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}
