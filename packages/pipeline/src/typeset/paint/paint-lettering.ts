import { boxIntersection, boxOfPoints } from '../../geometry/box.ts'
import type { Box, Colour, Ink, LaidLine, LetterColours, Point, RasterImage } from '../../page.ts'
import type { CanvasContext, CanvasPort } from '../../ports.ts'
import type { Typeface } from '../fonts/create-font-library.ts'
import type { LaidText } from '../layout/fit-text.ts'
import { type TextFrame, toPage } from '../layout/text-frame.ts'
import { splitIntoCells } from '../text/column-cells.ts'

/** Everything that says how a laid text is drawn. */
export interface Lettering {
  readonly laid: Pick<LaidText, 'sizePx' | 'lines'>
  readonly frame: Pick<TextFrame, 'angle' | 'origin'>
  readonly typeface: Typeface
  readonly colours: LetterColours
  readonly isVertical: boolean
  readonly baseDirection: 'ltr' | 'rtl'
  /** BCP 47 tag, for the form of ideographs. */
  readonly tag: string
}

/** Draws a laid text, to be put on a page of the given size. */
export function paintLettering(
  canvas: CanvasPort,
  lettering: Lettering,
  page: Pick<RasterImage, 'width' | 'height'>,
): Ink {
  const box = boxIntersection(boundsOf(lettering), [0, 0, page.width, page.height])
  if (box[2] === 0 || box[3] === 0) return { box, data: new Uint8ClampedArray() }
  const context = canvas.createContext(box[2], box[3])
  const { colours, laid } = lettering
  context.lang = lettering.tag
  context.direction = lettering.baseDirection
  context.lineJoin = 'round'
  context.fillStyle = cssColour(colours.colour)
  if (colours.outline !== undefined) {
    context.strokeStyle = cssColour(colours.outline)
    context.lineWidth = 2 * outlineWidthPx(colours, laid.sizePx)
    drawLines(context, lettering, box, (text, x, y) => context.strokeText(text, x, y))
  }
  drawLines(context, lettering, box, (text, x, y) => context.fillText(text, x, y))
  return { box, data: context.getImageData(0, 0, box[2], box[3]).data }
}

/** Outlines of large letters need not grow as the letters do. */
function outlineWidthPx({ outlineWidth }: LetterColours, sizePx: number): number {
  return Math.max(1, Math.min(outlineWidth * sizePx, 3 + 0.04 * sizePx))
}

type DrawText = (text: string, x: number, y: number) => void

function drawLines(context: CanvasContext, lettering: Lettering, box: Box, draw: DrawText): void {
  const drawLine = lettering.isVertical ? drawColumn : drawRow
  for (const line of lettering.laid.lines) drawLine(context, lettering, box, line, draw)
}

function drawRow(
  context: CanvasContext,
  { frame, typeface, laid }: Lettering,
  box: Box,
  line: LaidLine,
  draw: DrawText,
) {
  const [x, y] = toPage(frame, line.u, line.v)
  // Whole pixels keep the letters of straight lines as sharp as their font.
  const top = frame.angle === 0 ? Math.round(y) : y
  place(context, box, [x, top], frame.angle)
  context.textAlign = 'center'
  context.font = typeface.fontOf(line.text, laid.sizePx)
  draw(line.text, 0, 0)
}

/** Height of the baseline under the middle of a full-width glyph, and under the middle of a capital, in parts of the font size. */
const ideographBaseline = 0.38
const capitalBaseline = 0.36

function drawColumn(context: CanvasContext, lettering: Lettering, box: Box, line: LaidLine, draw: DrawText): void {
  const { frame, typeface, laid } = lettering
  const upright = frame.angle - Math.PI / 2
  let u = line.u
  context.textAlign = 'center'
  for (const { text, kind } of splitIntoCells(line.text)) {
    context.fontFeatureSettings = kind === 'upright' ? '"vert" 1' : 'normal'
    context.font = typeface.fontOf(text, laid.sizePx)
    const widthPx = context.measureText(text).width
    const advance = kind === 'turned' ? widthPx : laid.sizePx
    place(context, box, toPage(frame, u + advance / 2, line.v), kind === 'turned' ? frame.angle : upright)
    if (kind === 'combined' && widthPx > laid.sizePx) context.scale(laid.sizePx / widthPx, 1)
    draw(text, 0, (kind === 'upright' ? ideographBaseline : capitalBaseline) * laid.sizePx)
    u += advance
  }
  context.fontFeatureSettings = 'normal'
}

function place(context: CanvasContext, box: Box, [x, y]: Point, angle: number): void {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  context.setTransform(cos, sin, -sin, cos, x - box[0], y - box[1])
}

/** A box that surely holds all ink: marks reach beyond the lines' own height. */
function boundsOf({ laid, frame, isVertical, colours }: Lettering): Box {
  const beyond = 1.6 * laid.sizePx + (colours.outline === undefined ? 0 : 2)
  const corners = laid.lines.flatMap(({ u, v, widthPx }) => {
    const start = isVertical ? u : u - widthPx / 2
    return [start - beyond, start + widthPx + beyond].flatMap((edge) => [
      toPage(frame, edge, v - beyond),
      toPage(frame, edge, v + beyond),
    ])
  })
  return boxOfPoints(corners)
}

function cssColour([red, green, blue]: Colour): string {
  return `rgb(${red}, ${green}, ${blue})`
}
