import type { RasterImage } from '../page.ts'

/** Difference between the largest and the smallest of red, green and blue from which on a pixel is seen as coloured. */
const visibleChroma = 40
/** A page may have this share of coloured pixels and still be one of greys: stamps, yellowed edges of scans. */
const largestShare = 0.02
/** Every so many pixels are looked at. */
const stride = 17

/** Whether a page is drawn in shades of grey. */
export function isGrey({ width, height, data }: RasterImage): boolean {
  let coloured = 0
  let seen = 0
  for (let pixel = 0; pixel < width * height; pixel += stride) {
    const [red, green, blue] = [data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= visibleChroma) coloured++
    seen++
  }
  return coloured <= largestShare * seen
}
