import type { GreyImage } from './greyscale.ts'

/**
 * A grey picture in another size. Averages areas when it shrinks to less than half, then interpolates with cubic
 * convolution (Keys, 1981), which keeps strokes crisp when they grow.
 */
export function resampleGrey(image: GreyImage, width: number, height: number): GreyImage {
  const shrunk = shrinkWhole(image, Math.floor(image.width / width), Math.floor(image.height / height))
  const columns = tapsFor(shrunk.width, width)
  const rows = tapsFor(shrunk.height, height)
  const wide = new Float32Array(width * shrunk.height)
  for (let y = 0; y < shrunk.height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let tap = 0; tap < 4; tap++)
        sum += shrunk.data[y * shrunk.width + columns.places[x * 4 + tap]!]! * columns.weights[x * 4 + tap]!
      wide[y * width + x] = sum
    }
  }
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let tap = 0; tap < 4; tap++) sum += wide[rows.places[y * 4 + tap]! * width + x]! * rows.weights[y * 4 + tap]!
      data[y * width + x] = sum
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) }
}

function shrinkWhole(image: GreyImage, factorX: number, factorY: number): GreyImage {
  const across = Math.max(1, factorX)
  const down = Math.max(1, factorY)
  if (across === 1 && down === 1) return image
  const width = Math.ceil(image.width / across)
  const height = Math.ceil(image.height / down)
  const sums = new Float32Array(width * height)
  const counts = new Uint32Array(width * height)
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const target = Math.floor(y / down) * width + Math.floor(x / across)
      sums[target]! += image.data[y * image.width + x]!
      counts[target]!++
    }
  }
  return { width, height, data: Uint8Array.from(sums, (sum, index) => Math.round(sum / counts[index]!)) }
}

interface Taps {
  readonly places: Int32Array
  readonly weights: Float32Array
}

/** For each target pixel the four source pixels around its middle and their weights; the edge pixel repeats beyond the edge. */
function tapsFor(sourceLength: number, targetLength: number): Taps {
  const places = new Int32Array(targetLength * 4)
  const weights = new Float32Array(targetLength * 4)
  for (let target = 0; target < targetLength; target++) {
    const middle = ((target + 0.5) * sourceLength) / targetLength - 0.5
    const first = Math.floor(middle) - 1
    for (let tap = 0; tap < 4; tap++) {
      places[target * 4 + tap] = Math.min(sourceLength - 1, Math.max(0, first + tap))
      weights[target * 4 + tap] = cubicWeight(Math.abs(middle - first - tap))
    }
  }
  return { places, weights }
}

function cubicWeight(distance: number): number {
  if (distance < 1) return (1.5 * distance - 2.5) * distance * distance + 1
  if (distance < 2) return ((-0.5 * distance + 2.5) * distance - 4) * distance + 2
  return 0
}
