import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ErasedPage, RasterImage, RegionLettering, TypesetPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { createMask } from '../raster/mask.ts'
import type { Stage, StageContext } from '../stage.ts'
import { createFontLibrary, type Typeface } from './fonts/create-font-library.ts'
import { harmoniseSizes } from './layout/harmonise-sizes.ts'
import { smallestSizePx, wantedSizesPx } from './layout/size-range.ts'
import { gaugesOf, sourceHeightPx, visualHeightOf } from './layout/visual-height.ts'
import { widenInteriors } from './layout/widen-interiors.ts'
import { letterRegion } from './letter-region.ts'
import { type PlannedTask, planTask } from './plan-task.ts'
import { createSettingTasks, type SettingTask, type SettingText } from './setting-task.ts'
import { hyphenOf } from './text/break-text.ts'
import { loadHyphenation } from './text/hyphenation.ts'
import { createTextRuler } from './text/measure-text.ts'
import { prepareText } from './text/prepare-text.ts'

/** Letters the translations onto the cleaned page, each within its balloon, in the look of the source. */
export function createTypesetStage({ assets, canvas }: Platform): Stage<ErasedPage, TypesetPage> {
  const fonts = createFontLibrary({ assets, canvas })
  return async (erased, context) => {
    context.signal.throwIfAborted()
    const page = { ...erased, regions: widenInteriors(erased) }
    const finished: RasterImage = { ...page.cleaned, data: page.cleaned.data.slice() }
    const inkMask = createMask(finished.width, finished.height)
    const { to: language, fontStyle } = page.options
    const texts = language === undefined ? [] : textsOf(page, language)
    if (language === undefined || texts.length === 0) return { ...page, finished, inkMask, lettering: [] }
    const drawnTexts = [...texts.map(({ text }) => text), addedCharacters, hyphenOf(language), ...gaugesOf(language)]
    const { regular, bold } = await fonts.prepare(fontStyle, language, drawnTexts)
    const divide = await loadHyphenation(language)
    const ruled = (typeface: Typeface) => ({
      typeface,
      ruler: createTextRuler(canvas.createContext(1, 1), typeface),
    })
    const means = { language, divide, regular: ruled(regular), bold: ruled(bold) }
    const tasks = createSettingTasks(page, texts, means)
    const sources = tasks.map(({ region, text, ruler }) => ({
      sourcePx: sourceHeightPx(region, language),
      visualHeight: visualHeightOf(text, language, ruler),
      length: text.length,
    }))
    const planned = planTasks(tasks, wantedSizesPx(sources, smallestSizePx(finished.width)), page, context)
    const sizesPx = harmoniseSizes(planned.map(({ plan }, index) => ({ ...sources[index]!, largestPx: plan.bestPx })))
    const lettering: RegionLettering[] = []
    for (const [index, task] of planned.entries()) {
      context.signal.throwIfAborted()
      lettering.push(letterRegion(canvas, task, sizesPx[index]!, finished, inkMask))
      context.report(planningShare + ((1 - planningShare) * (index + 1)) / planned.length)
    }
    return { ...page, finished, inkMask, lettering }
  }
}

/** Characters that setting may add by itself beside hyphens: spaces and the parts of a combined mark. */
const addedCharacters = ' !?'

/** How much of the work is done when every text has its plan. */
const planningShare = 0.6

function textsOf({ regions, options }: ErasedPage, language: LanguageCode): readonly SettingText[] {
  return regions
    .filter(({ translation }) => translation !== undefined)
    .map((region) => ({ region, text: prepareText(region.translation!, language, options.upperCase) }))
    .filter(({ text }) => text !== '')
}

function planTasks(
  tasks: readonly SettingTask[],
  wantedPx: readonly number[],
  page: ErasedPage,
  { signal, report }: StageContext,
): readonly PlannedTask[] {
  return tasks.map((task, index) => {
    signal.throwIfAborted()
    const planned = planTask(task, wantedPx[index]!, page)
    report((planningShare * (index + 1)) / tasks.length)
    return planned
  })
}
