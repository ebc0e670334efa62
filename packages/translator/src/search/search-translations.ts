import type { DecoderPast, EncodedSource, TranslationModel } from '../model/translation-model.ts'
import { logSumExp } from './log-sum-exp.ts'

/** Whether a token may not be said behind the ids said so far. */
export type TokenConstraint = (ids: readonly number[], token: number) => boolean

/** How translations are searched for. */
export interface SearchOptions {
  /** Hypotheses kept for each sentence, 1 (greedy) to 4. */
  readonly beams: number
  /** Exponent of the length that a hypothesis' log probability is divided by; larger favours longer sentences. */
  readonly lengthPenalty: number
  /** A run of this many tokens may stand only once in a translation. */
  readonly uniqueRunLength: number
  /** Ids that a translation may hold. */
  readonly allowed: Uint32Array
  /** What each source's translation may not say, in their order. */
  readonly constraints?: readonly (TokenConstraint | undefined)[]
}

/** A found translation. */
export interface Hypothesis {
  /** Piece ids without `bos` and `eos`. */
  readonly ids: readonly number[]
  /** Log probability divided by length, see `lengthPenalty`. */
  readonly score: number
  /** Geometric mean of its tokens' probabilities, the end included, 0 to 1. */
  readonly likelihood: number
}

interface Beam {
  readonly sentence: number
  readonly ids: readonly number[]
  readonly logProbability: number
}

interface Candidate {
  /** The beam's row in the decoder's batch. */
  readonly row: number
  readonly token: number
  readonly logProbability: number
}

interface Survivor {
  readonly row: number
  readonly beam: Beam
}

/**
 * Beam search over a batch of source sentences (ids with target token and `eos`), greedy when `beams` is 1. Gives for each
 * sentence its hypotheses, best first, at most `beams`. Log probabilities are divided by ((5 + length) / 6) ^ lengthPenalty
 * (Wu et al. 2016, "Google's Neural Machine Translation System", equation 14). A sentence ends at its length limit even
 * without `eos`. Throws the signal's reason between steps.
 */
export async function searchTranslations(
  model: TranslationModel,
  sources: readonly (readonly number[])[],
  options: SearchOptions,
  signal: AbortSignal,
): Promise<Hypothesis[][]> {
  const { bos, eos } = model.tokenizer.vocabulary
  const encoded = await model.encode(sources)
  const searches = sources.map((source) =>
    createSentenceSearch(options, eos, lengthLimit(source.length, model.shape.maxPositions)),
  )
  let beams: Beam[] = sources.map((_, sentence) => ({ sentence, ids: [], logProbability: 0 }))
  let rows: Rows = { source: encoded, past: encoded.cross.map(() => new Float32Array(0)) }
  for (let position = 0; beams.length > 0; position++) {
    signal.throwIfAborted()
    const tokens = beams.map(({ ids }) => ids.at(-1) ?? bos)
    const { logits, past } = await model.step(rows.source, tokens, position, rows.past)
    const width = logits.length / beams.length
    const extend = (beam: Beam, row: number, isThorough: boolean) =>
      extendBeam(beam, row, logits.subarray(row * width, (row + 1) * width), options, isThorough)
    const quickly = beams.map((beam, row) => extend(beam, row, false))
    // A sentence must not be lost with its last beam.
    const going = new Set(beams.flatMap(({ sentence }, row) => (quickly[row]!.length > 0 ? [sentence] : [])))
    const extended = beams.map((beam, row) => (going.has(beam.sentence) ? quickly[row]! : extend(beam, row, true)))
    const survivors = searches.flatMap((search, sentence) =>
      search.advance(
        beams,
        extended.flatMap((candidates, row) => (beams[row]!.sentence === sentence ? candidates : [])),
      ),
    )
    rows = selectRows({ source: rows.source, past }, survivors, beams)
    beams = survivors.map(({ beam }) => beam)
  }
  return searches.map(({ finished }) => finished)
}

// A hypothesis that is worse than the best one by this has no say in the choice among them.
const hopelessScore = 1

// Translations of dialogue are seldom longer than their source; a model that runs away is stopped here.
function lengthLimit(sourceLength: number, maxPositions: number): number {
  return Math.min(maxPositions, 8 + Math.round(1.3 * sourceLength))
}

