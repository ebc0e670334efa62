import { ellipse, type Knot, knots, type Place } from '../drawing/curves.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Wardrobe } from './wardrobe.ts'

/** What the girl's face shows. */
export interface Face {
  readonly eyes: 'open' | 'happy' | 'wide' | 'firm'
  readonly mouth: 'smile' | 'shout' | 'small' | 'open'
  /** Where she looks: -1 left to 1 right, and -1 up to 1 down. */
  readonly look?: Place
}

const faceRim: readonly Knot[] = knots('-45 -2, -42 22, -24 43, 0 51, 24 43, 42 22, 45 -2, 34 -36, 0 -48, -34 -36')

/** The courier's head in her hood; the origin is the middle of the face, the hood is about 140 wide. */
export function drawGirlHead(pen: Pen, wear: Wardrobe, face: Face): void {
  const [lookX, lookY] = face.look ?? [0, 0]
  drawHoodBack(pen, wear)
  const opening = ellipse(lookX * 4, 5, 53, 56)
  pen.outline(opening, { fill: wear.coatInside, ink: 2.6 })
  pen.inside(opening, () => {
    const head = pen.at({ x: lookX * 7, y: 4 + lookY * 3 })
    head.shape(knots('-50 40, -54 0, -40 -44, 0 -58, 40 -44, 54 0, 50 40, 40 62, -40 62'), { fill: wear.hair, ink: 0 })
    head.shape(faceRim, { fill: wear.skin, ink: 2.4, shade: wear.shade, shadeBy: [-4, -4] })
    drawFeatures(head.at({ x: lookX * 6, y: lookY * 5 }), wear, face)
    drawFringe(head.at({ x: lookX * 3, y: lookY * 2 }), wear)
  })
  pen.line([...opening, opening[0]!], 2.8, 'even')
}

function drawHoodBack(pen: Pen, wear: Wardrobe): void {
  for (const side of [-1, 1]) {
    const ear = pen.at({ x: side * 46, y: -56, turn: side * 0.35 })
    ear.shape(knots('-19 14, -17 -12, 0 -24, 17 -12, 19 14'), { fill: wear.coat, shade: wear.shade, shadeBy: [-5, -4] })
    ear.shape(knots('-9 10, -8 -6, 0 -13, 8 -6, 9 10'), { fill: wear.coatInside, ink: 0 })
  }
  pen.shape(knots('-64 34, -70 -6, -54 -50, 0 -75, 54 -50, 70 -6, 64 34, 46 64, 0 74, -46 64'), {
    fill: wear.coat,
    ink: 3,
    shade: wear.shade,
    shadeBy: [-10, -8],
  })
}

function drawFringe(pen: Pen, wear: Wardrobe): void {
  pen.shape(
    knots(
      '-52 26!, -54 -10, -44 -44, 0 -60, 44 -44, 54 -10, 52 26!, 45 8, 41 -8!, 37 -2, 30 2!, 25 -12, 22 -20!, 14 -6, 4 1!, 0 -12, -4 -20!, -12 -6, -23 2!, -27 -10, -29 -20!, -37 -6, -44 4!, -47 14',
    ),
    { fill: wear.hair, ink: 2 },
  )
  pen
    .withInk(typeof wear.hairShine === 'string' ? wear.hairShine : '#ffffff')
    .line(knots('-32 -33, -20 -40, -4 -43'), 3.6)
  pen
    .withInk(typeof wear.hairShine === 'string' ? wear.hairShine : '#ffffff')
    .line(knots('4 -43, 9 -42.5, 13 -41.5'), 3)
}

function drawFeatures(pen: Pen, wear: Wardrobe, face: Face): void {
  for (const side of [-1, 1]) {
    pen.outline(ellipse(side * 29, 25, 10, 6), { fill: wear.blush, ink: 0 })
    drawEye(pen.at({ x: side * 20, y: 11, scale: 1.18, mirrored: side < 0 }), face.eyes)
    const brow = face.eyes === 'firm' ? knots('-8 -4, 0 -8, 9 -10') : knots('-8 -9, 1 -13, 9 -9')
    pen.at({ x: side * 19, y: face.eyes === 'wide' ? -10 : -6, mirrored: side < 0 }).line(brow, 2.4)
  }
  pen.line(knots('-1 23, 1.5 25, -1 26'), 1.6)
  drawMouth(pen, wear, face.mouth)
}

