import type { Box, Point } from '../page.ts'

/** Square pixels of a box. */
export function boxArea(box: Box): number {
  return box[2] * box[3]
}

/** Middle of a box, in page pixels. */
export function boxCentre(box: Box): Point {
  return [box[0] + box[2] / 2, box[1] + box[3] / 2]
}

/** The smallest box around all given boxes; an empty box at the origin for none. */
export function boxUnion(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return [0, 0, 0, 0]
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const [x, y, width, height] of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return [left, top, right - left, bottom - top]
}

/** What two boxes share; a box with no width or no height when they do not touch. */
export function boxIntersection(a: Box, b: Box): Box {
  const left = Math.max(a[0], b[0])
  const top = Math.max(a[1], b[1])
  const right = Math.min(a[0] + a[2], b[0] + b[2])
  const bottom = Math.min(a[1] + a[3], b[1] + b[3])
  return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)]
}

/** Shared square pixels of two boxes. */
export function overlapArea(a: Box, b: Box): number {
  return boxArea(boxIntersection(a, b))
}

/** A box moved out by `marginPx` on every side and cut to a page of the given size. */
export function boxInflate(box: Box, marginPx: number, pageWidth: number, pageHeight: number): Box {
  const margin = Math.round(marginPx)
  return boxIntersection(
    [box[0] - margin, box[1] - margin, box[2] + 2 * margin, box[3] + 2 * margin],
    [0, 0, pageWidth, pageHeight],
  )
}

/** The smallest whole-pixel box around points. */
export function boxOfPoints(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.floor(Math.min(...xs))
  const top = Math.floor(Math.min(...ys))
  return [left, top, Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top]
}

/** Empty pixels between two spans on one axis; negative when they overlap. */
export function spanGap(startA: number, lengthA: number, startB: number, lengthB: number): number {
  return Math.max(startA, startB) - Math.min(startA + lengthA, startB + lengthB)
}

/** Empty pixels between two boxes sideways; negative when their columns overlap. */
export function horizontalGap(a: Box, b: Box): number {
  return spanGap(a[0], a[2], b[0], b[2])
}

/** Empty pixels between two boxes up and down; negative when their rows overlap. */
export function verticalGap(a: Box, b: Box): number {
  return spanGap(a[1], a[3], b[1], b[3])
}

/** Distance in pixels from a point to the nearest of some boxes, 0 inside one. */
export function nearestDistance([x, y]: Point, boxes: readonly Box[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [left, top, width, height] of boxes) {
    const dx = Math.max(0, left - x, x - left - width)
    const dy = Math.max(0, top - y, y - top - height)
    nearest = Math.min(nearest, Math.hypot(dx, dy))
  }
  return nearest
}
