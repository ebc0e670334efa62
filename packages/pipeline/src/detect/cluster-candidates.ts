import { boxOfPoints, horizontalGap, verticalGap } from '../geometry/box.ts'
import { createDisjointSets } from '../geometry/disjoint-sets.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { TextCandidate } from './detector.ts'

/** Candidates nearer than this, in thicknesses of the thinner one, are looked at together. */
const neighbourGap = 0.9
/** Lettering of very different size is looked at apart. */
const largestSizeRatio = 2.6

/** Puts neighbouring candidates of like size together; the clusters of the finest lettering come first. */
export function clusterCandidates(candidates: readonly TextCandidate[]): TextCandidate[][] {
  const boxes = candidates.map(({ rectangle }) => boxOfPoints(rectangleCorners(rectangle)))
  const thicknesses = candidates.map(({ rectangle }) => Math.min(rectangle.width, rectangle.height))
  const sets = createDisjointSets(candidates.length)
  for (let a = 0; a < candidates.length; a++) {
    for (let b = a + 1; b < candidates.length; b++) {
      const thin = Math.min(thicknesses[a]!, thicknesses[b]!)
      const thick = Math.max(thicknesses[a]!, thicknesses[b]!)
      if (thick > largestSizeRatio * thin) continue
      const gap = Math.max(horizontalGap(boxes[a]!, boxes[b]!), verticalGap(boxes[a]!, boxes[b]!))
      if (gap < neighbourGap * thin) sets.join(a, b)
    }
  }
  return sets
    .groups()
    .map((group) => group.map((index) => candidates[index]!))
    .toSorted((a, b) => smallestThickness(a) - smallestThickness(b))
}

function smallestThickness(cluster: readonly TextCandidate[]): number {
  return Math.min(...cluster.map(({ rectangle }) => Math.min(rectangle.width, rectangle.height)))
}
