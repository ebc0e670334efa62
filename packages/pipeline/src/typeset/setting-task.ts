import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import type {
  Box,
  ErasedPage,
  LetterColours,
  LetteringRules,
  LocalMask,
  RegionSetting,
  TranslatedRegion,
} from '../page.ts'
import type { Typeface } from './fonts/create-font-library.ts'
import { weightedQuantile } from './layout/harmonise-sizes.ts'
import { keepNear } from './layout/keep-near.ts'
import { sharePlaces, withoutBoxes } from './layout/share-places.ts'
import { hasFullGlyphs } from './layout/visual-height.ts'
import { chooseColours } from './paint/choose-colours.ts'
import type { DivideWord } from './text/hyphenation.ts'
import type { TextRuler } from './text/measure-text.ts'

/** A region and its translation as it is to be lettered. */
export interface SettingText {
  readonly region: TranslatedRegion
  readonly text: string
}

/** What is to be set for one region, where, and in what manner. */
export interface SettingTask extends SettingText {
  readonly language: LanguageCode
  readonly place: LocalMask
  readonly typeface: Typeface
  readonly ruler: TextRuler
  readonly divide: DivideWord
  readonly colours: LetterColours
  readonly isVertical: boolean
  /** Whether lines run down the page, letters and all, as side notes in narrow boxes are lettered. */
  readonly isTurned: boolean
}

/** What all texts of a page are set with. */
export interface SettingMeans {
  readonly language: LanguageCode
  readonly divide: DivideWord
  /** The typeface for a region, in the style wished for it or the page's. */
  readonly faceOf: (region: TranslatedRegion, isBold: boolean) => Pick<SettingTask, 'typeface' | 'ruler'>
  /** The typeface of the page's style, by which the sizes of all texts are judged. */
  readonly pageFaceOf: (isBold: boolean) => Pick<SettingTask, 'typeface' | 'ruler'>
}

/** Gives texts of a page their places, colours and directions. Each place leaves what is in the `taken` boxes. */
export function createSettingTasks(
  { cleaned, regions }: ErasedPage,
  texts: readonly SettingText[],
  { language, divide, faceOf }: SettingMeans,
  weight: WeightRules,
  taken: readonly Box[] = [],
): readonly SettingTask[] {
  const places = sharePlaces(texts.map(({ region }) => region))
  const left = regions.filter(({ translation }) => translation === undefined).map(({ box }) => box)
  return texts.map(({ region, text }, index) => {
    const place = withoutBoxes(keepNear(places[index]!, region, cleaned), [...left, ...taken])
    return {
      language,
      divide,
      ...faceOf(region, isSetBold(region, weight)),
      region,
      text,
      place,
      colours: chooseColours(region, cleaned, place),
      isVertical: isSetVertically(region, place, language),
      isTurned: false,
    }
  })
}

/** Gives a text the place, the colours and the direction in which its region was set before. */
export function takeUpSetting(
  text: SettingText,
  { place, colours, isVertical }: RegionSetting,
  { language, divide, faceOf }: SettingMeans,
  weight: WeightRules,
): SettingTask {
  const face = faceOf(text.region, isSetBold(text.region, weight))
  return { language, divide, ...face, ...text, place, colours, isVertical, isTurned: false }
}

type WeightRules = Pick<LetteringRules, 'isAllBold' | 'ordinaryGlyphPx'>

/** How much larger than the page's ordinary text lettering is when its boldness is meant for itself alone. */
const loudFrom = 1.25

/**
 * Neighbouring strokes measure now bold, now not, so most of a page's letters decide for all of its texts. Only text that is
 * clearly larger may be bold on its own. Alphabets in comics are lettered with strokes as heavy as our regular fonts have, so
 * most of a page is bold only in scripts of full glyphs.
 */
export function judgeWeight(texts: readonly SettingText[]): WeightRules {
  const letters = (among: readonly SettingText[]) => among.reduce((sum, { region }) => sum + region.text.length, 0)
  const bold = texts.filter(({ region }) => region.look.isBold && hasFullGlyphs(region.language))
  const ordinaryGlyphPx = weightedQuantile(
    texts.map(({ region }) => ({ value: region.look.glyphSizePx, weight: region.text.length })),
    0.5,
  )
  return { isAllBold: 2 * letters(bold) > letters(texts), ordinaryGlyphPx }
}

/** Whether a region is set in bold on a page with these rules. */
export function isSetBold({ look }: TranslatedRegion, { isAllBold, ordinaryGlyphPx }: WeightRules): boolean {
  return isAllBold || (look.isBold && look.glyphSizePx >= loudFrom * ordinaryGlyphPx)
}

/** Whether a text stands in columns: for languages that have them, in places that are not too wide for it. */
export function isSetVertically(region: TranslatedRegion, place: LocalMask, code: LanguageCode): boolean {
  if (!languageOf(code).vertical) return false
  const [, , width, height] = place.box
  return region.direction === 'vertical' ? height >= 0.75 * width : height >= 1.6 * width
}
