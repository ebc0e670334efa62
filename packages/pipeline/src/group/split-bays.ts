import { nearestDistance } from '../geometry/box.ts'
import { convexHull, polygonArea } from '../geometry/polygon.ts'
import type { Box, LocalMask, Mask, Point, TextLine } from '../page.ts'
import { createMask, countMask } from '../raster/mask.ts'
import { openMask } from '../raster/morphology.ts'
import type { Interior } from './find-interior.ts'
import { acrossOf, endOf, startOf, thicknessOf } from '../geometry/line-measures.ts'
import { gapSideBySide } from './gap-side-by-side.ts'

/** Score from which two parts are two texts. */
const splitFrom = 0.3
/** Weight of what the parts' shapes say: how much more of their convex hulls they fill than the whole does, 0 to 1. */
const shapeWeight = 4
/** A narrow gap joins, but does not outweigh what shape and alignment say. */
const leastExcess = -0.1
/** Lines of one text start together or lie on one middle; parts that are off by more than this many thicknesses do not. */
const tolerableOffset = 1
const offsetWeight = 0.1
/** The same where both parts have several lines, on the edge that these keep to. */
const shownOffsetWeight = 0.2
/** Pitch of lines in thicknesses where a text has too few lines to tell its own; Latin letters are low for their pitch. */
const usualPitch = { vertical: 1.45, horizontal: 1.6 }
/** Weight of a gap along the lines, in thicknesses: pieces of one line stand closer. */
const alongWeight = 0.3
/** Coarse pixels that a line is thick. */
const coarseThickness = 5
/** Tails and spikes thinner than this many thicknesses are cut off before shapes are judged. */
const tailThickness = 0.8

/**
 * Parts lines that stand in different bays of one interior, as of two balloons drawn into each other. Every gap between
 * lines is tried, and three things are weighed: whether the gap is wider than the others, whether the two parts of the
 * interior are more convex apart than together, and whether the lines of each part are aligned among themselves only.
 */
export function splitIntoBays(
  members: readonly number[],
  lines: readonly TextLine[],
  interiors: readonly Interior[],
  ruby: readonly TextLine[],
): number[][] {
  if (members.length < 2) return [[...members]]
  const closed = members.filter((index) => interiors[index]!.isClosed)
  if (closed.length < members.length) return splitText(members, lines, ruby, undefined)
  const widest = closed.reduce((best, index) => (areaOf(interiors[index]!) > areaOf(interiors[best]!) ? index : best))
  const thickness = thicknessOf(lines[widest]!)
  const step = Math.max(1, Math.round(thickness / coarseThickness))
  return splitText(members, lines, ruby, coarsen(interiors[widest]!.area, step, tailThickness * thickness))
}

interface Shape {
  readonly mask: Mask
  readonly toPage: (column: number, row: number) => Point
}

function areaOf({ area }: Interior): number {
  return area.box[2] * area.box[3]
}

function coarsen({ box, mask }: LocalMask, step: number, tailPx: number): Shape {
  const margin = 1
  const width = Math.ceil(mask.width / step) + 2 * margin
  const coarse = createMask(width, Math.ceil(mask.height / step) + 2 * margin)
  for (let y = 0; y < mask.height; y += step) {
    for (let x = 0; x < mask.width; x += step) {
      coarse.data[(y / step + margin) * width + x / step + margin] = mask.data[y * mask.width + x]!
    }
  }
  const toPage = (column: number, row: number): Point => [
    box[0] + (column - margin) * step,
    box[1] + (row - margin) * step,
  ]
  return { mask: openMask(coarse, Math.round(tailPx / 2 / step)), toPage }
}

/** Without a shape, as for text on open ground, only gaps and alignment are weighed. */
function splitText(
  members: readonly number[],
  lines: readonly TextLine[],
  ruby: readonly TextLine[],
  shape: Shape | undefined,
): number[][] {
  let best: { score: number; parts: [number[], number[]]; shapes: readonly Mask[] } | undefined
  for (const { parts, score: gapScore } of waysToPart(members, lines, ruby)) {
    const shapes =
      shape === undefined
        ? []
        : partShape(
            shape,
            parts.map((part) => part.map((index) => lines[index]!.box)),
          )
    const score = gapScore + (shape === undefined ? 0 : shapeWeight * convexityGain(shape.mask, shapes))
    if (score >= splitFrom && score > (best?.score ?? 0)) best = { score, parts, shapes }
  }
  if (best === undefined) return [[...members]]
  return best.parts.flatMap((part, side) =>
    splitText(part, lines, ruby, shape === undefined ? undefined : { ...shape, mask: best.shapes[side]! }),
  )
}

interface WayToPart {
  readonly parts: [number[], number[]]
  readonly score: number
}

