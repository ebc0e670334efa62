import { drawSittingCat } from '../cast/cat.ts'
import { drawGirlBust } from '../cast/girl.ts'
import { drawKettle, drawSteam } from '../cast/robot.ts'
import { colourWardrobe as wear } from '../cast/wardrobe.ts'
import { shoutBalloon, speechBalloon, thoughtBalloon } from '../drawing/balloon.ts'
import { ellipse, knots, roundedBox } from '../drawing/curves.ts'
import { focusLines } from '../drawing/effects.ts'
import { downwards, outwards } from '../drawing/gradients.ts'
import { horizontalWords, type LetterStyle, soundWords } from '../drawing/lettering.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCliff, drawIsland, drawLighthouse, drawRailing } from '../places/coast.ts'
import { drawGlitter, drawSea } from '../places/sea.ts'
import { drawBeam, drawCrescent, drawCloud, drawStars, drawTwinkle } from '../places/sky.ts'
import { duskCoast, nightCoast } from '../places/palettes.ts'

const speech: LetterStyle = { font: 'Webtoon Speech', size: 33, leading: 1.3 }

/** The signal is sent over the night sea: a webtoon strip that is read by scrolling. */
export function drawSignalStrip(sheet: Sheet): void {
  const pen = createPen(sheet.art)
  pen.outline(box(0, 0, 800, 6400), {
    fill: downwards(pen, 0, 6400, ['#fdf3ec', '#f6dfe0', '#c9b3da', '#57508f', '#241f52', '#1a1744', '#2b2a63']),
    ink: 0,
  })
  drawDusk(sheet)
  drawDoubt(sheet)
  drawPromise(sheet)
  drawLampRoom(sheet)
  drawFlash(sheet)
  drawWaiting(sheet)
  drawAnswer(sheet)
}

function say(
  sheet: Sheet,
  lines: readonly string[],
  english: string,
  x: number,
  y: number,
  style: LetterStyle = speech,
): void {
  sheet.say(horizontalWords(lines, english, { x, y }, style))
}

function drawDusk(sheet: Sheet): void {
  drawPanel(
    sheet,
    box(0, 0, 800, 940),
    (pen) => {
      pen.outline(box(0, 0, 800, 700), {
        fill: downwards(pen, 0, 640, ['#6d5ba8', '#c77fae', '#f7a58f', '#fdd9a0']),
        ink: 0,
      })
      drawStars(pen, [0, 0, 800, 220], 40, 12)
      drawCloud(pen.at({ x: 190, y: 380 }), 380, 80, '#e79aa6', 4, 0)
      drawCloud(pen.at({ x: 690, y: 300 }), 330, 66, '#d48bb0', 5, 0)
      drawCloud(pen.at({ x: 560, y: 520 }), 300, 46, '#fbbf9f', 7, 0)
      pen.outline(ellipse(190, 640, 88), { fill: '#fff0bd', ink: 0 })
      drawSea(
        pen,
        0,
        800,
        950,
        [
          { y: 640, fill: '#c988a4', height: 2, length: 90 },
          { y: 690, fill: '#9c719f', height: 8, length: 130 },
          { y: 760, fill: '#775f98', height: 12, length: 180 },
        ],
        '#ffe9d2',
        21,
      )
      drawGlitter(pen, [60, 650, 260, 120], 46, 23, '#ffe9b8')
      drawCliff(pen.at({ x: 540, y: 742 }), duskCoast, -160, 300, 210, 33)
      drawLighthouse(pen.at({ x: 540, y: 748, scale: 1.18 }), duskCoast)
      drawSea(
        pen,
        0,
        800,
        950,
        [
          { y: 850, fill: '#5d5089', height: 16, length: 200 },
          { y: 905, fill: '#494379', height: 20, length: 240 },
        ],
        '#ffe9d2',
        29,
      )
    },
    0,
  )
  say(sheet, ['그날 저녁,', '하늘이 보랏빛으로 물들었다.'], 'That evening, the sky turned violet.', 300, 130, {
    ...speech,
    size: 36,
    fill: '#ffffff',
    edge: { colour: '#4b3a7d', width: 4 },
  })
}

