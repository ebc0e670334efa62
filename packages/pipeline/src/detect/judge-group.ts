import { boxInflate, boxUnion } from '../geometry/box.ts'
import type { TextLine } from '../page.ts'
import { countMask, cropMask } from '../raster/mask.ts'
import type { DirectionGuess } from './choose-direction.ts'
import type { GlyphGroup } from './find-glyphs.ts'
import { measureGround } from './measure-ground.ts'

/** Share of other ink near the glyphs, measured by their own ink, from which they stand in the midst of art. */
const crowdedFrom = 0.2
const rimShare = 0.4
/** Amid art, a network's word is all there is: it must be this sure. */
const sureInArt = 0.82
/** Lettering amid art has at least this length in glyph sizes; single round things there are eyes, buttons and flowers. */
const shortestInArt = 1.8
/** Glyphs smaller than this share of the page's short side cannot be read. */
const smallestGlyphShare = 0.0085

/** Share of a line amid art that the network's candidates must cover. */
const verifiedShare = 0.5
/** Lines amid art are at least this long, in glyph sizes. */
const shortestLineInArt = 0.5

/** How a group stands on the page. */
export type Surroundings = 'free' | 'art' | 'none'

/** Whether a group is lettering that stands free, lettering amid art, or none at all but hatching, an eye or a pattern that looks like it. */
export function judgeGroup(
  group: GlyphGroup,
  { bestConfidence }: DirectionGuess,
  pageShortSidePx: number,
): Surroundings {
  const { patch, glyphs } = group
  const [, , width, height] = boxUnion(glyphs.map(({ box }) => box))
  const length = Math.max(width, height)
  const smallestPx = smallestGlyphShare * pageShortSidePx
  if (length < smallestPx || patch.glyphSizePx < smallestPx) return 'none'
  if (foreignInkShare(group) < crowdedFrom && measureGround(patch, glyphs).isEven) return 'free'
  return bestConfidence >= sureInArt && length >= shortestInArt * patch.glyphSizePx ? 'art' : 'none'
}

/** Whether a line amid art is one that a network saw, not a piece of art beside it. */
export function isVerified({ patch }: GlyphGroup, { box: [x, y, width, height] }: TextLine): boolean {
  if (Math.max(width, height) < shortestLineInArt * patch.glyphSizePx) return false
  const seen = countMask(cropMask(patch.evidence, [x - patch.box[0], y - patch.box[1], width, height]).mask)
  return seen >= verifiedShare * width * height
}

function foreignInkShare({ patch, glyphs }: GlyphGroup): number {
  const { ink, components, glyphSizePx } = patch
  const bounds = boxUnion(glyphs.map(({ box }) => box))
  const [left, top, width, height] = boxInflate(bounds, rimShare * glyphSizePx, ink.width, ink.height)
  const own = new Set(glyphs.map(({ label }) => label))
  let ownInk = 0
  let foreignInk = 0
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const label = components.labels[y * ink.width + x]!
      if (label === 0) continue
      if (own.has(label)) ownInk++
      else foreignInk++
    }
  }
  return foreignInk / Math.max(1, ownInk)
}
