import type { TextDirection } from '../../page.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import { resampleGrey } from '../../raster/resample-grey.ts'
import type { LineInk } from '../prepare/cut-lines.ts'
import { layColumnAsRow } from './lay-column-as-row.ts'
import type { LineFormat } from '../engines/line-engine.ts'
import { reshapeRow } from '../engines/reshape-row.ts'

/** A line much thinner than its neighbours (dots, a dash) keeps its size against them instead of being blown up. */
const thinnestLine = 0.7
/** No picture is longer than this many heights; nothing that a line holds is. */
const longestPicture = 120

/**
 * Draws a line for a model: at the model's height with its glyphs at the size that it reads best. Columns are
 * shown as the format says. `glyphSizePx` is the thickness of the region's typical line on the page.
 */
export function drawLine(line: LineInk, direction: TextDirection, glyphSizePx: number, format: LineFormat): GreyImage {
  const upright = direction === 'vertical' ? showColumn(line, glyphSizePx, format) : showRow(line, format)
  const thickness = Math.max(upright.height, thinnestLine * glyphSizePx)
  const scale = (format.heightPx * format.glyphShare) / thickness
  const width = Math.min(longestPicture * format.heightPx, Math.max(1, Math.round(upright.width * scale)))
  const height = Math.min(format.heightPx, Math.max(1, Math.round(upright.height * scale)))
  return placeOnWhite(resampleGrey(upright, width, height), format)
}

function showRow({ ink }: LineInk, { rows }: LineFormat): GreyImage {
  return rows === undefined ? ink : reshapeRow(ink, rows)
}

function showColumn(line: LineInk, glyphSizePx: number, { columns }: LineFormat): GreyImage {
  return columns === 'turned' ? turnCounterClockwise(line.ink) : layColumnAsRow(line, glyphSizePx)
}

function placeOnWhite(text: GreyImage, { heightPx, marginShare }: LineFormat): GreyImage {
  const margin = Math.round(marginShare * heightPx)
  const width = text.width + 2 * margin
  const top = Math.floor((heightPx - text.height) / 2)
  const data = new Uint8Array(width * heightPx).fill(255)
  for (let y = 0; y < text.height; y++) {
    data.set(text.data.subarray(y * text.width, (y + 1) * text.width), (top + y) * width + margin)
  }
  return { width, height: heightPx, data }
}

function turnCounterClockwise({ width, height, data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = data[y * width + x]!
  }
  return { width: height, height: width, data: turned }
}
