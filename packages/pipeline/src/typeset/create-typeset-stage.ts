import { languageOf } from '@fukidashi/contract/languages'
import type { ErasedPage, LocalMask, Mask, RasterImage, Setting, TranslatedRegion, TypesetPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { createMask } from '../raster/mask.ts'
import type { Stage } from '../stage.ts'
import { createFontLibrary, type Typeface } from './fonts/create-font-library.ts'
import { growPlace } from './layout/grow-place.ts'
import { harmoniseSizes } from './layout/harmonise-sizes.ts'
import { keepNear } from './layout/keep-near.ts'
import { sharePlaces } from './layout/share-places.ts'
import { fallingSizes, smallestSizePx, wantedSizesPx } from './layout/size-range.ts'
import { chooseColours, type LetterColours } from './paint/choose-colours.ts'
import { inkBounds, isInkWithin, layInk } from './paint/lay-ink.ts'
import { type Ink, paintLettering } from './paint/paint-lettering.ts'
import {
  isSetVertically,
  planSetting,
  planUprightOrTurned,
  setText,
  type SettingPlan,
  type SettingTask,
} from './plan-setting.ts'
import { hyphenOf } from './text/break-text.ts'
import { type DivideWord, loadHyphenation } from './text/hyphenation.ts'
import { createTextRuler } from './text/measure-text.ts'
import { prepareText } from './text/prepare-text.ts'

/** Letters the translations onto the cleaned page, each within its balloon, in the look of the source. */
export function createTypesetStage(platform: Platform): Stage<ErasedPage, TypesetPage> {
  const fonts = createFontLibrary(platform)
  return async (page, { signal, report }) => {
    signal.throwIfAborted()
    const finished: RasterImage = { ...page.cleaned, data: page.cleaned.data.slice() }
    const inkMask = createMask(finished.width, finished.height)
    const texts = textsOf(page)
    const { to, fontStyle } = page.options
    if (to === undefined || texts.length === 0) return { ...page, finished, inkMask, settings: [] }
    const typeface = await fonts.prepare(fontStyle, to, [
      ...texts.map(({ text }) => text),
      addedCharacters + hyphenOf(to),
    ])
    const divide = await loadHyphenation(to)
    const tasks = createTasks(platform, page, texts, typeface, divide)
    const wantedPx = wantedSizesPx(
      texts.map(({ region }) => region),
      to,
      smallestSizePx(finished.width),
    )
    const plans: Plan[] = []
    for (const [index, task] of tasks.entries()) {
      signal.throwIfAborted()
      plans.push(planTask(task, wantedPx[index]!, tasks, page))
      report((0.6 * (index + 1)) / tasks.length)
    }
    const sizes = harmoniseSizes(
      plans.map(({ plan, task }) => ({
        largestPx: plan.bestPx,
        sourcePx: task.region.look.glyphSizePx,
        length: task.text.length,
      })),
    )
    const settings: Setting[] = []
    for (const [index, plan] of plans.entries()) {
      signal.throwIfAborted()
      settings.push(letter(platform, plan, sizes[index]!, typeface, page, finished, inkMask))
      report(0.6 + (0.4 * (index + 1)) / plans.length)
    }
    return { ...page, finished, inkMask, settings }
  }
}

/** Characters that setting may add by itself beside hyphens: spaces and the parts of a combined mark. */
const addedCharacters = ' -!?'

interface Text {
  readonly region: TranslatedRegion
  readonly text: string
}

interface Task extends SettingTask {
  readonly colours: LetterColours
}

interface Plan {
  readonly task: Task
  readonly plan: SettingPlan
}

function textsOf({ regions, options }: ErasedPage): readonly Text[] {
  const { to, upperCase } = options
  if (to === undefined) return []
  return regions
    .filter(({ translation }) => translation !== undefined)
    .map((region) => ({ region, text: prepareText(region.translation!, to, upperCase) }))
    .filter(({ text }) => text !== '')
}

function createTasks(
  { canvas }: Platform,
  { cleaned, options }: ErasedPage,
  texts: readonly Text[],
  typeface: Typeface,
  divide: DivideWord,
): readonly Task[] {
  const ruler = createTextRuler(canvas.createContext(1, 1), typeface)
  const language = options.to!
  const regions = texts.map(({ region }) => region)
  const places = sharePlaces(regions).map((place, index) => keepNear(place, regions[index]!, cleaned))
  return texts.map(({ region, text }, index) => {
    const place = places[index]!
    const colours = chooseColours(region, cleaned, place)
    const outline = colours.outlineWidth
    return {
      region,
      text,
      language,
      place,
      ruler,
      divide,
      colours,
      outline,
      isVertical: isSetVertically(region, place, language),
      isTurned: false,
    }
  })
}

/** Plans a text in its place; where not even the smallest size fits, in more and more of what is around it. */
function planTask(task: Task, wantedPx: number, tasks: readonly Task[], page: ErasedPage): Plan {
  const { width, height } = page.cleaned
  const smallest = smallestSizePx(width)
  const sizes = fallingSizes(wantedPx, smallest)
  const plan = planUprightOrTurned(task, sizes)
  if (plan !== undefined) return plan
  const others = tasks.filter((other) => other !== task).map(({ region }) => region)
  for (let by = smallest; by < 2 * Math.max(width, height); by *= 1.6) {
    const place = growPlace(task.place, task.region, others, page.cleaned, by)
    const grown = { ...task, place, isVertical: isSetVertically(task.region, place, task.language) }
    const plan = planSetting(grown, [smallest])
    if (plan !== undefined) return { task: grown, plan }
  }
  throw new Error(`The translation of region ${task.region.id} does not fit on the page`)
}

function letter(
  { canvas }: Platform,
  { task, plan }: Plan,
  wantedPx: number,
  typeface: Typeface,
  page: ErasedPage,
  finished: RasterImage,
  inkMask: Mask,
): Setting {
  const { tag, direction } = languageOf(task.language)
  const draw = (sizePx: number) => {
    const set = setText(plan, sizePx)
    if (set === undefined) return undefined
    const { laid, frame } = set
    const { colours, isVertical } = task
    const ink = paintLettering(
      canvas,
      { laid, frame, typeface, colours, isVertical, writing: direction, tag },
      page.cleaned,
    )
    return { laid, frame, ink, fits: isInkWithin(ink, task.region.balloon.interior) }
  }
  const drawn = drawLargest(draw, wantedPx, smallestSizePx(page.cleaned.width), task.place)
  layInk(finished, inkMask, drawn.ink)
  return {
    regionId: task.region.id,
    fontFamily: typeface.family,
    fontSizePx: drawn.laid.sizePx,
    colour: task.colours.colour,
    ...(task.colours.outline !== undefined && { outline: task.colours.outline }),
    direction: task.isVertical ? 'vertical' : 'horizontal',
    angle: drawn.frame.angle - (task.isVertical ? Math.PI / 2 : 0),
    lines: drawn.laid.lines.map(({ text }) => text),
    box: inkBounds(drawn.ink),
    fits: drawn.fits,
  }
}

interface Drawn {
  readonly ink: Ink
  readonly laid: { readonly sizePx: number; readonly lines: readonly { readonly text: string }[] }
  readonly frame: { readonly angle: number }
  readonly fits: boolean
}

/** The first of the falling sizes at which the drawn ink stays within its place: marks may reach further than was measured. */
function drawLargest(
  draw: (sizePx: number) => Drawn | undefined,
  wantedPx: number,
  smallestPx: number,
  place: LocalMask,
): Drawn {
  let last: Drawn | undefined
  for (const sizePx of fallingSizes(Math.max(wantedPx, smallestPx), smallestPx)) {
    last = draw(sizePx) ?? last
    if (last !== undefined && isInkWithin(last.ink, place)) return last
  }
  return last!
}
