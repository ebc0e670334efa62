import type { Box, Mask, Point, TextLine } from '../page.ts'
import { acrossOf, areInOneRow, endOf, startOf, thicknessOf } from '../geometry/line-measures.ts'

/** Rows this many thicknesses away still say how a line's text is laid out. */
const reach = 4
/** As many rows beside it have to be broken at a place before a line is cut there. */
const fewestBroken = 2
/** A line is cut at a gap of this many thicknesses that is this many times wider than its others. */
const smallestGap = 0.5
const clearlyWider = 1.4

type Span = readonly [from: number, to: number]

/**
 * Cuts lines that run through two texts side by side, which a detector joins where the texts come near each other: the
 * rows above and below are broken at the same place, and the line's widest gap is there. The same holds for columns of
 * texts one above the other.
 */
export function cutSharedRows(lines: readonly TextLine[], textMask: Mask): TextLine[] {
  return lines.flatMap((line) => {
    if (line.angle !== 0) return [line]
    const place = commonBreak(line, lines)
    const gap = place === undefined ? undefined : widestGapWithin(line, place, textMask)
    return gap === undefined ? [line] : cutAt(line, gap)
  })
}

/** Where rows near a line are broken that the line runs through; undefined when too few are. */
function commonBreak(line: TextLine, lines: readonly TextLine[]): Span | undefined {
  const thickness = thicknessOf(line)
  const near = lines.filter(
    (other) =>
      other !== line &&
      other.direction === line.direction &&
      other.angle === 0 &&
      Math.abs(acrossOf(other) - acrossOf(line)) < reach * thickness,
  )
  const breaks = near.flatMap((first): Span[] => {
    const next = near.filter(
      (second) => second !== first && areInOneRow(first, second) && startOf(second) > endOf(first),
    )
    if (next.length === 0 || areInOneRow(first, line)) return []
    const to = Math.min(...next.map(startOf))
    return endOf(first) > startOf(line) && to < endOf(line) ? [[endOf(first), to]] : []
  })
  for (const [from, to] of breaks) {
    const alike = breaks.filter((other) => other[0] < to + thickness && other[1] > from - thickness)
    if (alike.length < fewestBroken) continue
    return [
      Math.min(...alike.map((other) => other[0])) - thickness,
      Math.max(...alike.map((other) => other[1])) + thickness,
    ]
  }
  return undefined
}

function widestGapWithin(line: TextLine, [from, to]: Span, textMask: Mask): Span | undefined {
  const gaps = gapsOf(line, textMask).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const [widest, next] = gaps
  if (widest === undefined || lengthOf(widest) < smallestGap * thicknessOf(line)) return undefined
  const isClear = next === undefined || lengthOf(widest) >= clearlyWider * lengthOf(next)
  return isClear && widest[0] >= from && widest[1] <= to ? widest : undefined
}

function lengthOf([from, to]: Span): number {
  return to - from
}

/** Runs of the line in which no glyph stands. */
function gapsOf({ box: [left, top, width, height], direction }: TextLine, { data, width: pageWidth }: Mask): Span[] {
  const isVertical = direction === 'vertical'
  const [start, length, across] = isVertical ? [top, height, width] : [left, width, height]
  const gaps: [number, number][] = []
  for (let along = start; along < start + length; along++) {
    let isEmpty = true
    for (let step = 0; step < across && isEmpty; step++)
      isEmpty = data[isVertical ? along * pageWidth + left + step : (top + step) * pageWidth + along] === 0
    if (!isEmpty) continue
    const last = gaps.at(-1)
    if (last !== undefined && last[1] === along) last[1] = along + 1
    else gaps.push([along, along + 1])
  }
  return gaps
}

function cutAt(line: TextLine, [from, to]: Span): TextLine[] {
  const isVertical = line.direction === 'vertical'
  const [left, top, width, height] = line.box
  const parts: Span[] = [
    [startOf(line), from],
    [to, endOf(line)],
  ]
  return parts.map(([start, end]): TextLine => {
    const within = (value: number): number => Math.min(end, Math.max(start, value))
    const box: Box = isVertical ? [left, start, width, end - start] : [start, top, end - start, height]
    const polygon = line.polygon.map(([x, y]): Point => (isVertical ? [x, within(y)] : [within(x), y]))
    return { ...line, box, polygon }
  })
}
