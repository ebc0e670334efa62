import { boxUnion } from '../../geometry/box.ts'
import { inkThicknessOf } from '../../geometry/line-measures.ts'
import type { Box, TextDirection } from '../../page.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import type { LineInk } from '../prepare/cut-lines.ts'

/** A line without the exclamation and question marks at its end, and those marks. */
export interface MarkedLine {
  /** Undefined when the line held nothing but marks. */
  readonly line: LineInk | undefined
  readonly marks: string
}

// Shapes in shares of the line's thickness.
const largestDot = 0.36
const widestGap = 0.4
const shortestBody = 0.3
const tallestBody = 1.15
/** Ink darker than this belongs to a stroke. */
const strokeLevel = 140

interface Mark {
  readonly box: Box
  readonly sign: '!' | '?'
  readonly members: ReadonlySet<Box>
}

/**
 * Takes exclamation and question marks off the end of a line by their shape: a bar or a hook over a dot. In a column
 * several stand side by side in one cell, which recognisers take for a character.
 */
export function takeTrailingMarks(line: LineInk, direction: TextDirection, glyphSizePx: number): MarkedLine {
  const marks = findMarks(line, Math.max(glyphSizePx, inkThicknessOf(line, direction)))
  const end = (box: Box): number => (direction === 'vertical' ? box[1] + box[3] : box[0] + box[2])
  const start = (box: Box): number => (direction === 'vertical' ? box[1] : box[0])
  let glyphs = [...line.glyphs]
  let signs = ''
  while (glyphs.length > 0) {
    const last = glyphs.reduce((a, b) => (end(b) > end(a) ? b : a))
    const final = marks.find(({ members }) => members.has(last))
    if (final === undefined) break
    const cell = marks.filter(({ box }) => start(box) < end(final.box) && end(box) > start(final.box))
    const members = new Set(cell.flatMap((mark) => [...mark.members]))
    const from = Math.min(...cell.map(({ box }) => start(box)))
    const rest = glyphs.filter((glyph) => !members.has(glyph))
    if (rest.some((glyph) => end(glyph) > from + 0.15 * glyphSizePx)) break
    signs =
      cell
        .toSorted((a, b) => a.box[0] - b.box[0])
        .map(({ sign }) => sign)
        .join('') + signs
    glyphs = rest
  }
  if (signs === '') return { line, marks: '' }
  return { line: glyphs.length === 0 ? undefined : keepGlyphs(line, glyphs), marks: signs }
}

function findMarks(line: LineInk, size: number): Mark[] {
  const isDot = ([, , width, height]: Box): boolean =>
    width <= largestDot * size && height <= largestDot * size && width < 2.2 * height && height < 2.2 * width
  const dots = line.glyphs.filter(isDot)
  return dots.flatMap((dot): Mark[] => {
    const body = line.glyphs.find((glyph) => glyph !== dot && standsOn(glyph, dot, size))
    const sign = body === undefined ? undefined : signOf(line, body)
    if (body === undefined || sign === undefined) return []
    return [{ box: boxUnion([body, dot]), sign, members: new Set([body, dot]) }]
  })
}

function standsOn(body: Box, dot: Box, size: number): boolean {
  const gap = dot[1] - (body[1] + body[3])
  const middle = dot[0] + dot[2] / 2
  return (
    gap > -0.1 * size &&
    gap < widestGap * size &&
    body[3] >= Math.max(shortestBody * size, 1.2 * dot[3]) &&
    body[3] <= tallestBody * size &&
    body[2] <= 0.8 * size &&
    middle > body[0] - 0.15 * size &&
    middle < body[0] + body[2] + 0.05 * size
  )
}

/** A bar is straight; a hook is wider, bends or forks near its top, and stands on a single stroke. */
function signOf({ ink, box }: LineInk, [left, top, width, height]: Box): '!' | '?' | undefined {
  const rows = Array.from({ length: height }, (_, y) => runsOfRow(ink, top - box[1] + y, left - box[0], width))
  const middles = rows.filter((runs) => runs.length === 1).map(([run]) => (run![0] + run![1]) / 2)
  if (middles.length < 3) return undefined
  const forked = rows.filter((runs) => runs.length > 1).length
  const isBent = largestBend(middles) > Math.max(1.5, 0.1 * height)
  if (forked <= 0.1 * height && !isBent && width <= 0.75 * height) return '!'
  const hasStem = rows.slice(Math.floor(0.75 * height)).every((runs) => runs.length <= 1)
  const isHook = (forked > 0 || isBent) && forked <= 0.7 * height && hasStem
  return isHook && width >= 0.35 * height && width <= 1.3 * height ? '?' : undefined
}

function runsOfRow(ink: GreyImage, y: number, left: number, width: number): [number, number][] {
  const runs: [number, number][] = []
  for (let x = left; x < left + width; x++) {
    if (ink.data[y * ink.width + x]! >= strokeLevel) continue
    const last = runs.at(-1)
    if (last !== undefined && last[1] === x) last[1] = x + 1
    else runs.push([x, x + 1])
  }
  return runs
}

/** Farthest that values lie from the straight line between the first and the last. */
function largestBend(values: readonly number[]): number {
  const first = values[0]!
  const step = (values.at(-1)! - first) / (values.length - 1)
  return Math.max(...values.map((value, index) => Math.abs(value - first - step * index)))
}

function keepGlyphs(line: LineInk, glyphs: readonly Box[]): LineInk {
  const box = boxUnion(glyphs)
  const data = new Uint8Array(box[2] * box[3])
  for (let y = 0; y < box[3]; y++) {
    const start = (y + box[1] - line.box[1]) * line.ink.width + box[0] - line.box[0]
    data.set(line.ink.data.subarray(start, start + box[2]), y * box[2])
  }
  return { ...line, box, glyphs, ink: { width: box[2], height: box[3], data } }
}
