import { drawSittingCat } from '../cast/cat.ts'
import { colourWardrobe as wear, sisterColours } from '../cast/wardrobe.ts'
import { captionBox, speechBalloon } from '../drawing/balloon.ts'
import { ellipse, knots } from '../drawing/curves.ts'
import { rain } from '../drawing/effects.ts'
import { downwards, outwards } from '../drawing/gradients.ts'
import { horizontalWords, type LetterStyle, soundWords } from '../drawing/lettering.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import { between, createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCliff, drawIsland, drawLighthouse } from '../places/coast.ts'
import { drawGlitter, drawSea } from '../places/sea.ts'
import { drawBeam, drawCloud, drawGull, drawStars } from '../places/sky.ts'
import { nightCoast } from '../places/palettes.ts'
import { drawShip, type ShipPaints } from '../places/ship.ts'

const speech: LetterStyle = { font: 'Comic Speech', size: 24, edge: { colour: '#16130f', width: 0.35 } }
const onBlack: LetterStyle = { font: 'Comic Slanted', size: 23, fill: '#ffffff' }
const onArt: LetterStyle = { font: 'Comic Speech', size: 32, fill: '#ffffff', edge: { colour: '#43204f', width: 5 } }

const goldenShip: ShipPaints = {
  hull: '#8a4a3a',
  trim: '#d9a441',
  sail: '#fff1d6',
  mast: '#6b3a33',
  flag: '#d5533f',
  shade: 'rgba(110, 30, 90, 0.22)',
}

/** What the captain remembers: words on the art itself, on black, and in balloons that fade. */
export function drawMemoryPage(sheet: Sheet): void {
  sheet.art.fillStyle = '#14121f'
  sheet.art.fillRect(0, 0, sheet.width, sheet.height)
  drawVoyage(sheet)
  drawStorm(sheet)
  drawParting(sheet)
  drawTwoShores(sheet)
}

function say(sheet: Sheet, lines: readonly string[], x: number, y: number, style: LetterStyle): void {
  sheet.say(horizontalWords(lines, lines.join(' '), { x, y }, style))
}

function blackCaption(sheet: Sheet, lines: readonly string[], x: number, y: number, width: number): void {
  const height = lines.length * 27 + 26
  captionBox(createPen(sheet.art), x - width / 2, y - height / 2, width, height, '#14121f', 0)
  say(sheet, lines, x, y, onBlack)
}

function drawVoyage(sheet: Sheet): void {
  drawPanel(
    sheet,
    box(0, 0, 1000, 560),
    (pen) => {
      pen.outline(box(0, 0, 1000, 420), {
        fill: downwards(pen, 0, 400, ['#e2607a', '#f59a6c', '#fcd28a', '#fff0c4']),
        ink: 0,
      })
      pen.outline(ellipse(640, 360, 118), { fill: '#fff8dc', ink: 0 })
      pen.outline(ellipse(640, 360, 210), {
        fill: outwards(pen, [640, 360], 210, ['rgba(255, 248, 220, 0.7)', 'rgba(255, 240, 190, 0)']),
        ink: 0,
      })
      drawCloud(pen.at({ x: 160, y: 250 }), 420, 76, '#f7a27e', 3, 0)
      drawCloud(pen.at({ x: 900, y: 190 }), 380, 66, '#ee8379', 6, 0)
      drawCloud(pen.at({ x: 420, y: 320 }), 300, 40, '#fbc394', 9, 0)
      pen.outline(box(0, 388, 1000, 570), { fill: downwards(pen, 388, 560, ['#f6b684', '#b9748a', '#5d4a80']), ink: 0 })
      drawGlitter(pen, [470, 396, 350, 150], 90, 14, '#fff4cf')
      drawShip(pen.at({ x: 640, y: 452, scale: 1.12 }), goldenShip)
      drawSea(
        pen,
        0,
        1000,
        570,
        [
          { y: 486, fill: '#8a5d88', height: 13, length: 190 },
          { y: 530, fill: '#5b447c', height: 18, length: 250 },
        ],
        '#ffe9cf',
        19,
      )
      drawGull(pen.at({ x: 860, y: 110, scale: 1 }), '#fff6e6')
      drawGull(pen.at({ x: 930, y: 150, scale: 0.7, mirrored: true }), '#fff6e6')
      pen.outline(box(0, 430, 1000, 570), {
        fill: downwards(pen, 470, 560, ['rgba(20, 18, 31, 0)', 'rgba(20, 18, 31, 0.8)']),
        ink: 0,
      })
    },
    0,
  )
  blackCaption(sheet, ['TEN YEARS AGO...'], 160, 62, 250)
  say(sheet, ['THE CAPTAIN AND HIS', 'SISTER SAILED', 'THE SAME SHIP.'], 246, 172, onArt)
}

