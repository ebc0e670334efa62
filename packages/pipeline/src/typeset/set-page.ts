import type { ErasedPage, LetteringRules } from '../page.ts'
import type { CanvasPort } from '../ports.ts'
import type { StageContext } from '../stage.ts'
import { measureSizes, medianSource } from './layout/harmonise-sizes.ts'
import { ordinaryWantedPx, smallestSizePx } from './layout/size-range.ts'
import { type DrawnSetting, letterRegion } from './letter-region.ts'
import { createSettingTasks, judgeWeight, type SettingMeans, type SettingText } from './setting-task.ts'
import { describeSource, planSized, settledSizePx } from './sized-task.ts'

/** The rules of a page's lettering, and every text that is set, drawn. */
export interface SetTexts {
  readonly rules: LetteringRules
  readonly drawn: readonly DrawnSetting[]
}

/** How much of the work is done when every text has its plan. */
const planningShare = 0.6

/** Sets all texts of a page, in sizes and a weight that they have in common. */
export function setPage(
  canvas: CanvasPort,
  page: ErasedPage,
  texts: readonly SettingText[],
  means: SettingMeans,
  { signal, report }: StageContext,
): SetTexts {
  const weight = judgeWeight(texts)
  const tasks = createSettingTasks(page, texts, means, weight)
  const sources = tasks.map((task) => describeSource(task, means, weight))
  const wanted = { ordinarySourcePx: medianSource(sources), ordinaryWantedPx: ordinaryWantedPx(sources) }
  const smallestPx = smallestSizePx(page.cleaned.width)
  const planned = tasks.map((task, index) => {
    signal.throwIfAborted()
    const plan = planSized(task, sources[index]!, wanted, smallestPx, page)
    report((planningShare * (index + 1)) / tasks.length)
    return plan
  })
  const sizes = measureSizes(
    planned.map(({ plan }, index) => ({ ...sources[index]!, largestPx: plan.bestPx / sources[index]!.scale })),
  )
  const drawn = planned.map((plan, index) => {
    signal.throwIfAborted()
    const setting = letterRegion(canvas, tasks[index]!, plan, settledSizePx(plan, sources[index]!, sizes), page.cleaned)
    report(planningShare + ((1 - planningShare) * (index + 1)) / planned.length)
    return setting
  })
  const { language } = means
  return { rules: { language, fontStyle: page.options.fontStyle, ...weight, ...wanted, ...sizes }, drawn }
}
