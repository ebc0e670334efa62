import { languageOf } from '@fukidashi/contract/languages'
import type { Ink, RasterImage, RegionLettering, RegionSetting } from '../page.ts'
import type { CanvasPort } from '../ports.ts'
import type { LaidText } from './layout/fit-text.ts'
import { fallingSizes, smallestSizePx } from './layout/size-range.ts'
import type { TextFrame } from './layout/text-frame.ts'
import { inkBounds, isInkWithin } from './paint/lay-ink.ts'
import { paintLettering } from './paint/paint-lettering.ts'
import { setText } from './plan-setting.ts'
import type { PlannedTask } from './plan-task.ts'
import type { SettingTask } from './setting-task.ts'

/** Size of the page that lettering is drawn for. */
type PageSize = Pick<RasterImage, 'width' | 'height'>

/** A setting whose letters are drawn. */
export type DrawnSetting = RegionSetting & Required<Pick<RegionSetting, 'ink'>>

/** Sets a planned text at a size, or a little under it, and draws it. `first` is its task before a larger place was sought. */
export function letterRegion(
  canvas: CanvasPort,
  first: SettingTask,
  planned: PlannedTask,
  sizePx: number,
  page: PageSize,
): DrawnSetting {
  const { region, colours, isVertical, typeface, text } = planned.task
  const { laid, frame, ink } = drawLargest(canvas, planned, sizePx, page)
  const lettering: RegionLettering = {
    regionId: region.id,
    fontFamily: typeface.family,
    fontSizePx: laid.sizePx,
    colour: colours.colour,
    ...(colours.outline !== undefined && { outline: colours.outline }),
    direction: isVertical ? 'vertical' : 'horizontal',
    angle: frame.angle - (isVertical ? Math.PI / 2 : 0),
    lines: laid.lines.map((line) => line.text),
    box: inkBounds(ink),
    fits: isInkWithin(ink, region.balloon.interior),
  }
  const { place, isVertical: isPlaceVertical } = first
  const { interior } = region.balloon
  const how = { text, wishes: region.wishes ?? {}, colours, interior, place, isVertical: isPlaceVertical }
  return { ...how, lines: laid.lines, origin: frame.origin, frameAngle: frame.angle, lettering, ink }
}

/** Draws what was set before. */
export function drawSetting(
  canvas: CanvasPort,
  { lettering, lines, origin, frameAngle, colours }: RegionSetting,
  { typeface, language }: Pick<SettingTask, 'typeface' | 'language'>,
  page: PageSize,
): Ink {
  const { tag, direction } = languageOf(language)
  const laid = { lines, sizePx: lettering.fontSizePx }
  const isVertical = lettering.direction === 'vertical'
  const frame = { origin, angle: frameAngle }
  return paintLettering(canvas, { laid, frame, typeface, colours, isVertical, baseDirection: direction, tag }, page)
}

interface Drawn {
  readonly laid: LaidText
  readonly frame: TextFrame
  readonly ink: Ink
}

/** Draws at the first of the falling sizes at which the ink stays within its place: marks may reach further than was measured. */
function drawLargest(canvas: CanvasPort, { task, plan }: PlannedTask, sizePx: number, page: PageSize): Drawn {
  const { tag, direction } = languageOf(task.language)
  const { colours, isVertical, typeface } = task
  const smallestPx = smallestSizePx(page.width)
  const isWished = task.region.wishes?.sizePx !== undefined
  const sizesPx = isWished ? [sizePx] : fallingSizes(Math.max(sizePx, smallestPx), smallestPx)
  let drawn: Drawn | undefined
  // The last is known to fit, should none of the sizes between do.
  for (const tried of [...sizesPx, plan.bestPx]) {
    const set = setText(plan, tried)
    if (set === undefined) continue
    const lettering = { ...set, typeface, colours, isVertical, baseDirection: direction, tag }
    drawn = { ...set, ink: paintLettering(canvas, lettering, page) }
    if (isInkWithin(drawn.ink, task.place)) break
  }
  return drawn!
}
