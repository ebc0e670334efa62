import { ellipse, type Knot, knots, roundedBox } from '../drawing/curves.ts'
import type { Paint, Pen } from '../drawing/pen.ts'

/** Paints of a sailing ship. */
export interface ShipPaints {
  readonly hull: Paint
  readonly trim: Paint
  readonly sail: Paint
  readonly mast: Paint
  readonly flag: Paint
  readonly shade: Paint
}

/** A small ship with two masts, sailing to the right. The origin is the middle of its waterline; it is about 320 wide and 330 high. */
export function drawShip(pen: Pen, paints: ShipPaints): void {
  for (const [x, top] of [
    [-58, -286],
    [54, -316],
  ] as const)
    pen.outline(
      [
        [x - 5, -40],
        [x - 3, top],
        [x + 3, top],
        [x + 5, -40],
      ],
      { fill: paints.mast, ink: 2.4 },
    )
  pen.shape(knots('54 -322!, 30 -330, 4 -318, -20 -324!, -8 -310, -22 -296!, 4 -294, 30 -302, 54 -300!'), {
    fill: paints.flag,
    ink: 2.4,
  })
  drawSail(pen.at({ x: -58, y: -268 }), paints, 84, 84)
  drawSail(pen.at({ x: -58, y: -170 }), paints, 106, 96)
  drawSail(pen.at({ x: 54, y: -290 }), paints, 80, 84)
  drawSail(pen.at({ x: 54, y: -192 }), paints, 108, 116)
  pen.shape(knots('96 -230!, 112 -150, 186 -62!, 120 -92, 86 -96!'), {
    fill: paints.sail,
    ink: 2.6,
    shade: paints.shade,
  })
  pen.line(
    [
      [60, -306],
      [190, -58],
    ],
    2,
    'even',
  )
  pen.line(
    [
      [128, -60],
      [206, -76],
    ],
    6,
    'last',
  )
  const hull: readonly Knot[] = knots(
    '-156 -74!, -110 -60, -96 -44!, 0 -36, 96 -44, 160 -70!, 138 -22, 110 16!, -118 16!, -142 -24',
  )
  pen.shape(hull, { fill: paints.hull, ink: 3.2, shade: paints.shade, shadeBy: [-4, -18] })
  pen.line(knots('-146 -38, -60 -16, 60 -16, 142 -38'), 2.4)
  pen.line(knots('-136 -10, -50 6, 60 6, 128 -12'), 2)
  for (const x of [-92, -48, 0, 48, 92])
    pen.outline(ellipse(x, -22 - (Math.abs(x) / 92) ** 2 * 6, 6), { fill: paints.trim, ink: 2 })
  pen.shape(
    knots(
      '-160 -80!, -112 -66, -98 -50!, 0 -42, 96 -50, 164 -76!, 158 -66!, 96 -40, 0 -32, -98 -40!, -114 -56, -158 -70!',
    ),
    { fill: paints.trim, ink: 2.4 },
  )
}

function drawSail(pen: Pen, paints: ShipPaints, width: number, height: number): void {
  const half = width / 2
  pen.shape(
    [
      [-half, 0, 'sharp'],
      [half, 0, 'sharp'],
      [half + 17, height * 0.5],
      [half + 4, height, 'sharp'],
      [8, height - 12],
      [-half + 2, height, 'sharp'],
      [-half + 16, height * 0.5],
    ],
    { fill: paints.sail, ink: 2.6, shade: paints.shade, shadeBy: [-12, -6] },
  )
  pen.line(
    [
      [-half + 20, height * 0.2],
      [-half + 30, height * 0.5],
      [-half + 24, height * 0.84],
    ],
    1.6,
  )
  pen.outline(roundedBox(-half - 6, -4, width + 12, 7, 3.5), { fill: paints.mast, ink: 2.2 })
}

/** A rowing boat seen from the side; the origin is the middle of its waterline, it is about 260 wide. People sit behind its upper edge at y -40. */
export function drawBoat(pen: Pen, paints: ShipPaints): void {
  const hull: readonly Knot[] = knots('-140 -52!, -60 -38, 60 -38, 146 -58!, 128 -12, 96 14!, -100 14!, -128 -12')
  pen.shape(hull, { fill: paints.hull, ink: 3.2, shade: paints.shade, shadeBy: [-4, -14] })
  pen.shape(knots('-144 -58!, -60 -44, 60 -44, 150 -64!, 146 -50!, 60 -30, -60 -30, -140 -44!'), {
    fill: paints.trim,
    ink: 2.6,
  })
  pen.line(knots('-122 -18, 0 -6, 122 -20'), 2)
}
