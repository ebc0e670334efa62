import { boxInflate, boxUnion } from '../../geometry/box.ts'
import { inkThicknessOf } from '../../geometry/line-measures.ts'
import type { Box, GroupedPage, LocalMask, Mask, TextLine, TextRegion } from '../../page.ts'
import { findComponents } from '../../raster/components.ts'
import { fillPolygon } from '../../raster/fill-polygon.ts'
import { createMask, cropMask } from '../../raster/mask.ts'
import { dilate } from '../../raster/morphology.ts'
import { medianOf } from '../../raster/quantiles.ts'

/** The part of the page in which one region is erased, and what is known of it beforehand; all masks have the box's size. */
export interface RegionArea {
  readonly box: Box
  /** Height of a full-size glyph in page pixels, as thick as the lines are. */
  readonly glyphSizePx: number
  /** The page's text mask within reach of the region's lines. */
  readonly seeds: Mask
  /** Where glyphs of the region may be: its lines and the room beside them for ruby, accents and stray dots. */
  readonly reach: Mask
  /** The inside of the balloon, or the block of the text where no border closes it in. */
  readonly interior: Mask
  /** Whether the interior is known to be the text's own, so that all small ink in it is text. */
  readonly isBalloon: boolean
  /** What erasing may change: the interior and the text mask. Beyond them the page stays, to the pixel. */
  readonly changeable: Mask
  /** Text of the page that does not belong to the region: it may neither change nor be copied from. */
  readonly foreignText: Mask
}

/** Room beside a line in which ruby may stand, in glyph sizes. */
const reachShare = 0.65
/** Glyphs may stick out of their line by this much, in glyph sizes. */
const lineMarginShare = 0.15
/** Text that lies in the lines by less than this share is something else, unless it is as small as ruby, in glyph sizes. */
const ownShare = 0.4
const rubyShare = 0.7
/** The text mask reaches this far beyond the ink of a line. */
const foreignEdgePx = 3
/** Beyond the interior, only text this near to the region's bounds may change. */
const changeMarginPx = 8
/** Surroundings that are looked at around a region, in glyph sizes. */
const surroundingsShare = 2.5
const surroundingsPx = [32, 120] as const

/** Cuts out what erasing one region needs. */
export function areaOf(page: GroupedPage, region: TextRegion): RegionArea {
  const { width, height } = page.image
  const glyphSizePx = Math.max(4, medianOf(region.lines.map((line) => inkThicknessOf(line, line.direction))))
  const surroundings = Math.min(Math.max(surroundingsShare * glyphSizePx, surroundingsPx[0]), surroundingsPx[1])
  const box = boxInflate(boxUnion(region.lines.map((line) => line.box)), surroundings, width, height)
  const text = cropMask(page.textMask, box).mask
  const own = linesMask(region.lines, box)
  const foreign = linesMask(
    page.regions.filter((other) => other !== region).flatMap((other) => other.lines),
    box,
  )
  const reach = dilate(own, Math.round(reachShare * glyphSizePx))
  const lines = dilate(own, Math.round(lineMarginShare * glyphSizePx))
  const ownReach = mapMask(reach, (index) => reach.data[index]! & (own.data[index]! | (1 - foreign.data[index]!)))
  const interior = cropLocal(region.balloon.interior, box)
  const foreignReach = dilate(foreign, Math.round(lineMarginShare * glyphSizePx) + foreignEdgePx)
  const isBalloon = region.balloon.ground !== 'art'
  const claimed = mapMask(interior, (index) =>
    isBalloon ? interior.data[index]! & (1 - foreignReach.data[index]!) : 0,
  )
  const near = boxInflate(region.box, changeMarginPx, width, height)
  const isNearRegion = (index: number): boolean => {
    const x = box[0] + (index % box[2]) - near[0]
    const y = box[1] + Math.floor(index / box[2]) - near[1]
    return x >= 0 && y >= 0 && x < near[2] && y < near[3]
  }
  const seeds = chooseSeeds(text, ownReach, lines, claimed, rubyShare * glyphSizePx)
  return {
    box,
    glyphSizePx,
    seeds,
    reach: ownReach,
    interior,
    isBalloon,
    changeable: mapMask(interior, (index) => interior.data[index]! | (isNearRegion(index) ? seeds.data[index]! : 0)),
    foreignText: mapMask(text, (index) => text.data[index]! & (1 - seeds.data[index]!) & (1 - ownReach.data[index]!)),
  }
}

/**
 * Parts of the text mask that lie mostly in the lines, small ones beside them, and those inside the balloon that no line
 * of the page took: somebody wrote them there too.
 */
function chooseSeeds(text: Mask, reach: Mask, lines: Mask, claimed: Mask, rubySizePx: number): Mask {
  const { labels, components } = findComponents(text)
  const inLines = new Uint32Array(components.length + 1)
  const inReach = new Uint32Array(components.length + 1)
  const inBalloon = new Uint32Array(components.length + 1)
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!
    if (label === 0) continue
    inReach[label]! += reach.data[index]!
    inLines[label]! += lines.data[index]! & reach.data[index]!
    inBalloon[label]! += claimed.data[index]!
  }
  const isClaimed = components.map(({ label, area }) => inBalloon[label] === area)
  const isNear = components.map(
    ({ label, box }) => inLines[label]! >= ownShare * inReach[label]! || Math.max(box[2], box[3]) <= rubySizePx,
  )
  return mapMask(text, (index) => {
    const component = labels[index]! - 1
    if (component < 0) return 0
    return isClaimed[component] || (isNear[component] && reach.data[index] === 1) ? 1 : 0
  })
}

/** A mask of the same size, asked pixel by pixel. */
export function mapMask({ width, height, data }: Mask, ask: (index: number) => number): Mask {
  return { width, height, data: data.map((_, index) => ask(index)) }
}

function linesMask(lines: readonly TextLine[], [left, top, width, height]: Box): Mask {
  const mask = createMask(width, height)
  for (const { polygon } of lines) {
    fillPolygon(
      mask,
      polygon.map(([x, y]) => [x - left, y - top] as const),
    )
  }
  return mask
}

function cropLocal({ box, mask }: LocalMask, area: Box): Mask {
  const part = createMask(area[2], area[3])
  for (let y = 0; y < area[3]; y++) {
    const row = area[1] + y - box[1]
    if (row < 0 || row >= mask.height) continue
    for (let x = 0; x < area[2]; x++) {
      const column = area[0] + x - box[0]
      if (column >= 0 && column < mask.width) part.data[y * area[2] + x] = mask.data[row * mask.width + column]!
    }
  }
  return part
}
