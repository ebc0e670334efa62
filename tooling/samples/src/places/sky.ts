import { ellipse, type Place } from '../drawing/curves.ts'
import type { Pen } from '../drawing/pen.ts'
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

/** A beam of light from a lamp to the right or left edge: a bright core in a wide soft cone. */
export function drawBeam(pen: Pen, from: Place, to: Place, spread: number, colour: string): void {
  const { context } = pen
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const nx = -(to[1] - from[1]) / length
  const ny = (to[0] - from[0]) / length
  for (const [share, alpha] of [
    [1, 0.28],
    [0.66, 0.34],
    [0.34, 0.5],
  ] as const) {
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

/** Short bright strokes where light lies on calm water. */
export function drawGlitter(
  pen: Pen,
  area: readonly [x: number, y: number, width: number, height: number],
  count: number,
  seed: number,
  colour: string,
): void {
  const random = createRandom(seed)
  const glint = pen.withInk(colour)
  for (let index = 0; index < count; index++) {
    const depth = random()
    const x = area[0] + random() * area[2]
    const y = area[1] + depth * area[3]
    const length = between(random, 8, 26) * (0.4 + depth)
    glint.line(
      [
        [x - length, y],
        [x, y - 1],
        [x + length, y],
      ],
      1.2 + depth * 2.2,
    )
  }
}
