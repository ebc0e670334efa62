import { createCanvas, type CanvasPattern, type SKRSContext2D } from '@napi-rs/canvas'
import type { Knot } from './curves.ts'
import { tracePolygon } from './pen.ts'

/** Side of the square that holds two dots of the 45-degree screen, in pixels: about 60 lines per inch on a B5 page. */
const cell = 7

/**
 * A dot screen of one darkness.
 * `density` is the share of black, 0 to 0.7. Without `ground` the screen is transparent between its dots.
 */
export function screentone(context: SKRSContext2D, density: number, ground?: string, ink = '#16130f'): CanvasPattern {
  const tile = createCanvas(cell, cell)
  const dots = tile.getContext('2d')
  if (ground !== undefined) {
    dots.fillStyle = ground
    dots.fillRect(0, 0, cell, cell)
  }
  dots.fillStyle = ink
  const radius = dotRadius(density)
  for (const [x, y] of [
    [0, 0],
    [cell, 0],
    [0, cell],
    [cell, cell],
    [cell / 2, cell / 2],
  ] as const) {
    dots.beginPath()
    dots.arc(x, y, radius, 0, Math.PI * 2)
    dots.fill()
  }
  const pattern = context.createPattern(tile, 'repeat')
  if (!pattern) throw new Error('the canvas made no pattern')
  return pattern
}

/** Fills a polygon with dots that grow and shrink: `densityAt` gives the share of black at a place. */
export function gradedTone(
  context: SKRSContext2D,
  points: readonly Knot[],
  densityAt: (x: number, y: number) => number,
  ink = '#16130f',
): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.floor(Math.min(...xs) / cell) * cell
  const top = Math.floor(Math.min(...ys) / cell) * cell
  context.save()
  tracePolygon(context, points)
  context.clip()
  context.fillStyle = ink
  for (let row = 0; top + (row * cell) / 2 <= Math.max(...ys) + cell; row++) {
    const y = top + (row * cell) / 2
    for (let x = left + (row % 2) * (cell / 2); x <= Math.max(...xs) + cell; x += cell) {
      const density = densityAt(x, y)
      if (density < 0.012) continue
      context.beginPath()
      context.arc(x, y, dotRadius(Math.min(0.95, density)), 0, Math.PI * 2)
      context.fill()
    }
  }
  context.restore()
}

/** Two dots a cell: each covers half of the wanted share. */
function dotRadius(density: number): number {
  return Math.sqrt((density * cell * cell) / (2 * Math.PI))
}
