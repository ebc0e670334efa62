import type { EarlierPage, ErasedPage, LetteringRules, LetteringWishes, RegionSetting } from '../page.ts'
import type { CanvasPort } from '../ports.ts'
import type { StageContext } from '../stage.ts'
import { smallestSizePx } from './layout/size-range.ts'
import { type DrawnSetting, drawSetting, letterRegion } from './letter-region.ts'
import type { SetTexts } from './set-page.ts'
import {
  createSettingTasks,
  type SettingMeans,
  type SettingTask,
  type SettingText,
  takeUpSetting,
} from './setting-task.ts'
import { describeSource, planSized, settledSizePx } from './sized-task.ts'

/** A page that was set before. */
export type SetEarlier = Pick<EarlierPage, 'settings'> & { readonly rules: LetteringRules }

/** Sets the texts of a page that are not as they were set before, by the rules of that time, and takes over the others. */
export function setChanges(
  canvas: CanvasPort,
  page: ErasedPage,
  texts: readonly SettingText[],
  means: SettingMeans,
  { rules, settings }: SetEarlier,
  { signal, report }: StageContext,
): SetTexts {
  const settingOf = new Map(settings.map((setting) => [setting.lettering.regionId, setting]))
  const set = (task: SettingTask): DrawnSetting => {
    const source = describeSource(task, means, rules)
    const planned = planSized(task, source, rules, smallestSizePx(page.cleaned.width), page)
    return letterRegion(canvas, task, planned, settledSizePx(planned, source, rules), page.cleaned)
  }
  const keep = (text: SettingText, setting: RegionSetting): DrawnSetting => {
    const task = takeUpSetting(text, setting, means, rules)
    return { ...setting, ink: setting.ink ?? drawSetting(canvas, setting, task, page.cleaned) }
  }
  const drawn = texts.map((text, index) => {
    signal.throwIfAborted()
    report(index / texts.length)
    const setting = settingOf.get(text.region.id)
    if (setting === undefined) return set(newTask(page, text, texts, settings, means, rules))
    return isAsSet(text, setting) ? keep(text, setting) : set(takeUpSetting(text, setting, means, rules))
  })
  return { rules, drawn }
}

function isAsSet({ region, text }: SettingText, setting: RegionSetting): boolean {
  const { fontStyle, sizePx, alignment }: LetteringWishes = region.wishes ?? {}
  const { wishes } = setting
  return (
    setting.text === text &&
    wishes.fontStyle === fontStyle &&
    wishes.sizePx === sizePx &&
    wishes.alignment === alignment
  )
}

// What is lettered already keeps its place: the newcomer shares out what is left beside it.
function newTask(
  page: ErasedPage,
  text: SettingText,
  texts: readonly SettingText[],
  settings: readonly RegionSetting[],
  means: SettingMeans,
  rules: SetEarlier['rules'],
): SettingTask {
  const present = new Set(texts.map(({ region }) => region.id))
  const taken = settings
    .filter(({ lettering }) => present.has(lettering.regionId))
    .map(({ lettering }) => lettering.box)
  const tasks = createSettingTasks(page, texts, means, rules, taken)
  return tasks[texts.indexOf(text)]!
}
