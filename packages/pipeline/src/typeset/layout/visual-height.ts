import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'
import type { RecognizedRegion, TextLine } from '../../page.ts'
import { isIdeographic } from '../text/prepare-text.ts'
import type { TextRuler } from '../text/measure-text.ts'
import { weightedQuantile } from './harmonise-sizes.ts'

/** A script's tall letter and one of its low ones; the eye takes the middle of both for the size of lettering. */
const gauges: Readonly<Record<Script, readonly [tall: string, low: string]>> = {
  Latn: ['H', 'x'],
  Cyrl: ['Н', 'х'],
  Grek: ['Η', 'χ'],
  Arab: ['ا', 'س'],
  Hebr: ['א', 'א'],
  Thai: ['ก', 'ก'],
  Deva: ['क', 'क'],
  Beng: ['ক', 'ক'],
  Taml: ['க', 'க'],
  Telu: ['క', 'క'],
  Geor: ['ბ', 'ა'],
  Armn: ['Հ', 'ո'],
  Jpan: ['国', '国'],
  Hans: ['国', '国'],
  Hant: ['國', '國'],
  Kore: ['국', '국'],
}

/** Full glyphs of many strokes look smaller than a capital of their height. */
const fullGlyphShare = 0.85

/** The letters that a language's typefaces are measured by. */
export function gaugesOf(code: LanguageCode): readonly [tall: string, low: string] {
  return gauges[languageOf(code).script]
}

/** How large a typeface looks with a text, in parts of the font size: the height of capitals alone, or of letters high and low. */
export function visualHeightOf(text: string, code: LanguageCode, { inkOf }: TextRuler): number {
  const [tall, low] = gaugesOf(code).map((letter) => {
    const { ascent, descent } = inkOf(letter)
    return ascent + descent
  }) as [number, number]
  if (hasFullGlyphs(code)) return fullGlyphShare * tall
  return isInCapitals(text) ? tall : (tall + low) / 2
}

/** Part of a line's ink that its capitals take, when letters reach below the baseline, too. */
const capitalShare = 0.77

/** Thickness of a line in heights of its glyphs, from which on it is not trusted. */
const thickest = 2

/** How much lower than capitals alone small letters make a text look; the middle of both kinds, as in most typefaces. */
const smallLetterShare = 0.88

/**
 * How large a region's source looks in pixels, on the same scale. Rows are measured by the ink of their lines: a syllable of
 * Korean falls apart into letters, and rows of small letters have few capitals, so single glyphs tell less.
 */
export function sourceHeightPx(
  {
    lines,
    direction,
    look,
    language,
    text,
  }: Pick<RecognizedRegion, 'lines' | 'direction' | 'look' | 'language' | 'text'>,
  target: LanguageCode,
): number {
  const inkPx = lineThickness(lines)
  // Lines much thicker than their glyphs are several, or a drawing.
  const isRow = direction === 'horizontal' && inkPx > 0 && inkPx < thickest * look.glyphSizePx
  if (!isRow) return (hasFullGlyphs(language) ? fullGlyphShare : 1) * look.glyphSizePx
  if (hasFullGlyphs(language)) return fullGlyphShare * Math.max(look.glyphSizePx, inkPx)
  if (isInCapitals(text)) return look.glyphSizePx
  const capitalPx = Math.max(look.glyphSizePx, (/[gjpqyçşţđţруфцщд]/u.test(text) ? capitalShare : 1) * inkPx)
  return hasFullGlyphs(target) ? capitalPx : smallLetterShare * capitalPx
}

/** Whether a language's glyphs all fill one square: ideographs, kana and syllables of Korean. */
export function hasFullGlyphs(code: LanguageCode): boolean {
  return code === 'KOR' || isIdeographic(languageOf(code))
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** Thickness of a region's typical line in pixels, 0 without lines; lines count by their length. */
export function lineThickness(lines: readonly TextLine[]): number {
  return weightedQuantile(
    lines.map(({ polygon, direction }) => {
      const [across, along] = [sideLength(polygon, 1), sideLength(polygon, 0)]
      return direction === 'vertical' ? { value: along, weight: across } : { value: across, weight: along }
    }),
    0.5,
  )
}

function sideLength(polygon: TextLine['polygon'], side: number): number {
  const [from, to] = [polygon[side]!, polygon[side + 1]!]
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}
