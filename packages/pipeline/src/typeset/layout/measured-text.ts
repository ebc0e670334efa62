import type { Fragment } from '../text/fragment.ts'

/** A text's fragments with their lengths, in parts of the font size. */
export interface MeasuredText {
  readonly fragments: readonly Fragment[]
  readonly widths: readonly number[]
  readonly gaps: readonly number[]
  readonly hyphens: readonly number[]
}

/** Measures fragments; `widthOf` gives the length of a text in parts of the font size. */
export function measureFragments(fragments: readonly Fragment[], widthOf: (text: string) => number): MeasuredText {
  return {
    fragments,
    widths: fragments.map(({ text }) => widthOf(text)),
    gaps: fragments.map(({ gap }) => (gap === '' ? 0 : widthOf(gap))),
    hyphens: fragments.map(({ hyphen }) => (hyphen === '' ? 0 : widthOf(hyphen))),
  }
}

/** Whether a text, filled in line by line, needs no more than the given lines (lengths in parts of the font size). */
export function fitsInto({ widths, gaps, hyphens }: MeasuredText, slots: readonly number[]): boolean {
  let next = 0
  for (const slot of slots) {
    let length = 0
    let fitting = next
    for (let index = next; index < widths.length; index++) {
      length += widths[index]!
      if (length > slot + 1e-9) break
      if (index === widths.length - 1 || length + hyphens[index]! <= slot) fitting = index + 1
      length += gaps[index]!
    }
    next = fitting
    if (next === widths.length) return true
  }
  return false
}
