import { boxIntersection, boxUnion, horizontalGap, verticalGap } from '../../geometry/box.ts'
import type {
  Box,
  ErasedPage,
  LocalMask,
  Mask,
  Point,
  RasterImage,
  RecognizedRegion,
  RegionSetting,
  TextRegion,
} from '../../page.ts'
import { floodFill } from '../../raster/flood-fill.ts'
import { createMask, cropMask, maskBounds } from '../../raster/mask.ts'
import { dilate, erode } from '../../raster/morphology.ts'
import { cellsWithin, divideGround, findEvenCells, type GroundCells } from './even-ground.ts'
import { lineThickness } from './visual-height.ts'

/**
 * The regions of a page, those that have no balloon but only their own block of text with the even ground around them added
 * to their interiors: what can be reached from the block, within the reach of another script's lines, over ground that hardly
 * differs from its neighbours and from the block's own, with a distance to everything drawn, and nearer to this text than to
 * any other. Interiors of regions that were set earlier are as they were then. Whatever fits into such an interior covers neither drawing nor borders nor other texts.
 */
export function widenInteriors(
  { regions, cleaned }: Pick<ErasedPage, 'regions' | 'cleaned'>,
  earlier: readonly RegionSetting[] = [],
): ErasedPage['regions'] {
  const interiors = new Map(earlier.map(({ lettering, interior }) => [lettering.regionId, interior]))
  return regions.map((region) => {
    const known = interiors.get(region.id)
    if (known !== undefined) return { ...region, balloon: { ...region.balloon, interior: known } }
    if (region.translation === undefined || !isOwnBlock(region)) return region
    const others = regions.filter((other) => other !== region).map(({ box }) => box)
    return { ...region, balloon: { ...region.balloon, interior: widen(region, others, cleaned) } }
  })
}

/** Room around its text, in thicknesses of its lines, up to which an interior is the text's own block. */
const blockRoom = 0.65

/** Whether an interior is no balloon, but the block around the text, cut to what borders leave of it. */
export function isOwnBlock({
  balloon,
  box,
  lines,
  look,
}: Pick<RecognizedRegion, 'balloon' | 'box' | 'lines' | 'look'>): boolean {
  const outer = balloon.interior.box
  const room = blockRoom * Math.max(look.glyphSizePx, lineThickness(lines)) + 2
  return (
    box[0] - outer[0] <= room &&
    box[1] - outer[1] <= room &&
    outer[0] + outer[2] - box[0] - box[2] <= room &&
    outer[1] + outer[3] - box[1] - box[3] <= room
  )
}

/** Side of a cell in thicknesses of a line, and its limits in pixels. */
const cellShare = 0.13
const cellPx = { least: 2, most: 5 }
/** Gaps in borders up to twice this share of a line's thickness count as closed. */
const gapShare = 0.25

function widen(region: ErasedPage['regions'][number], others: readonly Box[], page: RasterImage): LocalMask {
  const { ground, interior } = region.balloon
  const thickness = Math.max(region.look.glyphSizePx, lineThickness(region.lines))
  const side = Math.min(cellPx.most, Math.max(cellPx.least, Math.round(cellShare * thickness)))
  const cells = divideGround(page, reachOf(region, thickness), side)
  const block = cellsWithin(cells, interior)
  const gap = Math.max(1, Math.round((gapShare * thickness) / side))
  const core = floodFill(erode(findEvenCells(cells, block, ground), gap), seedsIn(block))!
  // One cell of distance to what is drawn remains.
  const reached = dilate(core.mask, gap - 1)
  leaveToOthers(reached, cells, region.box, others)
  return joinCells(interior, reached, cells)
}

/**
 * How far lines of another script need to go: rows grow longer, a single one becomes two, columns become rows. No further up and down,
 * for balloons that are open to the space between panels.
 */
function reachOf({ box: [x, y, width, height], direction, lines }: TextRegion, thickness: number): Box {
  const isRow = direction === 'horizontal'
  const isSingle = lines.length === 1
  const across = isRow
    ? Math.max(0.5 * width, (isSingle ? 6 : 4) * thickness)
    : Math.max(0.5 * (height - width), thickness)
  const down = isRow ? (isSingle ? 1 : 0.6) * thickness : Math.max(0.15 * height, 0.8 * thickness)
  const [right, below] = [Math.round(across), Math.round(down)]
  return [x - right, y - below, width + 2 * right, height + 2 * below]
}

function seedsIn({ width, data }: Mask): readonly Point[] {
  const seeds: Point[] = []
  for (let cell = 0; cell < data.length; cell++) {
    if (data[cell] === 1) seeds.push([cell % width, Math.floor(cell / width)])
  }
  return seeds
}

function leaveToOthers(reached: Mask, cells: GroundCells, own: Box, others: readonly Box[]): void {
  const { left, top, cellPx: side, columns, rows } = cells
  const part: Box = [left, top, columns * side, rows * side]
  const rivals = others.filter(
    (other) => Math.max(horizontalGap(other, part), verticalGap(other, part)) < part[2] + part[3],
  )
  for (let cell = 0; cell < reached.data.length; cell++) {
    if (reached.data[cell] === 0) continue
    const x = left + ((cell % columns) + 0.5) * side
    const y = top + (Math.floor(cell / columns) + 0.5) * side
    const toOwn = squaredDistance(own, x, y)
    if (rivals.some((rival) => squaredDistance(rival, x, y) < toOwn)) reached.data[cell] = 0
  }
}

function squaredDistance([left, top, width, height]: Box, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width)
  const down = Math.max(top - y, 0, y - top - height)
  return across * across + down * down
}

function joinCells({ box, mask: own }: LocalMask, reached: Mask, cells: GroundCells): LocalMask {
  const { left, top, cellPx: side, columns, rows } = cells
  const [x0, y0, width, height] = boxUnion([box, [left, top, columns * side, rows * side]])
  const joined = createMask(width, height)
  for (let row = 0; row < rows * side; row++) {
    const from = Math.floor(row / side) * columns
    const to = (top + row - y0) * width + left - x0
    for (let column = 0; column < columns; column++) {
      if (reached.data[from + column] === 1) joined.data.fill(1, to + column * side, to + (column + 1) * side)
    }
  }
  for (let y = 0; y < own.height; y++) {
    const to = (box[1] + y - y0) * width + box[0] - x0
    for (let x = 0; x < own.width; x++) joined.data[to + x]! |= own.data[y * own.width + x]!
  }
  const bounds = boxIntersection(maskBounds(joined), [0, 0, width, height])
  return { box: [x0 + bounds[0], y0 + bounds[1], bounds[2], bounds[3]], mask: cropMask(joined, bounds).mask }
}
