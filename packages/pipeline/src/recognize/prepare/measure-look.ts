import type { TextDirection, TextLook } from '../../page.ts'
import type { LineInk } from './cut-lines.ts'
import type { SeparatedInk } from './separate-ink.ts'

/** Strokes of bold faces are thicker than this share of the glyph's height. */
const boldStrokeShare = 0.13

/** Measures how a region's lettering looks. `lineThicknessPx` is the thickness of its typical line. */
export function measureLook(
  { colour, outline }: SeparatedInk,
  lines: readonly LineInk[],
  direction: TextDirection,
  lineThicknessPx: number,
): TextLook {
  const glyphSizePx = Math.max(1, Math.round(direction === 'vertical' ? lineThicknessPx : tallGlyphHeight(lines)))
  const isBold = strokeThickness(lines) > boldStrokeShare * glyphSizePx
  return { colour, ...(outline === undefined ? {} : { outline }), glyphSizePx, isBold }
}

/** Three quarters of a row's glyphs are at most as tall as its capitals or kanji. */
function tallGlyphHeight(lines: readonly LineInk[]): number {
  const heights = lines.flatMap(({ glyphs }) => glyphs.map((box) => box[3])).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length * 0.75)] ?? 1
}

/** Area over half of the outline is the mean thickness of strokes that are long against it. */
function strokeThickness(lines: readonly LineInk[]): number {
  let area = 0
  let edges = 0
  for (const { ink } of lines) {
    const { width, height, data } = ink
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x
        if (data[index]! >= 128) continue
        area++
        if (x === 0 || data[index - 1]! >= 128) edges++
        if (x === width - 1 || data[index + 1]! >= 128) edges++
        if (y === 0 || data[index - width]! >= 128) edges++
        if (y === height - 1 || data[index + width]! >= 128) edges++
      }
    }
  }
  return edges === 0 ? 0 : (2 * area) / edges
}
