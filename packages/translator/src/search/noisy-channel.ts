import type { TranslationModel } from '../model/translation-model.ts'
import type { Candidate } from './choose-translation.ts'
import { logSumExp } from './log-sum-exp.ts'

/** Weights of the opposite direction, as far as they say how likely a source is. */
export interface ReverseDirection {
  readonly model: TranslationModel
  /** Id of the token that names the language of the source. */
  readonly targetId: number
  /** Ids that a source may hold. */
  readonly allowed: Uint32Array
}

/** A source with what may become of it. */
export interface CandidateList {
  readonly source: string
  readonly candidates: readonly Candidate[]
}

// Chosen by chrF on held-out lines from Japanese: half of it gains a third as much, and more no more.
const channelWeight = 0.6

// What is worse than these seldom comes out first, and takes as long.
const mostRanked = 5

interface Row {
  readonly said: readonly number[]
  readonly wanted: readonly number[]
  /** Gets the log probability of what is wanted. */
  readonly total: { logProbability: number }
}

/**
 * Adds to each candidate's score how likely the opposite direction finds its source when it is given the candidate: what was left out of
 * a translation or made up in it cannot be said back (Yee et al. 2019, "Simple and Effective Noisy Channel Modeling for Neural Machine
 * Translation"). Both are divided by a power of their length alike, see `lengthPenalty`. Gives the best candidates of each source, best score
 * first. Throws the signal's reason between steps.
 */
export async function rankByChannel(
  { model, targetId, allowed }: ReverseDirection,
  sources: readonly CandidateList[],
  lengthPenalty: number,
  signal: AbortSignal,
): Promise<Candidate[][]> {
  const { encode, vocabulary } = model.tokenizer
  const { unk, eos, said = Number.POSITIVE_INFINITY } = vocabulary
  const lists = sources.map(({ source, candidates }) => ({ source, candidates: candidates.slice(0, mostRanked) }))
  const rows = lists.map(({ source, candidates }): Row[] => {
    const wanted = [...encode(source).map((id) => (id < said ? id : unk)), eos]
    return candidates.map(({ text }) => ({
      said: [targetId, ...encode(text), eos],
      wanted,
      total: { logProbability: 0 },
    }))
  })
  // Where there is nothing to choose from, nothing is asked.
  const asked = rows.filter(({ length }) => length > 1).flat()
  await scoreWanted(model, asked, allowed, signal)
  return lists.map(({ candidates }, index) =>
    candidates
      .map((candidate, place) => {
        const { wanted, total } = rows[index]![place]!
        const channel = total.logProbability / ((5 + wanted.length) / 6) ** lengthPenalty
        return { ...candidate, score: candidate.score + channelWeight * channel }
      })
      .toSorted((one, other) => other.score - one.score),
  )
}

async function scoreWanted(
  model: ReverseDirection['model'],
  rows: readonly Row[],
  allowed: Uint32Array,
  signal: AbortSignal,
): Promise<void> {
  if (rows.length === 0) return
  const { bos } = model.tokenizer.vocabulary
  // Longest first: those that still go on are the first rows of every tensor, and nothing has to be moved.
  const sorted = rows.toSorted((one, other) => other.wanted.length - one.wanted.length)
  const source = await model.encode(sorted.map(({ said }) => said))
  const firstRows = (values: Float32Array, before: number, now: number) =>
    values.subarray(0, (values.length / before) * now)
  let past: readonly Float32Array[] = source.cross.map(() => new Float32Array(0))
  let going = sorted.length
  for (let position = 0; ; position++) {
    signal.throwIfAborted()
    const count = sorted.filter(({ wanted }) => wanted.length > position).length
    if (count === 0) return
    const step = await model.step(
      {
        ...source,
        mask: firstRows(source.mask, sorted.length, count),
        cross: source.cross.map((values) => firstRows(values, sorted.length, count)),
      },
      sorted.slice(0, count).map(({ wanted }) => (position === 0 ? bos : wanted[position - 1]!)),
      position,
      past.map((values) => firstRows(values, going, count)),
    )
    past = step.past
    going = count
    const width = step.logits.length / count
    for (const [row, { wanted, total }] of sorted.slice(0, count).entries()) {
      const logits = step.logits.subarray(row * width, (row + 1) * width)
      total.logProbability += logits[wanted[position]!]! - logSumExp(logits, allowed, largestOf(logits, allowed))
    }
  }
}

function largestOf(values: Float32Array, places: Uint32Array): number {
  let largest = Number.NEGATIVE_INFINITY
  // Iterators over typed arrays are several times slower.
  for (let index = 0; index < places.length; index++) {
    const value = values[places[index]!]!
    if (value > largest) largest = value
  }
  return largest
}
