import { boxIntersection, boxUnion, horizontalGap, verticalGap } from '../../geometry/box.ts'
import type {
  BalloonGround,
  Box,
  Colour,
  ErasedPage,
  LocalMask,
  Mask,
  Point,
  RasterImage,
  RecognizedRegion,
  TextRegion,
} from '../../page.ts'
import { floodFill } from '../../raster/flood-fill.ts'
import { createMask, cropMask, maskBounds } from '../../raster/mask.ts'
import { dilate, erode } from '../../raster/morphology.ts'
import { lineThickness } from './visual-height.ts'

/**
 * The regions of a page, those that have no balloon but only their own block of text with the even ground around them
 * added to their interiors: what can be reached from the block, in the window that another script's lines need, over pixels that hardly
 * differ from their neighbours and from the block's ground, with a distance to everything drawn, and nearer to this text than to any
 * other. Whatever fits into such an interior covers neither drawing nor borders nor other texts.
 */
export function widenInteriors({ regions, cleaned }: Pick<ErasedPage, 'regions' | 'cleaned'>): ErasedPage['regions'] {
  return regions.map((region) => {
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

/** Distances in thicknesses of a line: gaps in borders that count as closed, and what is kept from drawing. */
const gapShare = 0.25
const airShare = 0.12

function widen(region: ErasedPage['regions'][number], others: readonly Box[], page: RasterImage): LocalMask {
  const { ground, interior } = region.balloon
  const thickness = Math.max(region.look.glyphSizePx, lineThickness(region.lines))
  const window = boxIntersection(boxUnion([reachOf(region, thickness), interior.box]), [0, 0, page.width, page.height])
  const gapPx = Math.max(3, Math.round(gapShare * thickness))
  const airPx = Math.max(2, Math.round(airShare * thickness))
  const even = findEvenGround(page, window, interior, ground)
  const core = floodFill(erode(even, gapPx), seedsOf(interior, window))!
  const reached = dilate(core.mask, gapPx - airPx)
  leaveToOthers(reached, window, region.box, others)
  addLocal(reached, window, interior)
  const bounds = maskBounds(reached)
  return {
    box: [window[0] + bounds[0], window[1] + bounds[1], bounds[2], bounds[3]],
    mask: cropMask(reached, bounds).mask,
  }
}

/** How far lines of another script need to go: rows grow longer and become one more, columns become rows. */
function reachOf({ box: [x, y, width, height], direction }: TextRegion, thickness: number): Box {
  const isRow = direction === 'horizontal'
  const across = Math.round(isRow ? Math.max(0.5 * width, 4 * thickness) : Math.max(0.5 * (height - width), thickness))
  const down = Math.round(isRow ? thickness : Math.max(0.15 * height, 0.8 * thickness))
  return [x - across, y - down, width + 2 * across, height + 2 * down]
}

/** Difference of a channel, of 255, that compression leaves on even ground, over two pixels. */
const evenWithin = 16
/** How far the ground may wander from that of the block itself. */
const wanderWithin: Readonly<Record<BalloonGround, number>> = { flat: 28, gradient: 56, art: 40 }

function findEvenGround(page: RasterImage, window: Box, block: LocalMask, ground: BalloonGround): Mask {
  const { data, width } = page
  const [left, top, columns, rows] = window
  const even = createMask(columns, rows)
  even.data.fill(1)
  const [red, green, blue] = medianColour(page, block)
  const wander = wanderWithin[ground]
  const differs = (a: number, b: number) =>
    Math.abs(data[a]! - data[b]!) > evenWithin ||
    Math.abs(data[a + 1]! - data[b + 1]!) > evenWithin ||
    Math.abs(data[a + 2]! - data[b + 2]!) > evenWithin
  for (let y = 0, index = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, index++) {
      const at = ((top + y) * width + left + x) * 4
      if (
        Math.abs(data[at]! - red) > wander ||
        Math.abs(data[at + 1]! - green) > wander ||
        Math.abs(data[at + 2]! - blue) > wander
      )
        even.data[index] = 0
      if (x + 2 < columns && differs(at, at + 8)) even.data.fill(0, index, index + 3)
      if (y + 2 < rows && differs(at, at + 8 * width))
        even.data[index] = even.data[index + columns] = even.data[index + 2 * columns] = 0
    }
  }
  return even
}

function medianColour({ data, width }: RasterImage, { box, mask }: LocalMask): Colour {
  const places: number[] = []
  for (let index = 0; index < mask.data.length; index += 7) {
    if (mask.data[index] === 0) continue
    places.push(((box[1] + Math.floor(index / mask.width)) * width + box[0] + (index % mask.width)) * 4)
  }
  const median = (channel: number): number => {
    const values = Uint8Array.from(places, (at) => data[at + channel]!).sort()
    return values[values.length >> 1] ?? 255
  }
  return [median(0), median(1), median(2)]
}

function seedsOf({ box, mask }: LocalMask, [left, top]: Box): readonly Point[] {
  const seeds: Point[] = []
  for (let y = 0; y < mask.height; y += 2) {
    for (let x = 0; x < mask.width; x += 2) {
      if (mask.data[y * mask.width + x] === 1) seeds.push([box[0] + x - left, box[1] + y - top])
    }
  }
  return seeds
}

function leaveToOthers(mask: Mask, window: Box, own: Box, others: readonly Box[]): void {
  const reach = Math.max(mask.width, mask.height)
  const rivals = others.filter((other) => boxDistance(other, window) < reach)
  if (rivals.length === 0) return
  const [left, top] = window
  for (let y = 0, index = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, index++) {
      if (mask.data[index] === 0) continue
      const toOwn = squaredDistance(own, left + x, top + y)
      if (rivals.some((rival) => squaredDistance(rival, left + x, top + y) < toOwn)) mask.data[index] = 0
    }
  }
}

function boxDistance(a: Box, b: Box): number {
  return Math.max(0, horizontalGap(a, b), verticalGap(a, b))
}

function squaredDistance([left, top, width, height]: Box, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width)
  const down = Math.max(top - y, 0, y - top - height)
  return across * across + down * down
}

function addLocal(mask: Mask, [left, top]: Box, { box, mask: part }: LocalMask): void {
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      if (part.data[y * part.width + x] === 1) mask.data[(box[1] + y - top) * mask.width + box[0] + x - left] = 1
    }
  }
}
