import { ellipse, type Knot, roundedBox } from '../drawing/curves.ts'
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
  const tower: readonly Knot[] = [
    [-44, 4, 'sharp'],
    [-27, -238, 'sharp'],
    [27, -238, 'sharp'],
    [44, 4, 'sharp'],
  ]
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
    pen.outline(
      [
        [14, -250],
        [60, -250],
        [60, 20],
        [22, 20],
      ],
      { fill: paints.shade, ink: 0 },
    )
  })
  pen.outline(rim, { ink: 3 })
  for (const y of [-166, -88]) pen.outline(roundedBox(-9, y, 18, 26, 9), { fill: paints.window, ink: 2.4 })
  drawLampRoom(pen.at({ x: 0, y: -238 }), paints)
}

function drawLampRoom(pen: Pen, paints: CoastPaints): void {
  pen.outline(
    [
      [-22, -12],
      [-22, -62],
      [22, -62],
      [22, -12],
    ],
    { fill: paints.lamp, ink: 2.6 },
  )
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
  pen.shape(
    [
      [-30, -61, 'sharp'],
      [-22, -78],
      [0, -90],
      [22, -78],
      [30, -61, 'sharp'],
    ],
    { fill: paints.roof, ink: 2.8, shade: paints.shade, shadeBy: [-8, -5] },
  )
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
  pen.outline(
    [
      [-46, 0],
      [-46, -70],
      [54, -70],
      [54, 0],
    ],
    { fill: paints.wall, ink: 2.8, shade: paints.shade, shadeBy: [-12, 0] },
  )
  pen.outline(
    [
      [30, -128],
      [30, -94],
      [44, -94],
      [44, -128],
    ],
    { fill: paints.stripe, ink: 2.4 },
  )
  pen.shape(
    [
      [-58, -66, 'sharp'],
      [-38, -106, 'sharp'],
      [44, -106, 'sharp'],
      [66, -66, 'sharp'],
    ],
    { fill: paints.roof, ink: 2.8 },
  )
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
  pen.outline(
    [
      [8, -50],
      [8, -22],
      [42, -22],
      [42, -50],
    ],
    { fill: paints.window, ink: 2.4 },
  )
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
  pen.shape(
    [
      [-32, -12, 'sharp'],
      [-18, -13],
      [-3, 0, 'sharp'],
      [6, -12],
      [26, -22, 'sharp'],
      [16, -6],
      [8, 5],
      [16, 10, 'sharp'],
      [0, 9],
      [-9, 5],
      [-14, 2, 'sharp'],
      [-9, -1],
      [-16, -6],
    ],
    { fill, ink: 2 },
  )
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
  pen.shape(
    [
      [-150, 4, 'sharp'],
      [-128, -16],
      [-92, -28],
      [-50, -62],
      [-6, -74],
      [44, -50],
      [88, -26],
      [128, -14],
      [152, 4, 'sharp'],
    ],
    { fill: paints.grass, ink: 2.8, shade: paints.shade, shadeBy: [-14, -6] },
  )
  pen.shape(
    [
      [-158, 8, 'sharp'],
      [-120, -8],
      [-60, 0],
      [0, -8],
      [70, -1],
      [124, -8],
      [160, 8, 'sharp'],
    ],
    { fill: paints.rock, ink: 2.6 },
  )
  const house = pen.at({ x: 46, y: -38, scale: 0.72 })
  house.outline(
    [
      [-28, 6],
      [-28, -36],
      [30, -36],
      [30, 6],
    ],
    { fill: paints.wall, ink: 2.8, shade: paints.shade, shadeBy: [-8, 0] },
  )
  house.shape(
    [
      [-38, -34, 'sharp'],
      [0, -66, 'sharp'],
      [40, -34, 'sharp'],
    ],
    { fill: paints.roof, ink: 2.8 },
  )
  house.outline(roundedBox(-18, -26, 16, 18, 4), { fill: paints.window, ink: 2.2 })
  house.outline(roundedBox(8, -24, 14, 30, 6), { fill: paints.stripe, ink: 2.2 })
  pen.limb(
    [
      [-44, -58],
      [-50, -84],
      [-42, -104],
    ],
    [9, 7],
    { fill: paints.rockDark, ink: 2.2 },
  )
  pen.shape(
    [
      [-78, -104],
      [-72, -128],
      [-46, -140],
      [-16, -130],
      [-10, -106],
      [-30, -92],
      [-58, -92],
    ],
    { fill: paints.grass, ink: 2.6, shade: paints.shade, shadeBy: [-9, -8] },
  )
}
