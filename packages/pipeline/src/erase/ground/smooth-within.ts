import type { Mask } from '../../page.ts'

/**
 * Mean of the pixels of `mask` in the square of side 2 r + 1 around each pixel, for three channels; 0 where the square
 * holds none. By summed areas, so that the time does not depend on the radius.
 */
export function smoothWithin(colours: Float32Array, mask: Mask, radius: number): Float32Array {
  const { width, height } = mask
  const sums = sumAreas(colours, mask)
  const smoothed = new Float32Array(colours.length)
  const stride = (width + 1) * 4
  for (let y = 0, index = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride
    const bottom = Math.min(height, y + radius + 1) * stride
    for (let x = 0; x < width; x++, index++) {
      const left = Math.max(0, x - radius) * 4
      const right = Math.min(width, x + radius + 1) * 4
      const sumOf = (channel: number) =>
        sums[bottom + right + channel]! -
        sums[bottom + left + channel]! -
        sums[top + right + channel]! +
        sums[top + left + channel]!
      const count = sumOf(3)
      if (count === 0) continue
      for (let channel = 0; channel < 3; channel++) smoothed[index * 3 + channel] = sumOf(channel) / count
    }
  }
  return smoothed
}

/** Sums of everything above and to the left: three channels and the number of pixels. */
function sumAreas(colours: Float32Array, { width, height, data }: Mask): Float64Array {
  const stride = (width + 1) * 4
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0, index = 0; y < height; y++) {
    const row = [0, 0, 0, 0]
    for (let x = 0; x < width; x++, index++) {
      if (data[index] === 1) {
        for (let channel = 0; channel < 3; channel++) row[channel]! += colours[index * 3 + channel]!
        row[3]!++
      }
      const to = (y + 1) * stride + (x + 1) * 4
      for (let part = 0; part < 4; part++) sums[to + part] = sums[to - stride + part]! + row[part]!
    }
  }
  return sums
}
