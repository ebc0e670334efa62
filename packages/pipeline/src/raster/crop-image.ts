import { boxIntersection } from '../geometry/box.ts'
import type { Box, RasterImage } from '../page.ts'

/** The part of an image that lies in a box, cut to the image; the image itself when the box covers it. */
export function cropImage(image: RasterImage, box: Box): RasterImage {
  const [left, top, width, height] = boxIntersection(box, [0, 0, image.width, image.height])
  if (width === image.width && height === image.height) return image
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * image.width + left) * 4
    data.set(image.data.subarray(start, start + width * 4), y * width * 4)
  }
  return { width, height, data }
}
