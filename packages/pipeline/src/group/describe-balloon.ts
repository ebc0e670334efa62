import { boxInflate, boxIntersection, boxUnion, nearestDistance } from '../geometry/box.ts'
import type { Balloon, BalloonGround, LocalMask, Mask, RasterImage, TextLine } from '../page.ts'
import { createMask, localMaskHas } from '../raster/mask.ts'
import { type Interior, roomOf, shareInside } from './find-interior.ts'
import { thicknessOf } from '../geometry/line-measures.ts'

/** Room given to text that no border closes in, in thicknesses of its lines. */
const openPadding = 0.5
/** A fit leaves at most this much of 255 on average on a ground that counts as flat or as a gradient. */
const flatDeviation = 9

/** A balloon is at most this many times as large as its text with its surroundings. */
const largestBalloon = 5

/** Lines of one region with the grounds that they stand on. */
export interface RegionText {
  readonly lines: readonly TextLine[]
  readonly interiors: readonly Interior[]
  /** The small readings beside the lines. */
  readonly ruby: readonly TextLine[]
}

/**
 * The balloon of a region: what its inside is, and what kind of ground it has. Regions in `others` that stand in the same
 * interior get the part that is nearer to them.
 */
export function describeBalloon(
  image: RasterImage,
  textMask: Mask,
  text: RegionText,
  others: readonly RegionText[],
): Balloon {
  const balloon = closedInterior(text)
  if (balloon !== undefined) {
    const ground = groundOf(image, textMask, balloon.area)
    const rivals = others.filter((other) => other !== text && standsIn(other, balloon.area))
    if (ground !== 'art') return { ground, interior: leaveToRivals(balloon.area, text, rivals) }
  }
  const block = blockOf(image, text)
  return { ground: groundOf(image, textMask, block), interior: block }
}

function closedInterior({ lines, interiors }: RegionText): Interior | undefined {
  const closed = interiors.filter(({ isClosed }) => isClosed)
  if (closed.length * 2 < interiors.length || closed.length === 0) return undefined
  const balloon = largest(closed)
  const room = roomOf(boxUnion(lines.map(({ box }) => box)), Math.max(...lines.map(thicknessOf)))
  return areaOf(balloon.area) > largestBalloon * room ? undefined : balloon
}

function standsIn({ lines }: RegionText, area: LocalMask): boolean {
  return lines.some(({ box }) => shareInside(area, box) > 0.5)
}

function leaveToRivals(area: LocalMask, text: RegionText, rivals: readonly RegionText[]): LocalMask {
  if (rivals.length === 0) return area
  const own = text.lines.map(({ box }) => box)
  const foreign = rivals.flatMap(({ lines }) => lines.map(({ box }) => box))
  const mask = createMask(area.mask.width, area.mask.height)
  for (let y = 0, index = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, index++) {
      if (area.mask.data[index] === 0) continue
      const point = [area.box[0] + x, area.box[1] + y] as const
      mask.data[index] = nearestDistance(point, own) <= nearestDistance(point, foreign) ? 1 : 0
    }
  }
  return { box: area.box, mask }
}

function largest(interiors: readonly Interior[]): Interior {
  return interiors.reduce((best, next) => (areaOf(next.area) > areaOf(best.area) ? next : best))
}

function areaOf({ box }: LocalMask): number {
  return box[2] * box[3]
}

function blockOf(image: RasterImage, { lines, interiors, ruby }: RegionText): LocalMask {
  const padding = openPadding * Math.min(...lines.map(thicknessOf))
  const text = [...lines, ...ruby]
  const box = boxInflate(boxUnion(text.map((line) => line.box)), padding, image.width, image.height)
  const mask = createMask(box[2], box[3])
  for (let y = 0; y < box[3]; y++) {
    for (let x = 0; x < box[2]; x++) {
      const isReached = interiors.some(({ area }) => localMaskHas(area, box[0] + x, box[1] + y))
      mask.data[y * box[2] + x] = isReached ? 1 : 0
    }
  }
  for (const line of text) fillBox(mask, box, line)
  return { box, mask }
}

function fillBox(mask: Mask, box: LocalMask['box'], line: TextLine): void {
  const [x, y, width, height] = boxIntersection(line.box, box)
  for (let row = y - box[1]; row < y - box[1] + height; row++) {
    mask.data.fill(1, row * mask.width + x - box[0], row * mask.width + x - box[0] + width)
  }
}

/** Fits a plane of colour to the bare ground: level is flat, slanted is a gradient, and what no plane fits is art. */
function groundOf(image: RasterImage, textMask: Mask, { box, mask }: LocalMask): BalloonGround {
  let worst: BalloonGround = 'flat'
  for (let channel = 0; channel < 3; channel++) {
    const fit = fitPlane(box[2], box[3], (x, y) => {
      const index = (box[1] + y) * image.width + box[0] + x
      return mask.data[y * box[2] + x] === 1 && textMask.data[index] === 0
        ? image.data[index * 4 + channel]!
        : undefined
    })
    if (fit.deviation > flatDeviation) return 'art'
    if (fit.rise > 2 * flatDeviation) worst = 'gradient'
  }
  return worst
}

/** Least squares on a grid of samples; `rise` is the fitted change from one end of the box to the other. */
function fitPlane(width: number, height: number, sample: (x: number, y: number) => number | undefined) {
  const sums = { count: 0, x: 0, y: 0, value: 0, xx: 0, yy: 0, xy: 0, xValue: 0, yValue: 0, values: 0 }
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4000)))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const value = sample(x, y)
      if (value === undefined) continue
      sums.count++
      sums.x += x
      sums.y += y
      sums.value += value
      sums.xx += x * x
      sums.yy += y * y
      sums.xy += x * y
      sums.xValue += x * value
      sums.yValue += y * value
      sums.values += value * value
    }
  }
  const { count } = sums
  if (count < 3) return { rise: 0, deviation: 0 }
  const xx = sums.xx - sums.x ** 2 / count
  const yy = sums.yy - sums.y ** 2 / count
  const xy = sums.xy - (sums.x * sums.y) / count
  const xValue = sums.xValue - (sums.x * sums.value) / count
  const yValue = sums.yValue - (sums.y * sums.value) / count
  const determinant = xx * yy - xy * xy
  const slopeX = determinant > 0 ? (xValue * yy - yValue * xy) / determinant : 0
  const slopeY = determinant > 0 ? (yValue * xx - xValue * xy) / determinant : 0
  const total = sums.values - sums.value ** 2 / count
  const left = Math.max(0, total - slopeX * xValue - slopeY * yValue)
  return { rise: Math.abs(slopeX) * width + Math.abs(slopeY) * height, deviation: Math.sqrt(left / count) }
}
