import { boxIntersection } from '../geometry/box.ts'
import type { Box, LocalMask, Mask } from '../page.ts'

/** A mask to which nothing belongs yet. */
export function createMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8Array(width * height) }
}

/** Number of pixels that belong. */
export function countMask({ data }: Mask): number {
  let count = 0
  for (let index = 0; index < data.length; index++) count += data[index]!
  return count
}

/** The part of a page mask that lies in a box; the box is cut to the page. */
export function cropMask(mask: Mask, box: Box): LocalMask {
  const cut = boxIntersection(box, [0, 0, mask.width, mask.height])
  const [left, top, width, height] = cut
  const part = createMask(width, height)
  for (let y = 0; y < height; y++) {
    const start = (top + y) * mask.width + left
    part.data.set(mask.data.subarray(start, start + width), y * width)
  }
  return { box: cut, mask: part }
}

/** Adds a local mask to a page mask, in place. Pixels beyond the page are left out. */
export function paintMask(page: Mask, { box, mask }: LocalMask): void {
  const [left, top, width, height] = boxIntersection(box, [0, 0, page.width, page.height])
  for (let y = top; y < top + height; y++) {
    const from = (y - box[1]) * mask.width - box[0]
    const to = y * page.width
    for (let x = left; x < left + width; x++) page.data[to + x]! |= mask.data[from + x]!
  }
}

/** The smallest box around the pixels that belong; empty at the origin when none does. */
export function maskBounds({ width, height, data }: Mask): Box {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first < 0) continue
    left = Math.min(left, first)
    right = Math.max(right, row.lastIndexOf(1))
    if (top === height) top = y
    bottom = y
  }
  return right < 0 ? [0, 0, 0, 0] : [left, top, right - left + 1, bottom - top + 1]
}

/** Whether a page pixel belongs to a local mask. */
export function localMaskHas({ box, mask }: LocalMask, x: number, y: number): boolean {
  const column = x - box[0]
  const row = y - box[1]
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false
  return mask.data[row * mask.width + column] === 1
}
