import { createPen, tracePolygon, type Pen } from './pen.ts'
import type { Knot, Place } from './curves.ts'
import type { Sheet } from './sheet.ts'

/** Draws a picture inside a frame. */
export function drawPanel(sheet: Sheet, frame: readonly Knot[], draw: (pen: Pen) => void, frameWidth = 4.5): void {
  const pen = createPen(sheet.art)
  pen.inside(frame, () => draw(pen))
  if (frameWidth === 0) return
  sheet.art.strokeStyle = pen.inkColour
  sheet.art.lineWidth = frameWidth
  sheet.art.lineJoin = 'miter'
  tracePolygon(sheet.art, frame)
  sheet.art.stroke()
}

/** An upright frame. */
export function box(left: number, top: number, right: number, bottom: number): Place[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
