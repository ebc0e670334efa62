import type { Mask } from '../page.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { otsuSplit } from '../raster/otsu.ts'

/** How ink and ground part on a patch of a page. */
export interface InkSplit {
  /** Values up to this one are dark. */
  readonly threshold: number
  readonly darkMean: number
  readonly lightMean: number
  /** What is likely; an outline around letters may fill more of the rim than the ground does. */
  readonly inkIsDark: boolean
}

/**
 * Splits a patch with the threshold that parts the pixels of the evidence best. Strokes are thin, so the brightness that
 * fills most of the evidence's rim is the ground's.
 */
export function splitInk(grey: GreyImage, evidence: Mask): InkSplit {
  const inside = new Uint32Array(256)
  const rim = new Uint32Array(256)
  for (let index = 0; index < grey.data.length; index++) {
    if (evidence.data[index] === 0) continue
    inside[grey.data[index]!]!++
    if (isRim(evidence, index)) rim[grey.data[index]!]!++
  }
  const { threshold, darkMean, lightMean } = otsuSplit(inside)
  const darkRim = sum(rim.subarray(0, threshold + 1))
  const inkIsDark = darkRim < sum(rim) / 2
  return { threshold, darkMean, lightMean, inkIsDark }
}

function sum(counts: Uint32Array): number {
  return counts.reduce((total, count) => total + count, 0)
}

function isRim({ data, width }: Mask, index: number): boolean {
  return data[index - 1] !== 1 || data[index + 1] !== 1 || data[index - width] !== 1 || data[index + width] !== 1
}
