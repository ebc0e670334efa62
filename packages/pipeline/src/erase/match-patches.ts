import type { PatchLevel } from './patch-level.ts'

/** Gives numbers from 0 up to 1, the same ones each time for the same start. */
export type RandomSource = () => number

/** A small generator with good spread and a fixed sequence (mulberry32, public domain), so that a page erases alike each time. */
export function createRandomSource(start: number): RandomSource {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** How patches are compared. */
export interface PatchComparison {
  /** Mean colour of the patch around each pixel. */
  readonly means: Float32Array
  /** How far a copied patch may be lightened or darkened to meet its surroundings, in steps of 255. */
  readonly maximumShift: number
}

/**
 * Improves the nearest patch of every target: neighbours offer theirs moved along, then random ones near the best so far
 * are tried in shrinking circles (PatchMatch, Barnes and others, 2009). Even rounds run forwards, odd ones backwards.
 */
export function matchPatches(
  level: PatchLevel,
  comparison: PatchComparison,
  rounds: number,
  random: RandomSource,
): void {
  refreshCosts(level, comparison)
  for (let round = 0; round < rounds; round++) {
    const step = round % 2 === 0 ? 1 : -1
    const { targets } = level
    for (let order = 0; order < targets.length; order++) {
      const target = targets[step === 1 ? order : targets.length - 1 - order]!
      propagate(level, comparison, target, step)
      searchAround(level, comparison, target, random)
    }
  }
}

/** Sum of weighted squared differences between two patches, the second shifted to the first's mean; stops above `limit`. */
export function comparePatches(
  { colours, weights, steps }: PatchLevel,
  { means, maximumShift }: PatchComparison,
  target: number,
  origin: number,
  limit: number,
): number {
  const red = limited(means[target * 3]! - means[origin * 3]!, maximumShift)
  const green = limited(means[target * 3 + 1]! - means[origin * 3 + 1]!, maximumShift)
  const blue = limited(means[target * 3 + 2]! - means[origin * 3 + 2]!, maximumShift)
  let sum = 0
  for (let index = 0; index < steps.length; index++) {
    const at = target + steps[index]!
    const weight = weights[at]!
    if (weight === 0) continue
    const to = at * 3
    const from = (origin + steps[index]!) * 3
    const differenceRed = colours[to]! - colours[from]! - red
    const differenceGreen = colours[to + 1]! - colours[from + 1]! - green
    const differenceBlue = colours[to + 2]! - colours[from + 2]! - blue
    sum +=
      weight * (differenceRed * differenceRed + differenceGreen * differenceGreen + differenceBlue * differenceBlue)
    if (sum >= limit) return Number.POSITIVE_INFINITY
  }
  return sum
}

/** The value, held within plus and minus `most`. */
export function limited(value: number, most: number): number {
  return value > most ? most : value < -most ? -most : value
}

/** Costs change with every vote, because guesses are compared too. */
function refreshCosts(level: PatchLevel, comparison: PatchComparison): void {
  for (const target of level.targets) {
    level.costs[target] = comparePatches(level, comparison, target, level.nearest[target]!, Number.POSITIVE_INFINITY)
  }
}

function tryOrigin(level: PatchLevel, comparison: PatchComparison, target: number, origin: number): void {
  if (origin === level.nearest[target] || level.isOrigin[origin] !== 1) return
  const cost = comparePatches(level, comparison, target, origin, level.costs[target]!)
  if (cost >= level.costs[target]!) return
  level.costs[target] = cost
  level.nearest[target] = origin
}

function propagate(level: PatchLevel, comparison: PatchComparison, target: number, step: 1 | -1): void {
  const beside = level.nearest[target - step]!
  if (beside >= 0) tryOrigin(level, comparison, target, beside + step)
  const above = level.nearest[target - step * level.width]!
  if (above >= 0) tryOrigin(level, comparison, target, above + step * level.width)
}

function searchAround(level: PatchLevel, comparison: PatchComparison, target: number, random: RandomSource): void {
  const { width, height } = level
  for (let reach = Math.max(width, height); reach >= 1; reach /= 2) {
    const best = level.nearest[target]!
    const x = (best % width) + Math.round((random() * 2 - 1) * reach)
    const y = Math.floor(best / width) + Math.round((random() * 2 - 1) * reach)
    if (x >= 0 && y >= 0 && x < width && y < height) tryOrigin(level, comparison, target, y * width + x)
  }
}
