/** How chrF is counted; the defaults are those of the paper and of sacreBLEU. */
export interface ChrfOptions {
  /** Longest character n-gram. */
  readonly order?: number
  /** How much recall weighs against precision. */
  readonly beta?: number
}

/**
 * Corpus chrF from 0 to 100: Popovic 2015, "chrF: character n-gram F-score for automatic MT evaluation", counted as
 * sacreBLEU 2.6.0 does (`nc:6|nw:0|space:no|case:mixed|eff:yes`): white space left out, n-gram counts summed over all lines
 * whose reference has n-grams of that length, precision and recall averaged over the lengths that occur, then
 * F = (1 + beta^2) P R / (beta^2 P + R).
 */
export function measureChrf(
  hypotheses: readonly string[],
  references: readonly string[],
  { order = 6, beta = 2 }: ChrfOptions = {},
): number {
  if (hypotheses.length !== references.length) throw new RangeError('There must be one reference for each hypothesis')
  let precisions = 0
  let recalls = 0
  let orders = 0
  for (let length = 1; length <= order; length++) {
    let said = 0
    let wanted = 0
    let shared = 0
    hypotheses.forEach((hypothesis, line) => {
      const ours = countNgrams(hypothesis, length)
      const theirs = countNgrams(references[line]!, length)
      // A reference too short for n-grams of this length says nothing of the hypothesis either.
      if (theirs.size > 0) said += sum(ours.values())
      wanted += sum(theirs.values())
      for (const [ngram, count] of ours) shared += Math.min(count, theirs.get(ngram) ?? 0)
    })
    if (said === 0 || wanted === 0) continue
    precisions += shared / said
    recalls += shared / wanted
    orders++
  }
  if (orders === 0 || precisions + recalls === 0) return 0
  const precision = precisions / orders
  const recall = recalls / orders
  return (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall)
}

function countNgrams(text: string, length: number): Map<string, number> {
  const characters = [...text.replaceAll(/\s/gu, '')]
  const counts = new Map<string, number>()
  for (let start = 0; start + length <= characters.length; start++) {
    const ngram = characters.slice(start, start + length).join('')
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1)
  }
  return counts
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
