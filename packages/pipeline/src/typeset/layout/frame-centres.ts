import type { Point } from '../../page.ts'
import type { TextFrame } from './text-frame.ts'

/**
 * Places in the frame that a block of text may be centred on, best guesses first: where there is most room around, the middle
 * of the place, and where the source text stood (`hint`, in the frame); each also in the middle of the room above and below it. None when the
 * place has no room.
 */
export function findCentres(frame: TextFrame, hint: Point): readonly Point[] {
  if (!frame.clearance.some((room) => room > 0)) return []
  const centres: Point[] = []
  const add = (centre: Point) => {
    if (!centres.some(([u, v]) => Math.hypot(u - centre[0], v - centre[1]) < Math.max(3, 2 * frame.cellPx)))
      centres.push(centre)
  }
  for (const centre of [roomiest(frame), centroid(frame), hint]) {
    const middle = middleOfColumn(frame, centre)
    if (middle === undefined) continue
    add(middle)
    add(centre)
  }
  return centres.slice(0, 6)
}

function roomiest({ clearance, columns, cellPx }: TextFrame): Point {
  let largest = 0
  for (let index = 0; index < clearance.length; index++) largest = Math.max(largest, clearance[index]!)
  // On a ridge, as in a box, every cell of it has nearly as much room: take the middle of all that do.
  let count = 0
  let sumColumn = 0
  let sumRow = 0
  for (let index = 0; index < clearance.length; index++) {
    if (clearance[index]! < largest * 0.97) continue
    count++
    sumColumn += index % columns
    sumRow += Math.floor(index / columns)
  }
  return [(sumColumn / count + 0.5) * cellPx, (sumRow / count + 0.5) * cellPx]
}

function centroid({ clearance, columns, cellPx }: TextFrame): Point {
  let weight = 0
  let sumColumn = 0
  let sumRow = 0
  for (let index = 0; index < clearance.length; index++) {
    const room = clearance[index]!
    if (room <= 0) continue
    weight += room
    sumColumn += room * (index % columns)
    sumRow += room * Math.floor(index / columns)
  }
  return [(sumColumn / weight + 0.5) * cellPx, (sumRow / weight + 0.5) * cellPx]
}

/** The middle of the unbroken room above and below a place; undefined when the place itself has none. */
function middleOfColumn({ clearance, columns, rows, cellPx }: TextFrame, [u, v]: Point): Point | undefined {
  const column = Math.floor(u / cellPx)
  const row = Math.floor(v / cellPx)
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined
  if (clearance[row * columns + column]! <= 0) return undefined
  let first = row
  let last = row
  while (first > 0 && clearance[(first - 1) * columns + column]! > 0) first--
  while (last < rows - 1 && clearance[(last + 1) * columns + column]! > 0) last++
  return [u, ((first + last + 1) / 2) * cellPx]
}
