import { ProductError } from '@fukidashi/contract/errors'
import type { ErasedPage } from '../page.ts'
import { growPlace } from './layout/grow-place.ts'
import { smallestSizePx } from './layout/size-range.ts'
import { planSetting, type SettingPlan } from './plan-setting.ts'
import { isSetVertically, type SettingTask } from './setting-task.ts'

/** A task, in the place and direction that were found for it, and how it can be set there. */
export interface PlannedTask {
  readonly task: SettingTask
  readonly plan: SettingPlan
}

/**
 * Plans a text in its place at the given sizes, which fall; where not even the last of them fits, in more and more of what is
 * around it. Throws a ProductError when the whole page cannot hold it.
 */
export function planTask(task: SettingTask, sizesPx: readonly number[], page: ErasedPage): PlannedTask {
  const { width, height } = page.cleaned
  const smallestPx = smallestSizePx(width)
  const planned = planUprightOrTurned(task, sizesPx)
  if (planned !== undefined) return planned
  const others = page.regions.filter((region) => region !== task.region)
  for (let byPx = smallestPx; byPx < 2 * Math.max(width, height); byPx *= 1.6) {
    const place = growPlace(task.place, task.region, others, page.cleaned, byPx)
    const grown = { ...task, place, isVertical: isSetVertically(task.region, place, task.language) }
    const plan = planSetting(grown, sizesPx.slice(-1))
    if (plan !== undefined) return { task: grown, plan }
  }
  throw new ProductError(
    page.options.engine === undefined ? 'textTooLong' : 'engineReplyInvalid',
    `The translation of region ${task.region.id} is longer than the page holds.`,
  )
}

/** How much higher than wide a place is, how near to the smallest size its text, and how much larger it gets, before lines are turned. */
const turning = { height: 2.5, lost: 1.3, won: 1.5 }

/** Plans a text upright, or turned where a place is so narrow that upright lines would be tiny or cut to pieces. */
function planUprightOrTurned(task: SettingTask, sizesPx: readonly number[]): PlannedTask | undefined {
  const plan = planSetting(task, sizesPx)
  const [, , width, height] = task.place.box
  const isLost = plan === undefined || plan.bestPx < turning.lost * sizesPx.at(-1)!
  if (isLost && !task.isVertical && height > turning.height * width) {
    const turned = { ...task, isTurned: true }
    const turnedPlan = planSetting(turned, sizesPx)
    if (turnedPlan !== undefined && turnedPlan.bestPx > turning.won * (plan?.bestPx ?? 0))
      return { task: turned, plan: turnedPlan }
  }
  return plan && { task, plan }
}