function drawStorm(sheet: Sheet): void {
  drawPanel(
    sheet,
    knots('36 590, 964 560, 964 938, 36 968'),
    (pen) => {
      pen.outline(box(20, 550, 980, 980), { fill: downwards(pen, 560, 900, ['#1d2142', '#37406f', '#6a7a9c']), ink: 0 })
      for (const [x, y, width, colour] of [
        [150, 746, 460, '#3d4773'],
        [560, 752, 420, '#414b78'],
        [900, 736, 420, '#39436e'],
        [340, 698, 520, '#2b335c'],
        [780, 690, 560, '#283058'],
        [120, 660, 420, '#222950'],
        [540, 646, 460, '#1d2346'],
        [900, 640, 420, '#1d2346'],
      ] as const) {
        drawCloud(pen.at({ x, y }), width, 84, colour, x + y, 0)
      }
      drawLightning(pen.at({ x: 226, y: 640 }), 1.16)
      drawLightning(pen.at({ x: 108, y: 660 }), 0.66)
      drawSea(pen, 30, 970, 980, [{ y: 838, fill: '#41588a', height: 30, length: 200 }], '#eaf3fb', 31)
      drawShip(pen.at({ x: 520, y: 850, scale: 0.6, turn: -0.3 }), { ...goldenShip, sail: '#c9c6d6', hull: '#54343f' })
      drawSea(
        pen,
        30,
        970,
        980,
        [
          { y: 890, fill: '#324878', height: 46, length: 290 },
          { y: 952, fill: '#263862', height: 52, length: 360 },
        ],
        '#eaf3fb',
        41,
      )
      rain(pen.withInk('rgba(225, 235, 250, 0.75)'), [30, 550, 1000, 420], 150, 0.5, 33, 2.4)
    },
    4.5,
  )
  say(sheet, ['THEN THE GREAT STORM', 'CAME WITHOUT A WORD.'], 268, 894, {
    ...onArt,
    size: 30,
    edge: { colour: '#16213f', width: 5 },
  })
  sheet.say(
    soundWords(
      'KRAKOOM',
      'KRAKOOM',
      { x: 470, y: 664 },
      { x: 910, y: 690 },
      { font: 'Comic Sound', size: 92, fill: '#fff3a0', edge: { colour: '#241a44', width: 8 }, turn: 0.06 },
      [0.3, -0.25, 0.2, -0.3],
    ),
  )
}

function drawLightning(pen: Pen, scale: number): void {
  pen
    .at({ x: 0, y: 0, scale })
    .outline(knots('0 0, 34 -6, 8 74, 40 66, -14 196, 0 104, -30 112'), { fill: '#fffbe0', ink: 0 })
}

