import type { Box, Colour, DetectedPage, PageOptions, Point, TextDirection, TextLine } from '../page.ts'
import { createMask } from '../raster/mask.ts'

const options: PageOptions = {
  engine: 'builtin',
  detector: 'default',
  fontStyle: 'comic',
  upperCase: false,
  glossary: {},
}

/** A page to draw balloons and blocks of ink on, as the detect stage would give it; for tests. */
export interface DrawnLettering {
  /** Colours every pixel; later calls paint over earlier ones. */
  readonly fill: (colourAt: (x: number, y: number) => Colour | undefined) => void
  /** White inside, black border of 3 px. */
  readonly ellipse: (centre: Point, radiusX: number, radiusY: number) => void
  /** A line of square black glyphs, each `size` wide with a gap of a fifth, starting at its top left. */
  readonly line: (at: Point, glyphs: number, size: number, direction: TextDirection) => void
  /** Blocks of glyphs with `gap` pixels between them that were taken for one row. */
  readonly rowOf: (at: Point, blocks: readonly number[], size: number, gap: number) => void
  readonly page: () => DetectedPage
}

/** A white page of the given size. */
export function drawnLettering(width: number, height: number): DrawnLettering {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const textMask = createMask(width, height)
  const lines: TextLine[] = []
  const fill: DrawnLettering['fill'] = (colourAt) => {
    for (let y = 0, index = 0; y < height; y++) {
      for (let x = 0; x < width; x++, index += 4) {
        const colour = colourAt(x, y)
        if (colour !== undefined) data.set(colour, index)
      }
    }
  }
  const distance = (x: number, y: number, [centreX, centreY]: Point, radiusX: number, radiusY: number) =>
    Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY)
  const drawGlyphs = ([left, top]: Point, glyphs: number, size: number, direction: TextDirection): Box => {
    const step = Math.round(size * 1.2)
    for (let glyph = 0; glyph < glyphs; glyph++) {
      const x = direction === 'vertical' ? left : left + glyph * step
      const y = direction === 'vertical' ? top + glyph * step : top
      fill((column, row) =>
        column >= x && column < x + size && row >= y && row < y + size && (column + row) % 4 < 2
          ? [0, 0, 0]
          : undefined,
      )
      for (let row = y - 1; row <= y + size; row++)
        textMask.data.fill(1, row * width + x - 1, row * width + x + size + 1)
    }
    const length = (glyphs - 1) * step + size
    return direction === 'vertical' ? [left, top, size, length] : [left, top, length, size]
  }
  return {
    fill,
    ellipse: (centre, radiusX, radiusY) =>
      fill((x, y) => {
        if (distance(x, y, centre, radiusX, radiusY) <= 1) return [255, 255, 255]
        return distance(x, y, centre, radiusX + 3, radiusY + 3) <= 1 ? [0, 0, 0] : undefined
      }),
    line: ([left, top], glyphs, size, direction) => {
      lines.push(lineOf(drawGlyphs([left, top], glyphs, size, direction), direction))
    },
    rowOf: ([left, top], blocks, size, gap) => {
      let end = left - gap
      for (const glyphs of blocks) {
        const [x, , width] = drawGlyphs([end + gap, top], glyphs, size, 'horizontal')
        end = x + width
      }
      lines.push(lineOf([left, top, end - left, size], 'horizontal'))
    },
    page: () => ({
      name: 'drawn',
      options,
      format: 'png',
      sourceBytes: new Uint8Array(),
      image: { width, height, data },
      lines,
      textMask,
    }),
  }
}

function lineOf(box: Box, direction: TextDirection): TextLine {
  return { polygon: cornersOf(box), box, direction, angle: 0, confidence: 0.9 }
}

function cornersOf([x, y, width, height]: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
