import { ellipse, type Knot, knots, roundedBox } from '../drawing/curves.ts'
import type { Paint, Pen } from '../drawing/pen.ts'
import { between, createRandom } from '../drawing/random.ts'

/** Paints of the lighthouse and its cliff. */
export interface CoastPaints {
  readonly wall: Paint
  readonly stripe: Paint
  readonly roof: Paint
  readonly lamp: Paint
  readonly window: Paint
  readonly rock: Paint
  readonly rockDark: Paint
  readonly grass: Paint
  readonly shade: Paint
}

/** The lighthouse with the tea room at its foot. The origin is the middle of the tower's foot; the tower is about 330 high. */
export function drawLighthouse(pen: Pen, paints: CoastPaints): void {
  drawTeaRoom(pen.at({ x: 92, y: 4 }), paints)
  const tower: readonly Knot[] = knots('-44 4!, -27 -238!, 27 -238!, 44 4!')
  const rim = tower.map(([x, y]) => [x, y] as const)
  pen.outline(rim, { fill: paints.wall, ink: 3 })
  pen.inside(rim, () => {
    for (const y of [-212, -132, -52]) {
      pen.outline(
        [
          [-60, y + 8],
          [0, y + 14],
          [60, y + 8],
          [60, y + 46],
          [0, y + 52],
          [-60, y + 46],
        ],
        { fill: paints.stripe, ink: 2 },
      )
    }
    pen.outline(knots('14 -250, 60 -250, 60 20, 22 20'), { fill: paints.shade, ink: 0 })
  })
  pen.outline(rim, { ink: 3 })
  for (const y of [-166, -88]) pen.outline(roundedBox(-9, y, 18, 26, 9), { fill: paints.window, ink: 2.4 })
  drawLampRoom(pen.at({ x: 0, y: -238 }), paints)
}

function drawLampRoom(pen: Pen, paints: CoastPaints): void {
  pen.outline(knots('-22 -12, -22 -62, 22 -62, 22 -12'), { fill: paints.lamp, ink: 2.6 })
  for (const x of [-8, 8])
    pen.line(
      [
        [x, -12],
        [x, -62],
      ],
      2.2,
      'even',
    )
  pen.outline(roundedBox(-38, -14, 76, 14, 3), { fill: paints.roof, ink: 2.6 })
  for (const x of [-34, -20, 20, 34])
    pen.line(
      [
        [x, -14],
        [x, -32],
      ],
      2,
      'even',
    )
  pen.line(
    [
      [-36, -32],
      [36, -32],
    ],
    2.4,
    'even',
  )
  pen.shape(knots('-30 -61!, -22 -78, 0 -90, 22 -78, 30 -61!'), {
    fill: paints.roof,
    ink: 2.8,
    shade: paints.shade,
    shadeBy: [-8, -5],
  })
  pen.line(
    [
      [0, -88],
      [0, -108],
    ],
    2.6,
    'even',
  )
  pen.outline(ellipse(0, -108, 4.5), { fill: paints.roof, ink: 2 })
}

function drawTeaRoom(pen: Pen, paints: CoastPaints): void {
  pen.outline(knots('-46 0, -46 -70, 54 -70, 54 0'), {
    fill: paints.wall,
    ink: 2.8,
    shade: paints.shade,
    shadeBy: [-12, 0],
  })
  pen.outline(knots('30 -128, 30 -94, 44 -94, 44 -128'), { fill: paints.stripe, ink: 2.4 })
  pen.shape(knots('-58 -66!, -38 -106!, 44 -106!, 66 -66!'), { fill: paints.roof, ink: 2.8 })
  for (const y of [-94, -80])
    pen.line(
      [
        [-48 + (y + 94) * -0.4, y],
        [56, y],
      ],
      1.6,
    )
  pen.outline(roundedBox(-34, -52, 28, 52, 13), { fill: paints.stripe, ink: 2.4 })
  pen.outline(ellipse(-12, -24, 2), { fill: paints.lamp, ink: 1.6 })
  pen.outline(knots('8 -50, 8 -22, 42 -22, 42 -50'), { fill: paints.window, ink: 2.4 })
  pen.line(
    [
      [25, -50],
      [25, -22],
    ],
    2,
    'even',
  )
  pen.line(
    [
      [8, -36],
      [42, -36],
    ],
    2,
    'even',
  )
}

