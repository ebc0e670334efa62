import { drawCatHead, drawSittingCat } from '../cast/cat.ts'
import { drawCrab, drawLantern } from '../cast/crab.ts'
import { drawCup, drawSteam } from '../cast/robot.ts'
import { sisterColours as wear } from '../cast/wardrobe.ts'
import { captionBox, shoutBalloon, speechBalloon, thoughtBalloon } from '../drawing/balloon.ts'
import { ellipse, knots, roundedBox } from '../drawing/curves.ts'
import { focusLines } from '../drawing/effects.ts'
import { downwards, outwards } from '../drawing/gradients.ts'
import { horizontalWords, type LetterStyle, soundWords, verticalWords } from '../drawing/lettering.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawIsland } from '../places/coast.ts'
import { drawGlitter, drawSea } from '../places/sea.ts'
import { drawBeam, drawCrescent, drawCloud, drawStars } from '../places/sky.ts'
import { nightCoast, warmRoom } from '../places/palettes.ts'
import { drawCounter, drawHangingLamp, drawShelf, drawWindow } from '../places/tea-room.ts'

const speech: LetterStyle = { font: 'Manhua Speech', size: 31, leading: 1.28 }

/** Meanwhile, on the far island: a Chinese page in colour. */
export function drawIslandPage(sheet: Sheet): void {
  sheet.art.fillStyle = '#fbf7ef'
  sheet.art.fillRect(0, 0, sheet.width, sheet.height)
  drawNight(sheet)
  drawQuietRoom(sheet)
  drawLightInWindow(sheet)
  drawJoy(sheet)
  drawLanternHill(sheet)
}

function say(
  sheet: Sheet,
  lines: readonly string[],
  english: string,
  x: number,
  y: number,
  style: LetterStyle = speech,
): void {
  sheet.say(horizontalWords(lines, english, { x, y }, style, ''))
}

function drawNight(sheet: Sheet): void {
  drawPanel(sheet, box(30, 30, 970, 420), (pen) => {
    pen.outline(box(20, 20, 980, 430), { fill: downwards(pen, 30, 330, ['#1b2350', '#2f4384', '#5f78ad']), ink: 0 })
    drawStars(pen, [30, 30, 940, 220], 110, 3)
    drawCrescent(pen.at({ x: 800, y: 120, turn: 0.42 }), 48, '#fff3cf')
    drawCloud(pen.at({ x: 560, y: 210 }), 320, 50, '#3d5290', 4, 0)
    drawBeam(pen, [980, 286], [420, 300], 34, '255, 240, 170')
    drawSea(
      pen,
      30,
      970,
      430,
      [
        { y: 312, fill: '#3d568f', height: 3, length: 90 },
        { y: 340, fill: '#33497f', height: 8, length: 140 },
      ],
      '#d9e7f6',
      9,
    )
    drawIsland(pen.at({ x: 360, y: 334, scale: 1.05 }), nightCoast)
    drawGlitter(pen, [330, 340, 180, 50], 26, 11, '#ffd98a')
    drawSea(
      pen,
      30,
      970,
      430,
      [
        { y: 382, fill: '#293b6c', height: 13, length: 170 },
        { y: 414, fill: '#21305c', height: 15, length: 200 },
      ],
      '#d9e7f6',
      13,
    )
  })
  captionBox(createPen(sheet.art), 54, 54, 104, 290, '#fff6dc')
  sheet.say(
    verticalWords(
      ['同一时刻，', '远方的小岛上。'],
      'At the same hour, on a far island.',
      { x: 106, y: 199 },
      { ...speech, size: 29, leading: 1.4 },
    ),
  )
}

function drawQuietRoom(sheet: Sheet): void {
  drawPanel(sheet, box(30, 436, 520, 906), (pen) => {
    pen.outline(box(20, 430, 530, 920), {
      fill: outwards(pen, [280, 600], 380, ['#fbe3b0', '#e8b783', '#b9786a']),
      ink: 0,
    })
    drawWindow(pen.at({ x: 348, y: 560 }), { ...warmRoom, glass: '#2f4384' }, 120, 140, (view) =>
      drawStars(view, [0, 0, 120, 140], 22, 15),
    )
    drawShelf(pen.at({ x: 44, y: 700 }), warmRoom, 120, 17)
    drawHangingLamp(pen.at({ x: 96, y: 500 }), warmRoom, 80)
    drawSittingCat(pen.at({ x: 250, y: 710, scale: 1.0 }), wear, {
      eyes: 'sleepy',
      mouth: 'closed',
      wears: 'flower',
      look: [0.3, 0.4],
    })
    drawCounter(pen.at({ x: 0, y: 852 }), warmRoom, 20, 530, 80)
    drawYarn(pen.at({ x: 378, y: 826 }))
    drawCup(pen.at({ x: 106, y: 832, scale: 1.15 }), wear)
    drawSteam(pen.at({ x: 102, y: 818, scale: 0.62 }), '#fffaf0', 6)
  })
  thoughtBalloon(createPen(sheet.art), { x: 240, y: 528, radiusX: 146, radiusY: 68, tail: [252, 642] })
  say(sheet, ['今晚的海，', '真安静啊……'], 'The sea is so quiet tonight...', 240, 529)
}

