import { horizontalGap, verticalGap } from '../geometry/box.ts'
import type { TextLine } from '../page.ts'
import { thicknessOf } from './line-measures.ts'

/** Readings (furigana) are about half the size of what they annotate and stand close to it. */
const rubySize = 0.62
const rubyGap = 0.45

/** The lines without the small readings to the right of columns or above rows. */
export function dropRuby(lines: readonly TextLine[]): TextLine[] {
  return lines.filter((line) => !lines.some((base) => isRubyOf(line, base)))
}

function isRubyOf(ruby: TextLine, base: TextLine): boolean {
  if (ruby === base || ruby.direction !== base.direction) return false
  const thickness = thicknessOf(base)
  if (thicknessOf(ruby) > rubySize * thickness) return false
  const isVertical = base.direction === 'vertical'
  const gap = isVertical ? horizontalGap(ruby.box, base.box) : verticalGap(ruby.box, base.box)
  const isOnReadingSide = isVertical ? ruby.box[0] > base.box[0] + base.box[2] / 2 : ruby.box[1] < base.box[1]
  if (!isOnReadingSide || gap > rubyGap * thickness) return false
  const [start, length, baseStart, baseLength] = isVertical
    ? [ruby.box[1], ruby.box[3], base.box[1], base.box[3]]
    : [ruby.box[0], ruby.box[2], base.box[0], base.box[2]]
  return start > baseStart - 0.5 * thickness && start + length < baseStart + baseLength + 0.5 * thickness
}
