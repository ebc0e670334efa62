import type { Point, Polygon } from '../page.ts'

/** Square pixels inside a simple polygon (shoelace formula). */
export function polygonArea(polygon: Polygon): number {
  let sum = 0
  for (let index = 0; index < polygon.length; index++) {
    const [x1, y1] = polygon[index]!
    const [x2, y2] = polygon[(index + 1) % polygon.length]!
    sum += x1 * y2 - x2 * y1
  }
  return Math.abs(sum) / 2
}

/** Convex hull by Andrew's monotone chain, clockwise on the screen, without collinear points. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  if (sorted.length < 3) return sorted
  const halfHull = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function turn(origin: Point, a: Point, b: Point): number {
  return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])
}

/** A rectangle that may be turned. `angle` in radians, clockwise on the screen, is the turn of the `width` side against the x axis. */
export interface TurnedRectangle {
  readonly centre: Point
  readonly width: number
  readonly height: number
  readonly angle: number
}

/**
 * The smallest rectangle around points. One of its sides lies on a side of the hull (Freeman and Shapira, 1975), so every
 * hull side is tried. The angle is in (-45, 45] degrees.
 */
export function minimumAreaRectangle(points: readonly Point[]): TurnedRectangle {
  const hull = convexHull(points)
  let best = rectangleAtAngle(hull, 0)
  for (let index = 0; index < hull.length; index++) {
    const [x1, y1] = hull[index]!
    const [x2, y2] = hull[(index + 1) % hull.length]!
    if (x1 === x2 && y1 === y2) continue
    const angle = Math.atan2(y2 - y1, x2 - x1)
    const quarterTurns = Math.ceil(angle / (Math.PI / 2) - 0.5)
    const candidate = rectangleAtAngle(hull, angle - quarterTurns * (Math.PI / 2))
    if (candidate.width * candidate.height < best.width * best.height) best = candidate
  }
  return best
}

/** The smallest rectangle around points whose width side has the given angle (radians, clockwise on the screen). */
export function rectangleAtAngle(points: readonly Point[], angle: number): TurnedRectangle {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  let minU = Number.POSITIVE_INFINITY
  let maxU = Number.NEGATIVE_INFINITY
  let minV = Number.POSITIVE_INFINITY
  let maxV = Number.NEGATIVE_INFINITY
  for (const [x, y] of points) {
    const u = x * cosine + y * sine
    const v = y * cosine - x * sine
    minU = Math.min(minU, u)
    maxU = Math.max(maxU, u)
    minV = Math.min(minV, v)
    maxV = Math.max(maxV, v)
  }
  const u = (minU + maxU) / 2
  const v = (minV + maxV) / 2
  return { centre: [u * cosine - v * sine, u * sine + v * cosine], width: maxU - minU, height: maxV - minV, angle }
}

/** Corners of a turned rectangle: top left, top right, bottom right, bottom left before its turn. */
export function rectangleCorners({ centre, width, height, angle }: TurnedRectangle): Point[] {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const corner = (u: number, v: number): Point => [centre[0] + u * cosine - v * sine, centre[1] + u * sine + v * cosine]
  return [
    corner(-width / 2, -height / 2),
    corner(width / 2, -height / 2),
    corner(width / 2, height / 2),
    corner(-width / 2, height / 2),
  ]
}