function drawDoubt(sheet: Sheet): void {
  drawPanel(
    sheet,
    roundedBox(40, 1240, 720, 560, 16),
    (pen) => {
      pen.outline(box(30, 1230, 780, 1810), {
        fill: downwards(pen, 1240, 1800, ['#a77fb4', '#e9a2a4', '#fbd0a6']),
        ink: 0,
      })
      pen.outline(box(30, 1640, 780, 1810), { fill: '#8a6b9c', ink: 2.6 })
      drawGlitter(pen, [40, 1646, 720, 90], 34, 41, '#ffd9c0')
      drawIsland(pen.at({ x: 640, y: 1642, scale: 0.42 }), { ...duskCoast, grass: '#8d7ca4', rock: '#7b6c96' })
      drawRailing(pen.at({ x: 0, y: 1800 }), 40, 780, '#9c4668')
      drawGirlBust(pen.at({ x: 300, y: 1560, scale: 1.36 }), wear, { eyes: 'open', mouth: 'small', look: [0.9, -0.3] })
      pen.outline(box(30, 1230, 780, 1810), { fill: 'rgba(120, 50, 130, 0.14)', ink: 0 })
    },
    5,
  )
  thoughtBalloon(createPen(sheet.art), { x: 470, y: 1150, radiusX: 250, radiusY: 112, tail: [360, 1428] })
  say(
    sheet,
    ['우리 불빛이 정말', '그 먼 섬까지', '닿을 수 있을까?'],
    'Can our light really reach that far island?',
    470,
    1150,
  )
}

function drawPromise(sheet: Sheet): void {
  drawPanel(
    sheet,
    roundedBox(40, 2110, 720, 620, 16),
    (pen) => {
      pen.outline(box(30, 2100, 780, 2740), {
        fill: outwards(pen, [520, 2440], 460, ['#ffe2a8', '#d98f7c', '#7b4a78']),
        ink: 0,
      })
      for (let step = 0; step < 4; step++) {
        const y = 2714 - step * 52
        const left = 60 + step * 92
        pen.outline(box(left, y, 780, 2760), { fill: '#8b4f66', ink: 3 })
        pen.outline(box(left - 8, y - 10, 780, y + 14), { fill: '#b9776a', ink: 3 })
      }
      pen.outline(roundedBox(90, 2180, 110, 170, 55), { fill: '#574a8c', ink: 4 })
      drawStars(pen, [96, 2200, 100, 110], 12, 9)
      drawKettle(pen.at({ x: 500, y: 2396, scale: 1.5 }), wear, { mood: 'happy', arms: 'wave', look: [-0.4, 0] })
      drawSteam(pen.at({ x: 664, y: 2324, scale: 1.3 }), '#fff4e2', 7)
      drawTwinkle(pen.at({ x: 412, y: 2318 }), 26, '#ffffff')
      drawTwinkle(pen.at({ x: 588, y: 2480 }), 18, '#ffffff')
    },
    5,
  )
  speechBalloon(createPen(sheet.art), { x: 270, y: 2040, radiusX: 216, radiusY: 100, tail: [440, 2254] })
  say(
    sheet,
    ['걱정 마!', '내가 매일 반짝반짝', '닦아 두었거든.'],
    "Don't worry! I polish it every day until it sparkles.",
    270,
    2041,
  )
  speechBalloon(createPen(sheet.art), { x: 574, y: 2796, radiusX: 176, radiusY: 72, tail: [520, 2566] })
  say(sheet, ['자, 얼른', '올라가자!'], 'Come on, let us go up!', 574, 2797)
}

