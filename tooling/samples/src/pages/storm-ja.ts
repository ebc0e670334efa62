import { drawCatHead, drawSittingCat } from '../cast/cat.ts'
import { drawGirlBust, drawGirlRunning } from '../cast/girl.ts'
import { drawCup, drawKettle, drawSteam } from '../cast/robot.ts'
import { tonedWardrobe, type Wardrobe } from '../cast/wardrobe.ts'
import { captionBox, shoutBalloon, speechBalloon } from '../drawing/balloon.ts'
import { ellipse, knots } from '../drawing/curves.ts'
import { focusLines, rain, speedLines, splash } from '../drawing/effects.ts'
import { type LetterStyle, soundWords, verticalWords } from '../drawing/lettering.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import { gradedTone, screentone } from '../drawing/screentone.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type CoastPaints, drawCliff, drawLighthouse } from '../places/coast.ts'
import { drawSea } from '../places/sea.ts'
import { drawCloud } from '../places/sky.ts'
import { drawCounter, drawHangingLamp, drawShelf, drawWindow, type RoomPaints } from '../places/tea-room.ts'

const speech: LetterStyle = { font: 'Manga Speech', size: 29 }
const black = '#16130f'

/** A courier runs through the storm to the tea room in the lighthouse: black and white, read from right to left. */
export function drawStormPage(sheet: Sheet): void {
  sheet.art.fillStyle = '#ffffff'
  sheet.art.fillRect(0, 0, sheet.width, sheet.height)
  const wear = tonedWardrobe(sheet.art)
  drawStormyCape(sheet)
  drawRun(sheet, wear)
  drawDoor(sheet, wear)
  drawCaptain(sheet, wear)
  drawDelivery(sheet, wear)
}

function drawStormyCape(sheet: Sheet): void {
  const frame = knots('36 36, 964 36, 964 470, 36 502')
  drawPanel(sheet, frame, (pen) => {
    const { context } = pen
    context.fillStyle = '#ffffff'
    context.fillRect(30, 30, 940, 480)
    gradedTone(context, box(30, 30, 970, 420), (x, y) => 0.74 - (y - 30) / 500 - 0.1 * Math.sin(x / 90 + y / 70))
    pen
      .at({ x: 720, y: 128 })
      .shape(knots('-420 0, -300 -52, -160 -30, -40 -66, 90 -34, 250 -58, 330 6, 180 26, 20 12, -150 30, -300 12'), {
        fill: black,
        ink: 0,
      })
    pen
      .at({ x: 120, y: 84 })
      .shape(knots('-160 -20, -40 -56, 80 -40, 170 -50, 230 -8, 110 18, -20 8, -140 24'), { fill: black, ink: 0 })
    drawCloud(pen.at({ x: 560, y: 196 }), 300, 52, screentone(context, 0.4, '#ffffff'), 5, 2)
    drawCloud(pen.at({ x: 70, y: 216 }), 250, 44, screentone(context, 0.32, '#ffffff'), 6, 2)
    pen.outline(knots('258 144, 980 152, 980 350, 258 166'), { fill: '#ffffff', ink: 0 })
    pen.outline(knots('230 144, 30 116, 30 204, 230 166'), { fill: '#ffffff', ink: 0 })
    const paints = toneCoast(pen)
    drawSea(
      pen,
      36,
      964,
      510,
      [
        { y: 376, fill: screentone(context, 0.5, '#ffffff'), height: 8, length: 60 },
        { y: 396, fill: screentone(context, 0.34, '#ffffff'), height: 13, length: 120 },
      ],
      '#ffffff',
      11,
    )
    drawCliff(pen.at({ x: 244, y: 366 }), paints, -150, 190, 160, 3)
    drawLighthouse(pen.at({ x: 244, y: 370, scale: 0.78 }), paints)
    drawSea(
      pen,
      36,
      964,
      510,
      [
        { y: 436, fill: screentone(context, 0.2, '#ffffff'), height: 24, length: 190 },
        { y: 484, fill: '#ffffff', height: 30, length: 240 },
      ],
      '#ffffff',
      23,
    )
    rain(pen.withInk('#ffffff'), [20, 20, 1000, 400], 210, 0.42, 7, 2.6)
    rain(pen, [20, 230, 1000, 240], 60, 0.42, 8, 1.8)
  })
  captionBox(createPen(sheet.art), 818, 58, 122, 262)
  sheet.say(
    verticalWords(
      ['{嵐|あらし}の{夜|よる}、{岬|みさき}の', '{灯台|とうだい}に{明|あ}かりが', 'ともる。'],
      'On a stormy night, a light comes on in the lighthouse on the cape.',
      { x: 874, y: 188 },
      { ...speech, size: 27, leading: 1.36 },
    ),
  )
  sheet.say(
    soundWords(
      'ザアアア',
      'WHOOOSH',
      { x: 786, y: 300 },
      { x: 506, y: 428 },
      { font: 'Manga Sound', size: 82, fill: black, edge: { colour: '#ffffff', width: 7 }, turn: -0.16 },
      [0.5, -0.3, 0.35, -0.1],
    ),
  )
}

