import { ellipse, knots, type Place } from '../drawing/curves.ts'
import type { Paint, Pen } from '../drawing/pen.ts'
import { between, createRandom } from '../drawing/random.ts'

/** Stars of several sizes over a box. */
export function drawStars(
  pen: Pen,
  area: readonly [x: number, y: number, width: number, height: number],
  count: number,
  seed: number,
  colour = '#fff6d8',
): void {
  const random = createRandom(seed)
  for (let index = 0; index < count; index++) {
    const x = area[0] + random() * area[2]
    const y = area[1] + random() ** 1.4 * area[3]
    const size = between(random, 0.8, 2.2)
    pen.outline(ellipse(x, y, size), { fill: colour, ink: 0 })
    if (random() < 0.09) drawTwinkle(pen.at({ x, y }), between(random, 6, 11), colour)
  }
}

/** A star with four points. */
export function drawTwinkle(pen: Pen, size: number, colour: string): void {
  const waist = size * 0.16
  pen.outline(
    [
      [0, -size],
      [waist, -waist],
      [size, 0],
      [waist, waist],
      [0, size],
      [-waist, waist],
      [-size, 0],
      [-waist, -waist],
    ],
    { fill: colour, ink: 0 },
  )
}

/** A crescent moon that opens to the left; the origin is the middle of its full disc. */
export function drawCrescent(pen: Pen, radius: number, colour: string): void {
  const shift = radius * 0.46
  const inner = radius * 0.92
  const cornerX = (inner ** 2 - radius ** 2 - shift ** 2) / (2 * shift)
  const cornerY = Math.sqrt(radius ** 2 - cornerX ** 2)
  const arc = (centreX: number, size: number, from: number, to: number): Place[] =>
    Array.from({ length: 24 }, (_, step): Place => {
      const angle = from + ((to - from) * step) / 23
      return [centreX + Math.cos(angle) * size, Math.sin(angle) * size]
    })
  const outerEnd = Math.atan2(cornerY, cornerX)
  const innerEnd = Math.atan2(cornerY, cornerX + shift)
  pen.outline([...arc(0, radius, -outerEnd, outerEnd), ...arc(-shift, inner, innerEnd, -innerEnd)], {
    fill: colour,
    ink: 0,
  })
}

/** A beam of light from a lamp to the right or left edge: a bright core in a wide soft cone. */
export function drawBeam(pen: Pen, from: Place, to: Place, spread: number, colour: string): void {
  const { context } = pen
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const nx = -(to[1] - from[1]) / length
  const ny = (to[0] - from[0]) / length
  for (const [share, alpha] of knots('1 0.28, 0.66 0.34, 0.34 0.5')) {
    const light = context.createLinearGradient(from[0], from[1], to[0], to[1])
    light.addColorStop(0, `rgba(${colour}, ${alpha + 0.3})`)
    light.addColorStop(1, `rgba(${colour}, ${alpha * 0.25})`)
    const half = spread * share
    pen.outline(
      [
        [from[0] + nx * 6, from[1] + ny * 6],
        [to[0] + nx * half, to[1] + ny * half],
        [to[0] - nx * half, to[1] - ny * half],
        [from[0] - nx * 6, from[1] - ny * 6],
      ],
      { fill: light, ink: 0 },
    )
  }
}

/** A cloud made of round heaps along a flat foot; the origin is the middle of its foot. */
export function drawCloud(pen: Pen, width: number, height: number, fill: Paint, seed: number, ink = 2.4): void {
  const random = createRandom(seed)
  const count = Math.max(4, Math.round(width / 48))
  const heaps = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const radius = height * (0.34 + 0.36 * Math.sin(share * Math.PI)) * between(random, 0.85, 1.15)
    return ellipse(
      (share - 0.5) * width * 0.86,
      -radius * between(random, 0.55, 0.8),
      (width / count) * between(random, 0.58, 0.78),
      radius,
    )
  })
  const aboveFoot = [
    [-width, -height * 3],
    [width, -height * 3],
    [width, 0],
    [-width, 0],
  ] as const
  pen.inside(aboveFoot, () => {
    // All outlines first, all fills on top: what remains is one outline around the whole heap.
    if (ink > 0) for (const heap of heaps) pen.outline(heap, { ink: ink * 2 })
    for (const heap of heaps) pen.outline(heap, { fill, ink: 0 })
  })
  if (ink > 0)
    pen.line(
      [
        [-width * 0.5, 0],
        [0, 0.5],
        [width * 0.5, 0],
      ],
      ink,
    )
}

/** A gull in flight, about 60 wide. */
export function drawGull(pen: Pen, fill: Paint = '#ffffff'): void {
  pen.shape(knots('-32 -12!, -18 -13, -3 0!, 6 -12, 26 -22!, 16 -6, 8 5, 16 10!, 0 9, -9 5, -14 2!, -9 -1, -16 -6'), {
    fill,
    ink: 2,
  })
}
