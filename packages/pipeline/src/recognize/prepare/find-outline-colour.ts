import type { Colour, Mask, RasterImage } from '../../page.ts'
import { distanceToOutside } from '../../raster/distance-transform.ts'
import { medianOf } from '../../raster/quantiles.ts'

/** Where an outline is looked for, beyond soft edges, and where its ground is, in pixels from the strokes. */
const band = { from: 1.5, to: 3.2 }
const groundFromPx = 7
/** Within this many steps of 255 a pixel has the outline's colour. */
const tolerance = 36
/** Shares of the band and of the ground that have the outline's colour: at least and at most. */
const shares = { band: 0.7, ground: 0.35 }
/** Fewer pixels tell nothing. */
const fewestPixels = 40

/** The colour of a line around strokes, which nearly all of their surroundings have and the ground beyond has not. */
export function findOutlineColour(image: RasterImage, strokes: Mask): Colour | undefined {
  const distances = distanceToOutside({ ...strokes, data: strokes.data.map((value) => 1 - value) })
  const near: number[] = []
  const far: number[] = []
  distances.forEach((distance, index) => {
    if (distance >= band.from && distance <= band.to) near.push(index)
    if (distance >= groundFromPx) far.push(index)
  })
  if (Math.min(near.length, far.length) < fewestPixels) return undefined
  const colour = [0, 1, 2].map((channel) => medianOf(near.map((index) => image.data[index * 4 + channel]!)))
  const shareOf = (pixels: readonly number[]): number =>
    pixels.filter((index) =>
      colour.every((value, channel) => Math.abs(image.data[index * 4 + channel]! - value) <= tolerance),
    ).length / pixels.length
  if (shareOf(near) < shares.band || shareOf(far) > shares.ground) return undefined
  return [colour[0]!, colour[1]!, colour[2]!]
}