function toneCoast(pen: Pen): CoastPaints {
  const tone = (density: number) => screentone(pen.context, density, '#ffffff')
  return {
    wall: '#ffffff',
    stripe: black,
    roof: black,
    lamp: '#ffffff',
    window: '#ffffff',
    rock: tone(0.36),
    rockDark: black,
    grass: tone(0.56),
    shade: screentone(pen.context, 0.3),
  }
}

function drawRun(sheet: Sheet, wear: Wardrobe): void {
  drawPanel(sheet, knots('506 508, 964 492, 964 934, 446 934'), (pen) => {
    const { context } = pen
    context.fillStyle = '#ffffff'
    context.fillRect(430, 480, 560, 470)
    gradedTone(context, box(430, 480, 980, 790), (_, y) => 0.42 - (y - 480) / 560)
    pen.shape(knots('420 800!, 560 776, 700 790, 990 752!, 990 960!, 420 960!'), { fill: '#ffffff', ink: 2.6 })
    gradedTone(context, box(430, 750, 980, 940), (_, y) => (y - 790) / 420)
    speedLines(pen, [430, 500, 540, 300], 46, 0.05, 31)
    speedLines(pen.withInk('#ffffff'), [430, 500, 540, 270], 30, 0.05, 32)
    rain(pen, [440, 480, 560, 460], 60, 0.6, 15, 2)
    pen.outline(ellipse(664, 902, 120, 17), { fill: '#ffffff', ink: 2.4 })
    splash(pen, [690, 900], 104, 9)
    drawGirlRunning(pen.at({ x: 718, y: 680, scale: 0.84, mirrored: true, turn: -0.06 }), wear, {
      eyes: 'firm',
      mouth: 'open',
      look: [0.9, 0],
    })
  })
  const pen = createPen(sheet.art)
  shoutBalloon(pen, { x: 880, y: 590, radiusX: 52, radiusY: 108, tail: [792, 660] }, 4)
  sheet.say(verticalWords(['{急|いそ}がなきゃ！'], 'I have to hurry!', { x: 878, y: 592 }, { ...speech, size: 31 }))
  speechBalloon(pen, { x: 544, y: 640, radiusX: 62, radiusY: 104, tail: [626, 716] })
  sheet.say(
    verticalWords(
      ['お{手紙|てがみ}が', 'ぬれちゃう！'],
      'The letter will get wet!',
      { x: 540, y: 640 },
      { ...speech, size: 28 },
    ),
  )
}

function drawDoor(sheet: Sheet, wear: Wardrobe): void {
  drawPanel(sheet, knots('36 524, 484 508, 424 934, 36 934'), (pen) => {
    const { context } = pen
    context.fillStyle = screentone(context, 0.5, '#ffffff')
    context.fillRect(20, 500, 480, 450)
    for (let row = 0; row < 9; row++) {
      const y = 500 + row * 52
      pen.line(
        [
          [20, y],
          [500, y],
        ],
        2,
        'even',
      )
      for (let x = 20 + (row % 2) * 48; x < 500; x += 96)
        pen.line(
          [
            [x, y],
            [x, y + 52],
          ],
          2,
          'even',
        )
    }
    pen.outline(knots('96 960, 96 640, 120 578, 200 548, 282 578, 306 640, 306 960'), { fill: black, ink: 3 })
    pen.outline(knots('110 960, 110 646, 132 590, 200 564, 270 590, 292 646, 292 960'), { fill: '#ffffff', ink: 3 })
    gradedTone(context, knots('110 960, 110 646, 132 590, 200 564, 270 590, 292 646, 292 960'), (x, y) =>
      Math.max(0, Math.hypot(x - 200, y - 790) / 620 - 0.16),
    )
    pen.outline(knots('292 960, 292 646, 282 612, 394 570, 404 640, 404 960'), {
      fill: screentone(context, 0.3, '#ffffff'),
      ink: 3,
    })
    for (const x of [322, 352, 380])
      pen.line(
        [
          [x, 620],
          [x, 960],
        ],
        1.8,
        'even',
      )
    pen.outline(ellipse(308, 800, 7), { fill: '#ffffff', ink: 2.4 })
    pen.outline(knots('110 916, 292 916, 360 960, 40 960'), { fill: '#ffffff', ink: 0 })
    drawKettle(pen.at({ x: 190, y: 800, scale: 1.12 }), wear, { mood: 'happy', arms: 'wave' })
    drawSteam(pen.at({ x: 312, y: 744, scale: 0.9 }), '#ffffff', 9)
    drawSteam(pen.at({ x: 312, y: 744, scale: 0.9 }), black, 3)
    rain(pen.withInk('#ffffff'), [20, 500, 110, 440], 26, 0.4, 18, 2.4)
    rain(pen.withInk('#ffffff'), [400, 500, 110, 440], 26, 0.4, 19, 2.4)
  })
  const pen = createPen(sheet.art)
  speechBalloon(pen, { x: 372, y: 634, radiusX: 58, radiusY: 112, tail: [262, 760] })
  sheet.say(
    verticalWords(['いらっしゃい', 'ませ。'], 'Welcome.', { x: 370, y: 634 }, { ...speech, size: 29, leading: 1.3 }),
  )
  speechBalloon(pen, { x: 354, y: 846, radiusX: 50, radiusY: 88, tail: [262, 826] })
  sheet.say(
    verticalWords(
      ['さあ、お{茶|ちゃ}を', 'どうぞ。'],
      'Come, have some tea.',
      { x: 350, y: 846 },
      { ...speech, size: 25, leading: 1.45 },
    ),
  )
  sheet.say(
    soundWords(
      'ガチャ',
      'CLACK',
      { x: 90, y: 578 },
      { x: 86, y: 712 },
      { font: 'Manga Sound', size: 58, fill: '#ffffff', edge: { colour: black, width: 6 }, turn: -0.1 },
      [0.4, -0.3, 0.2],
    ),
  )
}

