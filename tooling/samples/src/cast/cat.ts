import { curveThrough, ellipse, type Knot, knots, type Place } from '../drawing/curves.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Wardrobe } from './wardrobe.ts'

/** What a cat's face shows. */
export interface CatFace {
  readonly eyes: 'sleepy' | 'wide' | 'happy' | 'tearful'
  readonly mouth: 'closed' | 'open'
  readonly wears?: 'cap' | 'flower'
  readonly look?: Place
}

const headRim: readonly Knot[] = knots(
  '-52 6, -44 -26, -18 -37, 18 -37, 44 -26, 52 6, 58 20!, 40 32, 0 40, -40 32, -58 20!',
)

const bodyRim: readonly Knot[] = knots('-26 30, -46 80, -62 130, -50 164, 0 170, 50 164, 62 130, 46 80, 26 30')

/** A cat's head; the origin is its middle, it is about 120 wide. */
export function drawCatHead(pen: Pen, wear: Wardrobe, face: CatFace): void {
  for (const side of [-1, 1]) {
    const half = pen.at({ x: 0, y: 0, mirrored: side < 0 })
    half.shape(knots('14 -32!, 34 -58, 48 -68!, 52 -40, 50 -8!'), {
      fill: wear.fur,
      ink: 3,
      shade: wear.shade,
      shadeBy: [-6, -5],
    })
    half.shape(knots('26 -36!, 36 -48, 44 -56!, 46 -36, 44 -22!'), { fill: wear.blush, ink: 1.6 })
  }
  pen.shape(headRim, { fill: wear.fur, ink: 3.2, shade: wear.shade, shadeBy: [-8, -8] })
  drawMarkings(pen, wear)
  drawCatFeatures(pen.at({ x: (face.look?.[0] ?? 0) * 6, y: (face.look?.[1] ?? 0) * 4 }), wear, face)
  if (face.wears === 'cap') drawCap(pen, wear)
  if (face.wears === 'flower') drawFlower(pen.at({ x: -38, y: -40 }), wear)
}

function drawMarkings(pen: Pen, wear: Wardrobe): void {
  pen.inside(curveThrough(headRim, true), () => {
    for (const x of [-13, 0, 13])
      pen.limb(
        [
          [x, -44],
          [x * 0.92, -30],
          [x * 0.8, -18 + Math.abs(x) * 0.3],
        ],
        [9, 7, 1],
        { fill: wear.furStripe, ink: 0 },
      )
    for (const side of [-1, 1]) {
      pen.limb(
        [
          [side * 60, 6],
          [side * 50, 7],
          [side * 40, 10],
        ],
        [8, 6, 1],
        { fill: wear.furStripe, ink: 0 },
      )
      pen.limb(
        [
          [side * 60, 20],
          [side * 50, 20],
          [side * 41, 21],
        ],
        [7, 5, 1],
        { fill: wear.furStripe, ink: 0 },
      )
    }
    pen.outline(ellipse(0, 26, 24, 18), { fill: wear.furLight, ink: 0 })
  })
}

function drawCatFeatures(pen: Pen, wear: Wardrobe, face: CatFace): void {
  for (const side of [-1, 1]) {
    const half = pen.at({ x: side * 23, y: 2, mirrored: side < 0 })
    drawCatEye(half, face.eyes)
    for (const lift of [-3, 2, 7])
      pen.line(
        [
          [side * 36, 20 + lift],
          [side * 56, 16 + lift * 1.6],
          [side * 74, 17 + lift * 2.6],
        ],
        1.5,
        'last',
      )
  }
  pen.shape(knots('-6 14!, 6 14!, 0 20!'), { fill: wear.scarf, ink: 2 })
  pen.line(knots('-13 23, -8 28, 0 22!, 8 28, 13 23'), 2.4)
  if (face.mouth === 'open') pen.shape(knots('-7 27!, 0 24, 7 27!, 0 37'), { fill: wear.boots, ink: 2 })
}

function drawCatEye(pen: Pen, eyes: CatFace['eyes']): void {
  if (eyes === 'happy') {
    pen.line(knots('-9 4, 0 -5, 9 4'), 3.2)
    return
  }
  pen.outline(ellipse(0, 0, 9.5, 10.5), { fill: '#fffef4', ink: 2.2 })
  pen.outline(ellipse(-1, 1, eyes === 'sleepy' ? 4.5 : 6.5, eyes === 'sleepy' ? 8 : 8.5), {
    fill: pen.inkColour,
    ink: 0,
  })
  pen.outline(ellipse(-3, -3, 2.4, 2.8), { fill: '#ffffff', ink: 0 })
  if (eyes === 'tearful') {
    pen.outline(ellipse(2, 6, 2.6, 2), { fill: '#ffffff', ink: 0 })
    pen.shape(knots('4 10!, 10 18, 5 23, 0 18'), { fill: '#dff1fb', ink: 1.4 })
  }
}

