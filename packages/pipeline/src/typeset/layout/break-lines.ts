import type { Alignment } from './line-slots.ts'
import type { MeasuredText } from './measured-text.ts'

/** Where a text is broken and how well it looks. */
export interface LineBreaks {
  /** Index of the fragment after each line's last. */
  readonly ends: readonly number[]
  /** Lengths of the lines in parts of the font size. */
  readonly widths: readonly number[]
  /** How much worse than perfect lines they look, on the scale of the logarithm of the size: 0.1 is worth a size 10% smaller. */
  readonly cost: number
}

/**
 * The best way to break a text into exactly as many lines as there are slots (lengths in parts of the font size): lines near
 * to the shape of a lens, or even where they are aligned at an edge, with ends at welcome places. Undefined when no way fits. Dynamic programming over line
 * ends, after Knuth and Plass (1981).
 */
export function breakLines(text: MeasuredText, slots: readonly number[], alignment: Alignment): LineBreaks | undefined {
  const count = text.widths.length
  const lines = slots.length
  if (lines > count) return undefined
  const offsets = offsetsOf(text)
  const targets = targetsOf(lineLength(text, offsets, 0, count), slots, alignment)
  const scale = Math.max(...targets)
  const wordEnds = countWordEnds(text)
  let costs = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  costs[0] = 0
  const previous: Int32Array[] = []
  for (let line = 0; line < lines; line++) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
    const from = new Int32Array(count + 1)
    const isLast = line === lines - 1
    for (let end = isLast ? count : line + 1; end <= count - (lines - 1 - line); end++) {
      for (let start = end - 1; start >= line; start--) {
        const length = lineLength(text, offsets, start, end)
        if (length > slots[line]! + 1e-9) break
        const isLonely = wordEnds[end - 1]! === wordEnds[start]! && wordEnds[count - 1]! >= 3
        const shape = costOfLine(length, targets[line]!, scale, isLast && lines > 1, alignment) + (isLonely ? 0.3 : 0)
        const isLadder = !isLast && start > 0 && text.hyphens[start - 1]! > 0 && text.hyphens[end - 1]! > 0
        const endCost = isLast ? 0 : text.fragments[end - 1]!.cost + (isLadder ? ladderCost : 0)
        const cost = costs[start]! + shape / lines + endCost
        if (cost >= next[end]!) continue
        next[end] = cost
        from[end] = start
      }
    }
    costs = next
    previous.push(from)
  }
  if (costs[count] === Number.POSITIVE_INFINITY) return undefined
  const ends = new Array<number>(lines)
  for (let line = lines - 1, end = count; line >= 0; line--) {
    ends[line] = end
    end = previous[line]![end]!
  }
  const widths = ends.map((end, line) => lineLength(text, offsets, line === 0 ? 0 : ends[line - 1]!, end))
  return { ends, widths, cost: costs[count]! }
}

/** Hyphens under each other, or a word in three parts, look like a mistake. */
const ladderCost = 0.6

function offsetsOf({ widths, gaps }: MeasuredText): Float64Array {
  const offsets = new Float64Array(widths.length + 1)
  for (let index = 0; index < widths.length; index++)
    offsets[index + 1] = offsets[index]! + widths[index]! + gaps[index]!
  return offsets
}

/** How many words end before each fragment. */
function countWordEnds({ gaps }: MeasuredText): Int32Array {
  const counts = new Int32Array(gaps.length + 1)
  for (let index = 0; index < gaps.length; index++) counts[index + 1] = counts[index]! + (gaps[index]! > 0 ? 1 : 0)
  return counts
}

function lineLength(
  { widths, gaps, hyphens }: MeasuredText,
  offsets: Float64Array,
  start: number,
  end: number,
): number {
  const hyphen = end === widths.length ? 0 : hyphens[end - 1]!
  return offsets[end]! - offsets[start]! - gaps[end - 1]! + hyphen
}

/** Ideal lengths: short, long, short, within what each slot holds; even where lines are aligned at an edge. */
function targetsOf(total: number, slots: readonly number[], alignment: Alignment): readonly number[] {
  const widest = Math.max(...slots)
  const shares = slots.map((slot, line) => {
    if (alignment !== 'centre') return 1
    const lens = slots.length < 3 ? 1 : 0.72 + 0.28 * Math.sin((Math.PI * (line + 0.5)) / slots.length)
    return lens * Math.min(1, 0.3 + (0.7 * slot) / widest)
  })
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share, line) => Math.min(slots[line]!, (total * share) / sum))
}

function costOfLine(length: number, target: number, scale: number, isLast: boolean, alignment: Alignment): number {
  const deviation = (length - target) / scale
  const isOrphan = isLast && length < 0.34 * scale
  // A block that is aligned at an edge may end short; a short last line of centred text is only an orphan when it is a scrap.
  const weight = alignment !== 'centre' && isLast && deviation < 0 ? 0.25 : 1
  return weight * deviation * deviation + (isOrphan ? 0.25 : 0)
}
