import { shiftBetween } from './match-patches.ts'
import { hole, type PatchLevel } from './patch-level.ts'

/** Mean colour of the patch around each pixel, by running sums along rows, then columns. */
export function patchMeans({ colours, width, height, radius }: PatchLevel): Float32Array {
  const rowSums = new Float32Array(colours.length)
  const means = new Float32Array(colours.length)
  const side = 2 * radius + 1
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < height; y++) {
      let sum = 0
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 3 + channel
        sum += colours[at]!
        if (x >= side) sum -= colours[at - side * 3]!
        if (x >= side - 1) rowSums[at - radius * 3] = sum
      }
    }
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let y = 0; y < height; y++) {
        const at = (y * width + x) * 3 + channel
        sum += rowSums[at]!
        if (y >= side) sum -= rowSums[at - side * width * 3]!
        if (y >= side - 1) means[at - radius * width * 3] = sum / (side * side)
      }
    }
  }
  return means
}

/** Brings the means of some patches up to date after pixels in them changed. */
export function refreshMeans({ colours, steps }: PatchLevel, targets: Int32Array, means: Float32Array): void {
  for (const target of targets) {
    let red = 0
    let green = 0
    let blue = 0
    for (let index = 0; index < steps.length; index++) {
      const at = (target + steps[index]!) * 3
      red += colours[at]!
      green += colours[at + 1]!
      blue += colours[at + 2]!
    }
    means[target * 3] = red / steps.length
    means[target * 3 + 1] = green / steps.length
    means[target * 3 + 2] = blue / steps.length
  }
}

/**
 * Sets hole pixels to the mean of what the patches over them say, the more alike their match the louder; with a softness
 * far below 1 almost only the best matches are heard, so that the picture is copied rather than averaged.
 */
export function vote(
  level: PatchLevel,
  targets: Int32Array,
  means: Float32Array,
  softness: number,
  isOpen: (index: number) => boolean,
): void {
  const { colours, roles, steps, nearest, costs } = level
  const tolerance = softness * usualCost(level, targets)
  const sums = new Float32Array(colours.length)
  const totals = new Float32Array(roles.length)
  for (const target of targets) {
    const origin = nearest[target]!
    const voice = Math.exp(-costs[target]! / tolerance) + 1e-9
    const red = shiftBetween(means, target, origin, 0)
    const green = shiftBetween(means, target, origin, 1)
    const blue = shiftBetween(means, target, origin, 2)
    for (let index = 0; index < steps.length; index++) {
      const to = target + steps[index]!
      if (roles[to] !== hole || !isOpen(to)) continue
      const from = (origin + steps[index]!) * 3
      totals[to]! += voice
      sums[to * 3]! += voice * (colours[from]! + red)
      sums[to * 3 + 1]! += voice * (colours[from + 1]! + green)
      sums[to * 3 + 2]! += voice * (colours[from + 2]! + blue)
    }
  }
  for (let index = 0; index < roles.length; index++) {
    if (totals[index] === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      colours[index * 3 + channel] = sums[index * 3 + channel]! / totals[index]!
    }
  }
}

/** The cost at three quarters of the way from the best match to the worst (as Wexler and others take it). */
function usualCost({ costs }: PatchLevel, targets: Int32Array): number {
  const sorted = Float32Array.from(targets, (target) => costs[target]!).sort()
  return Math.max(1, sorted[Math.floor(sorted.length * 0.75)] ?? 1)
}
