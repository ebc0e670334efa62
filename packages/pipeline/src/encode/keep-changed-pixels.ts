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

/**
 * The picture that is laid over `before` to show `after`: the changed pixels and, as they are in both, those around them, out to a
 * hundredth of the shorter side; transparent elsewhere. Where a viewer scales the two pictures apart from each other, the overlay's
 * edge lets `before` through; it then lies where both show the same, in any view of a page that is 200 px wide or more.
 */
export function keepChangesAndSurroundings(before: RasterImage, after: RasterImage): RasterImage {
  const { width, height } = after
  const marginPx = Math.max(4, Math.ceil(Math.min(width, height) / 100))
  const from = pixelWords(before)
  const to = pixelWords(after)
  const data = new Uint8ClampedArray(width * height * 4)
  const kept = new Uint32Array(data.buffer)
  // Row by row, once in each direction: masks of the whole page would need half as much memory again.
  const sweep = (firstRow: number, step: 1 | -1) => {
    const rowsLeft = new Int32Array(width)
    for (let y = firstRow; y >= 0 && y < height; y += step) {
      const start = y * width
      let written = 0
      for (let x = 0; x < width; x++) {
        if (from[start + x] === to[start + x]) continue
        const end = Math.min(width, x + marginPx + 1)
        rowsLeft.fill(marginPx + 1, Math.max(written, x - marginPx), end)
        written = end
      }
      for (let x = 0; x < width; x++) {
        if (rowsLeft[x]! === 0) continue
        rowsLeft[x]!--
        kept[start + x] = to[start + x]!
      }
    }
  }
  sweep(0, 1)
  sweep(height - 1, -1)
  return { width, height, data }
}

// One word a pixel is compared in a quarter of the steps; a view that does not start on a word has to be moved first.
function pixelWords({ data }: RasterImage): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}
