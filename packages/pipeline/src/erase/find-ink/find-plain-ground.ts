import type { Mask, Point } from '../../page.ts'
import { fillHoles, floodFill } from '../../raster/flood-fill.ts'
import { countMask } from '../../raster/mask.ts'
import { distanceTo } from './find-glyphs-on-ground.ts'
import { distanceToSurface } from '../ground/judge-ground.ts'
import { medianOf } from '../../raster/quantiles.ts'
import { flatSurface } from '../ground/ground-surface.ts'
import type { PixelWindow } from '../pixel-window.ts'
import { mapMask, type RegionArea } from './region-area.ts'

/** The ground is looked for this near to the text mask. */
const rimPx = 3
/** A plain ground fills this share of the rim at least. */
const rimShare = 0.5
/** Within this many steps of 255 a pixel has the ground's colour. */
const sameGround = 12
/** Softer edges of the ground are taken in up to here. */
const groundEdge = 40
/** An outline of letters is no wider than this, in glyph sizes and pixels; a ground goes on beyond. */
const outlineShare = 0.2
const outlinePx = 3
/** Share of a ground that lies farther from the text than an outline would. */
const beyondShare = 0.08

/**
 * Plain ground around text that is not known to stand in a balloon: a small or ragged one, or one that other drawing
 * reaches into. Gives the area of one colour that hangs together around the text, or nothing where drawing begins at the
 * letters or their outline.
 */
export function findPlainGround(
  window: PixelWindow,
  { seeds, foreignText, glyphSizePx }: RegionArea,
): Mask | undefined {
  const toText = distanceTo(seeds)
  const rim: number[] = []
  for (let index = 0; index < toText.length; index++) {
    if (toText[index]! > 0 && toText[index]! <= rimPx && foreignText.data[index] === 0) rim.push(index)
  }
  const colour = [0, 1, 2].map((channel) => medianOf(rim.map((index) => window.colours[index * 3 + channel]!)))
  const surface = flatSurface(window, colour)
  const plain = rim.filter((index) => distanceToSurface(window, surface, index) <= sameGround)
  if (plain.length < rimShare * rim.length || plain.length === 0) return undefined
  const open = mapMask(seeds, (index) =>
    seeds.data[index] === 1 || distanceToSurface(window, surface, index) <= groundEdge ? 1 : 0,
  )
  const starts = plain.map((index): Point => [index % window.width, Math.floor(index / window.width)])
  const ground = floodFill(open, starts)!.mask
  const beyond = mapMask(ground, (index) =>
    ground.data[index] === 1 && toText[index]! > outlinePx + outlineShare * glyphSizePx ? 1 : 0,
  )
  return countMask(beyond) >= beyondShare * countMask(ground) ? fillHoles(ground) : undefined
}
