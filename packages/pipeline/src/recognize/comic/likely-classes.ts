/** A class that a step may stand for. */
export interface LikelyClass {
  readonly index: number
  /** Natural logarithm of its probability among all classes. */
  readonly logProbability: number
}

/** Classes less likely than the best by this factor's logarithm cannot win, and add less than 1 in 1,000 to the sum of 8,000. */
const negligible = 16
/** Of the allowed classes those are kept that are not less likely than the best by this logarithm. */
const unlikely = 9
const mostKept = 12

/**
 * The classes of one step that are worth following, the likeliest first, by softmax over all classes. Only `allowed`
 * ones are kept; what the others take stays taken, so that a line of another writing is read with little confidence.
 */
export function likelyClasses(
  logits: Float32Array,
  start: number,
  classes: number,
  allowed: Uint8Array,
): readonly LikelyClass[] {
  let best = -Infinity
  let bestAllowed = -Infinity
  for (let index = 0; index < classes; index++) {
    const value = logits[start + index]!
    if (value > best) best = value
    if (value > bestAllowed && allowed[index] === 1) bestAllowed = value
  }
  let sum = 0
  const kept: number[] = []
  for (let index = 0; index < classes; index++) {
    const value = logits[start + index]!
    if (value > best - negligible) sum += Math.exp(value - best)
    if (value > bestAllowed - unlikely && allowed[index] === 1) kept.push(index)
  }
  const logSum = best + Math.log(sum)
  return kept
    .sort((a, b) => logits[start + b]! - logits[start + a]!)
    .slice(0, mostKept)
    .map((index) => ({ index, logProbability: logits[start + index]! - logSum }))
}
