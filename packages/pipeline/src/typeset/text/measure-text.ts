import type { CanvasContext } from '../../ports.ts'
import type { Typeface } from '../fonts/create-font-library.ts'
import { splitIntoCells } from './column-cells.ts'

/** Lengths and heights of text in a typeface, in parts of the font size. */
export interface TextRuler {
  readonly widthOf: (text: string) => number
  /** Length of a vertical column. */
  readonly columnLengthOf: (text: string) => number
  /** Highest and lowest ink over the baseline. */
  readonly inkOf: (text: string) => { readonly ascent: number; readonly descent: number }
}

/** The size that everything is measured at: large enough that hinting and rounding do not show. */
const rulerSizePx = 100

/** A ruler that measures each text once. */
export function createTextRuler(context: CanvasContext, typeface: Typeface): TextRuler {
  const widths = new Map<string, number>()
  const widthOf = (text: string): number => {
    const known = widths.get(text)
    if (known !== undefined) return known
    context.font = typeface.fontOf(text, rulerSizePx)
    const width = context.measureText(text).width / rulerSizePx
    widths.set(text, width)
    return width
  }
  return {
    widthOf,
    columnLengthOf: (text) =>
      splitIntoCells(text).reduce((length, cell) => length + (cell.kind === 'turned' ? widthOf(cell.text) : 1), 0),
    inkOf: (text) => {
      context.font = typeface.fontOf(text, rulerSizePx)
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text)
      return { ascent: actualBoundingBoxAscent / rulerSizePx, descent: actualBoundingBoxDescent / rulerSizePx }
    },
  }
}