function drawLampRoom(sheet: Sheet): void {
  drawPanel(
    sheet,
    knots('0 3040, 800 2960, 800 3700, 0 3760'),
    (pen) => {
      pen.outline(box(0, 2940, 800, 3780), {
        fill: downwards(pen, 2960, 3760, ['#2c2a66', '#4c4390', '#7a5f9c']),
        ink: 0,
      })
      drawStars(pen, [0, 2960, 800, 420], 70, 55)
      for (const x of [80, 260, 560, 740]) pen.outline(box(x - 9, 2930, x + 9, 3660), { fill: '#5b3a63', ink: 3 })
      pen.outline(knots('0 3640, 800 3600, 800 3800, 0 3800'), { fill: '#8a5a6b', ink: 4 })
      drawLens(pen.at({ x: 520, y: 3370 }))
      pen.outline(roundedBox(176, 3520, 96, 130, 10), { fill: '#4c6f86', ink: 3.4 })
      pen.limb(
        [
          [224, 3540],
          [196, 3440],
        ],
        [14, 12],
        { fill: '#d9a441', ink: 3 },
      )
      pen.outline(ellipse(194, 3430, 20), { fill: '#d5533f', ink: 3 })
      drawSittingCat(pen.at({ x: 118, y: 3470, scale: 1.12 }), wear, {
        eyes: 'wide',
        mouth: 'open',
        wears: 'cap',
        look: [0.8, -0.2],
      })
      pen.limb(knots('160 3556, 186 3500, 192 3446'), [24, 22, 22], { fill: wear.fur, ink: 3 })
    },
    5,
  )
  shoutBalloon(createPen(sheet.art), { x: 232, y: 3142, radiusX: 136, radiusY: 70, tail: [140, 3400] }, 6)
  say(sheet, ['자, 켠다!'], 'Here we go!', 232, 3142, { ...speech, size: 42 })
  sheet.say(
    soundWords(
      '철컥',
      'CLUNK',
      { x: 300, y: 3470 },
      { x: 390, y: 3560 },
      { font: 'Webtoon Sound', size: 78, fill: '#fff3b0', edge: { colour: '#2b1d4d', width: 8 }, turn: 0.12 },
      [0.3, -0.3],
    ),
  )
}

function drawLens(pen: Pen): void {
  pen.outline(roundedBox(-92, 190, 184, 60, 12), { fill: '#8f4a52', ink: 3.6 })
  for (const [radius, fill] of [
    [190, 'rgba(255, 240, 180, 0.12)'],
    [162, 'rgba(255, 240, 180, 0.18)'],
  ] as const)
    pen.outline(ellipse(0, 40, radius), { fill, ink: 0 })
  pen.outline(ellipse(0, 40, 104, 158), { fill: '#cfe8ee', ink: 4 })
  for (const share of [0.8, 0.6, 0.4])
    pen.outline(ellipse(0, 40, 104 * share, 158 * share), {
      fill: share === 0.4 ? '#fffbe0' : share === 0.6 ? '#fff1b0' : '#e8f3ea',
      ink: 2.4,
    })
  for (const y of [-60, -10, 90, 140])
    pen.line(
      [
        [-84, y],
        [0, y + 8],
        [84, y],
      ],
      2,
    )
  pen.outline(roundedBox(-60, -138, 120, 30, 8), { fill: '#d9a441', ink: 3 })
  pen.outline(roundedBox(-70, 180, 140, 24, 8), { fill: '#d9a441', ink: 3 })
}

function drawFlash(sheet: Sheet): void {
  drawPanel(
    sheet,
    box(0, 3900, 800, 4900),
    (pen) => {
      pen.outline(box(0, 3890, 800, 4910), {
        fill: downwards(pen, 3900, 4700, ['#17143f', '#2b2a6b', '#4a4c96']),
        ink: 0,
      })
      drawStars(pen, [0, 3900, 800, 560], 150, 77)
      drawCrescent(pen.at({ x: 650, y: 4030, turn: 0.42 }), 56, '#fff3cf')
      drawCloud(pen.at({ x: 170, y: 4190 }), 340, 60, '#38377a', 14, 0)
      drawSea(
        pen,
        0,
        800,
        4910,
        [
          { y: 4600, fill: '#3a4a8f', height: 3, length: 90 },
          { y: 4640, fill: '#31407f', height: 9, length: 130 },
          { y: 4700, fill: '#293670', height: 13, length: 180 },
        ],
        '#cfe0f5',
        61,
      )
      drawBeam(pen, [196, 4366], [900, 4540], 210, '255, 240, 170')
      drawIsland(pen.at({ x: 690, y: 4606, scale: 0.3 }), nightCoast)
      drawGlitter(pen, [360, 4612, 430, 120], 70, 63, '#fff0b4')
      drawCliff(pen.at({ x: 196, y: 4690 }), nightCoast, -260, 190, 180, 35)
      drawLighthouse(pen.at({ x: 196, y: 4694, scale: 1.12 }), nightCoast)
      pen.outline(ellipse(196, 4366, 70), {
        fill: outwards(pen, [196, 4366], 70, [
          'rgba(255, 255, 235, 1)',
          'rgba(255, 240, 170, 0.5)',
          'rgba(255, 240, 170, 0)',
        ]),
        ink: 0,
      })
      drawSea(
        pen,
        0,
        800,
        4910,
        [
          { y: 4800, fill: '#212c5f', height: 17, length: 200 },
          { y: 4862, fill: '#1a2350', height: 20, length: 240 },
        ],
        '#cfe0f5',
        67,
      )
    },
    0,
  )
  sheet.say(
    soundWords(
      '번쩍!',
      'FLASH!',
      { x: 330, y: 4216 },
      { x: 600, y: 4320 },
      { font: 'Webtoon Sound', size: 118, fill: '#fff6c4', edge: { colour: '#d9822b', width: 9 }, turn: 0.18 },
      [0.3, -0.2, 0.25],
    ),
  )
}

