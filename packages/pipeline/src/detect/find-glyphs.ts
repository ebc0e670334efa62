import { boxArea, boxCentre, boxOfPoints, boxUnion, horizontalGap, overlapArea, verticalGap } from '../geometry/box.ts'
import { rectangleCorners } from '../geometry/polygon.ts'
import type { Box, Mask } from '../page.ts'
import { type Component, type ComponentMap, findComponents } from '../raster/components.ts'
import { createMask } from '../raster/mask.ts'
import { measureGround } from './measure-ground.ts'
import { markConfidence } from './find-marks.ts'
import type { TextPatch } from './text-patch.ts'

/** Glyphs, or pieces of glyphs, that stand on one closed piece of ground, such as the inside of one balloon. */
export interface GlyphGroup {
  readonly patch: TextPatch
  readonly glyphs: readonly Component[]
}

/** Share of a component that must lie on the candidates. */
const evidenceShare = 0.55
/** Largest side of a glyph's component in glyph sizes: beside a candidate, and on one (joined script is long). */
const largestLooseGlyph = 1.35
const largestSeenGlyph = 1.9
/** Where no border tells balloon from art, only dots and dashes that continue a line are taken. */
const largestOpenMark = 0.4
/** Dots smaller than this many glyph sizes are screentone and specks unless a candidate covers them. */
const smallestLooseGlyph = 0.1
/** Share of a candidate that its glyphs' bounds must cover. */
const smallestExplainedShare = 0.3
/** Share of a candidate's length that a row of thin marks, such as dots, must cover. */
const smallestExplainedLength = 0.6
/** A word that art keeps apart from the rest of its line has this many glyphs of at least this many glyph sizes. */
const fewestInWord = 3
const fullGlyph = 0.5
/** How far a missed glyph may stand from a known one, in glyph sizes. */
const looseGap = 0.75

/**
 * Finds the components of a patch that are glyphs: those on the candidates, and those that continue them
 * inside the same balloon. Ink that is
 * larger than glyphs is a border or art; glyphs that it keeps apart come in different groups.
 */
export function findGlyphs(patch: TextPatch): GlyphGroup[] {
  const seen = findSeenGlyphs(patch)
  if (seen.length === 0) return []
  const grounds = labelGrounds(patch, seen)
  const groups = new Map<number, Component[]>()
  for (const glyph of seen) {
    const ground = grounds.of(glyph)
    groups.set(ground, [...(groups.get(ground) ?? []), glyph])
  }
  const isExplained = explainsCandidate(patch, seen)
  return [...groups]
    .filter(([, glyphs]) => explainsCandidate(patch, glyphs) || (isExplained && isWord(glyphs, patch.glyphSizePx)))
    .map(([ground, glyphs]) => ({
      patch,
      glyphs: hasRunningText(patch) ? addLooseGlyphs(patch, glyphs, grounds, ground) : glyphs,
    }))
}

/** The components of a patch that lie on the candidates and are of a glyph's size. */
export function findSeenGlyphs(patch: TextPatch): Component[] {
  return patch.components.components.filter((component) => isSeen(patch, component))
}

/** Art or outlines may keep the words of one candidate apart. */
function isWord(glyphs: readonly Component[], glyphSizePx: number): boolean {
  const full = glyphs.filter(({ box }) => Math.max(box[2], box[3]) >= fullGlyph * glyphSizePx)
  return full.length >= fewestInWord
}

/** Specks that fall off a border or a stroke are not what a candidate saw: its glyphs reach over much of its length. */
export function explainsCandidate({ candidates, box }: TextPatch, glyphs: readonly Component[]): boolean {
  const [left, top, width, height] = boxUnion(glyphs.map((glyph) => glyph.box))
  const own: Box = [left + box[0], top + box[1], width, height]
  return candidates.some(({ rectangle }) => {
    const bounds = boxOfPoints(rectangleCorners(rectangle))
    if (overlapArea(own, bounds) > smallestExplainedShare * boxArea(bounds)) return true
    return glyphs.length >= 3 && Math.max(width, height) > smallestExplainedLength * Math.max(bounds[2], bounds[3])
  })
}

function isSeen(
  { components, evidence, glyphSizePx, box }: TextPatch,
  { label, box: bounds, area }: Component,
): boolean {
  const longest = Math.max(bounds[2], bounds[3])
  const shortest = Math.min(bounds[2], bounds[3])
  if (area < 3 || shortest > largestSeenGlyph * glyphSizePx) return false
  if (touchesEdge(bounds, box) && longest > glyphSizePx) return false
  const covered = countCovered(components.labels, evidence, label, bounds)
  const isJoined = longest > largestSeenGlyph * glyphSizePx
  return covered >= (isJoined ? 0.9 : evidenceShare) * area
}

function touchesEdge([x, y, width, height]: Box, patch: Box): boolean {
  return x === 0 || y === 0 || x + width === patch[2] || y + height === patch[3]
}

