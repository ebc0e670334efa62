/** A split of a histogram in two. */
export interface OtsuSplit {
  /** Values up to and including this one are of the dark class. */
  readonly threshold: number
  /** Share of the histogram's variance that lies between the classes: near 1 for two clean heaps, 0 for one value. */
  readonly separability: number
  /** Mean value of each class. */
  readonly darkMean: number
  readonly lightMean: number
  /** Share of the pixels in the dark class. */
  readonly darkShare: number
}

/** The threshold that best parts dark from light (Otsu, 1979). */
export function otsuSplit(histogram: Uint32Array): OtsuSplit {
  let total = 0
  let sum = 0
  let squares = 0
  for (let value = 0; value < histogram.length; value++) {
    const count = histogram[value]!
    total += count
    sum += count * value
    squares += count * value * value
  }
  let best: OtsuSplit = { threshold: 127, separability: 0, darkMean: sum / total, lightMean: sum / total, darkShare: 1 }
  const variance = squares / total - (sum / total) ** 2
  if (total === 0 || variance <= 0) return best
  let dark = 0
  let darkSum = 0
  for (let value = 0; value < histogram.length - 1; value++) {
    dark += histogram[value]!
    darkSum += histogram[value]! * value
    const light = total - dark
    if (dark === 0 || light === 0) continue
    const darkMean = darkSum / dark
    const lightMean = (sum - darkSum) / light
    const separability = ((dark / total) * (light / total) * (lightMean - darkMean) ** 2) / variance
    if (separability > best.separability)
      best = { threshold: value, separability, darkMean, lightMean, darkShare: dark / total }
  }
  return best
}
