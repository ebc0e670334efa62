import type { Mask } from '../../page.ts'
import { distanceToOutside } from '../../raster/distance-transform.ts'
import { fillMembrane } from '../ground/fill-membrane.ts'
import { findRepeats } from './find-repeats.ts'
import { createRandomSource, type RandomSource } from '../random-source.ts'
import { beginMatches, matchPatches } from './match-patches.ts'
import { nextTurn } from '../next-turn.ts'
import { createPatchLevel, excluded, hole, type PatchLevel, source } from './patch-level.ts'
import type { PixelWindow } from '../pixel-window.ts'
import { patchMeans, refreshMeans, vote } from './vote-patches.ts'

const patchRadius = 3
/** Fewer origins than this hold too little variety to copy from. */
const fewestOrigins = 64
/** How fast trust in guessed pixels falls with each pixel of depth in the hole (Wexler, Shechtman and Irani, 2007, use 1.3). */
const trustFall = 1.3
/** Trust in pixels of the hole that were not yet filled on this level. */
const untouchedTrust = 0.0005
/** Width of the rings in which the hole is first filled. */
const ringPx = 2
/** With more targets than this a level is searched less, so that the time for large captions stays bounded. */
const manyTargets = 30_000
/** Matches louder than this part of a usual one's cost are heard while the filling still changes. */
const searchSoftness = 0.05

/** In the end only matches as good as this part of a usual one's cost are heard: the result is copied, hardly averaged. */
const finalSoftness = 0.02

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
export async function fillByExemplars(
  window: PixelWindow,
  holes: Mask,
  sources: Mask,
  signal: AbortSignal,
): Promise<void> {
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
    const means = patchMeans(level)
    await peel(level, means, startsOf(level, coarser, random), random, signal)
    await refine(level, means, picture === pictures[0], random, signal)
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

/** For each target the match of the coarser level doubled, or a random one. */
function startsOf(level: PatchLevel, coarser: PatchLevel | undefined, random: RandomSource): Int32Array {
  const starts = new Int32Array(level.nearest.length)
  for (const target of level.targets) {
    const doubled = coarser === undefined ? -1 : doubledMatch(level, coarser, target)
    starts[target] = doubled >= 0 ? doubled : level.origins[Math.floor(random() * level.origins.length)]!
  }
  return starts
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

/**
 * Fills the hole ring by ring from its rim, each ring with what the pixels outside it ask for, so that dots and lines go on
 * from outside instead of arising anew in every place.
 */
async function peel(
  level: PatchLevel,
  means: Float32Array,
  starts: Int32Array,
  random: RandomSource,
  signal: AbortSignal,
): Promise<void> {
  const { depths, targets, weights } = level
  setGuessWeights(level, () => untouchedTrust)
  const repeats = findRepeats(level)
  const deepest = targets.reduce((most, target) => Math.max(most, depths[target]!), 1)
  for (let ring = 0; ring <= deepest; ring += ringPx) {
    await nextTurn(signal)
    const inRing = targets.filter((target) => depths[target]! >= ring && depths[target]! < ring + ringPx)
    refreshMeans(level, inRing, means)
    beginMatches(level, inRing, means, starts, repeats)
    matchPatches(level, inRing, means, isLarge(level) ? 1 : 2, random)
    vote(level, inRing, means, finalSoftness, (index) => depths[index]! >= ring && depths[index]! < ring + ringPx)
    for (let index = 0; index < depths.length; index++) {
      const depth = depths[index]!
      if (depth > 0 && depth >= ring && depth < ring + ringPx) weights[index] = trustFall ** -depth
    }
  }
}

function isLarge({ targets }: PatchLevel): boolean {
  return targets.length > manyTargets
}

function setGuessWeights({ depths, weights }: PatchLevel, weigh: (depth: number) => number): void {
  for (let index = 0; index < depths.length; index++) if (depths[index]! > 0) weights[index] = weigh(depths[index]!)
}

async function refine(
  level: PatchLevel,
  means: Float32Array,
  isFinest: boolean,
  random: RandomSource,
  signal: AbortSignal,
): Promise<void> {
  const rounds = isLarge(level) ? 1 : isFinest ? 2 : 4
  setGuessWeights(level, (depth) => trustFall ** -depth)
  for (let round = 0; round < rounds; round++) {
    await nextTurn(signal)
    refreshMeans(level, level.targets, means)
    matchPatches(level, level.targets, means, 2, random)
    vote(level, level.targets, means, isFinest && round === rounds - 1 ? finalSoftness : searchSoftness, () => true)
  }
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
