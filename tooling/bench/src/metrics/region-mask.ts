import type { Box, Mask, TextRegion } from '@fukidashi/pipeline/page'

/** The pixels that belong to a page's regions: their balloons' insides, and their own glyphs with a rim of `rimPx` around them. */
export function regionMask(
  width: number,
  height: number,
  regions: readonly TextRegion[],
  textMask: Mask,
  rimPx: number,
): Mask {
  const data = new Uint8Array(width * height)
  for (const region of regions) {
    const { box, mask } = region.balloon.interior
    eachPixel(width, height, box, (x, y) => {
      if (mask.data[(y - box[1]) * mask.width + (x - box[0])]) data[y * width + x] = 1
    })
    const [left, top, wide, high] = region.box
    const margin = Math.max(rimPx, 8)
    eachPixel(width, height, [left - margin, top - margin, wide + 2 * margin, high + 2 * margin], (x, y) => {
      if (textMask.data[y * width + x]) mark(data, width, height, x, y, rimPx)
    })
  }
  return { width, height, data }
}

function mark(data: Uint8Array, width: number, height: number, x: number, y: number, rimPx: number): void {
  eachPixel(width, height, [x - rimPx, y - rimPx, 2 * rimPx + 1, 2 * rimPx + 1], (nearX, nearY) => {
    data[nearY * width + nearX] = 1
  })
}

function eachPixel(
  width: number,
  height: number,
  [left, top, wide, high]: Box,
  visit: (x: number, y: number) => void,
): void {
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, left + wide); x++) visit(x, y)
  }
}
