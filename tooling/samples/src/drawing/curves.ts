/** A place on the page or in a figure's own coordinates. */
export type Place = readonly [x: number, y: number]

/** A point that a drawn line runs through; the line has a corner at a `sharp` one and bends softly elsewhere. */
export type Knot = readonly [x: number, y: number, bend?: 'sharp']

const stepsPerSpan = 8

/** Knots written as `x y, x y!, ...`: an exclamation mark makes a corner. */
export function knots(written: string): Knot[] {
  return written.split(',').map((knot): Knot => {
    const [x, y] = knot.replace('!', '').trim().split(' ').map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a knot: '${knot}'`)
    return knot.includes('!') ? [x, y, 'sharp'] : [x, y]
  })
}

/** Points along a Catmull-Rom curve through the knots, corners kept. */
export function curveThrough(knots: readonly Knot[], closed = false): Place[] {
  if (knots.length < 3) return knots.map(([x, y]) => [x, y])
  const firstCorner = closed ? knots.findIndex((knot) => knot[2] === 'sharp') : 0
  const ordered = closed
    ? [...knots.slice(Math.max(0, firstCorner)), ...knots.slice(0, Math.max(0, firstCorner))]
    : knots
  const isRing = closed && firstCorner < 0
  const chain = closed ? [...ordered, ordered[0]!] : ordered
  const last = chain.length - 1
  const isEnd = (index: number): boolean => (!isRing && (index === 0 || index === last)) || chain[index]![2] === 'sharp'
  const points: Place[] = []
  for (let index = 0; index < last; index++) {
    const from = chain[index]!
    const to = chain[index + 1]!
    const before = isEnd(index) ? from : index === 0 ? chain[last - 1]! : chain[index - 1]!
    const after = isEnd(index + 1) ? to : index + 1 === last ? chain[1]! : chain[index + 2]!
    const straight = isEnd(index) && isEnd(index + 1)
    const steps = straight ? 1 : stepsPerSpan
    for (let step = 0; step < steps; step++) points.push(onSpan(before, from, to, after, step / steps))
  }
  if (!closed) points.push([chain[last]![0], chain[last]![1]])
  return points
}

function onSpan(before: Knot, from: Knot, to: Knot, after: Knot, t: number): Place {
  const at = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  return [at(before[0], from[0], to[0], after[0]), at(before[1], from[1], to[1], after[1])]
}

/** Points around an ellipse; `turn` in radians. */
export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): Place[] {
  const count = Math.max(16, Math.min(72, Math.round((radiusX + radiusY) * 0.8)))
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const along = Math.cos(angle) * radiusX
    const across = Math.sin(angle) * radiusY
    return [x + along * Math.cos(turn) - across * Math.sin(turn), y + along * Math.sin(turn) + across * Math.cos(turn)]
  })
}

/** Points around a rectangle with rounded corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): Place[] {
  const limited = Math.min(radius, width / 2, height / 2)
  const corners: [number, number, number][] = [
    [x + width - limited, y + limited, -Math.PI / 2],
    [x + width - limited, y + height - limited, 0],
    [x + limited, y + height - limited, Math.PI / 2],
    [x + limited, y + limited, Math.PI],
  ]
  return corners.flatMap(([centreX, centreY, start]) =>
    Array.from({ length: 7 }, (_, step): Place => {
      const angle = start + (step / 6) * (Math.PI / 2)
      return [centreX + Math.cos(angle) * limited, centreY + Math.sin(angle) * limited]
    }),
  )
}

/** The outline of a soft tube (arm, tail, spout) along a curve, `widths` spread evenly over its length. */
export function tube(knots: readonly Knot[], widths: readonly number[]): Place[] {
  const spine = curveThrough(knots)
  const last = spine.length - 1
  const widthAt = (index: number): number => {
    const position = (index / last) * (widths.length - 1)
    const lower = Math.min(widths.length - 2, Math.floor(position))
    return widths[lower]! + (widths[lower + 1]! - widths[lower]!) * (position - lower)
  }
  const left: Place[] = []
  const right: Place[] = []
  spine.forEach((point, index) => {
    const [nx, ny] = normalAt(spine, index)
    const half = widthAt(index) / 2
    left.push([point[0] + nx * half, point[1] + ny * half])
    right.unshift([point[0] - nx * half, point[1] - ny * half])
  })
  return [...left, ...roundEnd(spine, last, widthAt(last) / 2), ...right, ...roundEnd(spine, 0, widthAt(0) / 2)]
}

function roundEnd(spine: readonly Place[], index: number, radius: number): Place[] {
  const [nx, ny] = normalAt(spine, index)
  const sign = index === 0 ? -1 : 1
  const start = Math.atan2(ny * sign, nx * sign)
  return Array.from({ length: 5 }, (_, step): Place => {
    const angle = start - ((step + 1) / 6) * Math.PI
    return [spine[index]![0] + Math.cos(angle) * radius, spine[index]![1] + Math.sin(angle) * radius]
  })
}

/** The unit normal of a polyline at one of its points, to the left of its direction on the screen's y-down axes. */
export function normalAt(points: readonly Place[], index: number): Place {
  const before = points[Math.max(0, index - 1)]!
  const after = points[Math.min(points.length - 1, index + 1)]!
  const dx = after[0] - before[0]
  const dy = after[1] - before[1]
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}
