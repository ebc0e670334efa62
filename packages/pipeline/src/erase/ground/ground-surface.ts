import type { Mask } from '../../page.ts'
import { medianOf } from '../../raster/quantiles.ts'
import type { PixelWindow } from '../pixel-window.ts'

/** A colour that changes slowly over a window: per channel a polynomial of the second degree in the pixel's place. */
export interface GroundSurface {
  readonly width: number
  readonly height: number
  /** Six factors a channel: 1, x, y, x², xy, y², with x and y from -1 to 1 over the window. */
  readonly factors: readonly Float64Array[]
}

const termCount = 6
const trimmingRounds = 4
/** Samples looked at when a surface is fitted; more would not make it steadier. */
const mostSamples = 6000

/** The surface that has one colour everywhere. */
export function flatSurface({ width, height }: PixelWindow, colour: readonly number[]): GroundSurface {
  return { width, height, factors: colour.map((value) => Float64Array.of(value, 0, 0, 0, 0, 0)) }
}

/** The value of a surface at a pixel, for one channel. */
export function surfaceAt({ width, height, factors }: GroundSurface, index: number, channel: number): number {
  const x = placeOf(index % width, width)
  const y = placeOf(Math.floor(index / width), height)
  const factor = factors[channel]!
  return factor[0]! + x * (factor[1]! + x * factor[3]! + y * factor[4]!) + y * (factor[2]! + y * factor[5]!)
}

/**
 * Fits a surface to the samples by least squares and lets go of what lies far from it, round by round, so that a stray
 * line or letter does not bend it.
 */
export function fitSurface(window: PixelWindow, samples: Mask): GroundSurface {
  const pixels = thinnedPixels(samples)
  const factors = [0, 1, 2].map((channel) => fitChannel(window, pixels, channel))
  return { width: window.width, height: window.height, factors }
}

/** The pixels of a mask, evenly thinned to at most `mostSamples`. */
export function thinnedPixels({ data }: Mask): number[] {
  const pixels: number[] = []
  for (let index = 0; index < data.length; index++) if (data[index] === 1) pixels.push(index)
  const every = Math.ceil(pixels.length / mostSamples)
  return every <= 1 ? pixels : pixels.filter((_, order) => order % every === 0)
}

function placeOf(pixel: number, length: number): number {
  return length <= 1 ? 0 : (2 * pixel) / (length - 1) - 1
}

function termsAt(window: PixelWindow, index: number): number[] {
  const x = placeOf(index % window.width, window.width)
  const y = placeOf(Math.floor(index / window.width), window.height)
  return [1, x, y, x * x, x * y, y * y]
}

function fitChannel(window: PixelWindow, pixels: readonly number[], channel: number): Float64Array {
  const terms = pixels.map((index) => termsAt(window, index))
  const values = pixels.map((index) => window.colours[index * 3 + channel]!)
  let factors: Float64Array = Float64Array.of(medianOf(values), 0, 0, 0, 0, 0)
  let tolerance = 64
  for (let round = 0; round < trimmingRounds; round++) {
    const distances = terms.map((term, order) => Math.abs(values[order]! - dot(factors, term)))
    const kept = distances.map((distance) => distance <= tolerance)
    factors = solveLeastSquares(terms, values, kept) ?? factors
    tolerance = Math.max(3, 4 * medianOf(distances.filter((_, order) => kept[order])))
  }
  return factors
}

function dot(factors: Float64Array, terms: readonly number[]): number {
  return terms.reduce((sum, term, order) => sum + term * factors[order]!, 0)
}

/** Normal equations by Gauss elimination with pivoting; a trace of ridge keeps thin sample bands solvable. */
function solveLeastSquares(
  terms: readonly (readonly number[])[],
  values: readonly number[],
  kept: readonly boolean[],
): Float64Array | undefined {
  const rows = Array.from({ length: termCount }, () => new Float64Array(termCount + 1))
  let count = 0
  for (let order = 0; order < terms.length; order++) {
    if (!kept[order]) continue
    count++
    const term = terms[order]!
    for (let row = 0; row < termCount; row++) {
      for (let column = 0; column < termCount; column++) rows[row]![column]! += term[row]! * term[column]!
      rows[row]![termCount]! += term[row]! * values[order]!
    }
  }
  if (count < 4 * termCount) return undefined
  for (let row = 1; row < termCount; row++) rows[row]![row]! += count * 1e-4
  return eliminate(rows)
}

function eliminate(rows: Float64Array[]): Float64Array | undefined {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    }
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return undefined
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const share = rows[row]![column]! / rows[column]![column]!
      for (let at = column; at <= size; at++) rows[row]![at]! -= share * rows[column]![at]!
    }
  }
  return Float64Array.from(rows, (row, order) => row[size]! / row[order]!)
}
