import type { Point } from '../../page.ts'
import type { TextFrame } from './text-frame.ts'

/** The room on each row of a frame around a line that runs through it from top to bottom, at a distance from the border. */
export interface Chords {
  /** u of the line. */
  readonly axis: number
  /** Least and greatest u of each row; the least is greater than the greatest where there is no room. */
  readonly starts: Float32Array
  readonly ends: Float32Array
}

/** Heights and distances of lines, in parts of the font size. */
export interface LineMetrics {
  /** From the baseline (for columns, the middle) to the highest and the lowest ink. */
  readonly ascent: number
  readonly descent: number
  /** From one line to the next. */
  readonly pitch: number
}

/** Whether lines stand on a common middle, begin at a common edge as columns do, or end at one; by rising u, whatever way they are read. */
export type Alignment = 'centre' | 'start' | 'end'

/** The room for each of a number of lines. All in page pixels of the frame. */
export interface LineSlots {
  /** The longest line that each place holds; 0 or less where none fits. */
  readonly widths: readonly number[]
  /** Where lines are aligned: their middle, their start, or their end. */
  readonly anchor: number
  /** The other end of the room of each line, for lines aligned at an edge. */
  readonly limits: readonly number[]
  /** v of the first baseline. */
  readonly baseline: number
  /** Free rows above the first and below the last line, the smaller of both. */
  readonly headroom: number
}

const measured = new WeakMap<TextFrame, Map<string, Chords>>()

/** Margins are rounded up to this, so that sizes near to each other share what was measured. */
const marginStepPx = 0.5

/** Measures the room around an axis with `marginPx` kept from the border, once for each frame. */
export function measureChords(frame: TextFrame, axis: number, marginPx: number): Chords {
  const steps = Math.ceil(marginPx / marginStepPx)
  const known = measured.get(frame) ?? new Map<string, Chords>()
  measured.set(frame, known)
  const key = `${axis} ${steps}`
  const chords = known.get(key) ?? findChords(frame, axis, steps * marginStepPx)
  known.set(key, chords)
  return chords
}

function findChords(frame: TextFrame, axis: number, marginPx: number): Chords {
  const { columns, rows, cellPx, clearance } = frame
  const starts = new Float32Array(rows).fill(1)
  const ends = new Float32Array(rows)
  const column = Math.floor(axis / cellPx)
  if (column < 0 || column >= columns) return { axis, starts, ends }
  for (let row = 0; row < rows; row++) {
    const start = row * columns
    if (clearance[start + column]! < marginPx) continue
    let first = column
    let last = column
    while (first > 0 && clearance[start + first - 1]! >= marginPx) first--
    while (last < columns - 1 && clearance[start + last + 1]! >= marginPx) last++
    starts[row] = first * cellPx
    ends[row] = (last + 1) * cellPx
  }
  return { axis, starts, ends }
}

/** The room for `count` lines of a size whose block is centred on a place; the chords are those of its u. */
export function measureSlots(
  { cellPx, rows }: TextFrame,
  chords: Chords,
  [axis, centre]: Point,
  count: number,
  sizePx: number,
  metrics: LineMetrics,
  alignment: Alignment,
): LineSlots {
  const inkPx = (metrics.ascent + metrics.descent) * sizePx
  const pitchPx = metrics.pitch * sizePx
  const top = centre - ((count - 1) * pitchPx + inkPx) / 2
  const bands = Array.from({ length: count }, (_, line) => {
    const first = Math.floor((top + line * pitchPx) / cellPx)
    const last = Math.ceil((top + line * pitchPx + inkPx) / cellPx) - 1
    if (first < 0 || last >= rows) return { start: 1, end: 0 }
    let start = 0
    let end = Number.POSITIVE_INFINITY
    for (let row = first; row <= last; row++) {
      start = Math.max(start, chords.starts[row]!)
      end = Math.min(end, chords.ends[row]!)
    }
    return { start, end }
  })
  const limits = bands.map(({ start, end }) => (alignment === 'end' ? start : end))
  const anchor = anchorOf(bands, axis, alignment)
  const widths = bands.map(({ start, end }) => {
    if (alignment === 'centre') return 2 * Math.min(axis - start, end - axis)
    return alignment === 'start' ? end - anchor : anchor - start
  })
  const headroom = Math.min(freeRows(chords, top, -1, cellPx), freeRows(chords, 2 * centre - top, 1, cellPx))
  return { widths, anchor, limits, baseline: top + metrics.ascent * sizePx, headroom }
}

function anchorOf(bands: readonly { start: number; end: number }[], axis: number, alignment: Alignment): number {
  if (alignment === 'centre') return axis
  return alignment === 'start' ? Math.max(...bands.map(({ start }) => start)) : Math.min(...bands.map(({ end }) => end))
}

function freeRows({ starts, ends }: Chords, v: number, step: 1 | -1, cellPx: number): number {
  let count = 0
  for (let row = Math.floor(v / cellPx) + step; starts[row]! < ends[row]!; row += step) count++
  return count * cellPx
}
