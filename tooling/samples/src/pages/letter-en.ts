import { drawLetterInPaws, drawSittingCat } from '../cast/cat.ts'
import { drawGirlBust } from '../cast/girl.ts'
import { drawKettle, drawSteam } from '../cast/robot.ts'
import { colourWardrobe as wear } from '../cast/wardrobe.ts'
import { captionBox, shoutBalloon, speechBalloon } from '../drawing/balloon.ts'
import { ellipse, knots } from '../drawing/curves.ts'
import { focusLines } from '../drawing/effects.ts'
import { downwards, outwards } from '../drawing/gradients.ts'
import { horizontalWords, type LetterStyle, soundWords } from '../drawing/lettering.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCliff, drawIsland, drawLighthouse, drawRailing } from '../places/coast.ts'
import { drawGlitter, drawSea } from '../places/sea.ts'
import { drawCloud, drawGull } from '../places/sky.ts'
import { dayCoast } from '../places/palettes.ts'

const speech: LetterStyle = { font: 'Comic Speech', size: 24, edge: { colour: '#16130f', width: 0.35 } }

/** The captain reads the letter on the lighthouse's gallery: a western page in colour. */
export function drawLetterPage(sheet: Sheet): void {
  sheet.art.fillStyle = '#fffdf6'
  sheet.art.fillRect(0, 0, sheet.width, sheet.height)
  drawMorning(sheet)
  drawQuestion(sheet)
  drawReading(sheet)
  drawIndignation(sheet)
  drawPlan(sheet)
}

function say(sheet: Sheet, lines: readonly string[], x: number, y: number, style: LetterStyle = speech): void {
  sheet.say(horizontalWords(lines, lines.join(' '), { x, y }, style))
}

function fillSky(pen: Pen, top: number, bottom: number, colours: readonly string[]): void {
  pen.outline(box(0, top - 10, 1000, bottom + 10), { fill: downwards(pen, top, bottom, colours), ink: 0 })
}

function drawMorning(sheet: Sheet): void {
  drawPanel(sheet, box(30, 30, 970, 474), (pen) => {
    fillSky(pen, 30, 350, ['#7cc7e8', '#b9e3ee', '#fdebc8'])
    pen.outline(ellipse(250, 292, 54), { fill: '#fff6cf', ink: 0 })
    pen.outline(ellipse(250, 292, 90), { fill: 'rgba(255, 246, 207, 0.35)', ink: 0 })
    drawCloud(pen.at({ x: 500, y: 176 }), 260, 62, '#ffffff', 3)
    drawCloud(pen.at({ x: 96, y: 214 }), 210, 44, '#fff7ea', 5)
    drawIsland(pen.at({ x: 430, y: 326, scale: 0.34 }), {
      ...dayCoast,
      grass: '#9cc7b0',
      rock: '#b9b4c4',
      roof: '#b98a94',
    })
    drawSea(
      pen,
      30,
      970,
      480,
      [
        { y: 326, fill: '#6fb9d2', height: 2, length: 90 },
        { y: 352, fill: '#57a9c8', height: 6, length: 120 },
        { y: 388, fill: '#4296bb', height: 10, length: 170 },
      ],
      '#ffffff',
      11,
    )
    drawGlitter(pen, [150, 330, 200, 60], 22, 4, '#fffbe2')
    drawCliff(pen.at({ x: 770, y: 386 }), dayCoast, -170, 240, 120, 3)
    drawLighthouse(pen.at({ x: 760, y: 390, scale: 0.96 }), dayCoast)
    drawSea(
      pen,
      30,
      970,
      480,
      [
        { y: 446, fill: '#3383ab', height: 15, length: 200 },
        { y: 474, fill: '#2a7199', height: 16, length: 230 },
      ],
      '#ffffff',
      17,
    )
    drawGull(pen.at({ x: 566, y: 258, scale: 1.1 }))
    drawGull(pen.at({ x: 402, y: 212, scale: 0.7, mirrored: true }))
    drawGull(pen.at({ x: 640, y: 112, scale: 0.8, mirrored: true }))
  })
  captionBox(createPen(sheet.art), 52, 52, 338, 76, '#fff3c2')
  say(sheet, ['THE NEXT MORNING,', 'THE SEA WAS CALM AGAIN.'], 221, 90)
}

function drawQuestion(sheet: Sheet): void {
  drawPanel(sheet, box(30, 490, 556, 966), (pen) => {
    fillSky(pen, 490, 850, ['#8fd0ea', '#d4eef2'])
    drawCloud(pen.at({ x: 430, y: 760 }), 240, 54, '#ffffff', 8)
    pen.outline(box(20, 806, 570, 980), { fill: '#57a9c8', ink: 2.4 })
    drawGlitter(pen, [30, 812, 530, 60], 26, 5, '#d7f2f8')
    pen.outline(knots('30 490, 128 490, 140 970, 30 970'), {
      fill: dayCoast.wall,
      ink: 3,
      shade: dayCoast.shade,
      shadeBy: [-22, 0],
    })
    pen.outline(knots('30 560, 130 566, 133 660, 30 654'), { fill: dayCoast.stripe, ink: 2.4 })
    drawRailing(pen.at({ x: 0, y: 930 }), 160, 560, '#c2453a')
    pen.outline(box(20, 938, 570, 980), { fill: '#b98a5e', ink: 3 })
    drawKettle(pen.at({ x: 152, y: 852, scale: 0.92 }), wear, {
      mood: 'calm',
      arms: 'down',
      look: [0.8, -0.1],
      withoutLegs: false,
    })
    drawSteam(pen.at({ x: 256, y: 806, scale: 0.8 }), '#ffffff', 6)
    drawGirlBust(pen.at({ x: 410, y: 776, scale: 0.98 }), wear, { eyes: 'wide', mouth: 'open', look: [0.8, 0] }, 'wave')
  })
  speechBalloon(createPen(sheet.art), { x: 220, y: 590, radiusX: 168, radiusY: 74, tail: [344, 730] })
  say(sheet, ['COME ON, CAPTAIN!', 'WHAT DOES THE', 'LETTER SAY?'], 220, 591)
}

