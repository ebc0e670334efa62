import type { Mask } from '../../page.ts'
import { medianOf, quantileOf } from '../../raster/quantiles.ts'
import { fitSurface, flatSurface, type GroundSurface, surfaceAt, thinnedPixels } from './ground-surface.ts'
import type { PixelWindow } from '../pixel-window.ts'
import { smoothWithin } from './smooth-within.ts'

/** What text stands on, as its pixels show it. */
export interface Ground {
  /** `flat`: one colour; `smooth`: slow changes with at most fine grain; `textured`: lines, dots, drawing. */
  readonly kind: 'flat' | 'smooth' | 'textured'
  /** The colour without grain. */
  readonly surface: GroundSurface
  /** How far three quarters of the samples lie from the surface at most, in steps of 255. */
  readonly spread: number
}

/** Within this many steps of 255 from the middle colour a pixel still counts as that colour: JPEG noise and paper. */
const flatTolerance = 6
/** Share of samples that have to be that colour; the rest may be specks and soft edges. */
const flatShare = 0.9
/** A smooth ground's grain: limits for nine tenths of the samples and for nearly all of them. */
const grainLimits = [
  [0.9, 7],
  [0.97, 16],
] as const

/** Tells which kind of ground the samples (a mask of the window's size) show. Too few samples count as textured. */
export function judgeGround(window: PixelWindow, samples: Mask): Ground {
  const pixels = thinnedPixels(samples)
  const colour = [0, 1, 2].map((channel) => medianOf(pixels.map((index) => window.colours[index * 3 + channel]!)))
  const flat = flatSurface(window, colour)
  const distances = distancesTo(window, flat, pixels)
  const near = distances.filter((distance) => distance <= flatTolerance).length
  if (near >= flatShare * pixels.length && near > 0) {
    return { kind: 'flat', surface: flat, spread: quantileOf(distances, 0.75) }
  }
  const surface = fitSurface(window, samples)
  const spread = quantileOf(distancesTo(window, surface, pixels), 0.75)
  return { kind: isSmooth(window, samples, pixels) ? 'smooth' : 'textured', surface, spread }
}

/** Largest difference of a pixel's channels from the surface. */
export function distanceToSurface({ colours }: PixelWindow, surface: GroundSurface, index: number): number {
  let farthest = 0
  for (let channel = 0; channel < 3; channel++) {
    farthest = Math.max(farthest, Math.abs(colours[index * 3 + channel]! - surfaceAt(surface, index, channel)))
  }
  return farthest
}

function distancesTo(window: PixelWindow, surface: GroundSurface, pixels: readonly number[]): number[] {
  return pixels.map((index) => distanceToSurface(window, surface, index))
}

function isSmooth(window: PixelWindow, samples: Mask, pixels: readonly number[]): boolean {
  if (pixels.length < 32) return false
  const smoothed = smoothWithin(window.colours, samples, 3)
  const grain = pixels.map((index) =>
    Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(window.colours[index * 3 + channel]! - smoothed[index * 3 + channel]!)),
    ),
  )
  return grainLimits.every(([share, limit]) => quantileOf(grain, share) <= limit)
}
