import { languageOf } from '@fukidashi/contract/languages'
import type { Mask, RasterImage, RegionLettering } from '../page.ts'
import type { CanvasPort } from '../ports.ts'
import type { LaidText } from './layout/fit-text.ts'
import { fallingSizes, smallestSizePx } from './layout/size-range.ts'
import type { TextFrame } from './layout/text-frame.ts'
import { inkBounds, isInkWithin, layInk } from './paint/lay-ink.ts'
import { type Ink, paintLettering } from './paint/paint-lettering.ts'
import { setText } from './plan-setting.ts'
import type { PlannedTask } from './plan-task.ts'

/** Sets a planned text at a size, or a little under it, and puts its ink on the page in place. */
export function letterRegion(
  canvas: CanvasPort,
  planned: PlannedTask,
  sizePx: number,
  finished: RasterImage,
  inkMask: Mask,
): RegionLettering {
  const { region, colours, isVertical, typeface } = planned.task
  const { laid, frame, ink } = drawLargest(canvas, planned, sizePx, finished)
  layInk(finished, inkMask, ink)
  return {
    regionId: region.id,
    fontFamily: typeface.family,
    fontSizePx: laid.sizePx,
    colour: colours.colour,
    ...(colours.outline !== undefined && { outline: colours.outline }),
    direction: isVertical ? 'vertical' : 'horizontal',
    angle: frame.angle - (isVertical ? Math.PI / 2 : 0),
    lines: laid.lines.map(({ text }) => text),
    box: inkBounds(ink),
    fits: isInkWithin(ink, region.balloon.interior),
  }
}

interface Drawn {
  readonly laid: LaidText
  readonly frame: TextFrame
  readonly ink: Ink
}

/** Draws at the first of the falling sizes at which the ink stays within its place: marks may reach further than was measured. */
function drawLargest(
  canvas: CanvasPort,
  { task, plan }: PlannedTask,
  sizePx: number,
  page: Pick<RasterImage, 'width' | 'height'>,
): Drawn {
  const { tag, direction } = languageOf(task.language)
  const { colours, isVertical, typeface } = task
  const smallestPx = smallestSizePx(page.width)
  let drawn: Drawn | undefined
  // The last is known to fit, should none of the sizes between do.
  for (const tried of [...fallingSizes(Math.max(sizePx, smallestPx), smallestPx), plan.bestPx]) {
    const set = setText(plan, tried)
    if (set === undefined) continue
    const lettering = { ...set, typeface, colours, isVertical, baseDirection: direction, tag }
    drawn = { ...set, ink: paintLettering(canvas, lettering, page) }
    if (isInkWithin(drawn.ink, task.place)) break
  }
  return drawn!
}
