import type { Mask, Point } from '../page.ts'
import { createMask } from './mask.ts'

/** What a flood reached. */
export interface Flood {
  readonly mask: Mask
  /** Number of pixels reached. */
  readonly area: number
  /** How many of the picture's four edges the flood came to. */
  readonly edgesTouched: number
}

/**
 * Floods the open pixels (1) that hang together with the seeds by their sides. Gives up with `undefined` as soon as more
 * than `maximumArea` pixels are reached.
 */
export function floodFill(
  open: Mask,
  seeds: readonly Point[],
  maximumArea = Number.POSITIVE_INFINITY,
): Flood | undefined {
  const { width, height, data } = open
  const mask = createMask(width, height)
  const stack: number[] = []
  const visit = (index: number) => {
    if (data[index] !== 1 || mask.data[index] === 1) return
    mask.data[index] = 1
    stack.push(index)
  }
  for (const [x, y] of seeds) {
    if (x >= 0 && y >= 0 && x < width && y < height) visit(Math.floor(y) * width + Math.floor(x))
  }
  let area = 0
  const edges = { left: 0, right: 0, top: 0, bottom: 0 }
  while (stack.length > 0) {
    const index = stack.pop()!
    if (++area > maximumArea) return undefined
    const x = index % width
    if (x > 0) visit(index - 1)
    else edges.left = 1
    if (x < width - 1) visit(index + 1)
    else edges.right = 1
    if (index >= width) visit(index - width)
    else edges.top = 1
    if (index < data.length - width) visit(index + width)
    else edges.bottom = 1
  }
  return { mask, area, edgesTouched: edges.left + edges.right + edges.top + edges.bottom }
}

/** The mask with its holes filled: every pixel from which the picture's edge cannot be reached without crossing the mask. */
export function fillHoles(mask: Mask): Mask {
  const { width, height } = mask
  const outside = createMask(width + 2, height + 2)
  outside.data.fill(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) outside.data[(y + 1) * (width + 2) + x + 1] = 1 - mask.data[y * width + x]!
  }
  const reached = floodFill(outside, [[0, 0]])!.mask
  const filled = createMask(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) filled.data[y * width + x] = 1 - reached.data[(y + 1) * (width + 2) + x + 1]!
  }
  return filled
}
