import { ellipse, knots, roundedBox } from '../drawing/curves.ts'
import type { Paint, Pen } from '../drawing/pen.ts'
import { between, createRandom } from '../drawing/random.ts'

/** Paints of the tea room. */
export interface RoomPaints {
  readonly wall: Paint
  readonly wood: Paint
  readonly woodDark: Paint
  readonly glass: Paint
  readonly jars: readonly Paint[]
  readonly light: Paint
}

/** A shelf with jars, cups and pots on it; the origin is its left end, on top of the board. */
export function drawShelf(pen: Pen, paints: RoomPaints, width: number, seed: number): void {
  const random = createRandom(seed)
  let x = 8
  while (x < width - 34) {
    const wide = between(random, 24, 38)
    const high = between(random, 28, 50)
    const fill = paints.jars[Math.floor(random() * paints.jars.length)]!
    if (random() < 0.34) {
      pen.shape(
        [
          [x, -high * 0.5, 'sharp'],
          [x + 3, -6],
          [x + wide * 0.3, 0],
          [x + wide * 0.7, 0],
          [x + wide - 3, -6],
          [x + wide, -high * 0.5, 'sharp'],
        ],
        { fill, ink: 2.2 },
      )
      pen.line(
        [
          [x, -high * 0.5],
          [x + wide, -high * 0.5],
        ],
        2,
        'even',
      )
    } else {
      pen.outline(roundedBox(x, -high, wide, high, 7), { fill, ink: 2.2 })
      pen.outline(roundedBox(x + 2, -high - 8, wide - 4, 10, 3), { fill: paints.wood, ink: 2 })
      pen.outline(roundedBox(x + 5, -high * 0.62, wide - 10, high * 0.32, 2), { fill: '#ffffff', ink: 1.6 })
    }
    x += wide + between(random, 5, 14)
  }
  pen.outline(
    [
      [0, 0],
      [width, 0],
      [width, 10],
      [0, 10],
    ],
    { fill: paints.wood, ink: 2.6 },
  )
}

/** A window with four panes; the origin is its upper left corner. `view` paints what is behind the glass. */
export function drawWindow(
  pen: Pen,
  paints: RoomPaints,
  width: number,
  height: number,
  view: (pen: Pen) => void,
): void {
  const pane = roundedBox(0, 0, width, height, 10)
  pen.outline(roundedBox(-12, -12, width + 24, height + 24, 14), { fill: paints.wood, ink: 2.8 })
  pen.outline(pane, { fill: paints.glass, ink: 0 })
  pen.inside(pane, () => view(pen))
  pen.outline(pane, { ink: 2.6 })
  pen.outline(
    [
      [width / 2 - 4, 0],
      [width / 2 + 4, 0],
      [width / 2 + 4, height],
      [width / 2 - 4, height],
    ],
    { fill: paints.wood, ink: 2 },
  )
  pen.outline(
    [
      [0, height / 2 - 4],
      [width, height / 2 - 4],
      [width, height / 2 + 4],
      [0, height / 2 + 4],
    ],
    { fill: paints.wood, ink: 2 },
  )
  pen.outline(roundedBox(-20, height + 10, width + 40, 14, 4), { fill: paints.woodDark, ink: 2.6 })
}

/** A lamp that hangs from `length` above the origin. */
export function drawHangingLamp(pen: Pen, paints: RoomPaints, length: number): void {
  pen.line(
    [
      [0, -length],
      [0, 0],
    ],
    2.4,
    'even',
  )
  pen.outline(ellipse(0, 36, 13), { fill: paints.light, ink: 2.2 })
  pen.shape(knots('-10 0!, 10 0!, 38 34!, 0 40, -38 34!'), { fill: paints.woodDark, ink: 2.8 })
}

/** A counter top from `left` to `right` with boards below; the origin's y is its upper edge. */
export function drawCounter(pen: Pen, paints: RoomPaints, left: number, right: number, bottom: number): void {
  pen.outline(
    [
      [left, 20],
      [right, 20],
      [right, bottom],
      [left, bottom],
    ],
    { fill: paints.woodDark, ink: 2.4 },
  )
  for (let x = left + 30; x < right; x += 62)
    pen.line(
      [
        [x, 22],
        [x, bottom],
      ],
      2,
      'even',
    )
  pen.outline(
    [
      [left, 0],
      [right, 0],
      [right, 22],
      [left, 22],
    ],
    { fill: paints.wood, ink: 3 },
  )
  for (let x = left + 18; x < right; x += 118)
    pen.line(
      [
        [x, 9],
        [x + 40, 11],
        [x + 70, 8],
      ],
      1.5,
    )
}