function createSentenceSearch({ beams: width, lengthPenalty }: SearchOptions, eos: number, limit: number) {
  const finished: Hypothesis[] = []
  const scoreOf = (logProbability: number, length: number) => logProbability / ((5 + length + 1) / 6) ** lengthPenalty
  const finish = (ids: readonly number[], logProbability: number) => {
    const likelihood = Math.exp(logProbability / (ids.length + 1))
    finished.push({ ids, score: scoreOf(logProbability, ids.length), likelihood })
    finished.sort((one, other) => other.score - one.score)
  }
  // Enough is found when no living beam, ended now, would come among the best.
  const isDone = (alive: readonly Survivor[]) => {
    const best = alive[0]?.beam
    const worst = finished[width - 1]
    return best === undefined || (worst !== undefined && worst.score >= scoreOf(best.logProbability, best.ids.length))
  }
  const advance = (beams: readonly Beam[], candidates: readonly Candidate[]): Survivor[] => {
    const alive: Survivor[] = []
    const ranked = candidates.toSorted((one, other) => other.logProbability - one.logProbability)
    for (const [rank, { row, token, logProbability }] of ranked.entries()) {
      const { sentence, ids } = beams[row]!
      if (token !== eos) alive.push({ row, beam: { sentence, ids: [...ids, token], logProbability } })
      else if (rank < width) finish(ids, logProbability)
      // With one beam the likeliest token alone counts, also where it is the end.
      if (alive.length === width || width === 1) break
    }
    const best = finished[0]?.score ?? Number.NEGATIVE_INFINITY
    const hopeful = alive.filter(({ beam }) => scoreOf(beam.logProbability, beam.ids.length) > best - hopelessScore)
    const isAtLimit = hopeful[0] !== undefined && hopeful[0].beam.ids.length >= limit
    if (isAtLimit && finished.length === 0) finish(hopeful[0]!.beam.ids, hopeful[0]!.beam.logProbability)
    return isAtLimit || isDone(hopeful) ? [] : hopeful
  }
  return { finished, advance }
}

// One more than there are beams for each beam, since one of them may be the end.
function extendBeam(
  beam: Beam,
  row: number,
  logits: Float32Array,
  options: SearchOptions,
  isThorough: boolean,
): Candidate[] {
  for (const token of repeatingTokens(beam.ids, options.uniqueRunLength)) logits[token] = Number.NEGATIVE_INFINITY
  const likeliest = findLargest(logits, options.allowed, options.beams + 1)
  // What is forbidden keeps its share, so that a beam that leads there is worth less.
  const offset = beam.logProbability - logSumExp(logits, options.allowed, logits[likeliest[0]!]!)
  const constraint = options.constraints?.[beam.sentence]
  const isFit = (token: number) => logits[token]! > Number.NEGATIVE_INFINITY && !constraint!(beam.ids, token)
  const best = constraint === undefined ? likeliest : findFit(likeliest, logits, options, isFit, isThorough)
  return best.map((token) => ({ row, token, logProbability: logits[token]! + offset }))
}

// Going through the vocabulary for more costs more time than the third way on is worth.
const fitEnough = 2
// Where none of so many likely tokens is fit, a beam has come to a dead end.
const mostTried = 80

/** The likeliest tokens that a constraint lets pass: none at a dead end, unless the search is `thorough`. */
function findFit(
  likeliest: readonly number[],
  logits: Float32Array,
  { allowed, beams }: SearchOptions,
  isFit: (token: number) => boolean,
  isThorough: boolean,
): readonly number[] {
  let tokens = likeliest
  for (;;) {
    const fit = tokens.filter(isFit)
    const isTried = tokens.length === allowed.length || (tokens.length >= mostTried && !isThorough)
    if (fit.length >= Math.min(beams, fitEnough) || isTried) return fit.slice(0, beams + 1)
    // In the middle of a rare word, most of what is likely begins another.
    tokens = findLargest(logits, allowed, Math.min(tokens.length * 4, allowed.length))
  }
}

/** The tokens that would make the last `runLength` tokens a run that was said before. */
function repeatingTokens(ids: readonly number[], runLength: number): number[] {
  const tail = ids.slice(ids.length - runLength + 1)
  if (tail.length < runLength - 1) return []
  const isTailAt = (start: number) => tail.every((id, offset) => ids[start + offset] === id)
  const starts = Array.from({ length: Math.max(0, ids.length - runLength + 1) }, (_, start) => start)
  return starts.filter(isTailAt).map((start) => ids[start + runLength - 1]!)
}

function findLargest(values: Float32Array, places: Uint32Array, count: number): number[] {
  const best: number[] = []
  let threshold = Number.NEGATIVE_INFINITY
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!
    const value = values[place]!
    if (best.length === count && value <= threshold) continue
    let rank = Math.min(best.length, count - 1)
    for (; rank > 0 && values[best[rank - 1]!]! < value; rank--) best[rank] = best[rank - 1]!
    best[rank] = place
    threshold = values[best.at(-1)!]!
  }
  return best
}

interface Rows {
  readonly source: EncodedSource
  readonly past: DecoderPast
}

// All beams of a sentence have the same source: it is moved only where a sentence has fewer or more beams than before.
function selectRows({ source, past }: Rows, survivors: readonly Survivor[], beams: readonly Beam[]): Rows {
  const pick = (values: Float32Array) => {
    const width = values.length / beams.length
    const picked = new Float32Array(width * survivors.length)
    survivors.forEach(({ row }, index) => picked.set(values.subarray(row * width, (row + 1) * width), index * width))
    return picked
  }
  const isAsBefore = (isSame: (survivor: Survivor, index: number) => boolean) =>
    survivors.length === beams.length && survivors.every(isSame)
  const hasSameSources = isAsBefore(({ beam }, index) => beam.sentence === beams[index]!.sentence)
  return {
    source: hasSameSources ? source : { ...source, mask: pick(source.mask), cross: source.cross.map(pick) },
    past: isAsBefore(({ row }, index) => row === index) ? past : past.map(pick),
  }
}
