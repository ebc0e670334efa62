import { knots } from './curves.ts'
import { type Place } from './curves.ts'
import type { Paint, Pen } from './pen.ts'
import { between, createRandom } from './random.ts'

/** Middle and half sizes of a balloon, where its tail points, and how it looks. */
export interface BalloonShape {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  /** The speaker's mouth; a balloon without one has no tail. */
  readonly tail?: Place
  readonly fill?: Paint
  readonly ink?: number
}

/** A speech balloon: a rounded form between ellipse and rectangle, with a curved tail. */
export function speechBalloon(pen: Pen, shape: BalloonShape): void {
  const rim = roundRim(shape, 2.35)
  pen.outline(withTail(rim, shape), { fill: shape.fill ?? '#ffffff', ink: shape.ink ?? 2.8 })
}

/** A shouted balloon: a burst of spikes. */
export function shoutBalloon(pen: Pen, shape: BalloonShape, seed: number): void {
  const random = createRandom(seed)
  const spikes = 22
  const rim: Place[] = []
  for (let index = 0; index < spikes; index++) {
    const angle = ((index + between(random, -0.18, 0.18)) / spikes) * Math.PI * 2
    const reach = between(random, 1.16, 1.34)
    const valley = angle + Math.PI / spikes
    rim.push(onEllipse(shape, angle, reach))
    for (const [turn, size] of knots('-0.35 1.05, 0 0.985, 0.35 1.05')) {
      rim.push(onEllipse(shape, valley + (turn * Math.PI) / spikes, size))
    }
  }
  pen.outline(withTail(rim, shape), { fill: shape.fill ?? '#ffffff', ink: shape.ink ?? 2.8 })
}

/** A thought balloon: a cloud with bubbles that lead to the thinker. */
export function thoughtBalloon(pen: Pen, shape: BalloonShape): void {
  const bumps = Math.max(9, Math.round((shape.radiusX + shape.radiusY) / 16))
  const rim: Place[] = []
  for (let bump = 0; bump < bumps; bump++) {
    for (let step = 0; step < 9; step++) {
      const angle = ((bump + step / 9) / bumps) * Math.PI * 2
      rim.push(onEllipse(shape, angle, 1 + 0.1 * Math.sin((step / 9) * Math.PI)))
    }
  }
  pen.outline(rim, { fill: shape.fill ?? '#ffffff', ink: shape.ink ?? 2.8 })
  if (!shape.tail) return
  const [tipX, tipY] = shape.tail
  const edge = onEllipse(shape, Math.atan2((tipY - shape.y) / shape.radiusY, (tipX - shape.x) / shape.radiusX), 1.1)
  for (const [share, size] of knots('0.25 10, 0.6 7, 0.9 4.5')) {
    const x = edge[0] + (tipX - edge[0]) * share
    const y = edge[1] + (tipY - edge[1]) * share
    pen.outline(roundRim({ x, y, radiusX: size * 1.2, radiusY: size }, 2), { fill: shape.fill ?? '#ffffff', ink: 2.2 })
  }
}

/** A caption: a plain box. */
export function captionBox(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint = '#ffffff',
  ink = 2.4,
): void {
  pen.outline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    { fill, ink },
  )
}

function onEllipse(shape: BalloonShape, angle: number, reach: number): Place {
  return [shape.x + Math.cos(angle) * shape.radiusX * reach, shape.y + Math.sin(angle) * shape.radiusY * reach]
}

function roundRim(shape: BalloonShape, exponent: number): Place[] {
  const power = 2 / exponent
  return Array.from({ length: 120 }, (_, index): Place => {
    const angle = (index / 120) * Math.PI * 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return [
      shape.x + Math.sign(cos) * Math.abs(cos) ** power * shape.radiusX,
      shape.y + Math.sign(sin) * Math.abs(sin) ** power * shape.radiusY,
    ]
  })
}

function withTail(rim: readonly Place[], shape: BalloonShape): Place[] {
  if (!shape.tail) return [...rim]
  const [tipX, tipY] = shape.tail
  const towards = Math.atan2(tipY - shape.y, tipX - shape.x)
  const half = Math.min(26, Math.min(shape.radiusX, shape.radiusY) * 0.3)
  const isRoot = ([x, y]: Place): boolean => {
    const along = (x - shape.x) * Math.cos(towards) + (y - shape.y) * Math.sin(towards)
    const across = -(x - shape.x) * Math.sin(towards) + (y - shape.y) * Math.cos(towards)
    return along > 0 && Math.abs(across) < half
  }
  const start = rim.findIndex((point, index) => isRoot(point) && !isRoot(rim[(index + rim.length - 1) % rim.length]!))
  if (start < 0) return [...rim]
  const turned = [...rim.slice(start), ...rim.slice(0, start)]
  const end = turned.findIndex((point) => !isRoot(point))
  const [first, last] = [turned[0]!, turned[end - 1]!]
  const bend = Math.hypot(tipX - shape.x, tipY - shape.y) * 0.05
  const curve = (from: Place, to: Place): Place[] =>
    Array.from({ length: 8 }, (_, step): Place => {
      const t = step / 8
      const arc = Math.sin(t * Math.PI) * bend
      return [
        from[0] + (to[0] - from[0]) * t - Math.sin(towards) * arc,
        from[1] + (to[1] - from[1]) * t + Math.cos(towards) * arc,
      ]
    })
  return [...curve(first, shape.tail), ...curve(shape.tail, last), ...turned.slice(end)]
}