function drawEye(pen: Pen, eyes: Face['eyes']): void {
  if (eyes === 'happy') {
    pen.line(knots('-9 4, -5 -4, 0 -6.5, 5 -4, 9 4'), 3.6)
    return
  }
  const height = eyes === 'wide' ? 12 : 10.5
  if (eyes === 'wide') pen.outline(ellipse(0, 0, 10.5, 13), { fill: '#ffffff', ink: 1.8 })
  pen.outline(ellipse(0, 0.5, eyes === 'wide' ? 5.5 : 7, eyes === 'wide' ? 7.5 : height), {
    fill: pen.inkColour,
    ink: 0,
  })
  pen.outline(ellipse(-2, -4, 2.9, 3.6), { fill: '#ffffff', ink: 0 })
  pen.outline(ellipse(2.4, 5, 1.7, 2), { fill: '#ffffff', ink: 0 })
  if (eyes !== 'wide') pen.line(knots('-9 -3, -5 -10, 2 -12, 9 -7, 12 -8'), 3.4)
}

function drawMouth(pen: Pen, wear: Wardrobe, mouth: Face['mouth']): void {
  if (mouth === 'smile') pen.line(knots('-9 33, -4 37, 4 37, 9 33'), 2.6)
  if (mouth === 'small') pen.line(knots('-4 36, 0 34.5, 4 36'), 2.6)
  if (mouth === 'open' || mouth === 'shout') {
    const size = mouth === 'shout' ? 1.35 : 0.9
    const at = pen.at({ x: 0, y: 34, scale: size })
    const lips: Knot[] = knots('-10 -2!, 0 -4, 10 -2!, 7 7, 0 10, -7 7')
    at.shape(lips, { fill: '#7d2b2f', ink: 2.2 })
    if (typeof wear.coat !== 'string') at.shape(lips, { fill: pen.inkColour, ink: 2 })
    at.outline(ellipse(0, 7, 4.5, 2.5), { fill: typeof wear.coat === 'string' ? '#f08a80' : '#ffffff', ink: 0 })
  }
}

/** Head and shoulders; the arms are drawn by what she does. The origin is the middle of the face. */
export function drawGirlBust(
  pen: Pen,
  wear: Wardrobe,
  face: Face,
  arms: 'down' | 'cup' | 'letter' | 'wave' = 'down',
): void {
  const cloak: readonly Knot[] = knots('-26 58!, -60 84, -84 140, -92 230!, 92 230!, 84 140, 60 84, 26 58!')
  pen.shape(cloak, { fill: wear.coat, ink: 3, shade: wear.shade, shadeBy: [-16, -6] })
  pen.line(knots('0 72, 2 120, 0 228'), 2.2, 'last')
  for (const y of [100, 140, 180]) pen.outline(ellipse(11, y, 5), { fill: wear.coatInside, ink: 2 })
  drawGirlHead(pen, wear, face)
  if (arms === 'cup') drawCupInHands(pen, wear)
  if (arms === 'letter') drawLetterInHand(pen, wear)
  if (arms === 'wave') drawWavingArm(pen, wear)
}

function drawSleeve(pen: Pen, wear: Wardrobe, path: readonly Knot[], hand: Place): void {
  pen.outline(ellipse(hand[0], hand[1], 14, 13), { fill: wear.skin, ink: 2.4 })
  pen.limb(path, [44, 42, 38], { fill: wear.coat, ink: 2.8, shade: wear.shade, shadeBy: [-8, -6] })
}

function drawCupInHands(pen: Pen, wear: Wardrobe): void {
  pen.shape(knots('-22 96!, -20 128, -8 138, 8 138, 20 128, 22 96!'), { fill: wear.enamelTrim, shade: wear.shade })
  pen.outline(ellipse(0, 96, 22, 6), { fill: wear.bag, ink: 2.4 })
  for (const side of [-1, 1]) {
    const half = pen.at({ x: 0, y: 0, mirrored: side < 0 })
    drawSleeve(half, wear, knots('72 136, 62 166, 36 136'), [22, 118])
    half.line(knots('14 114, 18 112, 23 112'), 1.8)
  }
}

