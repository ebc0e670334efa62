import { createRandomSource } from '../random-source.ts'
import { type PatchLevel, source } from './patch-level.ts'

/** Steps are looked for up to this far in each direction: more than a few periods of screentone and hatching. */
const farthestPx = 48
/** Shorter steps only tell that neighbours are alike. */
const shortestPx = 5
const sampleCount = 240
/** Steps with fewer samples at both ends say nothing. */
const fewestPairs = 40
const keptSteps = 12
const sectorCount = 6
const lengthCount = 2

/**
 * The steps by which the sources are most like themselves, as index steps of the level, in both directions: periods of
 * screentone, hatching and patterns. A patch that goes on with a pattern usually lies a few such steps away (He and Sun,
 * 2012, fill whole holes so).
 */
export function findRepeats(level: PatchLevel): Int32Array {
  const { width, colours, roles, origins } = level
  const random = createRandomSource(3)
  const samples = Int32Array.from({ length: sampleCount }, () => origins[Math.floor(random() * origins.length)]!)
  const columns = samples.map((sample) => sample % width)
  const side = 2 * farthestPx + 1
  const differences = new Float32Array(side * (farthestPx + 1)).fill(Number.POSITIVE_INFINITY)
  for (let stepY = 0; stepY <= farthestPx; stepY++) {
    for (let stepX = -farthestPx; stepX <= farthestPx; stepX++) {
      let sum = 0
      let pairs = 0
      for (let order = 0; order < sampleCount; order++) {
        const from = samples[order]!
        const to = from + stepY * width + stepX
        const x = columns[order]! + stepX
        if (x < 0 || x >= width || to >= roles.length || roles[to] !== source) continue
        pairs++
        // Green is the nearest to brightness that one channel can be.
        sum += Math.abs(colours[from * 3 + 1]! - colours[to * 3 + 1]!)
      }
      if (pairs >= fewestPairs) differences[stepY * side + stepX + farthestPx] = sum / pairs
    }
  }
  return strongestSteps(differences, side, width)
}

/** Local minima: the deepest of each direction and length, because a step may lead into the hole again. */
function strongestSteps(differences: Float32Array, side: number, width: number): Int32Array {
  const best = new Map<number, { step: number; difference: number }>()
  for (let y = 0; y < farthestPx; y++) {
    for (let column = 1; column < side - 1; column++) {
      const index = y * side + column
      const difference = differences[index]!
      const x = column - farthestPx
      if (Math.max(y, Math.abs(x)) < shortestPx || !Number.isFinite(difference)) continue
      const around = [index - 1, index + 1, index + side, ...(y > 0 ? [index - side] : [])]
      if (around.some((other) => differences[other]! < difference)) continue
      const sector = Math.floor((Math.atan2(y, x) / Math.PI) * sectorCount)
      const ring = Math.floor((Math.hypot(x, y) / farthestPx) * lengthCount)
      const bin = sector * 4 + ring
      if (difference < (best.get(bin)?.difference ?? Number.POSITIVE_INFINITY)) {
        best.set(bin, { step: y * width + x, difference })
      }
    }
  }
  const kept = [...best.values()].sort((a, b) => a.difference - b.difference).slice(0, keptSteps)
  return Int32Array.from(kept.flatMap(({ step }) => [step, -step]))
}
