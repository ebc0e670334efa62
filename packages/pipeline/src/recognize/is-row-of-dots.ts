import type { Box, TextDirection } from '../page.ts'
import type { LineInk } from './cut-lines.ts'

const fewestDots = 2
/** Dots are about as wide as high and of about one size. */
const roundness = 1.5
const sizeSpread = 1.8

/**
 * Whether a line is an ellipsis and nothing else: round dots of one size in a row. Recognisers are given lines at the
 * size of their glyphs, at which dots look like letters.
 */
export function isRowOfDots({ glyphs }: LineInk, direction: TextDirection): boolean {
  if (glyphs.length < fewestDots) return false
  const sizes = glyphs.map(([, , width, height]) => Math.max(width, height))
  const largest = Math.max(...sizes)
  const isRound = ([, , width, height]: Box): boolean => width <= roundness * height && height <= roundness * width
  const starts = glyphs.map(([x, y]) => (direction === 'vertical' ? y : x)).toSorted((a, b) => a - b)
  const across = glyphs.map(([x, y]) => (direction === 'vertical' ? x : y))
  return (
    glyphs.every(isRound) &&
    largest <= sizeSpread * Math.min(...sizes) &&
    Math.max(...across) - Math.min(...across) <= 0.6 * largest &&
    starts.every((start, index) => index === 0 || start - starts[index - 1]! >= 1.3 * largest)
  )
}