function drawParting(sheet: Sheet): void {
  drawPanel(
    sheet,
    box(36, 990, 492, 1464),
    (pen) => {
      pen.outline(box(20, 980, 500, 1480), {
        fill: downwards(pen, 990, 1464, ['#39406f', '#56709c', '#86a8c0']),
        ink: 0,
      })
      const random = createRandom(8)
      for (let drop = 0; drop < 26; drop++)
        pen.outline(ellipse(between(random, 40, 490), between(random, 990, 1460), between(random, 2, 5)), {
          fill: 'rgba(240, 248, 255, 0.7)',
          ink: 0,
        })
      rain(pen.withInk('rgba(235, 242, 252, 0.7)'), [30, 980, 520, 480], 70, 0.5, 53, 2.2)
      drawSea(pen, 30, 500, 1480, [{ y: 1356, fill: '#5f87b2', height: 15, length: 140 }], '#eef6fb', 57)
      drawSittingCat(pen.at({ x: 158, y: 1318, scale: 1.2, turn: 0.1 }), wear, {
        eyes: 'wide',
        mouth: 'open',
        look: [0.8, 0],
      })
      drawSittingCat(pen.at({ x: 368, y: 1352, scale: 1.08, turn: -0.12 }), sisterColours, {
        eyes: 'tearful',
        mouth: 'open',
        look: [-0.8, 0],
      })
      drawSea(
        pen,
        30,
        500,
        1480,
        [
          { y: 1400, fill: '#4c74a4', height: 18, length: 150 },
          { y: 1446, fill: '#3b5f8e', height: 22, length: 190 },
        ],
        '#eef6fb',
        51,
      )
    },
    4.5,
  )
  const pen = createPen(sheet.art)
  speechBalloon(pen, {
    x: 184,
    y: 1078,
    radiusX: 134,
    radiusY: 62,
    tail: [160, 1240],
    fill: downwards(pen, 1016, 1140, ['#ffffff', '#ffe3c2', '#ffc48f']),
  })
  say(sheet, ['HOLD ON TO ME,', 'PEARL!'], 184, 1079, { ...speech, size: 25 })
  speechBalloon(pen, {
    x: 366,
    y: 1192,
    radiusX: 118,
    radiusY: 58,
    tail: [370, 1300],
    fill: downwards(pen, 1134, 1250, ['#ffffff', '#d9e9fb', '#a9cdf2']),
  })
  say(sheet, ['THE WAVES ARE', 'TOO STRONG!'], 366, 1193, { ...speech, size: 22 })
}

function drawTwoShores(sheet: Sheet): void {
  drawPanel(
    sheet,
    box(508, 990, 964, 1464),
    (pen) => {
      pen.outline(box(500, 980, 980, 1480), {
        fill: downwards(pen, 990, 1400, ['#161a40', '#2f3778', '#6a62a6']),
        ink: 0,
      })
      drawStars(pen, [508, 990, 460, 240], 70, 61)
      drawBeam(pen, [908, 1190], [500, 1280], 90, '255, 240, 170')
      drawSea(
        pen,
        508,
        970,
        1480,
        [
          { y: 1302, fill: '#3a4a8f', height: 4, length: 90 },
          { y: 1336, fill: '#31407f', height: 9, length: 130 },
        ],
        '#cfe0f5',
        63,
      )
      drawIsland(pen.at({ x: 596, y: 1306, scale: 0.44 }), nightCoast)
      drawCliff(pen.at({ x: 908, y: 1346 }), nightCoast, -86, 120, 140, 65)
      drawLighthouse(pen.at({ x: 908, y: 1350, scale: 0.62 }), nightCoast)
      drawSea(
        pen,
        508,
        970,
        1480,
        [
          { y: 1404, fill: '#273068', height: 15, length: 170 },
          { y: 1450, fill: '#1d2552', height: 18, length: 200 },
        ],
        '#cfe0f5',
        67,
      )
      drawSittingCat(pen.at({ x: 856, y: 1326, scale: 0.12 }), wear, { eyes: 'sleepy', mouth: 'closed' })
    },
    4.5,
  )
  blackCaption(sheet, ['SHE WAS WASHED UP', 'ON THE FAR ISLAND.'], 640, 1042, 262)
  blackCaption(sheet, ['AND HE STAYED', 'WITH THE LIGHT.'], 650, 1128, 222)
  say(sheet, ['"I WILL FIND YOU AGAIN."'], 736, 1436, {
    ...onArt,
    size: 28,
    fill: '#fff3b8',
    edge: { colour: '#161a40', width: 5 },
  })
}
