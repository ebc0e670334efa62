import type { Mask } from '../page.ts'

const far = 1e12

/**
 * Distance in pixels from every pixel of the mask to the nearest pixel that does not belong (0 there), exact
 * (Felzenszwalb and Huttenlocher, 2012). What lies beyond the picture counts as belonging unless `isEdgeOutside`.
 */
export function distanceToOutside(mask: Mask, isEdgeOutside = false): Float32Array {
  const { width, height, data } = mask
  const margin = isEdgeOutside ? 1 : 0
  const length = Math.max(width, height) + 2 * margin
  const line = new Float64Array(length)
  const squared = new Float64Array(data.length)
  const parabolas = createParabolas(length)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y + margin] = data[y * width + x] === 1 ? far : 0
    const result = lowerEnvelope(line, height + 2 * margin, parabolas)
    for (let y = 0; y < height; y++) squared[y * width + x] = result[y + margin]!
    line.fill(0)
  }
  const distances = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    line.fill(0)
    for (let x = 0; x < width; x++) line[x + margin] = squared[y * width + x]!
    const result = lowerEnvelope(line, width + 2 * margin, parabolas)
    for (let x = 0; x < width; x++) distances[y * width + x] = Math.sqrt(result[x + margin]!)
  }
  return distances
}

interface Parabolas {
  readonly places: Int32Array
  readonly bounds: Float64Array
  readonly result: Float64Array
}

function createParabolas(length: number): Parabolas {
  return { places: new Int32Array(length), bounds: new Float64Array(length + 1), result: new Float64Array(length) }
}

function lowerEnvelope(line: Float64Array, length: number, { places, bounds, result }: Parabolas): Float64Array {
  let last = 0
  places[0] = 0
  bounds[0] = Number.NEGATIVE_INFINITY
  bounds[1] = Number.POSITIVE_INFINITY
  for (let place = 1; place < length; place++) {
    let crossing = crossingOf(line, place, places[last]!)
    while (crossing <= bounds[last]!) crossing = crossingOf(line, place, places[--last]!)
    places[++last] = place
    bounds[last] = crossing
    bounds[last + 1] = Number.POSITIVE_INFINITY
  }
  for (let place = 0, index = 0; place < length; place++) {
    while (bounds[index + 1]! < place) index++
    const nearest = places[index]!
    result[place] = (place - nearest) ** 2 + line[nearest]!
  }
  return result
}

function crossingOf(line: Float64Array, a: number, b: number): number {
  return (line[a]! + a * a - line[b]! - b * b) / (2 * (a - b))
}
