import type { Knot } from '../drawing/curves.ts'
import type { Paint, Pen } from '../drawing/pen.ts'
import { between, createRandom } from '../drawing/random.ts'

/** One row of sea from wave crests down to `bottom`. */
export interface WaveRow {
  readonly y: number
  readonly fill: Paint
  readonly height: number
  readonly length: number
}

/** Rows of waves from the horizon to the reader, nearer ones larger. */
export function drawSea(
  pen: Pen,
  left: number,
  right: number,
  bottom: number,
  rows: readonly WaveRow[],
  foam: Paint,
  seed: number,
): void {
  const random = createRandom(seed)
  for (const row of rows) {
    const crest: Knot[] = [
      [left - 80, bottom + 40, 'sharp'],
      [left - 80, row.y, 'sharp'],
    ]
    const crests: [number, number, number][] = []
    for (
      let x = left - 60 - random() * row.length;
      x < right + row.length;
      x += row.length * between(random, 0.85, 1.2)
    ) {
      const peak = row.y - row.height * between(random, 0.7, 1.25)
      crest.push(
        [x, row.y + row.height * 0.45],
        [x + row.length * 0.26, row.y + row.height * 0.12],
        [x + row.length * 0.45, peak, 'sharp'],
        [x + row.length * 0.56, row.y + row.height * 0.08],
      )
      crests.push([x + row.length * 0.45, peak, row.length * between(random, 0.8, 1.1)])
    }
    crest.push([right + 80, row.y, 'sharp'], [right + 80, bottom + 40, 'sharp'])
    pen.shape(crest, { fill: row.fill, ink: Math.min(2.8, 1.2 + row.height / 14) })
    for (const [x, y, length] of crests) drawFoam(pen.at({ x, y }), length, row.height, foam)
  }
}

// A white cap that runs down both sides of the crest, and the streaks that the water draws below it.
function drawFoam(pen: Pen, length: number, height: number, foam: Paint): void {
  if (height < 12) return
  pen.shape(
    [
      [0, 0, 'sharp'],
      [length * 0.05, height * 0.5],
      [length * 0.13, height * 1.05, 'sharp'],
      [length * 0.06, height * 0.86],
      [length * 0.01, height * 1.02, 'sharp'],
      [-length * 0.03, height * 0.72],
      [-length * 0.09, height * 0.98, 'sharp'],
      [-length * 0.12, height * 0.78],
      [-length * 0.21, height * 0.96, 'sharp'],
      [-length * 0.1, height * 0.6],
    ],
    { fill: foam, ink: Math.min(2.2, 1 + height / 30) },
  )
  pen.line(
    [
      [-length * 0.3, height * 1.35],
      [-length * 0.12, height * 1.25],
      [length * 0.05, height * 1.5],
    ],
    2,
  )
  pen.line(
    [
      [length * 0.02, height * 1.8],
      [length * 0.16, height * 1.6],
      [length * 0.3, height * 1.7],
    ],
    1.7,
  )
  if (height > 30)
    pen.line(
      [
        [-length * 0.18, height * 1.95],
        [-length * 0.02, height * 1.9],
        [length * 0.1, height * 2.15],
      ],
      1.7,
    )
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
