import type { Box, Point, TextDirection, TextLine } from '../page.ts'
import { boxOfPoints } from './box.ts'
import { acrossProfile, boundsOfSpans, type GlyphSpan, toLineSpans } from './line-spans.ts'
import { peelRuby } from './peel-ruby.ts'

/** Lines are cut where nothing stands over this many glyph sizes. */
const breakGap = 1.8
/** A gap of this many glyph sizes cuts a line already where the caller knows of nothing that joins its sides. */
const doubtfulGap = 0.9
/** Two runs this near across, in glyph sizes, that together are no thicker than a line are one line. */
const sameLineGap = 0.22
const thickestLine = 1.35
/** A run thicker than this many glyph sizes holds two lines that touch. */
const thinnestPair = 1.7
/** A line of dots or dashes is as thick as this many glyph sizes, because a reader wants the room that full glyphs take. */
const thinnestLine = 0.7
/** Two lines that touch are cut apart where at most this share of their length is covered. */
const valleyShare = 0.4

/**
 * Puts glyphs, given by their bounds in page pixels, into lines of a direction, in the order of their places across.
 * `angle` turns the lines clockwise, in radians. `isJoined` says whether the two sides of a wide gap belong to one line.
 */
export function layOutLines(
  glyphs: readonly Box[],
  glyphSizePx: number,
  direction: TextDirection,
  angle: number,
  confidence: number,
  isJoined: (gapMiddle: Point) => boolean = () => true,
): TextLine[] {
  const turn = createTurn(angle)
  const boxes = turnBoxes(glyphs, angle)
  const columns = splitAcross(toLineSpans(boxes, direction), glyphSizePx)
  const runs =
    direction === 'vertical' ? columns.flatMap((column, place) => peelRuby(column, glyphSizePx, place > 0)) : columns
  const lines = runs.flatMap((spans) =>
    breakAlong(spans, glyphSizePx, ([along, across]) =>
      isJoined(turn.back(direction === 'vertical' ? [across, along] : [along, across])),
    ),
  )
  return lines.map((spans) => toTextLine(spans, thinnestLine * glyphSizePx, direction, angle, turn.back, confidence))
}

/** Where boxes come to lie when the lines that run at an angle are turned upright; each box keeps its size. */
export function turnBoxes(boxes: readonly Box[], angle: number): Box[] {
  const turn = createTurn(angle)
  return boxes.map(([x, y, width, height]): Box => {
    const [u, v] = turn.into([x + width / 2, y + height / 2])
    return [u - width / 2, v - height / 2, width, height]
  })
}

function createTurn(angle: number) {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return {
    into: ([x, y]: Point): Point => [x * cosine + y * sine, y * cosine - x * sine],
    back: ([u, v]: Point): Point => [u * cosine - v * sine, u * sine + v * cosine],
  }
}

function splitAcross(spans: readonly GlyphSpan[], glyphSizePx: number): GlyphSpan[][] {
  const { start, profile } = acrossProfile(spans)
  const runs: [number, number][] = []
  for (let position = 0; position < profile.length; position++) {
    if (profile[position] === 0) continue
    const last = runs.at(-1)
    if (last !== undefined && last[1] === position) last[1] = position + 1
    else runs.push([position, position + 1])
  }
  const split = runs.flatMap((run) => splitRun(profile, run, glyphSizePx))
  return mergeRuns(split, glyphSizePx)
    .map(([from, to]) => spans.filter((span) => isWithin((span.acrossStart + span.acrossEnd) / 2 - start, from, to)))
    .filter((line) => line.length > 0)
}

function isWithin(value: number, from: number, to: number): boolean {
  return value >= from && value < to
}

function splitRun(profile: Float32Array, [from, to]: [number, number], glyphSizePx: number): [number, number][] {
  if (to - from < thinnestPair * glyphSizePx) return [[from, to]]
  const margin = Math.round(0.55 * glyphSizePx)
  let valley = -1
  let peak = 0
  for (let position = from; position < to; position++) {
    peak = Math.max(peak, profile[position]!)
    const isInner = position >= from + margin && position < to - margin
    if (isInner && (valley < 0 || profile[position]! < profile[valley]!)) valley = position
  }
  if (valley < 0 || profile[valley]! > valleyShare * peak) return [[from, to]]
  return [...splitRun(profile, [from, valley], glyphSizePx), ...splitRun(profile, [valley, to], glyphSizePx)]
}

function mergeRuns(runs: readonly [number, number][], glyphSizePx: number): [number, number][] {
  const merged: [number, number][] = []
  for (const run of runs) {
    const last = merged.at(-1)
    const isOneLine =
      last !== undefined &&
      run[0] - last[1] < sameLineGap * glyphSizePx &&
      run[1] - last[0] < thickestLine * glyphSizePx &&
      Math.min(run[1] - run[0], last[1] - last[0]) < 0.6 * glyphSizePx
    if (isOneLine) last[1] = run[1]
    else merged.push([...run])
  }
  return merged
}

function breakAlong(
  spans: readonly GlyphSpan[],
  glyphSizePx: number,
  isJoined: (gapMiddle: Point) => boolean,
): GlyphSpan[][] {
  const { acrossStart, acrossEnd } = boundsOfSpans(spans)
  const lines: GlyphSpan[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const span of spans.toSorted((a, b) => a.alongStart - b.alongStart)) {
    const gap = (span.alongStart - end) / glyphSizePx
    const middle: Point = [(span.alongStart + end) / 2, (acrossStart + acrossEnd) / 2]
    if (gap > breakGap || (gap > doubtfulGap && !isJoined(middle))) lines.push([])
    lines.at(-1)!.push(span)
    end = Math.max(end, span.alongEnd)
  }
  return lines
}

function toTextLine(
  spans: readonly GlyphSpan[],
  minimumThickness: number,
  direction: TextDirection,
  angle: number,
  back: (point: Point) => Point,
  confidence: number,
): TextLine {
  const bounds = boundsOfSpans(spans)
  const box = boxOfPoints(outlineOf(bounds, direction).map(back))
  const room = Math.max(0, minimumThickness - (bounds.acrossEnd - bounds.acrossStart)) / 2
  const roomy = { ...bounds, acrossStart: bounds.acrossStart - room, acrossEnd: bounds.acrossEnd + room }
  return { polygon: outlineOf(roomy, direction).map(back), box, direction, angle, confidence }
}

function outlineOf({ alongStart, alongEnd, acrossStart, acrossEnd }: GlyphSpan, direction: TextDirection): Point[] {
  const [left, right, top, bottom] =
    direction === 'vertical'
      ? [acrossStart, acrossEnd, alongStart, alongEnd]
      : [alongStart, alongEnd, acrossStart, acrossEnd]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
