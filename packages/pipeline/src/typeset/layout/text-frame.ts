import type { LocalMask, Point } from '../../page.ts'
import { distanceToOutside } from '../../raster/distance-transform.ts'
import { createMask, localMaskHas } from '../../raster/mask.ts'

/**
 * The place for a text, turned so that its lines run along u and follow each other along v. Both are in page pixels from
 * the frame's corner; the place is sampled in square cells.
 */
export interface TextFrame {
  /** Turn of u against the page's x in radians, clockwise. A quarter turn makes lines into columns, right to left. */
  readonly angle: number
  /** Page place of the frame's corner. */
  readonly origin: Point
  /** Width and height of the frame in page pixels. */
  readonly width: number
  readonly height: number
  readonly cellPx: number
  readonly columns: number
  readonly rows: number
  /** Page pixels from the middle of each cell to the border of the place; below 0 outside. */
  readonly clearance: Float32Array
  /** How much wider than high the place is where it has room: a balloon's tail hardly counts. */
  readonly roomRatio: number
}

/** Cells along the longer side: enough for a margin of a pixel on usual balloons, and quick on caption boxes across a page. */
const cellsAtMost = 360

/** Turns a place into the frame of a text that runs at the given angle. */
export function createTextFrame(place: LocalMask, angle: number): TextFrame {
  const [left, top, boxWidth, boxHeight] = place.box
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const width = Math.ceil(Math.abs(boxWidth * cos) + Math.abs(boxHeight * sin) - 1e-6)
  const height = Math.ceil(Math.abs(boxWidth * sin) + Math.abs(boxHeight * cos) - 1e-6)
  const centreX = left + boxWidth / 2
  const centreY = top + boxHeight / 2
  const origin: Point = [
    centreX - (width / 2) * cos + (height / 2) * sin,
    centreY - (width / 2) * sin - (height / 2) * cos,
  ]
  const cellPx = Math.max(1, Math.ceil(Math.max(width, height) / cellsAtMost))
  const columns = Math.ceil(width / cellPx)
  const rows = Math.ceil(height / cellPx)
  const frame = { angle, origin, width, height, cellPx, columns, rows }
  const clearance = clearanceOf(frame, place)
  return { ...frame, clearance, roomRatio: roomRatioOf(clearance, columns, rows) }
}

/** The page place of a place in the frame. */
export function toPage({ angle, origin }: Pick<TextFrame, 'angle' | 'origin'>, u: number, v: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [origin[0] + u * cos - v * sin, origin[1] + u * sin + v * cos]
}

/** The place in the frame of a page place. */
export function fromPage({ angle, origin }: Pick<TextFrame, 'angle' | 'origin'>, [x, y]: Point): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [(x - origin[0]) * cos + (y - origin[1]) * sin, (y - origin[1]) * cos - (x - origin[0]) * sin]
}

function clearanceOf(frame: Omit<TextFrame, 'clearance' | 'roomRatio'>, place: LocalMask): Float32Array {
  const { columns, rows, cellPx } = frame
  const mask = createMask(columns, rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = toPage(frame, (column + 0.5) * cellPx, (row + 0.5) * cellPx)
      if (localMaskHas(place, Math.floor(x), Math.floor(y))) mask.data[row * columns + column] = 1
    }
  }
  const distances = distanceToOutside(mask, true)
  // The border runs half a cell before the nearest cell outside, and a sampled cell may be cut by it anywhere.
  return distances.map((distance) => (distance - 0.5) * cellPx - (cellPx - 1) / 2)
}

/** Spread of the room along u over that along v, from every third cell; equal to width over height for boxes and ellipses. */
function roomRatioOf(clearance: Float32Array, columns: number, rows: number): number {
  const sums = { weight: 0, u: 0, v: 0, uu: 0, vv: 0 }
  for (let v = 0; v < rows; v += 3) {
    for (let u = 0; u < columns; u += 3) {
      const weight = Math.max(0, clearance[v * columns + u]!) ** 0.5
      sums.weight += weight
      sums.u += weight * u
      sums.v += weight * v
      sums.uu += weight * u * u
      sums.vv += weight * v * v
    }
  }
  const spreadU = sums.uu - sums.u ** 2 / sums.weight
  const spreadV = sums.vv - sums.v ** 2 / sums.weight
  return spreadU > 0 && spreadV > 0 ? Math.sqrt(spreadU / spreadV) : columns / rows
}
