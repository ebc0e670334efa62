import type { Box, TextDirection } from '../../page.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import type { LineInk } from '../prepare/cut-lines.ts'

const fewestDots = 2
/** Dots are about as wide as high and of about one size. */
const roundness = 1.5
const sizeSpread = 1.8
/** Share of its box that a dot fills; a disc fills 0.79, letters less than half. */
const smallestFill = 0.6

/**
 * Whether a line is an ellipsis and nothing else: round dots of one size in a row. Recognisers are given lines at the
 * size of their glyphs, at which dots look like letters.
 */
export function isRowOfDots({ glyphs, ink, box }: LineInk, direction: TextDirection): boolean {
  if (glyphs.length < fewestDots) return false
  const sizes = glyphs.map(([, , width, height]) => Math.max(width, height))
  const largest = Math.max(...sizes)
  const isRound = ([, , width, height]: Box): boolean => width <= roundness * height && height <= roundness * width
  const starts = glyphs.map(([x, y]) => (direction === 'vertical' ? y : x)).toSorted((a, b) => a - b)
  const across = glyphs.map(([x, y]) => (direction === 'vertical' ? x : y))
  return (
    glyphs.every(isRound) &&
    glyphs.every((glyph) => fillOf(ink, box, glyph) >= smallestFill) &&
    largest <= sizeSpread * Math.min(...sizes) &&
    Math.max(...across) - Math.min(...across) <= 0.6 * largest &&
    starts.every((start, index) => index === 0 || start - starts[index - 1]! >= 1.3 * largest)
  )
}

/** Share of a glyph's box that its strokes cover. */
function fillOf(ink: GreyImage, line: Box, [left, top, width, height]: Box): number {
  let dark = 0
  for (let y = top - line[1]; y < top - line[1] + height; y++) {
    for (let x = left - line[0]; x < left - line[0] + width; x++) if (ink.data[y * ink.width + x]! < 140) dark++
  }
  return dark / (width * height)
}
