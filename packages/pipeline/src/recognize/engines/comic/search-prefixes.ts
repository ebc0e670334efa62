import type { LikelyClass } from './likely-classes.ts'

/** What a language model says of the next class: the natural logarithm of its probability after two others. 0 is the border of a line. */
export type NextClassScore = (beforeLast: number, last: number, next: number) => number

/** How texts are searched for. */
export interface SearchSettings {
  /** Texts that are followed at a time. */
  readonly beams: number
  /** Judges texts beside the picture. */
  readonly nextScore?: NextClassScore
}

/** The best text of a line as classes, and the natural logarithm of its probability in the picture alone. */
export interface FoundText {
  readonly classes: readonly number[]
  readonly logProbability: number
}

/** How much the language model's word counts against the picture's, and what each class gains so that longer texts do not lose by it. */
const languageWeight = 0.25
const classBonus = 0.4

interface Prefix {
  readonly parent: Prefix | undefined
  readonly last: number
  readonly children: Map<number, Prefix>
  /** What the language model and the bonus make of it. */
  readonly language: number
}

/** Ways to a prefix that end in a blank, and that end in its last class; natural logarithms. */
interface Ways {
  blank: number
  letter: number
}

const blank = 0

/**
 * Finds the likeliest text of a line of steps: CTC prefix beam search (Hannun et al., "First-Pass Large Vocabulary
 * Continuous Speech Recognition using Bi-Directional Recurrent DNNs", 2014). All alignments of a text count together.
 */
export function searchPrefixes(
  steps: readonly (readonly LikelyClass[])[],
  { beams, nextScore }: SearchSettings,
): FoundText {
  const root: Prefix = { parent: undefined, last: blank, children: new Map(), language: 0 }
  let followed = new Map<Prefix, Ways>([[root, { blank: 0, letter: -Infinity }]])
  for (const step of steps) {
    const next = new Map<Prefix, Ways>()
    for (const [prefix, ways] of followed) extend(prefix, ways, step, next, nextScore)
    followed = next.size > beams ? keepBest(next, beams) : next
  }
  const ending = (prefix: Prefix): number =>
    nextScore === undefined ? 0 : languageWeight * nextScore(prefix.parent?.last ?? blank, prefix.last, blank)
  const [best, ways] = [...followed].reduce((a, b) => (rank(...b) + ending(b[0]) > rank(...a) + ending(a[0]) ? b : a))
  return { classes: spell(best), logProbability: addLogs(ways.blank, ways.letter) }
}

function extend(
  prefix: Prefix,
  { blank: toBlank, letter: toLetter }: Ways,
  step: readonly LikelyClass[],
  next: Map<Prefix, Ways>,
  nextScore: NextClassScore | undefined,
): void {
  const all = addLogs(toBlank, toLetter)
  for (const { index, logProbability } of step) {
    if (index === blank) {
      const stay = waysTo(next, prefix)
      stay.blank = addLogs(stay.blank, all + logProbability)
      continue
    }
    const isRepeat = index === prefix.last
    if (isRepeat) {
      const stay = waysTo(next, prefix)
      stay.letter = addLogs(stay.letter, toLetter + logProbability)
    }
    const before = isRepeat ? toBlank : all
    if (before === -Infinity) continue
    const longer = waysTo(next, append(prefix, index, nextScore))
    longer.letter = addLogs(longer.letter, before + logProbability)
  }
}

function append(prefix: Prefix, index: number, nextScore: NextClassScore | undefined): Prefix {
  const known = prefix.children.get(index)
  if (known !== undefined) return known
  const gain =
    nextScore === undefined
      ? 0
      : languageWeight * nextScore(prefix.parent?.last ?? blank, prefix.last, index) + classBonus
  const longer: Prefix = { parent: prefix, last: index, children: new Map(), language: prefix.language + gain }
  prefix.children.set(index, longer)
  return longer
}

function waysTo(map: Map<Prefix, Ways>, prefix: Prefix): Ways {
  const known = map.get(prefix)
  if (known !== undefined) return known
  const ways: Ways = { blank: -Infinity, letter: -Infinity }
  map.set(prefix, ways)
  return ways
}

function keepBest(all: Map<Prefix, Ways>, count: number): Map<Prefix, Ways> {
  return new Map([...all].sort((a, b) => rank(...b) - rank(...a)).slice(0, count))
}

function rank(prefix: Prefix, ways: Ways): number {
  return addLogs(ways.blank, ways.letter) + prefix.language
}

function spell(prefix: Prefix): number[] {
  const classes: number[] = []
  for (let at: Prefix | undefined = prefix; at?.parent !== undefined; at = at.parent) classes.push(at.last)
  return classes.reverse()
}

/** The logarithm of the sum of two numbers given by their logarithms. */
function addLogs(a: number, b: number): number {
  const [more, less] = a > b ? [a, b] : [b, a]
  return less === -Infinity ? more : more + Math.log1p(Math.exp(less - more))
}