function drawLetterInHand(pen: Pen, wear: Wardrobe): void {
  pen
    .at({ x: 62, y: 72, turn: 0.16 })
    .outline(knots('-4 -60, 66 -60, 66 -14, -4 -14'), { fill: '#fffdf6', shade: wear.shade, shadeBy: [-6, -5] })
  const flap = pen.at({ x: 62, y: 72, turn: 0.16 })
  flap.line(knots('-4 -60, 31 -32, 66 -60'), 2.2, 'even')
  flap.outline(ellipse(31, -33, 6), { fill: wear.boots, ink: 1.6 })
  drawSleeve(pen, wear, knots('74 160, 92 130, 84 84'), [80, 64])
}

function drawWavingArm(pen: Pen, wear: Wardrobe): void {
  const hand = pen.at({ x: 116, y: 14, turn: 0.2 })
  for (const [x, y] of knots('-9 -16, 0 -20, 9 -16'))
    hand.limb(
      [
        [x * 0.6, 0],
        [x, y],
      ],
      [8, 7.5],
      { fill: wear.skin, ink: 2 },
    )
  hand.limb(
    [
      [-6, 4],
      [-17, -3],
    ],
    [8, 7.5],
    { fill: wear.skin, ink: 2 },
  )
  hand.outline(ellipse(0, 0, 13, 12), { fill: wear.skin, ink: 0 })
  drawSleeve(pen, wear, knots('70 140, 106 92, 114 38'), [115, 16])
}

/** The girl from head to boots, running to the right. The origin is the middle of the face; she is about 330 high. */
export function drawGirlRunning(pen: Pen, wear: Wardrobe, face: Face): void {
  drawLeg(pen, wear, knots('-18 178, -62 196, -104 176'), -0.9)
  pen.limb(knots('-44 104, -84 126, -112 112'), [40, 36, 32], { fill: wear.coat, ink: 2.8, shade: wear.shade })
  drawLeg(pen, wear, knots('14 176, 54 204, 48 252'), 0.35)
  pen.shape(knots('-24 56!, -52 100, -74 160, -92 204!, -40 212, 16 206, 64 190!, 48 120, 24 56!'), {
    fill: wear.coat,
    ink: 3,
    shade: wear.shade,
    shadeBy: [-2, -18],
  })
  pen.line(knots('6 70, 14 130, 8 204'), 2.2, 'last')
  pen.line(knots('-30 150, -42 180, -50 206'), 2)
  pen.limb(knots('-26 66, 10 116, 40 150'), [8, 8], { fill: wear.bag, ink: 2 })
  const bag = pen.at({ x: -40, y: 158, turn: 0.3 })
  bag.shape(knots('-34 -22!, 30 -22!, 34 24!, -36 24!'), { fill: wear.bag, shade: wear.shade })
  bag.shape(knots('-36 -24!, 32 -24!, 26 4, -28 4'), { fill: wear.bag })
  bag.outline(ellipse(-1, 4, 5), { fill: wear.enamelTrim, ink: 1.8 })
  pen.outline(ellipse(92, 112, 14, 13), { fill: wear.skin, ink: 2.4 })
  pen.limb(knots('34 104, 58 138, 86 120'), [40, 36, 30], {
    fill: wear.coat,
    ink: 2.8,
    shade: wear.shade,
    shadeBy: [-4, -10],
  })
  drawGirlHead(pen, wear, face)
}

function drawLeg(pen: Pen, wear: Wardrobe, path: readonly Knot[], turn: number): void {
  pen.limb(path, [30, 28, 26], { fill: wear.skin, ink: 2.6 })
  const end = path[path.length - 1]!
  const foot = pen.at({ x: end[0], y: end[1], turn })
  foot.shape(knots('-17 -26!, 17 -26!, 17 6, 38 14, 38 28, -16 28'), { fill: wear.boots, ink: 2.8 })
  foot.line(knots('-17 -18, 0 -15, 17 -18'), 2)
}
