import type { FontStyleId } from '@fukidashi/contract/fonts'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ErasedPage, RasterImage, RegionSetting, TypesetPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { createMask } from '../raster/mask.ts'
import type { Stage } from '../stage.ts'
import { createFontLibrary, type FontLibrary } from './fonts/create-font-library.ts'
import { gaugesOf } from './layout/visual-height.ts'
import { widenInteriors } from './layout/widen-interiors.ts'
import { layInk } from './paint/lay-ink.ts'
import { type SetEarlier, setChanges } from './set-changes.ts'
import { setPage } from './set-page.ts'
import type { SettingMeans, SettingText } from './setting-task.ts'
import { hyphenOf } from './text/break-text.ts'
import { loadHyphenation } from './text/hyphenation.ts'
import { createTextRuler } from './text/measure-text.ts'
import { prepareText } from './text/prepare-text.ts'

/**
 * Letters the translations onto the cleaned page, each within its balloon, in the look of the source. On a page that was set
 * before only the regions are set whose words or wishes are others now, by the rules of that time; the others stay, to the pixel.
 */
export function createTypesetStage({ assets, canvas }: Platform): Stage<ErasedPage, TypesetPage> {
  const fonts = createFontLibrary({ assets, canvas })
  return async (erased, context) => {
    context.signal.throwIfAborted()
    const earlier = earlierOf(erased)
    const page = { ...erased, regions: widenInteriors(erased, earlier?.settings) }
    const finished: RasterImage = { ...page.cleaned, data: page.cleaned.data.slice() }
    const inkMask = createMask(finished.width, finished.height)
    const { to: language } = page.options
    const texts = language === undefined ? [] : textsOf(page, language)
    if (language === undefined || texts.length === 0) {
      const { rules, settings = [] } = earlier ?? {}
      return { ...page, finished, inkMask, lettering: [], settings, ...(rules && { rules }) }
    }
    const means = await prepareMeans({ fonts, canvas }, page.options.fontStyle, language, texts)
    const { rules, drawn } =
      earlier === undefined
        ? setPage(canvas, page, texts, means, context)
        : setChanges(canvas, page, texts, means, earlier, context)
    for (const { ink } of drawn) layInk(finished, inkMask, ink)
    const isDrawn = new Set(drawn.map(({ lettering }) => lettering.regionId))
    const others = (earlier?.settings ?? []).filter(({ lettering }) => !isDrawn.has(lettering.regionId))
    const settings: readonly RegionSetting[] = [...drawn, ...others]
    return { ...page, finished, inkMask, lettering: drawn.map(({ lettering }) => lettering), settings, rules }
  }
}

/** What was set before, as far as it is of use: a page in another language or style is set as a whole. */
function earlierOf({ earlier, options }: ErasedPage): SetEarlier | undefined {
  const { rules, settings = [] } = earlier ?? {}
  if (rules === undefined || rules.language !== options.to || rules.fontStyle !== options.fontStyle) return undefined
  return { rules, settings }
}

/** Characters that setting may add by itself beside hyphens: spaces and the parts of a combined mark. */
const addedCharacters = ' !?'

async function prepareMeans(
  { fonts, canvas }: { readonly fonts: FontLibrary; readonly canvas: Platform['canvas'] },
  pageStyle: FontStyleId,
  language: LanguageCode,
  texts: readonly SettingText[],
): Promise<SettingMeans> {
  const styleOf = (region: SettingText['region']): FontStyleId => region.wishes?.fontStyle ?? pageStyle
  const styles = new Map<FontStyleId, string[]>([[pageStyle, []]])
  for (const { region, text } of texts) styles.set(styleOf(region), [...(styles.get(styleOf(region)) ?? []), text])
  const prepared = await Promise.all(
    [...styles].map(async ([style, words]) => {
      const drawnTexts = [...words, addedCharacters, hyphenOf(language), ...gaugesOf(language)]
      const { regular, bold } = await fonts.prepare(style, language, drawnTexts)
      const [regularFace, boldFace] = [regular, bold].map((typeface) => ({
        typeface,
        ruler: createTextRuler(canvas.createContext(1, 1), typeface),
      }))
      return [style, { regular: regularFace!, bold: boldFace! }] as const
    }),
  )
  const faces = new Map(prepared)
  const face = (style: FontStyleId, isBold: boolean) => faces.get(style)![isBold ? 'bold' : 'regular']
  return {
    language,
    divide: await loadHyphenation(language),
    faceOf: (region, isBold) => face(styleOf(region), isBold),
    pageFaceOf: (isBold) => face(pageStyle, isBold),
  }
}

function textsOf({ regions, options }: ErasedPage, language: LanguageCode): readonly SettingText[] {
  return regions
    .filter(({ translation }) => translation !== undefined)
    .map((region) => ({ region, text: prepareText(region.translation!, language, options.upperCase) }))
    .filter(({ text }) => text !== '')
}
