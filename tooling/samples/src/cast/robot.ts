import { ellipse, type Knot, knots, type Place, roundedBox } from '../drawing/curves.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Wardrobe } from './wardrobe.ts'

/** What the kettle's screen shows, and what its hands do. */
export interface KettlePose {
  readonly mood: 'calm' | 'happy' | 'alarmed'
  readonly arms: 'down' | 'tray' | 'wave' | 'up'
  readonly look?: Place
  readonly withoutLegs?: boolean
}

const body: readonly Knot[] = knots(
  '-58 34, -64 -4, -50 -42, -22 -58, 22 -58, 50 -42, 64 -4, 58 34, 38 58, 0 64, -38 58',
)

/** The keeper of the tea room, a kettle on legs. The origin is the middle of its body; it is about 210 high and 190 wide. */
export function drawKettle(pen: Pen, wear: Wardrobe, pose: KettlePose): void {
  if (!pose.withoutLegs) drawLegs(pen, wear)
  pen.limb(knots('-52 -26, -92 -34, -98 6, -58 26'), [9, 9, 9], { fill: wear.enamelTrim, ink: 2.6 })
  pen.shape(knots('48 34!, 78 14, 88 -24, 100 -42!, 116 -34!, 106 8, 88 42, 50 58!'), {
    fill: wear.enamel,
    ink: 2.8,
    shade: wear.shade,
  })
  pen.outline(ellipse(108, -38, 10, 5, 0.45), { fill: wear.screen, ink: 2.2 })
  pen.shape(body, { fill: wear.enamel, ink: 3.2, shade: wear.shade, shadeBy: [-13, -11] })
  drawLid(pen, wear)
  drawScreen(pen.at({ x: (pose.look?.[0] ?? 0) * 6, y: -8 + (pose.look?.[1] ?? 0) * 4 }), wear, pose)
  drawApron(pen, wear)
  pen.withInk('#ffffff').line(knots('-52 6, -54 -14, -45 -34'), 5.5)
  drawArms(pen, wear, pose.arms)
}

function drawLid(pen: Pen, wear: Wardrobe): void {
  pen.outline(ellipse(0, -88, 9, 9), { fill: wear.boots, ink: 2.6 })
  pen.shape(knots('-34 -56!, -28 -72, 0 -80, 28 -72, 34 -56!'), {
    fill: wear.enamelTrim,
    shade: wear.shade,
    shadeBy: [-7, -5],
  })
  pen.outline(roundedBox(-40, -61, 80, 9, 4.5), { fill: wear.enamelTrim, ink: 2.4 })
}

function drawScreen(pen: Pen, wear: Wardrobe, pose: KettlePose): void {
  pen.outline(ellipse(0, 0, 44, 29), { fill: wear.enamelTrim, ink: 2.6 })
  pen.outline(ellipse(0, 0, 37, 23), { fill: wear.screen, ink: 2 })
  const light = pen
    .withInk(typeof wear.glow === 'string' ? wear.glow : '#ffffff')
    .at({ x: (pose.look?.[0] ?? 0) * 6, y: (pose.look?.[1] ?? 0) * 4 })
  for (const side of [-1, 1]) {
    if (pose.mood === 'happy')
      light.line(
        [
          [side * 15 - 7, 1],
          [side * 15, -7],
          [side * 15 + 7, 1],
        ],
        4,
      )
    if (pose.mood === 'calm') light.outline(roundedBox(side * 15 - 5, -13, 10, 18, 5), { fill: wear.glow, ink: 0 })
    if (pose.mood === 'alarmed') light.outline(ellipse(side * 15, -4, 7.5, 8), { fill: wear.glow, ink: 0 })
  }
  if (pose.mood === 'alarmed') light.outline(ellipse(0, 11, 6, 4.5), { fill: wear.glow, ink: 0 })
  else light.line(knots('-8 9, 0 13.5, 8 9'), 3.2)
}

function drawApron(pen: Pen, wear: Wardrobe): void {
  pen.inside(ellipse(0, 0, 60, 63), () => {
    pen.shape(knots('-30 32!, 30 32!, 36 70!, -36 70!'), { fill: wear.apron, ink: 2.2 })
  })
  for (const side of [-1, 1]) {
    pen.at({ x: 0, y: 31, mirrored: side < 0 }).shape(knots('0 0!, 20 -9, 22 0, 20 9'), { fill: wear.scarf, ink: 2.2 })
  }
  pen.outline(ellipse(0, 31, 5.5), { fill: wear.scarf, ink: 2.2 })
}

function drawLegs(pen: Pen, wear: Wardrobe): void {
  for (const side of [-1, 1]) {
    pen.limb(
      [
        [side * 24, 54],
        [side * 26, 74],
        [side * 26, 92],
      ],
      [12, 11],
      { fill: wear.enamelTrim, ink: 2.4 },
    )
    pen.shape(
      [
        [side * 26 - 22, 108, 'sharp'],
        [side * 26 - 20, 94],
        [side * 26, 87],
        [side * 26 + 20, 94],
        [side * 26 + 22, 108, 'sharp'],
      ],
      { fill: wear.boots, ink: 2.6 },
    )
  }
}

function drawArms(pen: Pen, wear: Wardrobe, arms: KettlePose['arms']): void {
  const paths: Record<KettlePose['arms'], readonly [readonly Knot[], readonly Knot[]]> = {
    down: [knots('-54 26, -72 46, -66 68'), knots('54 26, 72 46, 66 68')],
    tray: [knots('-54 26, -70 52, -36 58'), knots('54 26, 70 52, 36 58')],
    wave: [knots('-54 26, -84 22, -98 -14'), knots('54 26, 72 46, 66 68')],
    up: [knots('-54 20, -86 0, -92 -46'), knots('54 20, 86 0, 92 -46')],
  }
  if (arms === 'tray') drawTray(pen, wear)
  for (const path of paths[arms]) {
    pen.limb(path, [12, 11, 11], { fill: wear.enamelTrim, ink: 2.4 })
    const [x, y] = path[2]!
    pen.outline(ellipse(x, y, 12.5), { fill: wear.boots, ink: 2.6 })
    pen.line(
      [
        [x - 5, y + 3],
        [x, y + 6],
        [x + 5, y + 3],
      ],
      1.8,
    )
  }
}

function drawTray(pen: Pen, wear: Wardrobe): void {
  pen.outline(ellipse(0, 54, 62, 10), { fill: wear.bag, ink: 2.6 })
  for (const x of [-24, 14]) drawCup(pen.at({ x, y: 36 }), wear)
}

/** A tea cup about 30 wide, its rim at the origin. */
export function drawCup(pen: Pen, wear: Wardrobe): void {
  pen.limb(knots('12 4, 24 4, 22 14, 10 14'), [4, 4], { fill: wear.enamelTrim, ink: 1.8 })
  pen.shape(knots('-15 0!, -13 12, -6 18, 6 18, 13 12, 15 0!'), {
    fill: wear.enamelTrim,
    ink: 2.2,
    shade: wear.shade,
    shadeBy: [-5, -3],
  })
  pen.outline(ellipse(0, 0, 15, 4), { fill: wear.bag, ink: 2 })
}

/** Steam that rises from the origin. */
export function drawSteam(pen: Pen, colour: string, width = 5): void {
  const steam = pen.withInk(colour)
  steam.line(knots('0 0, -8 -14, 4 -28, -4 -44, 4 -58'), width)
  steam.line(knots('12 -4, 6 -16, 16 -30, 10 -42'), width * 0.8)
}
