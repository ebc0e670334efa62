const longestGram = 6
const recallWeight = 2

/**
 * chrF of a set of sentences, 0 to 100 (Popovic 2015, "chrF: character n-gram F-score for automatic MT evaluation"): character
 * n-grams of 1 to 6 without white space, counts summed over all sentences, precision and recall averaged over the orders that
 * occur, recall weighing `beta` = 2. One reference a sentence.
 */
export function chrf(pairs: readonly { readonly hypothesis: string; readonly reference: string }[]): number {
  const totals = Array.from({ length: longestGram }, () => ({ hypothesis: 0, reference: 0, matching: 0 }))
  for (const { hypothesis, reference } of pairs) {
    for (const [index, total] of totals.entries()) {
      const ours = gramCounts(hypothesis, index + 1)
      const theirs = gramCounts(reference, index + 1)
      total.hypothesis += sizeOf(ours)
      total.reference += sizeOf(theirs)
      for (const [gram, count] of ours) total.matching += Math.min(count, theirs.get(gram) ?? 0)
    }
  }
  const occurring = totals.filter((total) => total.hypothesis > 0 && total.reference > 0)
  if (occurring.length === 0) return 0
  const precision = mean(occurring.map((total) => total.matching / total.hypothesis))
  const recall = mean(occurring.map((total) => total.matching / total.reference))
  if (precision + recall === 0) return 0
  const factor = recallWeight ** 2
  return (100 * (1 + factor) * precision * recall) / (factor * precision + recall)
}

function gramCounts(sentence: string, length: number): Map<string, number> {
  const characters = [...sentence.replace(/\s/gu, '')]
  const counts = new Map<string, number>()
  for (let start = 0; start + length <= characters.length; start++) {
    const gram = characters.slice(start, start + length).join('')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function sizeOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}