function drawYarn(pen: Pen): void {
  pen.line(knots('18 24, 50 28, 80 22, 120 27'), 3.4)
  pen.outline(ellipse(0, 0, 29), { fill: '#7a9fd6', ink: 2.8, shade: 'rgba(60, 30, 110, 0.2)' })
  for (const bend of [-12, -2, 8])
    pen.line(
      [
        [-24, bend],
        [0, bend + 12],
        [24, bend - 2],
      ],
      2,
    )
  for (const bend of [-10, 4])
    pen.line(
      [
        [bend, -26],
        [bend + 12, 0],
        [bend, 26],
      ],
      2,
    )
}

function drawLightInWindow(sheet: Sheet): void {
  drawPanel(sheet, box(536, 436, 970, 906), (pen) => {
    pen.outline(box(520, 430, 980, 920), {
      fill: outwards(pen, [760, 740], 340, ['#fffbe0', '#ffe28a', '#f2a65a']),
      ink: 0,
    })
    focusLines(pen.withInk('#fffdf0'), [752, 740], [170, 150], 480, 72, 21)
    drawCatHead(pen.at({ x: 756, y: 764, scale: 1.82 }), wear, {
      eyes: 'wide',
      mouth: 'open',
      wears: 'flower',
      look: [0.3, -0.2],
    })
  })
  speechBalloon(createPen(sheet.art), { x: 690, y: 530, radiusX: 128, radiusY: 66, tail: [720, 668] })
  say(sheet, ['咦？', '那道光是……'], 'Huh? That light is...', 690, 531, { ...speech, size: 33 })
  sheet.say(
    soundWords(
      '闪',
      'FLASH',
      { x: 898, y: 546 },
      { x: 898, y: 546 },
      { font: 'Manhua Speech', size: 118, fill: '#e0502f', edge: { colour: '#ffffff', width: 8 }, turn: 0.16 },
      [0],
    ),
  )
}

function drawJoy(sheet: Sheet): void {
  drawPanel(sheet, knots('30 922, 560 922, 500 1410, 30 1410'), (pen) => {
    pen.outline(box(20, 910, 580, 1420), {
      fill: downwards(pen, 922, 1300, ['#2a3a78', '#5a6db0', '#a8a0cc']),
      ink: 0,
    })
    drawStars(pen, [30, 922, 540, 200], 50, 27)
    pen.outline(box(20, 1246, 580, 1420), { fill: '#3d568f', ink: 2.6 })
    drawGlitter(pen, [30, 1252, 480, 60], 36, 29, '#fff0b4')
    pen.shape(knots('20 1370!, 180 1340, 400 1332, 580 1344!, 580 1430!, 20 1430!'), { fill: '#56786a', ink: 3 })
    drawSittingCat(pen.at({ x: 190, y: 1182, scale: 1.06 }), wear, {
      eyes: 'tearful',
      mouth: 'open',
      wears: 'flower',
      look: [0.4, -0.3],
    })
    drawCrab(pen.at({ x: 396, y: 1322, scale: 0.94 }), 'excited')
  })
  speechBalloon(createPen(sheet.art), { x: 186, y: 1024, radiusX: 138, radiusY: 70, tail: [190, 1122] })
  say(sheet, ['是灯塔！', '哥哥看到我的信了！'], 'It is the lighthouse! My brother has read my letter!', 186, 1025, {
    ...speech,
    size: 28,
  })
  speechBalloon(createPen(sheet.art), { x: 404, y: 1172, radiusX: 106, radiusY: 56, tail: [398, 1268] })
  say(sheet, ['珍珠姐，', '太好了！'], 'Pearl, how wonderful!', 404, 1173, { ...speech, size: 29 })
}

function drawLanternHill(sheet: Sheet): void {
  drawPanel(sheet, knots('576 922, 970 922, 970 1410, 516 1410'), (pen) => {
    pen.outline(box(500, 910, 980, 1420), {
      fill: outwards(pen, [756, 1176], 330, ['#ffd98a', '#b97f96', '#3b3d80', '#232a60']),
      ink: 0,
    })
    drawStars(pen, [560, 922, 420, 180], 40, 33)
    pen.limb(knots('560 1290, 640 1100, 840 1062'), [14, 11, 7], { fill: '#6b4a48', ink: 3 })
    pen.outline(roundedBox(500, 1342, 500, 90, 20), { fill: '#3d5f58', ink: 3 })
    drawLantern(pen.at({ x: 770, y: 1092, scale: 2.1 }))
    drawCrab(pen.at({ x: 884, y: 1340, scale: 0.8 }), 'calm')
    drawCatHead(pen.at({ x: 656, y: 1316, scale: 1.1 }), wear, {
      eyes: 'happy',
      mouth: 'open',
      wears: 'flower',
      look: [0.5, -0.4],
    })
    pen.outline(roundedBox(500, 1372, 500, 60, 20), { fill: '#4a7064', ink: 3 })
  })
  shoutBalloon(createPen(sheet.art), { x: 734, y: 1002, radiusX: 142, radiusY: 54, tail: [668, 1236] }, 17)
  say(sheet, ['快，把灯笼', '挂起来！'], 'Quick, hang up the lantern!', 734, 1003, {
    ...speech,
    size: 30,
    leading: 1.2,
  })
}
