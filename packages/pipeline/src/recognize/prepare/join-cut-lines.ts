import { boxUnion } from '../../geometry/box.ts'
import type { TextDirection, TextLine } from '../../page.ts'
import { gapAcross, gapAlong, inkLengthOf, inkThicknessOf } from '../../geometry/line-measures.ts'

/** Pieces of one line are together at most this many times as thick as the region's other lines. */
const thickestLine = 1.3
/** Where there are too few others, one piece has to be this much thinner than the other and add little to it. */
const fewestOthers = 2
const thinnerPiece = 0.5
const mostAdded = 1.35
/** Share of the thinner piece by which they reach into each other; tails reach less far. */
const smallestReach = 0.2
/** Share of the shorter piece that lies beside the other. */
const smallestShare = 0.5

/**
 * Joins lines that were cut along their middle, as syllables in several storeys are when the glyphs' size was judged by
 * their pieces: two that reach into each other and together are hardly thicker than one.
 */
export function joinCutLines(lines: readonly TextLine[], direction: TextDirection): readonly TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const place = joined.findIndex((other) => {
      const others = lines.filter((third) => third !== line && third !== other)
      return areOneLine(
        other,
        line,
        direction,
        others.map((third) => inkThicknessOf(third, direction)),
      )
    })
    if (place < 0) joined.push(line)
    else joined[place] = join(joined[place]!, line)
  }
  return joined
}

function areOneLine(a: TextLine, b: TextLine, direction: TextDirection, others: readonly number[]): boolean {
  if (a.angle !== 0 || b.angle !== 0) return false
  const [thin, thick] = [inkThicknessOf(a, direction), inkThicknessOf(b, direction)].sort((one, two) => one - two) as [
    number,
    number,
  ]
  const shared = -gapAcross(a, b, direction)
  const beside = -gapAlong(a, b, direction)
  if (shared < smallestReach * thin) return false
  if (beside < smallestShare * Math.min(inkLengthOf(a, direction), inkLengthOf(b, direction))) return false
  const together = thin + thick - shared
  if (others.length < fewestOthers) return thin <= thinnerPiece * thick && together <= mostAdded * thick
  return together <= thickestLine * others.toSorted((one, two) => one - two)[others.length >> 1]!
}

function join(a: TextLine, b: TextLine): TextLine {
  const box = boxUnion([a.box, b.box])
  const [x, y, width, height] = box
  const polygon = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  return { ...a, box, polygon }
}
