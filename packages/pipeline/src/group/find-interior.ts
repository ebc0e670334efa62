import { boxInflate } from '../geometry/box.ts'
import type { Box, LocalMask, Mask, Point, RasterImage, TextLine } from '../page.ts'
import { fillHoles, floodFill } from '../raster/flood-fill.ts'
import { createMask, cropMask, maskBounds } from '../raster/mask.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { type GroundColour, groundColourOf } from './ground-colour.ts'
import { thicknessOf } from '../geometry/line-measures.ts'

/** The ground that can be reached from a line without crossing a border. */
export interface Interior {
  readonly area: LocalMask
  /** Whether a border closes it; otherwise it was cut off at a distance from the line. */
  readonly isClosed: boolean
  readonly ground: GroundColour
}

/** How far the ground's colour may differ from its median and still be ground, of 255. */
const colourTolerance = 40
/** Share of the colour's own wandering that is added to the tolerance. */
const spreadTolerance = 0.75
/** How far around a line its balloon is looked for, in thicknesses of the line. */
const reach = 12
/** A balloon is at most this many times as large as one of its lines with its surroundings. */
const vastRatio = 16
/** A line with this much of its box in a closed interior stands in it. */
const sharedShare = 0.97
/** Gaps in a border up to twice this share of the line's thickness are taken for closed. */
const gapShare = 0.07

/** Floods the ground around every line; lines that stand in one closed balloon share its interior. */
export function findInteriors(
  image: RasterImage,
  textMask: Mask,
  lines: readonly TextLine[],
  onLine: (index: number) => void,
): Interior[] {
  const interiors: Interior[] = []
  for (const [index, line] of lines.entries()) {
    onLine(index)
    const known = interiors.find(({ isClosed, area }) => isClosed && shareInside(area, line.box) >= sharedShare)
    interiors.push(known ?? findInterior(image, textMask, line))
  }
  return interiors
}

/** Floods the ground around a line. Glyphs count as ground, so they leave no holes. */
function findInterior(image: RasterImage, textMask: Mask, line: TextLine): Interior {
  const thickness = thicknessOf(line)
  const ground = groundColourOf(image, textMask, line)
  const window = boxInflate(line.box, reach * thickness, image.width, image.height)
  const open = openGround(image, textMask, window, ground)
  const gap = Math.max(1, Math.round(gapShare * thickness))
  const core = floodFill(erode(open, gap), seedsOf(line, window))!
  const whole = fillHoles(regrow(core.mask, open, gap))
  const area = trim(window, whole)
  return { area, isClosed: !touchesInnerEdge(whole, window, image) && !isVast(area, line), ground }
}

/** A panel's sky is closed by the panel's border, too, but is no balloon. */
function isVast({ box }: LocalMask, line: TextLine): boolean {
  const room = roomOf(line.box, thicknessOf(line))
  return box[2] * box[3] > vastRatio * room
}

/** Square pixels of text with one thickness of ground around it. */
export function roomOf(text: Box, thickness: number): number {
  return (text[2] + 2 * thickness) * (text[3] + 2 * thickness)
}

function openGround(image: RasterImage, textMask: Mask, window: Box, { colour, spread }: GroundColour): Mask {
  const tolerance = colourTolerance + spreadTolerance * spread
  const open = cropMask(textMask, window).mask
  const [left, top, width, height] = window
  for (let y = 0, index = 0; y < height; y++) {
    let from = ((top + y) * image.width + left) * 4
    for (let x = 0; x < width; x++, index++, from += 4) {
      if (open.data[index] === 1) continue
      const difference = Math.max(
        Math.abs(image.data[from]! - colour[0]),
        Math.abs(image.data[from + 1]! - colour[1]),
        Math.abs(image.data[from + 2]! - colour[2]),
      )
      if (difference <= tolerance) open.data[index] = 1
    }
  }
  return open
}

function seedsOf({ box }: TextLine, window: Box): Point[] {
  const seeds: Point[] = []
  for (let y = box[1]; y < box[1] + box[3]; y += 2) {
    for (let x = box[0]; x < box[0] + box[2]; x += 2) seeds.push([x - window[0], y - window[1]])
  }
  return seeds
}

function regrow(core: Mask, open: Mask, distance: number): Mask {
  const grown = dilate(core, distance)
  const result = createMask(open.width, open.height)
  for (let index = 0; index < result.data.length; index++) result.data[index] = grown.data[index]! & open.data[index]!
  return result
}

function touchesInnerEdge(mask: Mask, [left, top, width, height]: Box, page: RasterImage): boolean {
  const [x, y, boundsWidth, boundsHeight] = maskBounds(mask)
  return (
    (left > 0 && x === 0) ||
    (top > 0 && y === 0) ||
    (left + width < page.width && x + boundsWidth === width) ||
    (top + height < page.height && y + boundsHeight === height)
  )
}

function trim(window: Box, mask: Mask): LocalMask {
  const bounds = maskBounds(mask)
  const { mask: cut } = cropMask(mask, bounds)
  return { box: [window[0] + bounds[0], window[1] + bounds[1], bounds[2], bounds[3]], mask: cut }
}

/** Share of a box's pixels that lie in an area. */
export function shareInside({ box, mask }: LocalMask, [left, top, width, height]: Box): number {
  let inside = 0
  for (let y = Math.max(top, box[1]); y < Math.min(top + height, box[1] + box[3]); y++) {
    const row = (y - box[1]) * mask.width - box[0]
    for (let x = Math.max(left, box[0]); x < Math.min(left + width, box[0] + box[2]); x++) inside += mask.data[row + x]!
  }
  return inside / Math.max(1, width * height)
}
