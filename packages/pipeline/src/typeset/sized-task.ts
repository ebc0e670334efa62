import type { ErasedPage, LetteringRules } from '../page.ts'
import { settleSize } from './layout/harmonise-sizes.ts'
import { fallingSizes, type SizeSource, wantedSizePx } from './layout/size-range.ts'
import { sourceHeightPx, visualHeightOf } from './layout/visual-height.ts'
import { type PlannedTask, planTask } from './plan-task.ts'
import { isSetBold, type SettingMeans, type SettingTask } from './setting-task.ts'

/** How large a text's source looks, with the page's own typeface as the measure. */
export interface ScaledSource extends SizeSource {
  /** How much larger the text's own typeface has to be set to look as large as the page's; 1 where they are the same. */
  readonly scale: number
}

/** What says how large a task's text is wanted. */
export function describeSource(
  { region, text, ruler, language }: SettingTask,
  { pageFaceOf }: Pick<SettingMeans, 'pageFaceOf'>,
  weight: Pick<LetteringRules, 'isAllBold' | 'ordinaryGlyphPx'>,
): ScaledSource {
  const pageRuler = pageFaceOf(isSetBold(region, weight)).ruler
  const visualHeight = visualHeightOf(text, language, pageRuler)
  return {
    sourcePx: sourceHeightPx(region, language),
    visualHeight,
    length: text.length,
    scale: ruler === pageRuler ? 1 : visualHeight / visualHeightOf(text, language, ruler),
  }
}

/** Plans a text at the sizes that suit its source, or at the one that is wished for it. */
export function planSized(
  task: SettingTask,
  source: ScaledSource,
  rules: Pick<LetteringRules, 'ordinarySourcePx' | 'ordinaryWantedPx'>,
  smallestPx: number,
  page: ErasedPage,
): PlannedTask {
  const wishedPx = task.region.wishes?.sizePx
  const wantedPx = wantedSizePx(source, rules, smallestPx) * source.scale
  return planTask(task, wishedPx === undefined ? fallingSizes(wantedPx, smallestPx) : [wishedPx], page)
}

/** The size for a planned text on a page with these rules. */
export function settledSizePx(
  { task, plan }: PlannedTask,
  { sourcePx, scale }: ScaledSource,
  rules: Pick<LetteringRules, 'ordinarySourcePx' | 'ordinaryPx' | 'mostPx'>,
): number {
  return task.region.wishes?.sizePx ?? settleSize({ sourcePx, largestPx: plan.bestPx / scale }, rules) * scale
}
