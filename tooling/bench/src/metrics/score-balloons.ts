import type { Box } from '@fukidashi/pipeline/page'
import type { TruthText } from '../data/page-set.ts'
import { editDistance } from './edit-distance.ts'
import { lettersOnly, plainText, wordsWithSpaces } from './normal-text.ts'
import { median } from './statistics.ts'

/** A region as found on a page. */
export interface FoundRegion {
  readonly box: Box
  readonly text: string
}

/** One page's truth, what was found on it, and how long that took. */
export interface ScoredPage {
  readonly truth: readonly TruthText[]
  readonly regions: readonly FoundRegion[]
  readonly totalMs: number
}

/** What `balloons` prints. Rates are 0 to 1. */
export interface BalloonScore {
  readonly pages: number
  readonly boxes: number
  readonly regions: number
  readonly optional: number
  readonly recall: number
  readonly precision: number
  readonly f1: number
  readonly cer: number
  readonly cer_letters: number
  /** Letters, punctuation and spaces: what a translator gets. Means little for languages without spaces. */
  readonly cer_spaced: number
  readonly exact: number
  readonly ms_median: number | undefined
  readonly ms_max: number | undefined
}

/** Characters that are wrong, and all there are. */
export type ErrorTally = readonly [wrong: number, all: number]

/** One truth box that had to be found, and what was read in it. */
export interface JudgedBox {
  readonly truth: TruthText
  readonly isFound: boolean
  readonly isExact: boolean
  readonly plain: ErrorTally
  readonly letters: ErrorTally
  readonly spaced: ErrorTally
}

interface Counts {
  regions: number
  right: number
  optional: number
}

/**
 * Scores found regions against true ones. A region belongs to the truth box that holds most of its area and is right when at
 * least half of it lies in truth boxes. A truth box is found when its regions cover half of it, or half of their own area lies
 * in it. Texts are compared by edit distance, never by more than the truth's length; a box that was not found is all wrong.
 * Sound effects are optional: neither found nor missed, and regions that are right only by them are left out.
 */
export function scoreBalloons(pages: readonly ScoredPage[]): BalloonScore {
  const counts: Counts = { regions: 0, right: 0, optional: 0 }
  const boxes = pages.flatMap((page) => judgePage(page, counts))
  const recall = boxes.filter(({ isFound }) => isFound).length / Math.max(1, boxes.length)
  const precision = counts.right / Math.max(1, counts.regions)
  const times = pages.map((page) => page.totalMs)
  return {
    pages: pages.length,
    boxes: boxes.length,
    regions: counts.regions,
    optional: counts.optional,
    recall: round(recall),
    precision: round(precision),
    f1: round((2 * recall * precision) / Math.max(1e-9, recall + precision)),
    cer: errorRate(boxes.map(({ plain }) => plain)),
    cer_letters: errorRate(boxes.map(({ letters }) => letters)),
    cer_spaced: errorRate(boxes.map(({ spaced }) => spaced)),
    exact: round(boxes.filter(({ isExact }) => isExact).length / Math.max(1, boxes.length)),
    ms_median: median(times),
    ms_max: times.length === 0 ? undefined : Math.max(...times),
  }
}

/** Judges each truth box of a page by itself, as `scoreBalloons` does. */
export function judgeBoxes(page: Pick<ScoredPage, 'truth' | 'regions'>): JudgedBox[] {
  return judgePage(page, { regions: 0, right: 0, optional: 0 })
}

/** Share of characters that are wrong. */
export function errorRate(tallies: readonly ErrorTally[]): number {
  return round(sum(tallies.map(([wrong]) => wrong)) / Math.max(1, sum(tallies.map(([, all]) => all))))
}

function judgePage({ truth, regions }: Pick<ScoredPage, 'truth' | 'regions'>, counts: Counts): JudgedBox[] {
  const assigned = truth.map((): FoundRegion[] => [])
  for (const region of regions) {
    const owner = assignRegion(region, truth, counts)
    if (owner >= 0) assigned[owner]!.push(region)
  }
  return truth.flatMap((text, index) => (text.kind === 'sfx' ? [] : [compareText(text, assigned[index]!)]))
}

function assignRegion({ box }: FoundRegion, truth: readonly TruthText[], counts: Counts): number {
  const half = 0.5 * Math.max(1e-6, area(box))
  const shares = truth.map((text) => overlap(box, text.box))
  const wantedShares = shares.map((share, index) => (truth[index]!.kind === 'sfx' ? 0 : share))
  const wanted = sum(wantedShares)
  if (wanted < half && half <= sum(shares)) counts.optional++
  else {
    counts.regions++
    if (wanted >= half) counts.right++
  }
  // An optional box around a required one does not take its regions.
  const deciding = wanted >= half ? wantedShares : shares
  const most = Math.max(0, ...deciding)
  return most > 0 ? deciding.indexOf(most) : -1
}

function compareText(truth: TruthText, regions: readonly FoundRegion[]): JudgedBox {
  const covered = sum(regions.map((region) => overlap(region.box, truth.box)))
  const own = sum(regions.map((region) => area(region.box)))
  const isFound = regions.length > 0 && (covered >= 0.5 * area(truth.box) || covered >= 0.5 * own)
  const said = (joiner: string): string => (isFound ? regions.map((region) => region.text).join(joiner) : '')
  const tally = (normal: (text: string) => string, joiner: string): ErrorTally => {
    const [want, got] = [normal(truth.text), normal(said(joiner))]
    const length = [...want].length
    return [Math.min(editDistance(want, got), length), length]
  }
  return {
    truth,
    isFound,
    isExact: lettersOnly(truth.text) === lettersOnly(said('')),
    plain: tally(plainText, ''),
    letters: tally(lettersOnly, ''),
    spaced: tally(wordsWithSpaces, ' '),
  }
}

function area(box: Box): number {
  return box[2] * box[3]
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return Math.max(0, width) * Math.max(0, height)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
