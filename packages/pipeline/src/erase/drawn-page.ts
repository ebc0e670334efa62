import type {
  Balloon,
  BalloonGround,
  Box,
  Colour,
  Mask,
  Point,
  RasterImage,
  TextLine,
  TranslatedPage,
} from '../page.ts'
import { createMask } from '../raster/mask.ts'
import { dilate } from '../raster/morphology.ts'

/** What a drawn page of the tests shows. */
export interface PageDrawing {
  readonly width: number
  readonly height: number
  /** The colour of each pixel without text. */
  readonly ground: (x: number, y: number) => Colour
  /** Pixels that text may cover; the whole page when not given. */
  readonly interior?: (x: number, y: number) => boolean
  readonly groundKind?: BalloonGround
  readonly ink?: Colour
  /** A band of this colour around the glyphs, this many pixels wide. */
  readonly outline?: { readonly colour: Colour; readonly widthPx: number }
  /** Boxes of the regions' text, each filled with box-like characters of this size. */
  readonly texts: readonly Box[]
  readonly glyphSizePx?: number
  /** JPEG-like noise around glyphs, in steps of 255. */
  readonly noise?: number
  /** Translations by region; every region is erased when not given. */
  readonly translations?: readonly (string | undefined)[]
}

/** A page with drawn text, and the same page without it. */
export interface DrawnPage {
  readonly page: TranslatedPage
  readonly truth: RasterImage
  /** The glyphs' strokes without their soft edges. */
  readonly strokes: Mask
}

/** Draws box-like characters with soft edges on a ground. */
export function drawPage(drawing: PageDrawing): DrawnPage {
  const { width, height, ground, texts, glyphSizePx = 18, ink = [0, 0, 0], noise = 0, outline } = drawing
  const truth = paint(width, height, ground)
  const strokes = createMask(width, height)
  for (const box of texts) drawGlyphs(strokes, box, glyphSizePx)
  const coverage = soften(strokes)
  const band = outline === undefined ? undefined : dilate(strokes, outline.widthPx)
  const image = paint(width, height, (x, y) => {
    const index = y * width + x
    const share = coverage[index]!
    const ring = share > 0 || isNear(strokes, x, y, 5) ? ((x * 7 + y * 13) % 5) - 2 : 0
    const isBand = band?.data[index] === 1
    return [0, 1, 2].map(
      (channel) =>
        (isBand ? outline!.colour[channel]! : truth.data[index * 4 + channel]!) * (1 - share) +
        ink[channel]! * share +
        (ring * noise) / 2,
    ) as unknown as Colour
  })
  const balloon = balloonOf(drawing)
  const regions = texts.map((box, index) => ({
    id: `r${index + 1}`,
    lines: [lineOf(box)],
    box,
    direction: 'horizontal' as const,
    angle: 0,
    balloon,
    language: 'ENG' as const,
    text: 'text',
    confidence: 1,
    look: { colour: ink, glyphSizePx, isBold: false },
    kind: 'speech' as const,
    translation: drawing.translations === undefined ? '' : drawing.translations[index],
  }))
  const page: TranslatedPage = {
    name: 'drawn.png',
    sourceBytes: new Uint8Array(),
    options: { engine: 'builtin', detector: 'default', fontStyle: 'comic', upperCase: false, glossary: {} },
    image,
    format: 'png',
    lines: regions.flatMap(({ lines }) => lines),
    textMask: dilate(strokes, 2),
    language: 'ENG',
    regions,
    path: ['ENG', 'FRA'],
    usage: {},
    glossary: {},
  }
  return { page, truth, strokes }
}

function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): RasterImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      data.set(colourAt(x, y), to)
      data[to + 3] = 255
    }
  }
  return { width, height, data }
}

/** Each character is a frame with a bar across, three pixels thick. */
function drawGlyphs(strokes: Mask, [left, top, width, height]: Box, size: number): void {
  const thickness = 3
  for (let y = top; y + size <= top + height; y += size + 8) {
    for (let x = left; x + size <= left + width; x += size + 5) {
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          const isFrame = Math.min(row, column, size - 1 - row, size - 1 - column) < thickness
          const isBar = Math.abs(row - size / 2) < thickness / 2
          if (isFrame || isBar) strokes.data[(y + row) * strokes.width + x + column] = 1
        }
      }
    }
  }
}

/** Mean of the 3 by 3 neighbourhood: how much of each pixel ink covers. */
function soften({ width, height, data }: Mask): Float32Array {
  const coverage = new Float32Array(data.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0
      for (let row = -1; row <= 1; row++) {
        for (let column = -1; column <= 1; column++) sum += data[(y + row) * width + x + column]!
      }
      coverage[y * width + x] = data[y * width + x] === 1 ? 1 : sum / 9
    }
  }
  return coverage
}

function isNear({ width, height, data }: Mask, x: number, y: number, distance: number): boolean {
  for (let row = Math.max(0, y - distance); row <= Math.min(height - 1, y + distance); row++) {
    const start = row * width
    if (data.subarray(start + Math.max(0, x - distance), start + Math.min(width, x + distance + 1)).includes(1)) {
      return true
    }
  }
  return false
}

function balloonOf({ width, height, interior = () => true, groundKind = 'flat' }: PageDrawing): Balloon {
  const mask = createMask(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) mask.data[y * width + x] = interior(x, y) ? 1 : 0
  }
  return { ground: groundKind, interior: { box: [0, 0, width, height], mask } }
}

function lineOf(box: Box): TextLine {
  const [x, y, width, height] = box
  const polygon: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return { polygon, box, direction: 'horizontal', angle: 0, confidence: 1 }
}
