import type { Mask } from '../../page.ts'

const relaxations = 48
/** Successive over-relaxation; between 1 (plain) and 2 (unstable). Thin holes need less than the textbook optimum. */
const overRelaxation = 1.7

/**
 * Fills the hole with the smoothest surface that meets its rim (Laplace's equation), in place. `values` holds `channels`
 * numbers a pixel. Started from averages of ever larger surroundings, so that a few relaxations are enough for wide holes.
 */
export function fillMembrane(values: Float32Array, channels: number, hole: Mask): void {
  startFromSurroundings(values, channels, hole.width, hole.height, hole.data)
  relax(values, channels, hole)
}

/** Gives every hole pixel the average of the known pixels of the smallest block of 2, 4, 8 ... pixels that has any. */
function startFromSurroundings(
  values: Float32Array,
  channels: number,
  width: number,
  height: number,
  hole: Uint8Array,
): void {
  if (!hole.includes(1) || (width === 1 && height === 1)) return
  const halfWidth = (width + 1) >> 1
  const halfHeight = (height + 1) >> 1
  const sums = new Float32Array(halfWidth * halfHeight * channels)
  const counts = new Float32Array(halfWidth * halfHeight)
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (hole[index] === 1) continue
      const block = (y >> 1) * halfWidth + (x >> 1)
      counts[block]!++
      for (let channel = 0; channel < channels; channel++) {
        sums[block * channels + channel]! += values[index * channels + channel]!
      }
    }
  }
  const halfHole = new Uint8Array(counts.length)
  for (let block = 0; block < counts.length; block++) {
    if (counts[block] === 0) halfHole[block] = 1
    else for (let channel = 0; channel < channels; channel++) sums[block * channels + channel]! /= counts[block]!
  }
  startFromSurroundings(sums, channels, halfWidth, halfHeight, halfHole)
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (hole[index] === 0) continue
      const block = (y >> 1) * halfWidth + (x >> 1)
      for (let channel = 0; channel < channels; channel++) {
        values[index * channels + channel] = sums[block * channels + channel]!
      }
    }
  }
}

function relax(values: Float32Array, channels: number, { width, height, data }: Mask): void {
  const pixels: number[] = []
  for (let index = 0; index < data.length; index++) if (data[index] === 1) pixels.push(index)
  for (let round = 0; round < relaxations; round++) {
    for (const index of pixels) {
      const x = index % width
      const at = index * channels
      const left = x > 0 ? at - channels : at
      const right = x < width - 1 ? at + channels : at
      const above = index >= width ? at - width * channels : at
      const below = index < (height - 1) * width ? at + width * channels : at
      for (let channel = 0; channel < channels; channel++) {
        const value = values[at + channel]!
        const mean =
          (values[left + channel]! + values[right + channel]! + values[above + channel]! + values[below + channel]!) / 4
        values[at + channel] = value + overRelaxation * (mean - value)
      }
    }
  }
}
