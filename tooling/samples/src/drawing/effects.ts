import type { Place } from './curves.ts'
import type { Pen } from './pen.ts'
import { between, createRandom } from './random.ts'

/** Lines that rush along one direction across a box, heavier where they start. */
export function speedLines(
  pen: Pen,
  area: readonly [x: number, y: number, width: number, height: number],
  count: number,
  slope: number,
  seed: number,
): void {
  const random = createRandom(seed)
  const [x, y, width, height] = area
  for (let index = 0; index < count; index++) {
    const top = y + random() * height
    const start = x + width + 20
    const length = width * between(random, 0.35, 1.1)
    pen.line(
      [
        [start, top],
        [start - length, top + length * slope],
      ],
      between(random, 1.2, 5),
      'last',
    )
  }
}

/** Lines that point at a centre from outside an ellipse around it. */
export function focusLines(pen: Pen, centre: Place, inner: Place, outer: number, count: number, seed: number): void {
  const random = createRandom(seed)
  for (let index = 0; index < count; index++) {
    const angle = ((index + between(random, -0.4, 0.4)) / count) * Math.PI * 2
    const reach = between(random, 1, 1.35)
    pen.line(
      [
        [centre[0] + Math.cos(angle) * outer, centre[1] + Math.sin(angle) * outer],
        [centre[0] + Math.cos(angle) * inner[0] * reach, centre[1] + Math.sin(angle) * inner[1] * reach],
      ],
      between(random, 2, 7),
      'last',
    )
  }
}

/** Slanted rain over a box. */
export function rain(
  pen: Pen,
  area: readonly [x: number, y: number, width: number, height: number],
  count: number,
  slant: number,
  seed: number,
  width = 1.8,
): void {
  const random = createRandom(seed)
  for (let index = 0; index < count; index++) {
    const x = area[0] + random() * area[2]
    const y = area[1] + random() * area[3]
    const length = between(random, 18, 62)
    pen.line(
      [
        [x, y],
        [x - length * slant, y + length],
      ],
      between(random, width * 0.5, width),
      'last',
    )
  }
}

/** Drops that fly up where a foot hits a puddle. */
export function splash(pen: Pen, at: Place, size: number, seed: number): void {
  const random = createRandom(seed)
  for (let index = 0; index < 9; index++) {
    const angle = -Math.PI / 2 + (index / 4 - 1) * between(random, 1, 1.35)
    const reach = size * between(random, 0.7, 1.15)
    const drop = pen.at({
      x: at[0] + Math.cos(angle) * reach,
      y: at[1] + Math.sin(angle) * reach * 0.6,
      turn: angle + Math.PI / 2,
    })
    const half = between(random, 3, 6.5)
    drop.shape(
      [
        [0, -half * 2, 'sharp'],
        [half, half * 0.4],
        [0, half],
        [-half, half * 0.4],
      ],
      { fill: '#ffffff', ink: 1.8 },
    )
  }
}