function drawCap(pen: Pen, wear: Wardrobe): void {
  const cap = pen.at({ x: 2, y: -38, turn: 0.06 })
  cap.shape(knots('-33 0!, -45 -19, -25 -34, 25 -34, 45 -19, 33 0!'), {
    fill: wear.capTop,
    ink: 3,
    shade: wear.shade,
    shadeBy: [-7, -6],
  })
  cap.shape(knots('-33 -5!, 0 -9, 33 -5!, 34 7!, 0 4, -34 7!'), { fill: wear.cap, ink: 2.4 })
  cap.shape(knots('-32 7!, 0 3, 32 7!, 20 15, -20 15'), { fill: wear.screen, ink: 2.4 })
  const gold = typeof wear.coat === 'string' ? wear.coat : '#ffffff'
  const badge = cap.withInk(gold).at({ x: 0, y: -17 })
  badge.line(
    [
      [0, -7],
      [0, 6],
    ],
    2.6,
    'even',
  )
  badge.line(knots('-7 0, -5 6, 0 8, 5 6, 7 0'), 2.6)
  badge.line(
    [
      [-4, -3],
      [4, -3],
    ],
    2.2,
    'even',
  )
  if (typeof wear.coat !== 'string') {
    const ink = cap.at({ x: 0, y: -17 })
    ink.line(
      [
        [0, -7],
        [0, 6],
      ],
      2.6,
      'even',
    )
    ink.line(knots('-7 0, -5 6, 0 8, 5 6, 7 0'), 2.6)
    ink.line(
      [
        [-4, -3],
        [4, -3],
      ],
      2.2,
      'even',
    )
  }
}

function drawFlower(pen: Pen, wear: Wardrobe): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * Math.PI * 2
    pen.outline(ellipse(Math.cos(angle) * 9, Math.sin(angle) * 9, 8, 6, angle), { fill: wear.scarf, ink: 1.8 })
  }
  pen.outline(ellipse(0, 0, 5.5), { fill: wear.coat, ink: 1.8 })
}

/** A cat that sits and looks at us. The origin is the middle of its head; it is about 230 high. */
export function drawSittingCat(pen: Pen, wear: Wardrobe, face: CatFace): void {
  pen.limb(knots('36 150, 88 158, 104 120, 84 96, 96 78'), [22, 22, 20, 17, 12], {
    fill: wear.fur,
    ink: 2.8,
    shade: wear.shade,
  })
  pen.shape(bodyRim, { fill: wear.fur, ink: 3.2, shade: wear.shade, shadeBy: [-12, -6] })
  pen.inside(curveThrough(bodyRim, true), () => {
    for (const side of [-1, 1]) {
      pen.limb(
        [
          [side * 62, 118],
          [side * 48, 122],
          [side * 38, 128],
        ],
        [9, 7, 2],
        { fill: wear.furStripe, ink: 0 },
      )
      pen.limb(
        [
          [side * 64, 138],
          [side * 52, 140],
          [side * 42, 144],
        ],
        [9, 7, 2],
        { fill: wear.furStripe, ink: 0 },
      )
    }
  })
  pen.shape(knots('-20 34, -24 74, 0 96, 24 74, 20 34'), { fill: wear.furLight, ink: 0 })
  for (const side of [-1, 1]) {
    pen.limb(
      [
        [side * 16, 92],
        [side * 17, 130],
        [side * 18, 160],
      ],
      [20, 22, 26],
      { fill: wear.fur, ink: 0 },
    )
    pen.line(
      [
        [side * 30, 104],
        [side * 29, 134],
        [side * 31, 158],
      ],
      2.2,
      'last',
    )
    pen.outline(ellipse(side * 19, 165, 17, 9), { fill: wear.furLight, ink: 2.6 })
    for (const toe of [-5, 5])
      pen.line(
        [
          [side * 19 + toe, 162],
          [side * 19 + toe, 166],
          [side * 19 + toe, 170],
        ],
        1.6,
      )
  }
  pen.line(knots('0 112, 0 134, 0 158'), 2.2)
  if (face.wears === 'flower') drawNeckerchief(pen, wear)
  drawCatHead(pen, wear, face)
}

function drawNeckerchief(pen: Pen, wear: Wardrobe): void {
  pen.shape(knots('-36 28!, 0 48, 36 28!, 30 54, 8 58, 14 84!, 0 62, -16 80!, -10 56, -30 52'), {
    fill: wear.scarf,
    ink: 2.6,
    shade: wear.shade,
  })
}

/** A letter that a sitting cat holds before its chest; drawn over the cat, with the same origin. */
export function drawLetterInPaws(pen: Pen, wear: Wardrobe): void {
  const sheet = pen.at({ x: 0, y: 92, turn: -0.05 })
  sheet.outline(knots('-44 -34, 44 -34, 44 30, -44 30'), {
    fill: '#fffdf4',
    ink: 2.6,
    shade: wear.shade,
    shadeBy: [-5, -5],
  })
  for (const y of [-20, -8, 4, 16])
    sheet.line(
      [
        [-34, y],
        [-10, y - 2],
        [y === 16 ? 8 : 34, y],
      ],
      1.6,
    )
  for (const side of [-1, 1]) {
    pen.limb(
      [
        [side * 44, 84],
        [side * 62, 112],
        [side * 42, 104],
      ],
      [22, 22, 20],
      { fill: wear.fur, ink: 2.6 },
    )
    pen.outline(ellipse(side * 40, 102, 12, 10), { fill: wear.furLight, ink: 2.4 })
  }
}