function drawCaptain(sheet: Sheet, wear: Wardrobe): void {
  drawPanel(sheet, box(620, 956, 964, 1404), (pen) => {
    const { context } = pen
    context.fillStyle = '#ffffff'
    context.fillRect(610, 950, 370, 470)
    focusLines(pen, [784, 1216], [146, 176], 420, 96, 41)
    drawCounter(pen.at({ x: 0, y: 1338 }), tonedRoom(pen), 600, 980, 90)
    drawSittingCat(pen.at({ x: 778, y: 1176, scale: 1.06 }), wear, {
      eyes: 'sleepy',
      mouth: 'closed',
      wears: 'cap',
      look: [-0.5, 0.1],
    })
    drawCup(pen.at({ x: 664, y: 1318, scale: 1.15 }), wear)
    drawSteam(pen.at({ x: 660, y: 1306, scale: 0.6 }), black, 4)
  })
  const pen = createPen(sheet.art)
  speechBalloon(pen, { x: 692, y: 1062, radiusX: 54, radiusY: 96, tail: [738, 1180] })
  sheet.say(
    verticalWords(
      ['おそかったな、', '{配達|はいたつ}さん。'],
      'You are late, courier.',
      { x: 688, y: 1062 },
      { ...speech, size: 24, leading: 1.5 },
    ),
  )
}

function tonedRoom(pen: Pen): RoomPaints {
  const tone = (density: number) => screentone(pen.context, density, '#ffffff')
  return {
    wall: tone(0.08),
    wood: '#ffffff',
    woodDark: tone(0.4),
    glass: tone(0.56),
    jars: ['#ffffff', tone(0.2), tone(0.4), black],
    light: '#ffffff',
  }
}

function drawDelivery(sheet: Sheet, wear: Wardrobe): void {
  drawPanel(sheet, box(36, 956, 604, 1404), (pen) => {
    const room = tonedRoom(pen)
    pen.context.fillStyle = room.wall
    pen.context.fillRect(30, 950, 580, 460)
    drawWindow(pen.at({ x: 236, y: 1040 }), room, 118, 128, (view) =>
      rain(view.withInk('#ffffff'), [0, -40, 180, 180], 40, 0.4, 12, 3),
    )
    drawShelf(pen.at({ x: 40, y: 1132 }), room, 140, 61)
    drawShelf(pen.at({ x: 40, y: 1218 }), room, 120, 67)
    drawHangingLamp(pen.at({ x: 150, y: 994 }), room, 60)
    drawGirlBust(
      pen.at({ x: 432, y: 1226, scale: 0.98 }),
      wear,
      { eyes: 'open', mouth: 'open', look: [-0.5, 0] },
      'letter',
    )
    drawKettle(pen.at({ x: 164, y: 1272, scale: 0.96 }), wear, {
      mood: 'happy',
      arms: 'tray',
      look: [0.7, 0],
      withoutLegs: true,
    })
    drawSteam(pen.at({ x: 268, y: 1226, scale: 0.8 }), black, 4)
    drawCounter(pen.at({ x: 0, y: 1356 }), room, 20, 620, 60)
    drawCatHead(pen.at({ x: 300, y: 1392, scale: 0.62 }), wear, {
      eyes: 'wide',
      mouth: 'open',
      wears: 'cap',
      look: [0.6, -0.6],
    })
  })
  const pen = createPen(sheet.art)
  speechBalloon(pen, { x: 546, y: 1064, radiusX: 60, radiusY: 98, tail: [466, 1196] })
  sheet.say(
    verticalWords(
      ['{船長|せんちょう}さんに', 'お{手紙|てがみ}です！'],
      'A letter for you, Captain!',
      { x: 542, y: 1066 },
      { ...speech, size: 25, leading: 1.5 },
    ),
  )
  speechBalloon(pen, { x: 88, y: 1072, radiusX: 46, radiusY: 92, tail: [138, 1206] })
  sheet.say(
    verticalWords(
      ['まあ、{三年|さんねん}', 'ぶりですね。'],
      'My, the first in three years.',
      { x: 85, y: 1072 },
      { ...speech, size: 24, leading: 1.5 },
    ),
  )
}
