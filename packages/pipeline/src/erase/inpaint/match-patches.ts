import type { RandomSource } from '../random-source.ts'
import type { PatchLevel } from './patch-level.ts'

/** A copied patch may be lightened or darkened by this much to meet its surroundings, in steps of 255. */
const mostShift = 10
/** Within this distance of white and of black a patch may shift the less the nearer it is: paper and ink have no shade. */
const shadelessRange = 48

/**
 * How much the means of two patches count beside their pixels. Where little of a patch is known yet, this alone keeps ink
 * out of open ground, without asking for any dot in a certain place.
 */
const meanWeight = 1
/** A patch from elsewhere has to be better by this factor than one that goes on from a neighbour's. */
const clearlyBetter = 0.85

/** What one channel of the patch at `origin` is shifted by when it is laid at `target`; `means` are those of all patches. */
export function shiftBetween(means: Float32Array, target: number, origin: number, channel: number): number {
  const mean = means[origin * 3 + channel]!
  const wanted = means[target * 3 + channel]! - mean
  const most = mostShift * Math.min(1, Math.max(0, Math.min(mean, 255 - mean)) / shadelessRange)
  return wanted > most ? most : wanted < -most ? -most : wanted
}

/**
 * Improves the nearest patches of some targets: neighbours offer theirs moved along, then random ones near the best so far
 * are tried in shrinking circles (PatchMatch, Barnes and others, 2009). Even rounds run forwards, odd ones backwards.
 */
export function matchPatches(
  level: PatchLevel,
  targets: Int32Array,
  means: Float32Array,
  rounds: number,
  random: RandomSource,
): void {
  refreshCosts(level, targets, means)
  for (let round = 0; round < rounds; round++) {
    const step = round % 2 === 0 ? 1 : -1
    for (let order = 0; order < targets.length; order++) {
      const target = targets[step === 1 ? order : targets.length - 1 - order]!
      propagate(level, means, target, step)
      searchAround(level, means, target, random)
    }
  }
}

/** Weighted squared differences between the pixels and means of two patches, the second shifted; stops above `limit`. */
export function comparePatches(
  { colours, weights, steps }: PatchLevel,
  means: Float32Array,
  target: number,
  origin: number,
  limit: number,
): number {
  const red = shiftBetween(means, target, origin, 0)
  const green = shiftBetween(means, target, origin, 1)
  const blue = shiftBetween(means, target, origin, 2)
  const leftRed = means[target * 3]! - means[origin * 3]! - red
  const leftGreen = means[target * 3 + 1]! - means[origin * 3 + 1]! - green
  const leftBlue = means[target * 3 + 2]! - means[origin * 3 + 2]! - blue
  let sum = meanWeight * (leftRed * leftRed + leftGreen * leftGreen + leftBlue * leftBlue)
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

/**
 * Matches targets for the first time: with what the neighbours that are matched already offer, so that a pattern goes on
 * where several places are alike; then with the start given for each, and with the patches that lie one of the `repeats`,
 * index steps, away.
 */
export function beginMatches(
  level: PatchLevel,
  targets: Int32Array,
  means: Float32Array,
  starts: Int32Array,
  repeats: Int32Array,
): void {
  for (const target of targets) level.costs[target] = Number.POSITIVE_INFINITY
  for (const step of [1, -1] as const) {
    for (let order = 0; order < targets.length; order++) {
      propagate(level, means, targets[step === 1 ? order : targets.length - 1 - order]!, step)
    }
  }
  for (const target of targets) {
    tryOrigin(level, means, target, starts[target]!, clearlyBetter)
    for (const step of repeats) tryOrigin(level, means, target, target + step, clearlyBetter)
  }
}

/** Costs change with every vote, because guesses are compared too. */
function refreshCosts(level: PatchLevel, targets: Int32Array, means: Float32Array): void {
  for (const target of targets) {
    level.costs[target] = comparePatches(level, means, target, level.nearest[target]!, Number.POSITIVE_INFINITY)
  }
}

function tryOrigin(level: PatchLevel, means: Float32Array, target: number, origin: number, share: number): void {
  if (origin === level.nearest[target] || level.isOrigin[origin] !== 1) return
  const limit = share * level.costs[target]!
  const cost = comparePatches(level, means, target, origin, limit)
  if (cost >= limit) return
  level.costs[target] = cost
  level.nearest[target] = origin
}

function propagate(level: PatchLevel, means: Float32Array, target: number, step: 1 | -1): void {
  const beside = level.nearest[target - step]!
  if (beside >= 0) tryOrigin(level, means, target, beside + step, 1)
  const above = level.nearest[target - step * level.width]!
  if (above >= 0) tryOrigin(level, means, target, above + step * level.width, 1)
}

function searchAround(level: PatchLevel, means: Float32Array, target: number, random: RandomSource): void {
  const { width, height } = level
  for (let reach = Math.max(width, height); reach >= 1; reach /= 2) {
    const best = level.nearest[target]!
    const x = (best % width) + Math.round((random() * 2 - 1) * reach)
    const y = Math.floor(best / width) + Math.round((random() * 2 - 1) * reach)
    if (x >= 0 && y >= 0 && x < width && y < height) tryOrigin(level, means, target, y * width + x, clearlyBetter)
  }
}
