import { drawSittingCat } from '../cast/cat.ts'
import { drawGirlBust } from '../cast/girl.ts'
import { drawKettle, drawSteam } from '../cast/robot.ts'
import { colourWardrobe as wear, sisterColours } from '../cast/wardrobe.ts'
import { ellipse, knots } from '../drawing/curves.ts'
import { downwards, outwards } from '../drawing/gradients.ts'
import { box, drawPanel } from '../drawing/panel.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCliff, drawIsland, drawLighthouse } from '../places/coast.ts'
import { drawGlitter, drawSea } from '../places/sea.ts'
import { drawCloud, drawGull, drawStars } from '../places/sky.ts'
import { dayCoast, duskCoast } from '../places/palettes.ts'
import { drawBoat, type ShipPaints } from '../places/ship.ts'

const boat: ShipPaints = {
  hull: '#3f7f8f',
  trim: '#f6ead2',
  sail: '#fff1d6',
  mast: '#6b3a33',
  flag: '#d5533f',
  shade: 'rgba(60, 30, 90, 0.22)',
}
const dawn = ['#7f9fd6', '#d9b3d0', '#fbc7a4', '#ffe9bd']

/** The voyage to the island at sunrise: a page without a word. */
export function drawSunrisePage(sheet: Sheet): void {
  sheet.art.fillStyle = '#fffdf6'
  sheet.art.fillRect(0, 0, sheet.width, sheet.height)
  drawDeparture(sheet)
  drawCrew(sheet)
  drawLookout(sheet)
  drawReunion(sheet)
}

function drawDeparture(sheet: Sheet): void {
  drawPanel(sheet, box(30, 30, 970, 470), (pen) => {
    pen.outline(box(20, 20, 980, 400), {
      fill: downwards(pen, 30, 340, ['#4a5aa6', '#9a7fc0', '#f2a5a0', '#ffdca6']),
      ink: 0,
    })
    drawStars(pen, [30, 30, 940, 120], 40, 5)
    drawCloud(pen.at({ x: 330, y: 236 }), 380, 54, '#e9a5b0', 3, 0)
    drawCloud(pen.at({ x: 820, y: 180 }), 330, 50, '#c48fba', 8, 0)
    pen.outline(ellipse(640, 330, 70), { fill: '#fff6d0', ink: 0 })
    drawSea(
      pen,
      30,
      970,
      480,
      [
        { y: 330, fill: '#b08ab4', height: 3, length: 100 },
        { y: 362, fill: '#8f7ab0', height: 8, length: 140 },
      ],
      '#fff0dc',
      7,
    )
    drawGlitter(pen, [540, 338, 220, 110], 60, 9, '#fff3cf')
    drawCliff(pen.at({ x: 170, y: 380 }), duskCoast, -180, 150, 110, 3)
    drawLighthouse(pen.at({ x: 150, y: 384, scale: 0.86 }), duskCoast)
    crewInBoat(pen.at({ x: 640, y: 414, scale: 0.42 }))
    drawSea(
      pen,
      30,
      970,
      480,
      [
        { y: 432, fill: '#6d66a0', height: 12, length: 170 },
        { y: 462, fill: '#565493', height: 15, length: 210 },
      ],
      '#fff0dc',
      11,
    )
  })
}

function crewInBoat(pen: Pen): void {
  drawKettle(pen.at({ x: -70, y: -82, scale: 0.7 }), wear, { mood: 'happy', arms: 'down', withoutLegs: true })
  drawSittingCat(pen.at({ x: 96, y: -116, scale: 0.6, mirrored: true }), wear, {
    eyes: 'wide',
    mouth: 'closed',
    wears: 'cap',
    look: [-1, 0],
  })
  drawGirlBust(pen.at({ x: 14, y: -128, scale: 0.66 }), wear, { eyes: 'happy', mouth: 'smile', look: [0.6, 0] })
  drawBoat(pen, boat)
}

function drawCrew(sheet: Sheet): void {
  drawPanel(sheet, box(30, 486, 560, 906), (pen) => {
    pen.outline(box(20, 480, 570, 920), { fill: downwards(pen, 486, 800, dawn), ink: 0 })
    drawCloud(pen.at({ x: 180, y: 640 }), 300, 56, '#fff1e0', 4, 0)
    drawCloud(pen.at({ x: 500, y: 600 }), 220, 40, '#ffe3d3', 5, 0)
    drawSea(pen, 30, 570, 920, [{ y: 770, fill: '#86b2cc', height: 6, length: 130 }], '#ffffff', 13)
    crewInBoat(pen.at({ x: 290, y: 838, scale: 1.36, turn: -0.03 }))
    drawSea(
      pen,
      30,
      570,
      920,
      [
        { y: 850, fill: '#5c96ba', height: 14, length: 170 },
        { y: 888, fill: '#4680a8', height: 16, length: 200 },
      ],
      '#ffffff',
      15,
    )
    drawGull(pen.at({ x: 100, y: 560, scale: 0.9 }))
  })
}

