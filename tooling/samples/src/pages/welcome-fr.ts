import { drawSittingCat } from '../cast/cat.ts'
import { drawCrab } from '../cast/crab.ts'
import { drawGirlBust } from '../cast/girl.ts'
import { drawCup, drawKettle, drawSteam } from '../cast/robot.ts'
import { colourWardrobe as wear, sisterColours } from '../cast/wardrobe.ts'
import { captionBox, shoutBalloon, speechBalloon } from '../drawing/balloon.ts'
import { ellipse, knots, roundedBox } from '../drawing/curves.ts'
import { focusLines } from '../drawing/effects.ts'
import { downwards, outwards } from '../drawing/gradients.ts'
import { horizontalWords, type LetterStyle, soundWords } from '../drawing/lettering.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import { between, createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCliff, drawLighthouse } from '../places/coast.ts'
import { drawSea } from '../places/sea.ts'
import { drawCloud, drawGull, drawStars } from '../places/sky.ts'
import { dayCoast, warmRoom } from '../places/palettes.ts'
import { drawCounter, drawHangingLamp, drawShelf, drawWindow } from '../places/tea-room.ts'

const speech: LetterStyle = { font: 'Comic Speech', size: 25, edge: { colour: '#16130f', width: 0.3 } }

/** Everybody meets in the tea room: a French page with slanted sounds. */
export function drawWelcomePage(sheet: Sheet): void {
  sheet.art.fillStyle = '#fffdf6'
  sheet.art.fillRect(0, 0, sheet.width, sheet.height)
  drawKnock(sheet)
  drawDoorOpens(sheet)
  drawHome(sheet)
  drawFeast(sheet)
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

function drawKnock(sheet: Sheet): void {
  drawPanel(sheet, box(30, 30, 480, 500), (pen) => {
    pen.outline(box(20, 20, 490, 510), { fill: downwards(pen, 30, 420, ['#86c9e8', '#cdeaf0', '#fdf0d2']), ink: 0 })
    drawCloud(pen.at({ x: 110, y: 250 }), 200, 44, '#ffffff', 4)
    drawGull(pen.at({ x: 90, y: 150, scale: 0.8 }))
    drawSea(
      pen,
      30,
      490,
      510,
      [
        { y: 380, fill: '#6fb9d2', height: 3, length: 90 },
        { y: 410, fill: '#4f9fc1', height: 8, length: 140 },
      ],
      '#ffffff',
      3,
    )
    drawCliff(pen.at({ x: 330, y: 424 }), dayCoast, -150, 200, 110, 5)
    drawLighthouse(pen.at({ x: 300, y: 428, scale: 0.94 }), dayCoast)
    drawSittingCat(pen.at({ x: 372, y: 384, scale: 0.2 }), sisterColours, {
      eyes: 'happy',
      mouth: 'closed',
      wears: 'flower',
    })
    drawSea(pen, 30, 490, 510, [{ y: 476, fill: '#3383ab', height: 14, length: 170 }], '#ffffff', 9)
  })
  captionBox(createPen(sheet.art), 48, 48, 220, 76, '#fff3c2')
  say(sheet, ['Le lendemain,', 'au phare…'], 'The next day, at the lighthouse...', 158, 86)
  sheet.say(
    soundWords(
      'TOC TOC',
      'KNOCK KNOCK',
      { x: 76, y: 372 },
      { x: 262, y: 248 },
      { font: 'Comic Sound', size: 62, fill: '#e0502f', edge: { colour: '#ffffff', width: 6 }, turn: -0.5 },
      [0.3, -0.2, 0.2],
    ),
  )
}

function drawDoorOpens(sheet: Sheet): void {
  drawPanel(sheet, box(496, 30, 970, 500), (pen) => {
    pen.outline(box(490, 20, 980, 510), { fill: '#e9c394', ink: 0 })
    for (let y = 60; y < 510; y += 46)
      pen.line(
        [
          [490, y],
          [980, y],
        ],
        1.6,
        'even',
      )
    pen.outline(knots('640 520, 640 210, 672 140, 750 112, 828 140, 860 210, 860 520'), { fill: '#8a4a3a', ink: 3.4 })
    pen.outline(knots('658 520, 658 216, 686 154, 750 130, 814 154, 842 216, 842 520'), {
      fill: downwards(pen, 130, 500, ['#a9dbef', '#e6f4ee', '#f3e2b5']),
      ink: 2.8,
    })
    drawSittingCat(pen.at({ x: 750, y: 320, scale: 0.98 }), sisterColours, {
      eyes: 'happy',
      mouth: 'open',
      wears: 'flower',
    })
    drawCrab(pen.at({ x: 826, y: 468, scale: 0.56 }), 'excited')
    drawKettle(pen.at({ x: 574, y: 424, scale: 0.98 }), wear, {
      mood: 'happy',
      arms: 'up',
      look: [0.8, -0.2],
      withoutLegs: true,
    })
  })
  speechBalloon(createPen(sheet.art), { x: 610, y: 96, radiusX: 100, radiusY: 54, tail: [588, 330] })
  say(sheet, ['Bienvenue', 'chez nous !'], 'Welcome to our place!', 610, 97)
  speechBalloon(createPen(sheet.art), { x: 868, y: 178, radiusX: 92, radiusY: 60, tail: [790, 296] })
  say(sheet, ['Où est', 'mon frère ?'], 'Where is my brother?', 868, 179)
}

function drawHome(sheet: Sheet): void {
  drawPanel(sheet, knots('30 516, 970 516, 970 930, 30 960'), (pen) => {
    pen.outline(box(20, 510, 980, 980), {
      fill: outwards(pen, [500, 760], 560, ['#fff6d6', '#fcd596', '#ee9d7c']),
      ink: 0,
    })
    focusLines(pen.withInk('#fffaf0'), [500, 780], [330, 190], 760, 84, 7)
    drawSittingCat(pen.at({ x: 404, y: 768, scale: 1.2, turn: 0.08, mirrored: true }), wear, {
      eyes: 'tearful',
      mouth: 'open',
      wears: 'cap',
      look: [-0.5, 0],
    })
    drawSittingCat(pen.at({ x: 596, y: 776, scale: 1.12, turn: -0.08 }), sisterColours, {
      eyes: 'tearful',
      mouth: 'open',
      wears: 'flower',
      look: [-0.5, 0],
    })
    for (const [x, y, size] of [
      [500, 640, 1.3],
      [470, 600, 0.8],
      [540, 596, 0.9],
    ] as const) {
      pen
        .at({ x, y, scale: size })
        .shape(knots('0 14!, -15 -1, -13 -13, -5 -14, 0 -7!, 5 -14, 13 -13, 15 -1'), { fill: '#e0506a', ink: 2.2 })
    }
  })
  shoutBalloon(createPen(sheet.art), { x: 208, y: 642, radiusX: 112, radiusY: 62, tail: [330, 750] }, 3)
  say(sheet, ['Ma petite', 'perle !'], 'My little pearl!', 208, 643, { ...speech, size: 29 })
  speechBalloon(createPen(sheet.art), { x: 812, y: 642, radiusX: 138, radiusY: 76, tail: [660, 748] })
  say(
    sheet,
    ['Dix ans déjà…', 'Ta lumière m’a', 'guidée jusqu’ici.'],
    'Ten years already... Your light led me here.',
    812,
    643,
  )
}

function drawFeast(sheet: Sheet): void {
  drawPanel(sheet, knots('30 976, 970 946, 970 1410, 30 1410'), (pen) => {
    pen.outline(box(20, 940, 980, 1420), { fill: '#f3d9ad', ink: 0 })
    pen.outline(box(20, 1240, 980, 1420), { fill: '#d9b07c', ink: 0 })
    drawWindow(pen.at({ x: 450, y: 1030 }), { ...warmRoom, glass: '#4a5aa6' }, 120, 120, (view) =>
      drawStars(view, [0, 0, 120, 120], 20, 5),
    )
    drawShelf(pen.at({ x: 60, y: 1120 }), warmRoom, 220, 19)
    drawShelf(pen.at({ x: 730, y: 1100 }), warmRoom, 220, 23)
    drawHangingLamp(pen.at({ x: 368, y: 1010 }), warmRoom, 90)
    drawHangingLamp(pen.at({ x: 640, y: 1000 }), warmRoom, 90)
    drawGarland(pen)
    drawGirlBust(
      pen.at({ x: 200, y: 1238, scale: 0.86 }),
      wear,
      { eyes: 'happy', mouth: 'open', look: [0.5, 0] },
      'cup',
    )
    drawSittingCat(pen.at({ x: 420, y: 1252, scale: 0.84 }), wear, { eyes: 'happy', mouth: 'open', wears: 'cap' })
    drawSittingCat(pen.at({ x: 590, y: 1260, scale: 0.8 }), sisterColours, {
      eyes: 'happy',
      mouth: 'closed',
      wears: 'flower',
    })
    drawKettle(pen.at({ x: 790, y: 1282, scale: 0.9 }), wear, {
      mood: 'happy',
      arms: 'tray',
      look: [-0.7, 0],
      withoutLegs: true,
    })
    drawSteam(pen.at({ x: 888, y: 1240, scale: 0.9 }), '#ffffff', 6)
    drawCounter(pen.at({ x: 0, y: 1366 }), warmRoom, 20, 990, 60)
    drawCake(pen.at({ x: 508, y: 1366 }))
    for (const x of [340, 676]) drawCup(pen.at({ x, y: 1348 }), wear)
    drawCrab(pen.at({ x: 920, y: 1346, scale: 0.46 }), 'excited')
  })
  speechBalloon(createPen(sheet.art), { x: 210, y: 1064, radiusX: 150, radiusY: 58, tail: [206, 1166] })
  say(sheet, ['Et maintenant,', 'du thé pour tous !'], 'And now, tea for everyone!', 210, 1065)
  sheet.say(
    soundWords(
      'HOURRA !',
      'HURRAY!',
      { x: 660, y: 1136 },
      { x: 892, y: 1026 },
      { font: 'Comic Sound', size: 62, fill: '#3f8f8a', edge: { colour: '#ffffff', width: 6 }, turn: -0.42 },
      [0.25, -0.2, 0.2],
    ),
  )
}

function drawGarland(pen: Pen): void {
  const random = createRandom(5)
  const colours = ['#e0604a', '#f7c843', '#5bb0a8', '#8c7bb0', '#f3efe2']
  pen.line(knots('20 976, 250 1008, 500 980, 750 1000, 990 956'), 2.4, 'even')
  for (let x = 60; x < 960; x += 46) {
    const y = 990 + 12 * Math.sin((x / 250) * Math.PI - Math.PI / 2) - (x > 750 ? (x - 750) * 0.12 : 0)
    pen
      .at({ x, y, turn: between(random, -0.1, 0.1) })
      .outline(knots('-14 0, 14 0, 0 27'), { fill: colours[Math.floor(random() * colours.length)]!, ink: 2 })
  }
}

function drawCake(pen: Pen): void {
  pen.outline(ellipse(0, -2, 58, 8), { fill: '#f6ead2', ink: 2.4 })
  pen.outline(roundedBox(-42, -48, 84, 46, 8), { fill: '#e8b27c', ink: 2.6 })
  pen.shape(knots('-44 -46!, -44 -30, -32 -22, -20 -32, -6 -22, 8 -32, 20 -22, 34 -32, 44 -26, 44 -46!, 0 -54'), {
    fill: '#fff3df',
    ink: 2.4,
  })
  for (const x of [-24, 0, 24]) pen.outline(ellipse(x, -56, 8), { fill: '#d5405a', ink: 2.2 })
}