/** Cuts at each gap across the lines, at each place along them where nothing stands, and where rows are broken alike. */
function waysToPart(members: readonly number[], lines: readonly TextLine[], ruby: readonly TextLine[]): WayToPart[] {
  const acrossLines = members.toSorted((a, b) => acrossOf(lines[a]!) - acrossOf(lines[b]!))
  const alongLines = members.toSorted((a, b) => startOf(lines[a]!) - startOf(lines[b]!))
  const alongMiddles = members.toSorted((a, b) => middleOf(lines[a]!) - middleOf(lines[b]!))
  const ways: WayToPart[] = []
  for (let place = 1; place < members.length; place++) {
    const across: [number[], number[]] = [acrossLines.slice(0, place), acrossLines.slice(place)]
    const [a, b] = across.map((part) => part.map((index) => lines[index]!))
    ways.push({ parts: across, score: gapExcess(a!, b!, ruby) + offsetScore(a!, b!) })
    const along: [number[], number[]] = [alongLines.slice(0, place), alongLines.slice(place)]
    const end = Math.max(...along[0].map((index) => endOf(lines[index]!)))
    const gap = startOf(lines[along[1][0]!]!) - end
    const thickness = median(members.map((index) => thicknessOf(lines[index]!)))
    if (gap > 0) ways.push({ parts: along, score: (alongWeight * gap) / thickness })
    const middles: [number[], number[]] = [alongMiddles.slice(0, place), alongMiddles.slice(place)]
    const [left, right] = middles.map((part) => part.map((index) => lines[index]!))
    const { gap: corridor, rows } = gapSideBySide(left!, right!)
    if (corridor > 0) ways.push({ parts: middles, score: (alongWeight * corridor * rowsWeight(rows)) / thickness })
  }
  return ways
}

/** That rows are broken at one place by chance grows less likely with each. */
function rowsWeight(rows: number): number {
  return (1 + rows) / 2
}

/** How much wider than the others the gap between two parts is, in thicknesses; ruby in it takes its room. */
function gapExcess(a: readonly TextLine[], b: readonly TextLine[], ruby: readonly TextLine[]): number {
  const thickness = Math.min(median(a.map(thicknessOf)), median(b.map(thicknessOf)))
  const pitch = acrossOf(b[0]!) - acrossOf(a.at(-1)!) - rubyBetween(a.at(-1)!, b[0]!, ruby)
  const others = [...pitchesOf(a), ...pitchesOf(b)].filter((other) => other > 0.8 * thickness)
  const usual =
    others.length > 0
      ? median(others)
      : usualPitch[a[0]!.direction] * Math.max(thicknessOf(a.at(-1)!), thicknessOf(b[0]!))
  return Math.max(leastExcess, (pitch - usual) / thickness)
}

/** Thickness of the ruby that stands in the gap between two columns. */
function rubyBetween(left: TextLine, right: TextLine, ruby: readonly TextLine[]): number {
  if (left.direction !== 'vertical') return 0
  const between = ruby.filter(
    ({ box }) =>
      acrossOf(left) < box[0] &&
      box[0] + box[2] / 2 < acrossOf(right) &&
      box[1] < left.box[1] + left.box[3] &&
      box[1] + box[3] > left.box[1],
  )
  return Math.max(0, ...between.map(({ box }) => box[2]))
}

function pitchesOf(lines: readonly TextLine[]): number[] {
  return lines.slice(1).map((line, index) => acrossOf(line) - acrossOf(lines[index]!))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1]!
}

function convexityGain(whole: Mask, shapes: readonly Mask[]): number {
  const [a, b] = [countMask(shapes[0]!), countMask(shapes[1]!)]
  if (a === 0 || b === 0) return -1
  return (fullness(shapes[0]!) * a + fullness(shapes[1]!) * b) / (a + b) - fullness(whole)
}

/** Says something only when both parts are well aligned themselves, and more when either shows by several lines how. */
function offsetScore(a: readonly TextLine[], b: readonly TextLine[]): number {
  const thickness = median([...a, ...b].map(thicknessOf))
  const edges = [startOf, middleOf].map((edge) => {
    const [placesA, placesB] = [a.map(edge), b.map(edge)]
    const ragged = spread(placesA) + spread(placesB)
    return { ragged, offset: Math.abs(median(placesA) - median(placesB)) - 2 * ragged }
  })
  const scoreOf = (offset: number, weight: number): number => weight * Math.max(0, offset / thickness - tolerableOffset)
  const farthest = Math.max(...edges.map(({ offset }) => offset))
  const tidiest = edges.reduce((best, edge) => (edge.ragged < best.ragged ? edge : best))
  const isShown = Math.min(a.length, b.length) > 1
  return Math.max(scoreOf(farthest, offsetWeight), isShown ? scoreOf(tidiest.offset, shownOffsetWeight) : 0)
}

function middleOf({ box, direction }: TextLine): number {
  return direction === 'vertical' ? box[1] + box[3] / 2 : box[0] + box[2] / 2
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

/** Gives every pixel to the part whose nearest line is nearer. */
function partShape({ mask, toPage }: Shape, [first, second]: readonly (readonly Box[])[]): [Mask, Mask] {
  const a = createMask(mask.width, mask.height)
  const b = createMask(mask.width, mask.height)
  for (let row = 0, index = 0; row < mask.height; row++) {
    for (let column = 0; column < mask.width; column++, index++) {
      if (mask.data[index] === 0) continue
      const point = toPage(column, row)
      const part = nearestDistance(point, first!) <= nearestDistance(point, second!) ? a : b
      part.data[index] = 1
    }
  }
  return [a, b]
}

/** Share of its convex hull that a shape fills. */
function fullness(mask: Mask): number {
  const outline: Point[] = []
  let area = 0
  for (let y = 0; y < mask.height; y++) {
    const row = mask.data.subarray(y * mask.width, (y + 1) * mask.width)
    const first = row.indexOf(1)
    if (first < 0) continue
    const end = row.lastIndexOf(1) + 1
    outline.push([first, y], [end, y], [first, y + 1], [end, y + 1])
    for (let x = first; x < end; x++) area += row[x]!
  }
  return area === 0 ? 1 : area / polygonArea(convexHull(outline))
}
