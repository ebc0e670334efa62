import type { Mask, Point } from '../../page.ts'
import { distanceToOutside } from '../../raster/distance-transform.ts'
import { floodFill } from '../../raster/flood-fill.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import { otsuSplit } from '../../raster/otsu.ts'

/** Brightness of letters and of the line around them. */
export interface OutlinedFill {
  readonly fillMean: number
  readonly outlineMean: number
  /** Pixels of the letters, and of the line. */
  readonly fill: Mask
  readonly outline: Mask
}

/** The two differ by this much of 255, and either covers this share of the ink. */
const contrast = 70
const smallestShare = 0.15
/** Ink this near to the ground is soft edge and rim. */
const rimPx = 2
/** The outline lies at the ground, the fill does not: shares of each that lie at the rim. */
const mostFillAtRim = 0.2
const outlineToFill = 2.5

/**
 * Tells letters from a line drawn around them where ink (what differs from a plain ground) has two tones. The fill is the
 * tone that the other keeps from the ground. Soft edges do so, too, but their brightness lies between ground and fill.
 */
export function findOutlinedFill(luma: GreyImage, ink: Mask, groundLuma: number): OutlinedFill | undefined {
  const histogram = new Uint32Array(256)
  let count = 0
  for (let index = 0; index < ink.data.length; index++) {
    if (ink.data[index] === 0) continue
    histogram[luma.data[index]!]!++
    count++
  }
  if (count === 0) return undefined
  const { threshold, darkMean, lightMean } = otsuSplit(histogram)
  if (lightMean - darkMean < contrast) return undefined
  const toGround = distanceToOutside(without(reachedGround(ink)))
  const tones = { dark: { all: 0, rim: 0 }, light: { all: 0, rim: 0 } }
  for (let index = 0; index < ink.data.length; index++) {
    if (ink.data[index] === 0) continue
    const tone = luma.data[index]! <= threshold ? tones.dark : tones.light
    tone.all++
    if (toGround[index]! <= rimPx) tone.rim++
  }
  if (Math.min(tones.dark.all, tones.light.all) < smallestShare * count) return undefined
  const darkAtRim = tones.dark.rim / tones.dark.all
  const lightAtRim = tones.light.rim / tones.light.all
  const isFillDark = darkAtRim < lightAtRim
  const [fillAtRim, outlineAtRim] = isFillDark ? [darkAtRim, lightAtRim] : [lightAtRim, darkAtRim]
  if (fillAtRim > mostFillAtRim || outlineAtRim < outlineToFill * fillAtRim) return undefined
  const [fillMean, outlineMean] = isFillDark ? [darkMean, lightMean] : [lightMean, darkMean]
  const isBetween = (outlineMean - groundLuma) * (outlineMean - fillMean) < 0
  if (isBetween) return undefined
  const toneOf = (isDark: boolean): Mask => ({
    ...ink,
    data: ink.data.map((value, index) => (value === 1 && luma.data[index]! <= threshold === isDark ? 1 : 0)),
  })
  return { fillMean, outlineMean, fill: toneOf(isFillDark), outline: toneOf(!isFillDark) }
}

/** The ground that hangs together with the picture's edge; between fill and outline there are pixels of its brightness, too. */
function reachedGround(ink: Mask): Mask {
  const { width, height } = ink
  const seeds: Point[] = []
  for (let x = 0; x < width; x++) seeds.push([x, 0], [x, height - 1])
  for (let y = 0; y < height; y++) seeds.push([0, y], [width - 1, y])
  return floodFill(without(ink), seeds)!.mask
}

function without(mask: Mask): Mask {
  return { ...mask, data: mask.data.map((value) => 1 - value) }
}