/** A cliff with a flat top around the origin that falls to `depth` below it; `left` and `right` are its edges. */
export function drawCliff(
  pen: Pen,
  paints: CoastPaints,
  left: number,
  right: number,
  depth: number,
  seed: number,
): void {
  const random = createRandom(seed)
  const width = right - left
  const edge: Knot[] = [
    [left - 60, depth, 'sharp'],
    [left - 30, depth * 0.7],
    [left - 34, depth * 0.4, 'sharp'],
    [left - 8, depth * 0.2],
    [left, 6, 'sharp'],
  ]
  for (let step = 1; step < 8; step++) edge.push([left + (width * step) / 8, between(random, -6, 4)])
  edge.push(
    [right, 6, 'sharp'],
    [right + 6, depth * 0.18, 'sharp'],
    [right + 30, depth * 0.3],
    [right + 26, depth * 0.6, 'sharp'],
    [right + 60, depth * 0.74],
    [right + 80, depth, 'sharp'],
  )
  pen.shape(edge, { fill: paints.rock, ink: 3.4 })
  pen.inside(
    edge.map(([x, y]) => [x, y] as const),
    () => {
      pen.shape(
        [
          [right - width * 0.3, 14, 'sharp'],
          [right + 90, 0, 'sharp'],
          [right + 90, depth, 'sharp'],
          [right - width * 0.1, depth, 'sharp'],
          [right - width * 0.22, depth * 0.6, 'sharp'],
          [right - width * 0.12, depth * 0.35, 'sharp'],
        ],
        { fill: paints.rockDark, ink: 0 },
      )
      for (let crack = 0; crack < 13; crack++) {
        const x = left + random() * width
        const y = between(random, 0.12, 0.7) * depth
        const length = between(random, 0.08, 0.24) * depth
        pen.line(
          [
            [x, y],
            [x + between(random, -12, 12), y + length * 0.5, 'sharp'],
            [x + between(random, -6, 20), y + length],
          ],
          between(random, 1.6, 3.4),
          'last',
        )
      }
      const grass: Knot[] = [[left - 12, -12]]
      for (let tuft = 0; tuft <= 26; tuft++) {
        const x = left + (width * tuft) / 26
        grass.push(
          [x, 9 + between(random, 0, 4), 'sharp'],
          [x + width / 52, 13 + between(random, 2, tuft % 4 === 0 ? 15 : 7)],
        )
      }
      grass.push([right + 12, -12])
      pen.shape(grass, { fill: paints.grass, ink: 2.2 })
    },
  )
  pen.shape(edge, { ink: 3.4 })
}

/** An iron railing; the origin's y is its foot. */
export function drawRailing(pen: Pen, left: number, right: number, fill: Paint): void {
  for (let x = left; x <= right; x += 46)
    pen.outline(
      [
        [x - 4, -92],
        [x + 4, -92],
        [x + 4, 0],
        [x - 4, 0],
      ],
      { fill, ink: 2.2 },
    )
  for (const y of [-96, -52]) pen.outline(roundedBox(left - 30, y, right - left + 60, 10, 5), { fill, ink: 2.4 })
}

/** A low island with a hill, a tree and a small house; the origin is the middle of its shore, it is about 300 wide. */
export function drawIsland(pen: Pen, paints: CoastPaints): void {
  pen.shape(knots('-150 4!, -128 -16, -92 -28, -50 -62, -6 -74, 44 -50, 88 -26, 128 -14, 152 4!'), {
    fill: paints.grass,
    ink: 2.8,
    shade: paints.shade,
    shadeBy: [-14, -6],
  })
  pen.shape(knots('-158 8!, -120 -8, -60 0, 0 -8, 70 -1, 124 -8, 160 8!'), { fill: paints.rock, ink: 2.6 })
  const house = pen.at({ x: 46, y: -38, scale: 0.72 })
  house.outline(knots('-28 6, -28 -36, 30 -36, 30 6'), {
    fill: paints.wall,
    ink: 2.8,
    shade: paints.shade,
    shadeBy: [-8, 0],
  })
  house.shape(knots('-38 -34!, 0 -66!, 40 -34!'), { fill: paints.roof, ink: 2.8 })
  house.outline(roundedBox(-18, -26, 16, 18, 4), { fill: paints.window, ink: 2.2 })
  house.outline(roundedBox(8, -24, 14, 30, 6), { fill: paints.stripe, ink: 2.2 })
  pen.limb(knots('-44 -58, -50 -84, -42 -104'), [9, 7], { fill: paints.rockDark, ink: 2.2 })
  pen.shape(knots('-78 -104, -72 -128, -46 -140, -16 -130, -10 -106, -30 -92, -58 -92'), {
    fill: paints.grass,
    ink: 2.6,
    shade: paints.shade,
    shadeBy: [-9, -8],
  })
}
