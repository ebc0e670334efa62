// What lies this far below the largest adds less than a hundredth of a percent, even a thousand times.
const negligible = 16
// A fifth of a search went into working exponentials out. Steps as fine as these move a log probability by less than a thousandth.
const stepsOfOne = 512
const exponentials = Float64Array.from({ length: negligible * stepsOfOne + 1 }, (_, step) =>
  Math.exp(-step / stepsOfOne),
)

/** The logarithm of the summed exponentials of some of the values; `largest` is the largest of them. */
export function logSumExp(values: Float32Array, places: Uint32Array, largest: number): number {
  let sum = 0
  for (let index = 0; index < places.length; index++) {
    const distance = largest - values[places[index]!]!
    if (distance < negligible) sum += exponentials[Math.trunc(distance * stepsOfOne + 0.5)]!
  }
  return largest + Math.log(sum)
}
