import { boxIntersection } from '../../geometry/box.ts'
import type { BalloonGround, Box, LocalMask, Mask, RasterImage } from '../../page.ts'
import { createMask, localMaskHas } from '../../raster/mask.ts'

/** A part of a page in square cells, each with its mean colour: fine tone turns even, and lines still show. */
export interface GroundCells {
  /** Left and top of the part in page pixels. */
  readonly left: number
  readonly top: number
  readonly cellPx: number
  readonly columns: number
  readonly rows: number
  /** Red, green, blue of each cell, row by row. */
  readonly colours: Float32Array
}

/** Divides the part of a page in a box into whole cells. */
export function divideGround({ data, width, height }: RasterImage, box: Box, cellPx: number): GroundCells {
  const [left, top, boxWidth, boxHeight] = boxIntersection(box, [0, 0, width, height])
  const columns = Math.floor(boxWidth / cellPx)
  const rows = Math.floor(boxHeight / cellPx)
  const colours = new Float32Array(columns * rows * 3)
  for (let y = 0; y < rows * cellPx; y++) {
    const start = Math.floor(y / cellPx) * columns
    for (let x = 0, at = ((top + y) * width + left) * 4; x < columns * cellPx; x++, at += 4) {
      const cell = (start + Math.floor(x / cellPx)) * 3
      colours[cell]! += data[at]!
      colours[cell + 1]! += data[at + 1]!
      colours[cell + 2]! += data[at + 2]!
    }
  }
  return { left, top, cellPx, columns, rows, colours: colours.map((sum) => sum / cellPx ** 2) }
}

/** The cells whose middle lies in a local mask. */
export function cellsWithin({ left, top, cellPx, columns, rows }: GroundCells, place: LocalMask): Mask {
  const mask = createMask(columns, rows)
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const x = left + Math.floor((column + 0.5) * cellPx)
      if (localMaskHas(place, x, top + Math.floor((row + 0.5) * cellPx))) mask.data[cell] = 1
    }
  }
  return mask
}

/**
 * Difference of a channel between neighbouring cells, of 255: what compression leaves on even ground, and what the tone that
 * the text itself stood on may have more.
 */
const evenWithin = { least: 10, most: 26 }
/** How far the ground may wander from that of the block itself. */
const wanderWithin: Readonly<Record<BalloonGround, number>> = { flat: 28, gradient: 56, art: 56 }

/** The cells that differ from their neighbours, and from a block of text, no more than the block's own cells do. */
export function findEvenCells(cells: GroundCells, block: Mask, ground: BalloonGround): Mask {
  const { columns, rows, colours } = cells
  const even = createMask(columns, rows)
  const colour = [0, 1, 2].map((channel) => quantileOf(colours, block, channel, 0.5))
  for (let cell = 0; cell < even.data.length; cell++)
    even.data[cell] = difference(colours, cell * 3, colour, 0) <= wanderWithin[ground] ? 1 : 0
  const [across, down] = [differencesTo(cells, 1), differencesTo(cells, columns)]
  const usual = Math.max(quantileOf(across, block, undefined, 0.9), quantileOf(down, block, undefined, 0.9))
  const tolerance = Math.min(evenWithin.most, Math.max(evenWithin.least, 1.3 * usual))
  for (let cell = 0; cell < even.data.length; cell++) {
    if (across[cell]! > tolerance) even.data[cell] = even.data[cell + 1] = 0
    if (down[cell]! > tolerance) even.data[cell] = even.data[cell + columns] = 0
  }
  return even
}

/** Greatest difference of a channel between each cell and the one `step` further on; 0 at the last column and row. */
function differencesTo({ columns, rows, colours }: GroundCells, step: number): Float32Array {
  const differences = new Float32Array(columns * rows)
  const [lastColumn, lastRow] = step === 1 ? [columns - 1, rows] : [columns, rows - 1]
  for (let row = 0; row < lastRow; row++) {
    for (let column = 0; column < lastColumn; column++) {
      const cell = row * columns + column
      differences[cell] = difference(colours, cell * 3, colours, (cell + step) * 3)
    }
  }
  return differences
}

function difference(a: ArrayLike<number>, from: number, b: ArrayLike<number>, to: number): number {
  return Math.max(Math.abs(a[from]! - b[to]!), Math.abs(a[from + 1]! - b[to + 1]!), Math.abs(a[from + 2]! - b[to + 2]!))
}

/** What a share of the values in a mask do not exceed: of one channel of colours, or of single values. */
function quantileOf(values: Float32Array, { data }: Mask, channel: number | undefined, share: number): number {
  const chosen: number[] = []
  for (let cell = 0; cell < data.length; cell++) {
    if (data[cell] === 1) chosen.push(channel === undefined ? values[cell]! : values[cell * 3 + channel]!)
  }
  return Float32Array.from(chosen).sort()[Math.floor(share * chosen.length)] ?? 0
}
