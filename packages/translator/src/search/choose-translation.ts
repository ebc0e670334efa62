import { fillPlaceholders, type PlaceholderText } from '../text/placeholders.ts'

/** A hypothesis as text. */
export interface Candidate {
  readonly text: string
  readonly score: number
  /** Geometric mean of its tokens' probabilities, 0 to 1. */
  readonly likelihood: number
}

/** A chosen translation. */
export interface ChosenTranslation {
  readonly text: string
  /** How likely the model found it, and how far its other hypotheses agree with it: the geometric mean of the two, 0 to 1. */
  readonly confidence: number
  /** The other hypotheses, best first; absent of what was not searched for. */
  readonly others?: readonly string[]
}

/** Longest character n-grams that candidates are compared by, as in chrF (Popovic 2015). */
const order = 6
/** How far a worse score lowers a candidate's vote: by a factor e each. Wider votes liked wordy candidates too well. */
const voteWidth = 0.3

/**
 * Chooses among the hypotheses of a clause, best score first: of those that lost neither a name nor a number the one that
 * agrees most with all of them (minimum Bayes risk; Eikema and Aziz 2020, "Is MAP Decoding All You Need?"), since a small
 * model's best guess is often an odd one out. Gives it with its names and numbers in place, or nothing when all lost one. Without
 * `votes`, the best score decides.
 */
export function chooseTranslation(
  clause: PlaceholderText,
  candidates: readonly Candidate[],
  { votes = true }: { readonly votes?: boolean } = {},
): ChosenTranslation | undefined {
  const whole = candidates.filter(({ text }) => fillPlaceholders(text, clause) !== undefined)
  if (whole.length === 0) return undefined
  const { text, confidence, others = [] } = findCentre(votes ? whole : whole.slice(0, 1))
  const fill = (words: string) => fillPlaceholders(words, clause)!
  return { text: fill(text), confidence, others: others.map(fill) }
}

function findCentre(candidates: readonly Candidate[]): ChosenTranslation {
  const counts = candidates.map(({ text }) => countNgrams(text))
  const weights = candidates.map(({ score }) => Math.exp((score - candidates[0]!.score) / voteWidth))
  const gains = counts.map((one) =>
    counts.reduce((total, other, index) => total + weights[index]! * agreementOf(one, other), 0),
  )
  const best = gains.indexOf(Math.max(...gains))
  const { text, likelihood } = candidates[best]!
  const others = [...candidates.entries()]
    .filter(([index]) => index !== best)
    .toSorted(([one], [other]) => gains[other]! - gains[one]!)
    .map(([, candidate]) => candidate.text)
  return { text, confidence: Math.sqrt(likelihood * (gains[best]! / sum(weights))), others }
}

/** N-grams of one length and how often they stand in a text. */
type NgramCounts = ReadonlyMap<string, number>

function countNgrams(text: string): NgramCounts[] {
  const characters = [...text.replaceAll(/\s/gu, '')]
  return Array.from({ length: order }, (_, index) => {
    const counts = new Map<string, number>()
    for (let start = 0; start + index < characters.length; start++) {
      const ngram = characters.slice(start, start + index + 1).join('')
      counts.set(ngram, (counts.get(ngram) ?? 0) + 1)
    }
    return counts
  })
}

// F1 of character n-grams, 0 to 1. chrF itself weighs recall more, which makes the wordiest candidate the centre.
function agreementOf(one: readonly NgramCounts[], other: readonly NgramCounts[]): number {
  let precision = 0
  let recall = 0
  let orders = 0
  for (const [index, counts] of one.entries()) {
    const said = sum(counts.values())
    const wanted = sum(other[index]!.values())
    if (said === 0 || wanted === 0) continue
    let shared = 0
    for (const [ngram, count] of counts) shared += Math.min(count, other[index]!.get(ngram) ?? 0)
    precision += shared / said
    recall += shared / wanted
    orders++
  }
  if (precision + recall === 0) return 0
  return (2 * precision * recall) / (precision + recall) / orders
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
