import { languageOf } from '@fukidashi/contract/languages'
import { boxArea, boxCentre } from '../geometry/box.ts'
import type { TranslatedRegion } from '../page.ts'
import { countMask } from '../raster/mask.ts'
import { type FitAttempt, findLargestSize, type LaidText, layOutText } from './layout/fit-text.ts'
import { findCentres } from './layout/frame-centres.ts'
import { isOwnBlock } from './layout/widen-interiors.ts'
import type { Alignment, LineMetrics } from './layout/line-slots.ts'
import { measureFragments } from './layout/measured-text.ts'
import { createTextFrame, fromPage, type TextFrame } from './layout/text-frame.ts'
import type { SettingTask } from './setting-task.ts'
import { breakText, shatterFragments } from './text/break-text.ts'
import { type BreakTier, mergeFragments } from './text/fragment.ts'
import { isIdeographic } from './text/prepare-text.ts'

/** The ways in which a text can be set, each with the largest size that it allows. */
export interface SettingPlan {
  readonly ways: readonly SettingWay[]
  /** The size that reads best when this text stands alone. */
  readonly bestPx: number
}

interface SettingWay {
  readonly attempt: FitAttempt
  readonly largestPx: number
}

/** Air around the text and fineness of its breaks, from the most comfortable to what just does. */
const comforts: readonly { readonly margin: number; readonly tier: BreakTier }[] = [
  { margin: 0.25, tier: 0 },
  { margin: 0.1, tier: 0 },
  { margin: 0.25, tier: 1 },
  { margin: 0.1, tier: 1 },
  { margin: 0.05, tier: 2 },
]

/** Finds out how large a text can be set in its place; undefined when no way fits at any of the sizes, which fall. */
export function planSetting(task: SettingTask, sizesPx: readonly number[]): SettingPlan | undefined {
  const { region, place, ruler, language, isVertical } = task
  const frame = createTextFrame(place, straightened(region) + (isVertical || task.isTurned ? Math.PI / 2 : 0))
  const hint = fromPage(frame, boxCentre(region.box))
  const centres = findCentres(frame, hint)
  const fine = breakText(task.text, language, task.divide)
  const metrics = metricsOf(task)
  const isBordered = hasBorder(region)
  const ways: SettingWay[] = []
  for (const { margin, tier } of comforts) {
    if (tier === 2 && ways.length > 0) break
    const fragments = mergeFragments(tier === 2 ? shatterFragments(fine, language) : fine, tier)
    const attempt: FitAttempt = {
      frame,
      centres,
      hint,
      text: measureFragments(fragments, isVertical ? ruler.columnLengthOf : ruler.widthOf),
      metrics,
      alignment: alignmentOf(task),
      isColumn: isVertical,
      margin: (isBordered ? margin : Math.min(margin, borderlessMargin)) + task.colours.outlineWidth,
      isBordered,
      marginPx: 1.5,
    }
    const largestPx = findLargestSize(attempt, sizesPx)
    if (largestPx !== undefined) ways.push({ attempt, largestPx })
  }
  if (ways.length === 0) return undefined
  return { ways, bestPx: findBestSize(ways, sizesPx) }
}

/** Sets a text at a size in the way that looks best; undefined when it does not fit at that size. */
export function setText({ ways }: SettingPlan, sizePx: number): { laid: LaidText; frame: TextFrame } | undefined {
  let best: { laid: LaidText; frame: TextFrame } | undefined
  for (const { attempt, largestPx } of ways) {
    if (largestPx < sizePx) continue
    const laid = layOutText(attempt, sizePx)
    if (laid !== undefined && laid.cost < (best?.laid.cost ?? Number.POSITIVE_INFINITY))
      best = { laid, frame: attempt.frame }
  }
  return best
}

const mirrored = { start: 'end', centre: 'centre', end: 'start' } as const

/** Rows stand around their middle and columns begin at one height, unless something else is wished for. */
function alignmentOf({ language, isVertical, region }: SettingTask): Alignment {
  const wished = region.wishes?.alignment ?? (isVertical ? 'start' : 'centre')
  return !isVertical && languageOf(language).direction === 'rtl' ? mirrored[wished] : wished
}

/** Air kept within a place that ends where nothing is drawn. */
const borderlessMargin = 0.05

/** Whether a place ends at a drawn border; a text's own block on art or in an open panel does not. */
function hasBorder(region: TranslatedRegion): boolean {
  const { ground, interior } = region.balloon
  return !isOwnBlock(region) || (ground !== 'art' && countMask(interior.mask) < 0.985 * boxArea(interior.box))
}

/** How many sizes below the largest of each way are tried for better lines. */
const sizesTried = 5

/** The size with the best of both: large letters and good lines. Costs of lines are on the scale of the logarithm of the size. */
function findBestSize(ways: readonly SettingWay[], sizesPx: readonly number[]): number {
  let bestPx = ways[0]!.largestPx
  let most = Number.NEGATIVE_INFINITY
  for (const { attempt, largestPx } of ways) {
    const first = sizesPx.indexOf(largestPx)
    for (let step = 0; step < sizesTried; step++) {
      const sizePx = sizesPx[Math.min(sizesPx.length - 1, first + 2 * step)]!
      const worth = worthOf(sizePx, sizesPx[0]!)
      if (worth + bestCost <= most) break
      const laid = layOutText(attempt, sizePx)
      if (laid === undefined || worth - laid.cost <= most) continue
      most = worth - laid.cost
      bestPx = sizePx
    }
  }
  return bestPx
}

/** Worth of a size: its logarithm, and less where it is so far under the wanted one that it looks lost. */
function worthOf(sizePx: number, wantedPx: number): number {
  return Math.log(sizePx) - 1.5 * Math.max(0, Math.log((0.45 * wantedPx) / sizePx))
}

/** The most that perfect lines with room around can win. */
const bestCost = 0.1

const degree = Math.PI / 180

/**
 * Hand-drawn lines are never quite straight, and few short columns measure straight: turns under these are not kept. In a balloon
 * only a clear slant is meant; on art the lettering often follows the drawing.
 */
const straightWithin = { balloon: 10 * degree, art: 2.5 * degree }

function straightened({ angle, balloon }: TranslatedRegion): number {
  const limit = balloon.ground === 'art' ? straightWithin.art : straightWithin.balloon
  return Math.abs(angle) < limit ? 0 : angle
}

function metricsOf({ text, language, ruler, isVertical }: SettingTask): LineMetrics {
  if (isVertical) return { ascent: 0.5, descent: 0.5, pitch: 1.22 }
  const { ascent, descent } = ruler.inkOf(text)
  const { script } = languageOf(language)
  const loose =
    isIdeographic(languageOf(language)) || script === 'Kore' ? 1.22 : text === text.toUpperCase() ? 1.04 : 1.12
  // Scripts with tall marks seldom have the deepest over the highest; in Latin, commas stand over capitals all the time.
  const overlap = script === 'Latn' ? 1 : 0.9
  return { ascent, descent, pitch: Math.max(loose, overlap * (ascent + descent) + 0.04) }
}
