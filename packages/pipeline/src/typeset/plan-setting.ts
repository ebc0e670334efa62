import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import type { LocalMask, TranslatedRegion } from './../page.ts'
import { isIdeographic } from './text/prepare-text.ts'
import { breakText, shatterFragments } from './text/break-text.ts'
import { type BreakTier, mergeFragments } from './text/fragment.ts'
import type { DivideWord } from './text/hyphenation.ts'
import type { TextRuler } from './text/measure-text.ts'
import { type FitAttempt, findLargestSize } from './layout/fit-text.ts'
import { findCentres } from './layout/frame-centres.ts'
import type { LineMetrics } from './layout/line-slots.ts'
import { measureFragments } from './layout/measured-text.ts'
import { createTextFrame, fromPage } from './layout/text-frame.ts'
import { boxCentre } from '../geometry/box.ts'

/** What is to be set for one region. */
export interface SettingTask {
  readonly region: TranslatedRegion
  readonly text: string
  readonly language: LanguageCode
  readonly place: LocalMask
  readonly ruler: TextRuler
  readonly divide: DivideWord
  /** Room for an outline, in parts of the font size. */
  readonly outline: number
  readonly isVertical: boolean
}

/** The ways in which a text can be set, the most comfortable first, each with the largest size that it allows. */
export interface SettingPlan {
  readonly ways: readonly { readonly attempt: FitAttempt; readonly largestPx: number }[]
  /** The largest size worth having: a less comfortable way has to win more than a little to be taken. */
  readonly largestPx: number
}

/** Air around the text and fineness of its breaks, from the most comfortable to what just does. */
const comforts: readonly { readonly margin: number; readonly tier: BreakTier }[] = [
  { margin: 0.45, tier: 0 },
  { margin: 0.25, tier: 0 },
  { margin: 0.25, tier: 1 },
  { margin: 0.1, tier: 1 },
  { margin: 0.05, tier: 2 },
]

/** How much of the best size a more comfortable way may give up. */
const comfortWorth = 0.84

/** Finds out how large a text can be set in its place; undefined when no way fits at any of the sizes, which fall. */
export function planSetting(task: SettingTask, sizesPx: readonly number[]): SettingPlan | undefined {
  const { region, place, ruler, language, isVertical } = task
  const frame = createTextFrame(place, straightened(region.angle) + (isVertical ? Math.PI / 2 : 0))
  const centres = findCentres(frame, fromPage(frame, boxCentre(region.box)))
  const fine = breakText(task.text, language, task.divide)
  const metrics = metricsOf(task)
  const ways: { attempt: FitAttempt; largestPx: number }[] = []
  for (const { margin, tier } of comforts) {
    if (tier === 2 && ways.length > 0) break
    const fragments = mergeFragments(tier === 2 ? shatterFragments(fine, language) : fine, tier)
    const attempt: FitAttempt = {
      frame,
      centres,
      text: measureFragments(fragments, isVertical ? ruler.columnLengthOf : ruler.widthOf),
      metrics,
      alignment: isVertical ? 'start' : 'centre',
      margin: margin + task.outline,
      marginPx: 1.5,
    }
    const largestPx = findLargestSize(attempt, sizesPx)
    if (largestPx !== undefined) ways.push({ attempt, largestPx })
  }
  if (ways.length === 0) return undefined
  const best = Math.max(...ways.map(({ largestPx }) => largestPx))
  return { ways, largestPx: ways.find(({ largestPx }) => largestPx >= comfortWorth * best)!.largestPx }
}

/** Whether a text stands in columns: for languages that have them, in places that are not too wide for it. */
export function isSetVertically(region: TranslatedRegion, place: LocalMask, code: LanguageCode): boolean {
  if (!languageOf(code).vertical) return false
  const [, , width, height] = place.box
  return region.direction === 'vertical' ? height >= 0.75 * width : height >= 1.6 * width
}

/** Hand-drawn lines are never quite straight: turns under this are not kept. */
const straightWithin = (2.5 * Math.PI) / 180

function straightened(angle: number): number {
  return Math.abs(angle) < straightWithin ? 0 : angle
}

function metricsOf({ text, language, ruler, isVertical }: SettingTask): LineMetrics {
  if (isVertical) return { ascent: 0.5, descent: 0.5, pitch: 1.22 }
  const { ascent, descent } = ruler.inkOf(text)
  const { script } = languageOf(language)
  const loose =
    isIdeographic(languageOf(language)) || script === 'Kore' ? 1.22 : text === text.toUpperCase() ? 1.04 : 1.12
  return { ascent, descent, pitch: Math.max(loose, ascent + descent + 0.08) }
}
