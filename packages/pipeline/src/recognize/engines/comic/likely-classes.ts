/** A class that a step may stand for. */
export interface LikelyClass {
  readonly index: number
  /** Natural logarithm of its probability among all classes. */
  readonly logProbability: number
}

/** Classes less likely than the best by this logarithm add less than 1 in 1,000 to the sum, even 8,000 of them. */
const negligible = 16
/** Of the allowed classes those are kept that are not less likely than the best by this logarithm. */
const unlikely = 9
const mostKept = 12

/**
 * The classes of one step that are worth following, the likeliest first, by softmax over all classes. Only `allowed`
 * ones are kept; what the others take stays taken, so that a line of another script is read with little confidence.
 */
export function likelyClasses(
  logits: Float32Array,
  start: number,
  classes: number,
  allowed: Uint8Array,
): readonly LikelyClass[] {
  const step = logits.subarray(start, start + classes)
  let best = -Infinity
  for (let index = 0; index < classes; index++) if (step[index]! > best) best = step[index]!
  const kept: number[] = []
  let floor = -Infinity
  let sum = 0
  for (let index = 0; index < classes; index++) {
    const value = step[index]!
    if (value > best - negligible) sum += Math.exp(value - best)
    if (value > floor && allowed[index] === 1) {
      insert(kept, index, step)
      floor = Math.max(step[kept[0]!]! - unlikely, kept.length === mostKept ? step[kept.at(-1)!]! : -Infinity)
    }
  }
  const logSum = best + Math.log(sum)
  return kept
    .filter((index) => step[index]! >= step[kept[0]!]! - unlikely)
    .map((index) => ({ index, logProbability: step[index]! - logSum }))
}

/** Puts a class in its place among the likeliest, of which the last goes when there are too many. */
function insert(kept: number[], index: number, step: Float32Array): void {
  let place = kept.length
  while (place > 0 && step[kept[place - 1]!]! < step[index]!) place--
  kept.splice(place, 0, index)
  if (kept.length > mostKept) kept.pop()
}
