import type { Box, Mask } from '../../page.ts'
import { findComponents } from '../../raster/components.ts'
import { distanceToOutside } from '../../raster/distance-transform.ts'
import { createMask } from '../../raster/mask.ts'
import type { Ground } from '../ground/judge-ground.ts'
import { distanceToSurface } from '../ground/judge-ground.ts'
import type { PixelWindow } from '../pixel-window.ts'
import { mapMask, type RegionArea } from './region-area.ts'

/** A pixel this far from the ground's colour is ink, in steps of 255 and in spreads of the ground. */
const inkDistance = 20
const inkSpreads = 5
/** Soft edges count down to here when they hang together with ink. */
const softDistance = 4
const softSpreads = 3
const softReachPx = 6
/** Pieces of ink that the text mask does not name are glyphs' dots and strokes up to this size, in glyph sizes. */
const bitShare = 0.5
/** A piece of ink within reach is a glyph when the text mask names this share of it at least. */
const seededShare = 0.2
/** In a balloon all loose ink up to this size is text, wherever it stands, in glyph sizes. */
const largestGlyph = 1.35
/** Around ink everything goes, because resampling and JPEG reach that far at least. */
const certainPx = 2
/** JPEG rings within its blocks of 8 pixels. */
const ringingPx = 8
/** The soft edge of a balloon's border. */
const borderEdgePx = 2.5

/**
 * All pixels that a region's glyphs changed on a ground whose colour is known: ink inside the balloon within reach of the
 * lines, its soft edges and the ringing around it. Never the border: what hangs together with ink beyond the interior,
 * or lies nearer to it than to a glyph, stays.
 */
export function findGlyphsOnGround(window: PixelWindow, area: RegionArea, ground: Ground): Mask {
  const { interior } = area
  const distances = distancesToGround(window, ground)
  const inkLimit = Math.max(inkDistance, inkSpreads * ground.spread)
  const ink = mapMask(interior, (index) => (distances[index]! > inkLimit ? 1 : 0))
  const softLimit = Math.max(softDistance, softSpreads * ground.spread)
  const isSoft = mapMask(interior, (index) =>
    interior.data[index] === 1 && distances[index]! > softLimit && distances[index]! <= inkLimit ? 1 : 0,
  )
  const glyphs = growSoftEdges(chooseGlyphs(ink, area), isSoft)
  const border = mapMask(interior, (index) => ink.data[index]! & (1 - glyphs.data[index]!))
  const toGlyph = distanceTo(glyphs)
  const toBorder = distanceTo(border)
  const quiet = ground.kind === 'flat' ? 0.5 : softLimit
  return mapMask(interior, (index) => {
    if (interior.data[index] === 0 || area.foreignText.data[index] === 1) return 0
    const glyphDistance = toGlyph[index]!
    if (toBorder[index]! <= borderEdgePx && toBorder[index]! < glyphDistance) return 0
    if (glyphDistance <= certainPx) return 1
    return glyphDistance <= ringingPx && distances[index]! > quiet && distances[index]! <= inkLimit ? 1 : 0
  })
}

/** Distance in pixels to the nearest pixel of the mask. */
export function distanceTo(mask: Mask): Float32Array {
  return distanceToOutside(mapMask(mask, (index) => 1 - mask.data[index]!))
}

function distancesToGround(window: PixelWindow, ground: Ground): Float32Array {
  const distances = new Float32Array(window.width * window.height)
  for (let index = 0; index < distances.length; index++) {
    distances[index] = distanceToSurface(window, ground.surface, index)
  }
  return distances
}

/** Ink inside the balloon that the text mask names, and small pieces beside it that do not come to the border. */
function chooseGlyphs(ink: Mask, { interior, isBalloon, reach, seeds, glyphSizePx }: RegionArea): Mask {
  const inside = mapMask(ink, (index) => ink.data[index]! & interior.data[index]!)
  const { labels, components } = findComponents(inside)
  const seeded = new Uint32Array(components.length + 1)
  const reached = new Uint32Array(components.length + 1)
  const touchesBorder = new Uint8Array(components.length + 1)
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!
    if (label === 0) continue
    seeded[label]! += seeds.data[index]!
    reached[label]! += reach.data[index]!
    if (isAtEdge(interior, index)) touchesBorder[label] = 1
  }
  const isGlyph = components.map(({ label, area, box }) => {
    if (seeded[label]! * 2 > area) return true
    if (touchesBorder[label] === 1) return false
    const size = Math.max(box[2], box[3]) / glyphSizePx
    if (isBalloon && size <= largestGlyph && isWhole(box, interior)) return true
    return reached[label] === area && (seeded[label]! > seededShare * area || size <= bitShare)
  })
  return mapMask(ink, (index) => {
    const label = labels[index]!
    return label > 0 && (isGlyph[label - 1] || seeds.data[index] === 1) ? 1 : 0
  })
}

/** What reaches the window's edge may go on beyond it. */
function isWhole([x, y, width, height]: Box, window: Mask): boolean {
  return x > 0 && y > 0 && x + width < window.width && y + height < window.height
}

function isAtEdge({ width, height, data }: Mask, index: number): boolean {
  const x = index % width
  const y = Math.floor(index / width)
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false
  return data[index - 1]! + data[index + 1]! + data[index - width]! + data[index + width]! < 4
}

/** Adds, ring by ring, soft pixels that touch. */
function growSoftEdges(glyphs: Mask, isSoft: Mask): Mask {
  const { width, height } = glyphs
  const grown = createMask(width, height)
  grown.data.set(glyphs.data)
  let rim: number[] = []
  for (let index = 0; index < glyphs.data.length; index++) if (glyphs.data[index] === 1) rim.push(index)
  for (let ring = 0; ring < softReachPx && rim.length > 0; ring++) {
    const next: number[] = []
    for (const index of rim) {
      const x = index % width
      for (const neighbour of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
        if (neighbour < 0 || neighbour >= grown.data.length || grown.data[neighbour] === 1) continue
        if (isSoft.data[neighbour] === 0) continue
        grown.data[neighbour] = 1
        next.push(neighbour)
      }
    }
    rim = next
  }
  return grown
}
