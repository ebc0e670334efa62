import { boxInflate, boxOfPoints } from '../../geometry/box.ts'
import { rectangleAtAngle } from '../../geometry/polygon.ts'
import type { Box, Mask, Point, RasterImage, TextRegion } from '../../page.ts'
import { cropImage } from '../../raster/crop-image.ts'
import { createMask, cropMask } from '../../raster/mask.ts'

/** A region cut out of its page so that its lines run along the axes. */
export interface StraightRegion {
  readonly image: RasterImage
  /** Pixels of glyphs, from the detect stage. */
  readonly textMask: Mask
  /** Bounds of the region's lines in this cut-out, in the region's order. */
  readonly lineBoxes: readonly Box[]
  /** Where the cut-out's top left stands on the page; of no use when it was turned. */
  readonly offset: Point
}

// Less of a turn than this the recognisers read as well as none, and turning blurs.
const smallestTurn = 0.035

/** Cuts a region out with `marginPx` of its surroundings, turned back by the region's angle when it is a visible one. */
export function straightenRegion(
  image: RasterImage,
  textMask: Mask,
  region: Pick<TextRegion, 'box' | 'lines' | 'angle'>,
  marginPx: number,
): StraightRegion {
  if (Math.abs(region.angle) >= smallestTurn) return turnRegion(image, textMask, region, marginPx)
  const box = boxInflate(region.box, marginPx, image.width, image.height)
  return {
    offset: [box[0], box[1]],
    image: cropImage(image, box),
    textMask: cropMask(textMask, box).mask,
    lineBoxes: region.lines.map((line): Box => [line.box[0] - box[0], line.box[1] - box[1], line.box[2], line.box[3]]),
  }
}

function turnRegion(
  image: RasterImage,
  textMask: Mask,
  { lines, angle }: Pick<TextRegion, 'lines' | 'angle'>,
  marginPx: number,
): StraightRegion {
  const corners = lines.flatMap((line) => line.polygon)
  const frame = rectangleAtAngle(corners, angle)
  const width = Math.ceil(frame.width + 2 * marginPx)
  const height = Math.ceil(frame.height + 2 * marginPx)
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const toPage = (x: number, y: number): Point => {
    const u = x - width / 2
    const v = y - height / 2
    return [frame.centre[0] + u * cosine - v * sine, frame.centre[1] + u * sine + v * cosine]
  }
  const toFrame = ([pageX, pageY]: Point): Point => {
    const dx = pageX - frame.centre[0]
    const dy = pageY - frame.centre[1]
    return [width / 2 + dx * cosine + dy * sine, height / 2 + dy * cosine - dx * sine]
  }
  return {
    offset: toPage(0, 0),
    image: sampleImage(image, width, height, toPage),
    textMask: sampleMask(textMask, width, height, toPage),
    lineBoxes: lines.map((line) => boxOfPoints(line.polygon.map(toFrame))),
  }
}

type Mapping = (x: number, y: number) => Point

function sampleImage(source: RasterImage, width: number, height: number, toPage: Mapping): RasterImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, target = 0; y < height; y++) {
    for (let x = 0; x < width; x++, target += 4) {
      const [pageX, pageY] = toPage(x + 0.5, y + 0.5)
      blendNeighbours(source, pageX - 0.5, pageY - 0.5, data, target)
    }
  }
  return { width, height, data }
}

/** Bilinear interpolation of the four pixels around a point; the edge pixel repeats beyond the page. */
function blendNeighbours(source: RasterImage, x: number, y: number, data: Uint8ClampedArray, target: number): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const shareX = x - left
  const shareY = y - top
  const at = (column: number, row: number): number =>
    (Math.min(source.height - 1, Math.max(0, row)) * source.width + Math.min(source.width - 1, Math.max(0, column))) * 4
  const corners = [at(left, top), at(left + 1, top), at(left, top + 1), at(left + 1, top + 1)] as const
  for (let channel = 0; channel < 4; channel++) {
    const upper = source.data[corners[0] + channel]! * (1 - shareX) + source.data[corners[1] + channel]! * shareX
    const lower = source.data[corners[2] + channel]! * (1 - shareX) + source.data[corners[3] + channel]! * shareX
    data[target + channel] = upper * (1 - shareY) + lower * shareY
  }
}

function sampleMask(source: Mask, width: number, height: number, toPage: Mapping): Mask {
  const mask = createMask(width, height)
  for (let y = 0, target = 0; y < height; y++) {
    for (let x = 0; x < width; x++, target++) {
      const [pageX, pageY] = toPage(x + 0.5, y + 0.5)
      const column = Math.floor(pageX)
      const row = Math.floor(pageY)
      if (column < 0 || row < 0 || column >= source.width || row >= source.height) continue
      mask.data[target] = source.data[row * source.width + column]!
    }
  }
  return mask
}