function drawLookout(sheet: Sheet): void {
  drawPanel(sheet, box(576, 486, 970, 906), (pen) => {
    pen.outline(box(560, 480, 980, 920), { fill: downwards(pen, 486, 850, dawn), ink: 0 })
    pen.outline(ellipse(700, 700, 60), { fill: '#fff8dc', ink: 0 })
    drawSea(
      pen,
      570,
      980,
      920,
      [
        { y: 730, fill: '#86b2cc', height: 3, length: 90 },
        { y: 768, fill: '#6aa2c2', height: 8, length: 130 },
      ],
      '#ffffff',
      23,
    )
    crewInBoat(pen.at({ x: 690, y: 762, scale: 0.2 }))
    pen.shape(knots('560 880!, 640 850, 760 828, 980 800!, 980 930!, 560 930!'), { fill: dayCoast.grass, ink: 3 })
    for (const [x, y, colour] of [
      [620, 876, '#e0604a'],
      [668, 862, '#f7c843'],
      [920, 850, '#f3efe2'],
      [948, 866, '#e0604a'],
      [740, 880, '#f3efe2'],
    ] as const) {
      for (let petal = 0; petal < 5; petal++)
        pen.outline(ellipse(x + Math.cos(petal * 1.257) * 6, y + Math.sin(petal * 1.257) * 6, 4.5), {
          fill: colour,
          ink: 1.4,
        })
      pen.outline(ellipse(x, y, 3.4), { fill: '#8a5635', ink: 0 })
    }
    drawSittingCat(pen.at({ x: 832, y: 688, scale: 0.94 }), sisterColours, {
      eyes: 'tearful',
      mouth: 'open',
      wears: 'flower',
      look: [-0.9, 0],
    })
  })
}

function drawReunion(sheet: Sheet): void {
  drawPanel(sheet, box(30, 922, 970, 1410), (pen) => {
    pen.outline(box(20, 910, 980, 1420), {
      fill: outwards(pen, [500, 1190], 620, ['#fffbe6', '#ffe3a6', '#fbb98a', '#d98aa0']),
      ink: 0,
    })
    for (let ray = 0; ray < 18; ray++) {
      const from = (ray / 18) * Math.PI * 2
      const to = from + 0.17
      pen.outline(
        [
          [500, 1190],
          [500 + Math.cos(from) * 800, 1190 + Math.sin(from) * 800],
          [500 + Math.cos(to) * 800, 1190 + Math.sin(to) * 800],
        ],
        { fill: 'rgba(255, 251, 230, 0.4)', ink: 0 },
      )
    }
    pen.outline(box(20, 1290, 980, 1420), { fill: '#7fb0c4', ink: 2.6 })
    drawGlitter(pen, [30, 1296, 940, 70], 60, 31, '#fff6da')
    drawIsland(pen.at({ x: 706, y: 1296, scale: 0.6 }), dayCoast)
    pen.shape(knots('20 1380!, 260 1346, 540 1352, 980 1376!, 980 1430!, 20 1430!'), { fill: '#f3d9ad', ink: 3 })
    drawKettle(pen.at({ x: 156, y: 1246, scale: 1.06 }), wear, { mood: 'happy', arms: 'up' })
    drawSteam(pen.at({ x: 272, y: 1190, scale: 1 }), '#ffffff', 7)
    drawSittingCat(pen.at({ x: 440, y: 1166, scale: 1.16, turn: 0.06 }), wear, {
      eyes: 'happy',
      mouth: 'open',
      wears: 'cap',
    })
    drawSittingCat(pen.at({ x: 566, y: 1174, scale: 1.1, turn: -0.08 }), sisterColours, {
      eyes: 'happy',
      mouth: 'open',
      wears: 'flower',
    })
    drawGirlBust(
      pen.at({ x: 838, y: 1258, scale: 1.04 }),
      wear,
      { eyes: 'happy', mouth: 'open', look: [-0.6, 0] },
      'wave',
    )
    for (const [x, y, size] of [
      [504, 1036, 17],
      [548, 1004, 12],
      [470, 1000, 10],
    ] as const)
      drawHeart(pen.at({ x, y, scale: size / 16 }))
  })
}

function drawHeart(pen: Pen): void {
  pen.shape(knots('0 14!, -15 -1, -13 -13, -5 -14, 0 -7!, 5 -14, 13 -13, 15 -1'), { fill: '#e0506a', ink: 2.2 })
}
