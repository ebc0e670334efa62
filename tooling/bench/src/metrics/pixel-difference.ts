import type { Box, Mask, RasterImage } from '@fukidashi/pipeline/page'

/** Mean difference of red, green and blue inside a box, 0 to 255. The images have equal sizes. */
export function meanDifference(a: RasterImage, b: RasterImage, box: Box): number {
  const [left, top, right, bottom] = clipped(a, box)
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * a.width + x) * 4
      for (let channel = 0; channel < 3; channel++) sum += Math.abs(a.data[at + channel]! - b.data[at + channel]!)
    }
  }
  return sum / Math.max(1, (right - left) * (bottom - top) * 3)
}

/** How many pixels outside a mask differ in any channel. */
export function changedOutside(a: RasterImage, b: RasterImage, allowed: Mask): number {
  let changed = 0
  for (let pixel = 0; pixel < a.width * a.height; pixel++) {
    if (!allowed.data[pixel] && differs(a, b, pixel)) changed++
  }
  return changed
}

/** Whether a pixel differs in any channel. */
export function differs(a: RasterImage, b: RasterImage, pixel: number): boolean {
  const at = pixel * 4
  for (let channel = 0; channel < 4; channel++) if (a.data[at + channel] !== b.data[at + channel]) return true
  return false
}

/** An image laid over another one of the same size, straight alpha. */
export function layOver(below: RasterImage, above: RasterImage): RasterImage {
  const data = new Uint8ClampedArray(below.data)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = above.data[at + 3]! / 255
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.round(above.data[at + channel]! * alpha + below.data[at + channel]! * (1 - alpha))
    }
    data[at + 3] = Math.max(below.data[at + 3]!, above.data[at + 3]!)
  }
  return { width: below.width, height: below.height, data }
}

function clipped(image: RasterImage, [x, y, width, height]: Box): [number, number, number, number] {
  return [Math.max(0, x), Math.max(0, y), Math.min(image.width, x + width), Math.min(image.height, y + height)]
}
