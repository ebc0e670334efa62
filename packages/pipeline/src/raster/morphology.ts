import type { Mask } from '../page.ts'
import { createMask } from './mask.ts'

/** Grows a mask by `radiusPx` in all directions (square of side 2 r + 1), in time that does not depend on the radius. */
export function dilate(mask: Mask, radiusPx: number): Mask {
  return radiusPx <= 0 ? mask : spread(mask, radiusPx, 1)
}

/** Shrinks a mask by `radiusPx` in all directions (square of side 2 r + 1). What lies beyond the picture counts as belonging. */
export function erode(mask: Mask, radiusPx: number): Mask {
  return radiusPx <= 0 ? mask : spread(mask, radiusPx, 0)
}

/** Drops parts thinner than 2 r + 1: shrink, then grow. */
export function openMask(mask: Mask, radiusPx: number): Mask {
  return dilate(erode(mask, radiusPx), radiusPx)
}

function spread(mask: Mask, radius: number, value: 0 | 1): Mask {
  return spreadUpAndDown(spreadSideways(mask, radius, value), radius, value)
}

function spreadSideways({ width, height, data }: Mask, radius: number, value: 0 | 1): Mask {
  const result = createMask(width, height)
  if (value === 0) result.data.fill(1)
  for (let start = 0; start < data.length; start += width) {
    let written = start
    for (let index = start; index < start + width; index++) {
      if (data[index] !== value) continue
      const end = Math.min(start + width, index + radius + 1)
      result.data.fill(value, Math.max(written, index - radius), end)
      written = end
    }
  }
  return result
}

/** Goes through the picture row by row in both directions, because walking down columns misses the processor's cache. */
function spreadUpAndDown({ width, height, data }: Mask, radius: number, value: 0 | 1): Mask {
  const result = createMask(width, height)
  if (value === 0) result.data.fill(1)
  const sweep = (firstRow: number, step: 1 | -1) => {
    const rowsLeft = new Int32Array(width)
    for (let y = firstRow; y >= 0 && y < height; y += step) {
      for (let x = 0, index = y * width; x < width; x++, index++) {
        if (data[index] === value) rowsLeft[x] = radius + 1
        if (rowsLeft[x]! > 0) {
          rowsLeft[x]!--
          result.data[index] = value
        }
      }
    }
  }
  sweep(0, 1)
  sweep(height - 1, -1)
  return result
}