function drawReading(sheet: Sheet): void {
  drawPanel(sheet, box(572, 490, 970, 966), (pen) => {
    pen.outline(box(560, 480, 980, 980), {
      fill: outwards(pen, [772, 760], 330, ['#fff2cf', '#f7cfa0', '#e8a987']),
      ink: 0,
    })
    drawSittingCat(pen.at({ x: 768, y: 776, scale: 1.12 }), wear, {
      eyes: 'tearful',
      mouth: 'closed',
      wears: 'cap',
      look: [0, 0.5],
    })
    drawLetterInPaws(pen.at({ x: 768, y: 776, scale: 1.12 }), wear)
  })
  const pen = createPen(sheet.art)
  speechBalloon(pen, { x: 758, y: 558, radiusX: 176, radiusY: 62, tail: [712, 724] })
  say(sheet, ['IT IS FROM MY SISTER PEARL,', 'ON THE FAR ISLAND.'], 758, 559, { ...speech, size: 22 })
  speechBalloon(pen, { x: 868, y: 686, radiusX: 90, radiusY: 60, tail: [824, 778] })
  say(sheet, ['SHE ASKS IF', 'OUR LIGHT', 'STILL SHINES.'], 868, 687, { ...speech, size: 21 })
}

function drawIndignation(sheet: Sheet): void {
  drawPanel(sheet, knots('30 982, 452 982, 400 1470, 30 1470'), (pen) => {
    pen.outline(box(20, 970, 480, 1480), {
      fill: outwards(pen, [206, 1290], 330, ['#fff3a8', '#ffd24d', '#f59a3c']),
      ink: 0,
    })
    focusLines(pen.withInk('#fffbe0'), [206, 1290], [150, 150], 520, 60, 3)
    drawKettle(pen.at({ x: 196, y: 1316, scale: 1.34 }), wear, { mood: 'alarmed', arms: 'up' })
    drawSteam(pen.at({ x: 342, y: 1252, scale: 1.3, turn: 0.5 }), '#ffffff', 8)
  })
  shoutBalloon(createPen(sheet.art), { x: 222, y: 1088, radiusX: 150, radiusY: 70, tail: [206, 1218] }, 9)
  say(sheet, ['OF COURSE IT SHINES!', 'I POLISH IT', 'EVERY DAY!'], 222, 1089, { ...speech, size: 23 })
  sheet.say(
    soundWords(
      'FWEEE!',
      'FWEEE!',
      { x: 286, y: 1418 },
      { x: 392, y: 1356 },
      { font: 'Comic Sound', size: 44, fill: '#e0422f', edge: { colour: '#ffffff', width: 5 }, turn: -0.5 },
      [0.2, -0.2, 0.3],
    ),
  )
}

function drawPlan(sheet: Sheet): void {
  drawPanel(sheet, knots('468 982, 970 982, 970 1470, 416 1470'), (pen) => {
    fillSky(pen, 982, 1330, ['#f2a98c', '#fbd3a4', '#fdeecb'])
    pen.outline(ellipse(832, 1262, 60), { fill: '#fff4c4', ink: 0 })
    drawCloud(pen.at({ x: 900, y: 1160 }), 220, 44, '#ffe3cc', 6)
    pen.outline(box(400, 1284, 980, 1480), {
      fill: downwards(pen, 1284, 1470, ['#f0b48e', '#8f86b4', '#5a6aa0']),
      ink: 2.4,
    })
    drawIsland(pen.at({ x: 880, y: 1286, scale: 0.4 }), {
      ...dayCoast,
      grass: '#a98aa0',
      rock: '#8d7a9a',
      wall: '#ecc9bd',
      roof: '#8d5f86',
    })
    drawGlitter(pen, [760, 1292, 150, 130], 40, 14, '#fff3cf')
    drawRailing(pen.at({ x: 0, y: 1470 }), 440, 990, '#c2453a')
    drawKettle(pen.at({ x: 880, y: 1400, scale: 0.82 }), wear, {
      mood: 'happy',
      arms: 'wave',
      look: [-0.4, 0],
      withoutLegs: true,
    })
    drawGirlBust(
      pen.at({ x: 590, y: 1296, scale: 1.0 }),
      wear,
      { eyes: 'happy', mouth: 'open', look: [0.4, 0] },
      'letter',
    )
    drawSittingCat(pen.at({ x: 748, y: 1412, scale: 0.92 }), wear, { eyes: 'happy', mouth: 'open', wears: 'cap' })
  })
  speechBalloon(createPen(sheet.art), { x: 672, y: 1072, radiusX: 178, radiusY: 70, tail: [606, 1208] })
  say(sheet, ['THEN TONIGHT', 'WE WILL SEND HER', 'A SIGNAL!'], 672, 1073, { ...speech, size: 25 })
}
