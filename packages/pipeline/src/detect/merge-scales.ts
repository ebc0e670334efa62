import { boxArea, boxOfPoints, overlapArea } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { TextCandidate } from './detector.ts'

/** A line that shares this much of itself with lines already taken was seen before. */
const seenShare = 0.3
/** So was one that covers this much of a line already taken: it is several lines run together. */
const coveredShare = 0.5

/**
 * Puts the lines seen at several scales together. The first scale is trusted most: a later one only adds lines where the
 * earlier ones saw none.
 */
export function mergeScales(perScale: readonly (readonly TextCandidate[])[]): TextCandidate[] {
  const merged = [...(perScale[0] ?? [])]
  for (const candidates of perScale.slice(1)) {
    const taken = merged.map(boundsOf)
    for (const candidate of candidates) {
      const box = boundsOf(candidate)
      const shared = taken.reduce((sum, other) => sum + overlapArea(box, other), 0)
      const isBlock = taken.some((other) => overlapArea(box, other) > coveredShare * boxArea(other))
      if (!isBlock && shared < seenShare * boxArea(box)) merged.push(candidate)
    }
  }
  return merged
}

function boundsOf({ rectangle }: TextCandidate) {
  return boxOfPoints(rectangleCorners(rectangle))
}
