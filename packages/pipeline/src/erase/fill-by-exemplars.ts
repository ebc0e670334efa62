import type { Mask } from '../page.ts'
import { distanceToOutside } from '../raster/distance-transform.ts'
import { fillMembrane } from './fill-membrane.ts'
import { createRandomSource, limited, matchPatches, type PatchComparison, type RandomSource } from './match-patches.ts'
import { createPatchLevel, excluded, hole, type PatchLevel, source } from './patch-level.ts'
import type { PixelWindow } from './pixel-window.ts'

const patchRadius = 3
/** Fewer origins than this hold too little variety to copy from. */
const fewestOrigins = 64
/**
 * On the coarser levels a match this bad, in squared differences over the three channels, says nothing: patches there may
 * be too large to lie within the ground at all, and the smooth filling is the better start.
 */
const unlikeCost = 3 * 20 ** 2
/** Targets that are matched in full; beyond, rounds get fewer so that the time stays bounded. */
const targetsInFull = 40_000

interface Picture {
  readonly width: number
  readonly height: number
  readonly colours: Float32Array
  readonly roles: Uint8Array
}

/**
 * Fills the hole of a window with patches of its sources, in place: every patch that holds some hole looks for the most
 * alike source patch, all of them vote for the hole's colours, and both repeat from coarse to fine (Wexler, Shechtman and
 * Irani, 2007, with PatchMatch as search). Keeps hatching, screentone and grain where smooth filling would blur.
 * Pixels that are neither in `holes` nor in `sources` are not looked at. Where there is nothing to copy from, the hole is
 * filled smoothly.
 */
export function fillByExemplars(window: PixelWindow, holes: Mask, sources: Mask, signal: AbortSignal): void {
  fillMembrane(window.colours, 3, holes)
  const roles = Uint8Array.from(holes.data, (isHole, index) =>
    isHole === 1 ? hole : sources.data[index] === 1 ? source : excluded,
  )
  const random = createRandomSource(1)
  const pictures = shrink({ width: window.width, height: window.height, colours: window.colours, roles }, holes)
  let coarser: PatchLevel | undefined
  for (const picture of pictures.toReversed()) {
    const level = createPatchLevel(picture.colours, picture.roles, picture.width, picture.height, patchRadius)
    if (level.origins.length < fewestOrigins) continue
    startMatches(level, coarser, random)
    if (coarser !== undefined) vote(level, comparisonOf(level), 'all', Number.POSITIVE_INFINITY)
    refine(level, picture === pictures[0], random, signal)
    coarser = level
  }
  if (coarser !== undefined && coarser.width === window.width + 2 * patchRadius) copyHole(coarser, window)
}

/** The window and its halves, down to where the hole is not deeper than a patch is wide. */
function shrink(picture: Picture, holes: Mask): Picture[] {
  const depth = distanceToOutside(holes).reduce((deepest, value) => Math.max(deepest, value), 0)
  const pictures = [picture]
  for (let reach = depth; reach > 3 * patchRadius && pictures.length < 5; reach /= 2)
    pictures.push(halve(pictures.at(-1)!))
  return pictures
}

function halve({ width, height, colours, roles }: Picture): Picture {
  const halfWidth = width >> 1
  const halfHeight = height >> 1
  const half: Picture = {
    width: halfWidth,
    height: halfHeight,
    colours: new Float32Array(halfWidth * halfHeight * 3),
    roles: new Uint8Array(halfWidth * halfHeight),
  }
  for (let y = 0, index = 0; y < halfHeight; y++) {
    for (let x = 0; x < halfWidth; x++, index++) {
      const corner = 2 * y * width + 2 * x
      const block = [corner, corner + 1, corner + width, corner + width + 1]
      const known = block.filter((at) => roles[at] === source)
      const holeCount = block.filter((at) => roles[at] === hole).length
      half.roles[index] = known.length >= 3 ? source : holeCount >= 2 ? hole : excluded
      const from = known.length > 0 ? known : block
      for (let channel = 0; channel < 3; channel++) {
        half.colours[index * 3 + channel] = from.reduce((sum, at) => sum + colours[at * 3 + channel]!, 0) / from.length
      }
    }
  }
  return half
}

