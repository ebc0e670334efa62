import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'
import { curveThrough, type Knot, normalAt, type Place } from './curves.ts'

/** What a surface is filled with. Patterns (screentone) stay fixed to the page however a figure is scaled. */
export type Paint = string | CanvasGradient | CanvasPattern

/** How a filled shape is drawn. */
export interface ShapeStyle {
  readonly fill?: Paint
  /** Width of the outline in the figure's own units; 0 leaves it out. */
  readonly ink?: number
  /** A crescent of shade on the side away from the light. */
  readonly shade?: Paint
  /** How far the shade reaches in, in the figure's own units. */
  readonly shadeBy?: Place
}

/** Where a figure stands: its own origin, size, turn (radians) and whether it looks the other way. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly mirrored?: boolean
}

/** Draws inked shapes in a figure's own coordinates. */
export interface Pen {
  readonly context: SKRSContext2D
  readonly inkColour: string
  /** A pen whose origin, scale and turn are given in this pen's coordinates. */
  readonly at: (stand: Stand) => Pen
  /** The same pen with another ink. */
  readonly withInk: (colour: string) => Pen
  /** A closed shape through soft knots. */
  readonly shape: (knots: readonly Knot[], style: ShapeStyle) => void
  /** A closed shape whose points are taken as they are. */
  readonly outline: (points: readonly Knot[], style: ShapeStyle) => void
  /** An open inked line that thins out at its ends. */
  readonly line: (knots: readonly Knot[], width: number, ends?: 'thin' | 'even' | 'last') => void
  /** A soft tube (arm, leg, tail) along a curve, `widths` spread evenly over its length. */
  readonly limb: (knots: readonly Knot[], widths: readonly number[], style: ShapeStyle) => void
  /** Draws only inside a closed shape. */
  readonly inside: (points: readonly Knot[], draw: () => void) => void
}

type Turned = readonly [a: number, b: number, c: number, d: number, x: number, y: number]

const defaultInk = 2.6

/** Makes a pen on a page. */
export function createPen(context: SKRSContext2D, inkColour = '#16130f'): Pen {
  return penAt(context, inkColour, [1, 0, 0, 1, 0, 0])
}

function penAt(context: SKRSContext2D, inkColour: string, turned: Turned): Pen {
  const [a, b, c, d, x, y] = turned
  const place = ([px, py]: Knot): Place => [a * px + c * py + x, b * px + d * py + y]
  const size = Math.sqrt(Math.abs(a * d - b * c))
  const outline = (points: readonly Knot[], style: ShapeStyle): void => {
    const placed = points.map(place)
    if (style.fill !== undefined) fillPolygon(context, placed, style.fill)
    if (style.shade !== undefined) {
      const [byX, byY] = style.shadeBy ?? [-9, -7]
      shadeInside(
        context,
        placed,
        points.map(([px, py]) => place([px + byX, py + byY])),
        style.shade,
      )
    }
    const ink = style.ink ?? defaultInk
    if (ink > 0) inkOutline(context, placed, ink * size, inkColour)
  }
  return {
    context,
    inkColour,
    at: (stand) => penAt(context, inkColour, multiply(turned, stand)),
    withInk: (colour) => penAt(context, colour, turned),
    outline,
    shape: (knots, style) => outline(curveThrough(knots, true), style),
    line: (knots, width, ends = 'thin') =>
      inkLine(context, curveThrough(knots).map(place), width * size, inkColour, ends),
    limb: (knots, widths, style) =>
      drawLimb(
        context,
        inkColour,
        curveThrough(knots).map(place),
        widths.map((width) => width * size),
        size,
        style,
      ),
    inside: (points, draw) => {
      context.save()
      tracePolygon(context, points.map(place))
      context.clip()
      draw()
      context.restore()
    },
  }
}

function multiply([a, b, c, d, x, y]: Turned, stand: Stand): Turned {
  const scale = stand.scale ?? 1
  const cos = Math.cos(stand.turn ?? 0) * scale
  const sin = Math.sin(stand.turn ?? 0) * scale
  const flip = stand.mirrored ? -1 : 1
  const own: Turned = [cos * flip, sin * flip, -sin, cos, stand.x, stand.y]
  return [
    a * own[0] + c * own[1],
    b * own[0] + d * own[1],
    a * own[2] + c * own[3],
    b * own[2] + d * own[3],
    a * own[4] + c * own[5] + x,
    b * own[4] + d * own[5] + y,
  ]
}

/** Begins a path around a polygon. */
export function tracePolygon(context: SKRSContext2D, points: readonly Knot[]): void {
  context.beginPath()
  addPolygon(context, points)
}