function drawWaiting(sheet: Sheet): void {
  say(sheet, ['하나... 둘... 셋...'], 'One... two... three...', 400, 5010, { ...speech, size: 38, fill: '#fdf6e3' })
  drawPanel(
    sheet,
    roundedBox(40, 5090, 720, 420, 16),
    (pen) => {
      pen.outline(box(30, 5080, 780, 5520), {
        fill: downwards(pen, 5090, 5510, ['#3b3a80', '#6b5da0', '#b487a8']),
        ink: 0,
      })
      drawStars(pen, [40, 5090, 720, 180], 36, 83)
      drawGirlBust(pen.at({ x: 206, y: 5330, scale: 1.1 }), wear, { eyes: 'wide', mouth: 'small', look: [1, -0.2] })
      drawSittingCat(pen.at({ x: 404, y: 5396, scale: 1.2 }), wear, {
        eyes: 'wide',
        mouth: 'closed',
        wears: 'cap',
        look: [1, -0.2],
      })
      drawKettle(pen.at({ x: 592, y: 5400, scale: 1.16 }), wear, {
        mood: 'alarmed',
        arms: 'down',
        look: [1, -0.2],
        withoutLegs: true,
      })
      drawRailing(pen.at({ x: 0, y: 5530 }), 40, 780, '#7c3f6b')
      pen.outline(box(30, 5080, 780, 5520), { fill: 'rgba(40, 30, 110, 0.2)', ink: 0 })
    },
    5,
  )
  say(sheet, ['바다는 대답이 없었다.'], 'The sea gave no answer.', 400, 5584, { ...speech, size: 36, fill: '#fdf6e3' })
}

function drawAnswer(sheet: Sheet): void {
  drawPanel(
    sheet,
    box(0, 5680, 800, 6400),
    (pen) => {
      pen.outline(box(0, 5670, 800, 6410), {
        fill: downwards(pen, 5680, 6220, ['#2b2a63', '#3d3f86', '#6a62a6']),
        ink: 0,
      })
      drawStars(pen, [0, 5680, 800, 360], 90, 91)
      const island = [600, 6190] as const
      focusLines(pen.withInk('rgba(255, 240, 180, 0.4)'), [614, 6150], [150, 120], 620, 54, 93)
      pen.outline(ellipse(614, 6150, 150), {
        fill: outwards(pen, [614, 6150], 150, [
          'rgba(255, 236, 160, 0.95)',
          'rgba(255, 220, 130, 0.35)',
          'rgba(255, 220, 130, 0)',
        ]),
        ink: 0,
      })
      pen.outline(box(0, 6190, 800, 6410), { fill: downwards(pen, 6190, 6400, ['#4a4c92', '#262c62']), ink: 3 })
      drawIsland(pen.at({ x: island[0], y: island[1], scale: 0.9 }), nightCoast)
      drawTwinkle(pen.at({ x: 642, y: 6106 }), 46, '#fffbe0')
      drawTwinkle(pen.at({ x: 642, y: 6106, turn: Math.PI / 4 }), 24, '#fff3b8')
      drawGlitter(pen, [460, 6200, 300, 150], 60, 95, '#ffe9a8')
      drawSittingCat(pen.at({ x: 150, y: 6260, scale: 1.4 }), wear, {
        eyes: 'happy',
        mouth: 'open',
        wears: 'cap',
        look: [0.8, -0.2],
      })
    },
    0,
  )
  shoutBalloon(createPen(sheet.art), { x: 300, y: 5860, radiusX: 200, radiusY: 88, tail: [190, 6190] }, 13)
  say(sheet, ['저기 봐!', '대답이 왔어!'], 'Look there! An answer!', 300, 5861, { ...speech, size: 40 })
}