/** Takes the matches of the coarser level doubled, or random ones. */
function startMatches(level: PatchLevel, coarser: PatchLevel | undefined, random: RandomSource): void {
  for (const target of level.targets) {
    const doubled = coarser === undefined ? -1 : doubledMatch(level, coarser, target)
    level.nearest[target] = doubled >= 0 ? doubled : level.origins[Math.floor(random() * level.origins.length)]!
  }
}

function doubledMatch(level: PatchLevel, coarser: PatchLevel, target: number): number {
  const { radius } = level
  const x = (target % level.width) - radius
  const y = Math.floor(target / level.width) - radius
  const coarseX = Math.min(x >> 1, coarser.width - 2 * radius - 1)
  const coarseY = Math.min(y >> 1, coarser.height - 2 * radius - 1)
  const origin = coarser.nearest[(coarseY + radius) * coarser.width + coarseX + radius]!
  if (origin < 0) return -1
  const originX = ((origin % coarser.width) - radius) * 2 + (x & 1)
  const originY = (Math.floor(origin / coarser.width) - radius) * 2 + (y & 1)
  const index = (originY + radius) * level.width + originX + radius
  return level.isOrigin[index] === 1 ? index : -1
}

function refine(level: PatchLevel, isFinest: boolean, random: RandomSource, signal: AbortSignal): void {
  const load = level.targets.length / targetsInFull
  const rounds = isFinest ? (load > 2 ? 1 : load > 1 ? 2 : 4) : 6
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted()
    const comparison = comparisonOf(level)
    matchPatches(level, comparison, 2, random)
    vote(
      level,
      comparison,
      isFinest && round === rounds - 1 ? 'best' : 'all',
      isFinest ? Number.POSITIVE_INFINITY : unlikeCost,
    )
  }
}

function comparisonOf(level: PatchLevel): PatchComparison {
  return { means: patchMeans(level), maximumShift: 10 }
}

function patchMeans({ colours, width, height, radius }: PatchLevel): Float32Array {
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

/**
 * Sets each hole pixel to the mean of what the patches over it say, the more alike their match the louder. 'best' listens
 * almost only to the best matches, so that the final picture is copied rather than averaged.
 */
function vote(level: PatchLevel, comparison: PatchComparison, listensTo: 'all' | 'best', unlike: number): void {
  const { colours, roles, steps, targets, nearest, costs } = level
  const { means, maximumShift } = comparison
  const softness = softnessOf(level) * (listensTo === 'best' ? 0.1 : 1)
  const sums = new Float32Array(colours.length)
  const totals = new Float32Array(roles.length)
  for (const target of targets) {
    const origin = nearest[target]!
    const cost = costs[target]!
    if (cost > unlike * weightOf(level, target)) continue
    const voice = (cost === Number.POSITIVE_INFINITY ? 1 : Math.exp(-cost / softness)) * level.weights[target]! + 1e-6
    const red = limited(means[target * 3]! - means[origin * 3]!, maximumShift)
    const green = limited(means[target * 3 + 1]! - means[origin * 3 + 1]!, maximumShift)
    const blue = limited(means[target * 3 + 2]! - means[origin * 3 + 2]!, maximumShift)
    for (let index = 0; index < steps.length; index++) {
      const to = target + steps[index]!
      if (roles[to] !== hole) continue
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
function softnessOf({ targets, costs }: PatchLevel): number {
  const finite = Float32Array.from(targets, (target) => costs[target]!)
    .filter(Number.isFinite)
    .sort()
  return Math.max(1, finite[Math.floor(finite.length * 0.75)] ?? 1)
}

function copyHole({ colours, roles, width, radius }: PatchLevel, window: PixelWindow): void {
  for (let y = 0, index = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++, index++) {
      const from = (y + radius) * width + x + radius
      if (roles[from] !== hole) continue
      window.colours.set(colours.subarray(from * 3, from * 3 + 3), index * 3)
    }
  }
}

function weightOf({ weights, steps }: PatchLevel, target: number): number {
  let sum = 0
  for (let index = 0; index < steps.length; index++) sum += weights[target + steps[index]!]!
  return sum
}
