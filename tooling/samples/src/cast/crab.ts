import { ellipse, type Knot, knots } from '../drawing/curves.ts'
import type { Pen } from '../drawing/pen.ts'

/** A small crab with a lively face; the origin is the middle of its shell, it is about 130 wide. */
export function drawCrab(pen: Pen, mood: 'calm' | 'excited'): void {
  const lift = mood === 'excited' ? -30 : 0
  for (const side of [-1, 1]) {
    const half = pen.at({ x: 0, y: 0, mirrored: side < 0 })
    for (const y of [8, 16, 24])
      half.limb(
        [
          [26, y],
          [48, y + 4],
          [54, y + 18],
        ],
        [7, 6, 3],
        { fill: '#d9563f', ink: 2.2 },
      )
    half.limb(
      [
        [30, 0],
        [52, -6 + lift * 0.3],
        [56, -22 + lift],
      ],
      [9, 8],
      { fill: '#d9563f', ink: 2.4 },
    )
    const claw: readonly Knot[] = knots('0 8!, -15 -2, -13 -22, -2 -30!, -2 -16!, 9 -28!, 15 -12, 10 2')
    half
      .at({ x: 56, y: -26 + lift })
      .shape(claw, { fill: '#ee6f54', ink: 2.6, shade: 'rgba(120, 20, 60, 0.22)', shadeBy: [-5, -4] })
    half.limb(
      [
        [13, -20],
        [14, -34],
      ],
      [5, 5],
      { fill: '#ee6f54', ink: 2 },
    )
    half.outline(ellipse(14, -40, 9.5), { fill: '#fffef4', ink: 2.2 })
    half.outline(ellipse(13, -39, 4.8), { fill: pen.inkColour, ink: 0 })
    half.outline(ellipse(11.5, -41.5, 1.8), { fill: '#ffffff', ink: 0 })
  }
  pen.shape(knots('-44 2, -30 -20, 0 -27, 30 -20, 44 2, 32 26, 0 32, -32 26'), {
    fill: '#ee6f54',
    ink: 3,
    shade: 'rgba(120, 20, 60, 0.22)',
    shadeBy: [-8, -8],
  })
  if (mood === 'excited') pen.shape(knots('-9 4!, 0 2, 9 4!, 0 16'), { fill: '#7d2b2f', ink: 2.2 })
  else pen.line(knots('-8 6, 0 10, 8 6'), 2.4)
  for (const side of [-1, 1]) pen.outline(ellipse(side * 24, 6, 6, 4), { fill: 'rgba(255, 220, 200, 0.6)', ink: 0 })
}

/** A paper lantern that hangs from the origin. */
export function drawLantern(pen: Pen): void {
  pen.line(
    [
      [0, -16],
      [0, 6],
    ],
    2.2,
    'even',
  )
  pen.shape(knots('-15 8, -25 30, -15 52, 15 52, 25 30, 15 8'), { fill: '#ffb24d', ink: 2.8 })
  pen.outline(ellipse(0, 30, 12, 15), { fill: '#fff0b0', ink: 0 })
  for (const x of [-11, 0, 11])
    pen.line(
      [
        [x * 0.7, 9],
        [x * 1.2, 30],
        [x * 0.7, 51],
      ],
      1.5,
    )
  for (const y of [4, 50])
    pen.outline(
      [
        [-13, y],
        [13, y],
        [13, y + 6],
        [-13, y + 6],
      ],
      { fill: '#8a3a3a', ink: 2 },
    )
  pen.line(
    [
      [0, 56],
      [0, 72],
    ],
    3,
    'last',
  )
}