function addPolygon(context: SKRSContext2D, points: readonly Knot[]): void {
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

function fillPolygon(context: SKRSContext2D, points: readonly Place[], fill: Paint): void {
  context.fillStyle = fill
  tracePolygon(context, points)
  context.fill()
}

function shadeInside(context: SKRSContext2D, points: readonly Place[], lit: readonly Place[], shade: Paint): void {
  context.save()
  tracePolygon(context, points)
  context.clip()
  tracePolygon(context, lit)
  context.rect(-1e5, -1e5, 2e5, 2e5)
  context.fillStyle = shade
  context.fill('evenodd')
  context.restore()
}

// A brush line is heavier where a form turns away from the light, which comes from the upper left.
function inkOutline(context: SKRSContext2D, points: readonly Place[], width: number, colour: string): void {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  const outward = area > 0 ? -1 : 1
  const ring = [...points, points[0]!]
  const widths = ring.map((_, index) => {
    const [nx, ny] = normalAt(ring, index)
    return width * (1 + 0.34 * outward * (nx * 0.55 + ny * 0.84))
  })
  fillStroke(context, ring, widths, colour)
}

function inkLine(
  context: SKRSContext2D,
  points: readonly Place[],
  width: number,
  colour: string,
  ends: 'thin' | 'even' | 'last',
): void {
  const last = points.length - 1
  const along = last < 4 ? subdivide(points, 10) : points
  const widths = along.map((_, index) => {
    const position = index / (along.length - 1)
    if (ends === 'even') return width
    if (ends === 'last') return width * (1 - 0.85 * position ** 1.5)
    return width * (0.25 + 0.75 * Math.sin(Math.PI * position) ** 0.7)
  })
  fillStroke(context, along, widths, colour)
}

function subdivide(points: readonly Place[], parts: number): Place[] {
  return points.flatMap((point, index): Place[] => {
    const next = points[index + 1]
    if (!next) return [point]
    return Array.from(
      { length: parts },
      (_, part): Place => [
        point[0] + ((next[0] - point[0]) * part) / parts,
        point[1] + ((next[1] - point[1]) * part) / parts,
      ],
    )
  })
}

// Drawn as strokes and not as an outline, which would cross itself in the crook of an elbow.
function drawLimb(
  context: SKRSContext2D,
  inkColour: string,
  spine: readonly Place[],
  stops: readonly number[],
  size: number,
  style: ShapeStyle,
): void {
  const widths = spine.map((_, index) => {
    const position = (index / (spine.length - 1)) * (stops.length - 1)
    const lower = Math.min(stops.length - 2, Math.floor(position))
    return stops[lower]! + (stops[lower + 1]! - stops[lower]!) * (position - lower)
  })
  const ink = (style.ink ?? defaultInk) * size
  if (ink > 0)
    fillStroke(
      context,
      spine,
      widths.map((width) => width + ink * 1.7),
      inkColour,
    )
  fillStroke(context, spine, widths, style.fill ?? '#ffffff')
  if (style.shade === undefined) return
  const [byX, byY] = style.shadeBy ?? [-6, -5]
  context.save()
  traceStroke(context, spine, widths)
  context.clip()
  context.fillStyle = style.shade
  context.fillRect(-1e5, -1e5, 2e5, 2e5)
  fillStroke(
    context,
    spine.map(([x, y]) => [x + byX * size, y + byY * size]),
    widths,
    style.fill ?? '#ffffff',
  )
  context.restore()
}

function fillStroke(context: SKRSContext2D, points: readonly Place[], widths: readonly number[], paint: Paint): void {
  traceStroke(context, points, widths)
  context.fillStyle = paint
  context.fill()
}

function traceStroke(context: SKRSContext2D, points: readonly Place[], widths: readonly number[]): void {
  context.beginPath()
  points.forEach((point, index) => {
    const half = widths[index]! / 2
    context.moveTo(point[0] + half, point[1])
    context.arc(point[0], point[1], half, 0, Math.PI * 2)
    const next = points[index + 1]
    if (!next) return
    const length = Math.hypot(next[0] - point[0], next[1] - point[1])
    if (length === 0) return
    const nx = -(next[1] - point[1]) / length
    const ny = (next[0] - point[0]) / length
    const nextHalf = widths[index + 1]! / 2
    // Same winding as the dots: with the other one, overlaps would be left white.
    addPolygon(context, [
      [point[0] - nx * half, point[1] - ny * half],
      [next[0] - nx * nextHalf, next[1] - ny * nextHalf],
      [next[0] + nx * nextHalf, next[1] + ny * nextHalf],
      [point[0] + nx * half, point[1] + ny * half],
    ])
  })
}
