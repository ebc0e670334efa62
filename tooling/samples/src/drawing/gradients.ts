import type { CanvasGradient } from '@napi-rs/canvas'
import type { Place } from './curves.ts'
import type { Pen } from './pen.ts'

/** Colours from `top` to `bottom` of the page, evenly spread. */
export function downwards(pen: Pen, top: number, bottom: number, colours: readonly string[]): CanvasGradient {
  return spread(pen.context.createLinearGradient(0, top, 0, bottom), colours)
}

/** Colours from a centre to a circle around it, evenly spread. */
export function outwards(pen: Pen, centre: Place, radius: number, colours: readonly string[]): CanvasGradient {
  return spread(pen.context.createRadialGradient(centre[0], centre[1], 0, centre[0], centre[1], radius), colours)
}

function spread(gradient: CanvasGradient, colours: readonly string[]): CanvasGradient {
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}
