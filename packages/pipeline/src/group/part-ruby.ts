import { horizontalGap, verticalGap } from '../geometry/box.ts'
import { isRubySized } from '../geometry/ruby-size.ts'
import type { TextLine } from '../page.ts'
import { thicknessOf } from '../geometry/line-measures.ts'

/** Smaller than this share of what they stand beside, marks are specks and no readings (furigana). */
const smallestRuby = 0.18
/** Readings stand this close to what they annotate, in thicknesses of its line. */
const rubyGap = 0.45

/** Lines of text, and the small readings to the right of columns or above rows. */
export interface PartedLines {
  readonly lines: readonly TextLine[]
  readonly ruby: readonly TextLine[]
}

/** Takes ruby from among the lines, where there may be any. */
export function partRuby(all: readonly TextLine[], mayHaveRuby: boolean): PartedLines {
  if (!mayHaveRuby) return { lines: all, ruby: [] }
  const ruby = all.filter((line) => all.some((base) => isRubyOf(line, base)))
  return { lines: all.filter((line) => !ruby.includes(line)), ruby }
}

/** Whether a line is the small reading of another. */
export function isRubyOf(ruby: TextLine, base: TextLine): boolean {
  if (ruby === base || ruby.direction !== base.direction) return false
  const isVertical = base.direction === 'vertical'
  const thickness = thicknessOf(base)
  const [size, baseSize] = [sizeOf(ruby), sizeOf(base)]
  if (size / baseSize < smallestRuby || !isRubySized(size, baseSize)) return false
  const gap = isVertical ? horizontalGap(ruby.box, base.box) : verticalGap(ruby.box, base.box)
  const isOnReadingSide = isVertical ? ruby.box[0] > base.box[0] + base.box[2] / 2 : ruby.box[1] < base.box[1]
  if (!isOnReadingSide || gap > rubyGap * thickness) return false
  const [start, length, baseStart, baseLength] = isVertical
    ? [ruby.box[1], ruby.box[3], base.box[1], base.box[3]]
    : [ruby.box[0], ruby.box[2], base.box[0], base.box[2]]
  return start > baseStart - 0.5 * thickness && start + length < baseStart + baseLength + 0.5 * thickness
}

/** Lines of small glyphs are given room, but the ink of upright columns says how thick they are; rows may lack tall letters. */
function sizeOf(line: TextLine): number {
  return line.direction === 'vertical' && line.angle === 0 ? line.box[2] : thicknessOf(line)
}
