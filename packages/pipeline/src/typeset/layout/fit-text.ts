import type { LaidLine, Point } from '../../page.ts'
import { joinFragments } from '../text/fragment.ts'
import { breakLines } from './break-lines.ts'
import {
  type Alignment,
  type Chords,
  type LineMetrics,
  type LineSlots,
  measureChords,
  measureSlots,
} from './line-slots.ts'
import { fitsInto, type MeasuredText } from './measured-text.ts'
import type { TextFrame } from './text-frame.ts'

/** One way of setting a text: where, how finely it is broken, how much air it leaves. */
export interface FitAttempt {
  readonly frame: TextFrame
  readonly centres: readonly Point[]
  /** Where the source text stood, in the frame: the lettering stays near it. */
  readonly hint: Point
  readonly text: MeasuredText
  readonly metrics: LineMetrics
  readonly alignment: Alignment
  /** Whether lines are columns, which are drawn from their start; rows are drawn around their middle. */
  readonly isColumn: boolean
  /** Least distance of ink from the border: in parts of the font size, and in pixels. */
  readonly margin: number
  readonly marginPx: number
  /** Whether something is drawn at the border, which letters want to keep away from. */
  readonly isBordered: boolean
}

/** Lines in their places. */
export interface LaidText {
  readonly sizePx: number
  /** How far they are from looking perfect, on the scale of the logarithm of the size: 0.1 is worth a size 10% smaller. */
  readonly cost: number
  readonly lines: readonly LaidLine[]
}

/** The largest of the given sizes, which fall, at which a text fits; undefined when none does. */
export function findLargestSize(attempt: FitAttempt, sizesPx: readonly number[]): number | undefined {
  // Filling line by line is quick, but what fits so may still leave the last lines of a block without words.
  return sizesPx.find(
    (sizePx) =>
      [...slotsOf(attempt, sizePx)].some(({ slots }) => fitsInto(attempt.text, inSizes(slots.widths, sizePx))) &&
      layOutText(attempt, sizePx) !== undefined,
  )
}

const laidTexts = new WeakMap<FitAttempt, Map<number, LaidText | undefined>>()

/** Sets a text at a size in its best-looking lines, once for each attempt; undefined when it does not fit at that size. */
export function layOutText(attempt: FitAttempt, sizePx: number): LaidText | undefined {
  const known = laidTexts.get(attempt) ?? new Map<number, LaidText | undefined>()
  laidTexts.set(attempt, known)
  if (!known.has(sizePx)) known.set(sizePx, findBestLines(attempt, sizePx))
  return known.get(sizePx)
}

function findBestLines(attempt: FitAttempt, sizePx: number): LaidText | undefined {
  let best: LaidText | undefined
  let leastCost = Number.POSITIVE_INFINITY
  const marginPx = marginOf(attempt, sizePx)
  for (const { slots, centre } of slotsOf(attempt, sizePx)) {
    const breaks = breakLines(attempt.text, inSizes(slots.widths, sizePx), attempt.alignment)
    if (breaks === undefined) continue
    const widthsPx = breaks.widths.map((width) => width * sizePx)
    const air = (airAround(slots, widthsPx) + marginPx) / sizePx
    const cost =
      breaks.cost +
      (attempt.isBordered ? crowdingCost(air) : 0) +
      shapeCost(attempt, widthsPx, sizePx) +
      strayingCost(attempt, centre)
    if (cost >= leastCost) continue
    leastCost = cost
    best = { sizePx, cost, lines: placeLines(attempt, slots, breaks.ends, widthsPx, sizePx) }
  }
  return best
}

/** The room for every number of lines around every centre. */
function* slotsOf(attempt: FitAttempt, sizePx: number): Generator<{ slots: LineSlots; centre: Point }> {
  const { frame, metrics, alignment, centres } = attempt
  const marginPx = marginOf(attempt, sizePx)
  const most = Math.min(
    attempt.text.widths.length,
    Math.floor((frame.height / sizePx - metrics.ascent - metrics.descent) / metrics.pitch) + 1,
  )
  let chords: Chords | undefined
  for (const centre of centres) {
    if (chords?.axis !== centre[0]) chords = measureChords(frame, centre[0], marginPx)
    for (let count = 1; count <= most; count++) {
      const slots = measureSlots(frame, chords, centre, count, sizePx, metrics, alignment)
      if (slots.widths.every((width) => width > 0)) yield { slots, centre }
    }
  }
}

function inSizes(lengthsPx: readonly number[], sizePx: number): readonly number[] {
  return lengthsPx.map((length) => length / sizePx)
}

/** The least free room beside any line and above and below the block. */
function airAround({ widths, headroom }: LineSlots, widthsPx: readonly number[]): number {
  return Math.min(headroom, ...widths.map((width, line) => (width - widthsPx[line]!) / 2))
}

function marginOf({ margin, marginPx }: FitAttempt, sizePx: number): number {
  return Math.max(marginPx, margin * sizePx)
}

/** Letters want nearly half their size of air around; more is welcome, but soon enough. */
function crowdingCost(air: number): number {
  return 0.5 * Math.max(0, 0.45 - air) - 0.06 * Math.min(1.2, air)
}

/** In a place much larger than the source text needed, as an open panel is, the text belongs where it stood. */
function strayingCost({ frame, hint }: FitAttempt, [u, v]: Point): number {
  return (0.4 * Math.hypot(u - hint[0], v - hint[1])) / Math.min(frame.width, frame.height)
}

/** How much of what its shape costs a single line has to pay: nobody breaks a short sentence that has room for itself. */
const singleLineShare = 0.3

/** Blocks of text read best somewhat wider than high, nearer to the place's own shape when that is wide or narrow. */
function shapeCost({ frame, metrics, isColumn }: FitAttempt, widthsPx: readonly number[], sizePx: number): number {
  const height = ((widthsPx.length - 1) * metrics.pitch + metrics.ascent + metrics.descent) * sizePx
  const own = frame.roomRatio
  const wanted = isColumn ? own : Math.min(2.6, Math.max(0.7, own * 1.15))
  const weight = 0.2 * (widthsPx.length === 1 && !isColumn ? singleLineShare : 1)
  return weight * Math.abs(Math.log(Math.max(...widthsPx) / height / wanted))
}

function placeLines(
  { text, metrics, alignment, isColumn }: FitAttempt,
  slots: LineSlots,
  ends: readonly number[],
  widthsPx: readonly number[],
  sizePx: number,
): readonly LaidLine[] {
  // Lines that are aligned at an edge stand in the middle of the room that the longest of them leaves.
  const spare = Math.min(...slots.limits.map((limit, line) => Math.abs(limit - slots.anchor) - widthsPx[line]!)) / 2
  const edge = slots.anchor + { start: spare, centre: 0, end: -spare }[alignment]
  const shift = (isColumn ? 0 : 0.5) - { start: 0, centre: 0.5, end: 1 }[alignment]
  return ends.map((end, line) => {
    const fragments = text.fragments.slice(line === 0 ? 0 : ends[line - 1], end)
    return {
      text: joinFragments(fragments),
      u: edge + shift * widthsPx[line]!,
      v: slots.baseline + line * metrics.pitch * sizePx,
      widthPx: widthsPx[line]!,
    }
  })
}