function countCovered(labels: Int32Array, mask: Mask, label: number, [left, top, width, height]: Box): number {
  let covered = 0
  for (let y = top; y < top + height; y++) {
    for (let index = y * mask.width + left; index < y * mask.width + left + width; index++) {
      if (labels[index] === label && mask.data[index] === 1) covered++
    }
  }
  return covered
}

function labelGrounds(patch: TextPatch, seen: readonly Component[]) {
  const { components, ink } = patch
  const open = createMask(ink.width, ink.height)
  open.data.fill(1)
  const glyphs = createMask(ink.width, ink.height)
  const seenLabels = new Set(seen.map(({ label }) => label))
  for (let index = 0; index < glyphs.data.length; index++)
    glyphs.data[index] = seenLabels.has(components.labels[index]!) ? 1 : 0
  closeBarriers(open, components, glyphs, patch.glyphSizePx)
  closeBarriers(open, findComponents(patch.notGround), glyphs, patch.glyphSizePx)
  const { labels } = findComponents(open, 4)
  const of = ({ label, box }: Component): number => {
    const start = box[1] * ink.width + box[0]
    for (let index = start; index < start + box[2]; index++) {
      if (components.labels[index] === label) return labels[index]!
    }
    return 0
  }
  return { of, isClosed: (place: number) => !touchesInnerSide(labels, place, patch) }
}

/** Marks that stand alone were found whole. */
function hasRunningText({ candidates }: TextPatch): boolean {
  return candidates.some(({ confidence }) => confidence > markConfidence)
}

/** The page's own edge closes a balloon; the patch's edge only ends what is looked at. */
function touchesInnerSide(
  labels: Int32Array,
  place: number,
  { ink: { width, height }, pageSides }: TextPatch,
): boolean {
  const [left, top, right, bottom] = pageSides
  for (let x = 0; x < width; x++) {
    if (!top && labels[x] === place) return true
    if (!bottom && labels[(height - 1) * width + x] === place) return true
  }
  for (let y = 0; y < height; y++) {
    if (!left && labels[y * width] === place) return true
    if (!right && labels[(y + 1) * width - 1] === place) return true
  }
  return false
}

/** Ink larger than glyphs that holds no glyph cannot be crossed. */
function closeBarriers(open: Mask, { labels, components }: ComponentMap, glyphs: Mask, glyphSizePx: number): void {
  const isBarrier = new Uint8Array(components.length + 1)
  for (const { label, box } of components) {
    isBarrier[label] = Math.max(box[2], box[3]) > largestLooseGlyph * glyphSizePx ? 1 : 0
  }
  for (let index = 0; index < labels.length; index++) if (glyphs.data[index] === 1) isBarrier[labels[index]!] = 0
  for (let index = 0; index < labels.length; index++) if (isBarrier[labels[index]!] === 1) open.data[index] = 0
}

function addLooseGlyphs(
  patch: TextPatch,
  seen: readonly Component[],
  grounds: ReturnType<typeof labelGrounds>,
  place: number,
): Component[] {
  const { glyphSizePx, components, box } = patch
  const glyphs = [...seen]
  const ground = measureGround(patch, seen)
  if (!ground.isEven) return glyphs
  const largest = (grounds.isClosed(place) ? largestLooseGlyph : largestOpenMark) * glyphSizePx
  const known = new Set(seen.map(({ label }) => label))
  let loose = components.components.filter(
    (component) =>
      !known.has(component.label) &&
      isLooseGlyph(component, largest, glyphSizePx, box) &&
      grounds.of(component) === place &&
      ground.surrounds(component),
  )
  for (let next = 0; next < glyphs.length; next++) {
    const glyph = glyphs[next]!
    const [near, far] = partition(loose, (component) => continues(glyph.box, component.box, glyphSizePx))
    glyphs.push(...near)
    loose = far
  }
  return glyphs
}

function isLooseGlyph({ box, area }: Component, largest: number, glyphSizePx: number, patchBox: Box): boolean {
  const longest = Math.max(box[2], box[3])
  if (longest > largest || longest < smallestLooseGlyph * glyphSizePx) return false
  return area >= 3 && !touchesEdge(box, patchBox)
}

function continues(known: Box, loose: Box, glyphSizePx: number): boolean {
  const across = horizontalGap(known, loose)
  const along = verticalGap(known, loose)
  if (Math.max(across, along) > looseGap * glyphSizePx) return false
  const [knownX, knownY] = boxCentre(known)
  const [x, y] = boxCentre(loose)
  return Math.abs(x - knownX) < glyphSizePx * 0.6 || Math.abs(y - knownY) < glyphSizePx * 0.6
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  const yes: Item[] = []
  const no: Item[] = []
  for (const item of items) (test(item) ? yes : no).push(item)
  return [yes, no]
}
