import type { TextLine } from '../page.ts'
import { areInOneRow, endOf, startOf, thicknessOf } from '../geometry/line-measures.ts'

/** The room between two texts side by side, in page pixels, and how many rows it parts. */
export interface SideBySide {
  /** 0 when they do not stand side by side. */
  readonly gap: number
  readonly rows: number
}

/** As many rows have to be broken: fewer are words that stand apart in one text. */
const fewestRows = 3
/** Share of the smaller text's lines that stand in a row with one of the other. */
const sharedRows = 0.6

/**
 * Looks at two parts as texts side by side: most rows of the smaller have a counterpart in the other, and each ends before
 * it starts; no line reaches clearly beyond the middle of one of the other part. The room need not be straight, as it is
 * not between two ragged blocks.
 */
export function gapSideBySide(first: readonly TextLine[], second: readonly TextLine[]): SideBySide {
  const slack = 0.5 * Math.min(...[...first, ...second].map(thicknessOf))
  const isApart =
    Math.max(...first.map(middleOf)) < Math.min(...second.map(startOf)) + slack &&
    Math.max(...first.map(endOf)) < Math.min(...second.map(middleOf)) + slack
  const pairs = first.flatMap((a) => second.filter((b) => areInOneRow(a, b)).map((b) => [a, b] as const))
  const gap = Math.min(...pairs.map(([a, b]) => startOf(b) - endOf(a)))
  const smaller = first.length <= second.length ? first : second
  const rows = smaller.filter((line) => pairs.some((pair) => pair.includes(line))).length
  const isBroken = rows >= fewestRows && rows >= sharedRows * smaller.length
  return isApart && isBroken && gap > 0 ? { gap, rows } : { gap: 0, rows: 0 }
}

function middleOf(line: TextLine): number {
  return (startOf(line) + endOf(line)) / 2
}
