import type { Mask } from '../../page.ts'
import { fillMembrane } from './fill-membrane.ts'
import { type GroundSurface, surfaceAt } from './ground-surface.ts'
import { createRandomSource } from '../random-source.ts'
import type { PixelWindow } from '../pixel-window.ts'
import { smoothWithin } from './smooth-within.ts'

/** The ground's own colour is taken as the mean of the samples this near, which leaves grain and JPEG noise out. */
const smoothingRadius = 3
const grainShiftCount = 12
/** What differs more from the ground is a line or an edge. */
const coarsestGrain = 10

/**
 * Fills the hole with the ground's surface, bent to meet the colours around the hole, with the grain of other places of
 * the ground laid over it. `samples` are the pixels that show the ground.
 */
export function fillSmoothly(window: PixelWindow, hole: Mask, samples: Mask, surface: GroundSurface): void {
  const { colours } = window
  const ground = smoothWithin(colours, samples, smoothingRadius)
  const bend = new Float32Array(colours.length)
  const unknown: Mask = { ...hole, data: samples.data.map((isSample) => 1 - isSample) }
  for (let index = 0; index < samples.data.length; index++) {
    if (samples.data[index] === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      bend[index * 3 + channel] = ground[index * 3 + channel]! - surfaceAt(surface, index, channel)
    }
  }
  fillMembrane(bend, 3, unknown)
  const grain = grainOf(colours, ground, samples)
  const grainOrigin = chooseGrain(samples, hole)
  for (let index = 0; index < hole.data.length; index++) {
    if (hole.data[index] === 0) continue
    const origin = grainOrigin(index)
    for (let channel = 0; channel < 3; channel++) {
      colours[index * 3 + channel] =
        surfaceAt(surface, index, channel) +
        bend[index * 3 + channel]! +
        (origin < 0 ? 0 : grain[origin * 3 + channel]!)
    }
  }
}

/** What the colours differ from the ground by, for pixels where that is fine enough to be grain. */
function grainOf(colours: Float32Array, ground: Float32Array, samples: Mask): Float32Array {
  const grain = new Float32Array(colours.length)
  for (let index = 0; index < samples.data.length; index++) {
    if (samples.data[index] === 0) continue
    const differences = [0, 1, 2].map((channel) => colours[index * 3 + channel]! - ground[index * 3 + channel]!)
    if (differences.every((difference) => Math.abs(difference) <= coarsestGrain)) grain.set(differences, index * 3)
  }
  return grain
}

/** Fills the hole with the surface alone. */
export function fillFlat({ colours }: PixelWindow, hole: Mask, surface: GroundSurface): void {
  for (let index = 0; index < hole.data.length; index++) {
    if (hole.data[index] === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      colours[index * 3 + channel] = Math.round(surfaceAt(surface, index, channel))
    }
  }
}

/** Tells from which sample a hole pixel takes its grain: the same few shifts for all, so that neighbouring grain stays together. */
function chooseGrain(samples: Mask, hole: Mask): (index: number) => number {
  const { width, height } = samples
  const random = createRandomSource(7)
  const shifts = Array.from({ length: grainShiftCount }, (_, order) => {
    const reach = 12 + order * 6
    const angle = random() * 2 * Math.PI
    return [Math.round(reach * Math.cos(angle)), Math.round(reach * Math.sin(angle))] as const
  })
  return (index) => {
    const x = index % width
    const y = Math.floor(index / width)
    for (const [shiftX, shiftY] of shifts) {
      const originX = x + shiftX
      const originY = y + shiftY
      if (originX < 0 || originY < 0 || originX >= width || originY >= height) continue
      const origin = originY * width + originX
      if (samples.data[origin] === 1 && hole.data[origin] === 0) return origin
    }
    return -1
  }
}
