import type { FontStyleId } from '@fukidashi/contract/fonts'
import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { keepLoaded } from '../../keep-loaded.ts'
import type { Platform } from '../../ports.ts'
import { faceWithGlyph, isInvisible } from './coverage.ts'
import { type FontFace, type FontFaceId, fontFaces } from './font-faces.ts'
import { mainFaceOf } from './font-fits.ts'
import { type FontSlice, listFontSlices } from './font-slices.ts'
import { fontStyleFaces, scriptFaces } from './font-styles.ts'

/** A font style as it sets one language, with every glyph of the texts that it was asked for ready to be drawn. */
export interface Typeface {
  /** The design that most of the text is in. */
  readonly family: string
  /** The value of a canvas's `font` for a text at a size; it names only the slices that the text needs. */
  readonly fontOf: (text: string, sizePx: number) => string
}

/** A typeface in the style's own weight, and heavier for what the source set bold; the same where a font has one weight only. */
export interface Typefaces {
  readonly regular: Typeface
  readonly bold: Typeface
}

/** Loads fonts once, slice by slice, as texts need them. */
export interface FontLibrary {
  /** Readies a style for texts in a language. Characters that no font has must have been taken out before. */
  readonly prepare: (style: FontStyleId, language: LanguageCode, texts: readonly string[]) => Promise<Typefaces>
}

/** Fonts come as slices through the platform's assets; each becomes a family of its own on the platform's canvas. */
export function createFontLibrary({ assets, canvas }: Pick<Platform, 'assets' | 'canvas'>): FontLibrary {
  const slicesOf = keepLoaded(async (id: FontFaceId): Promise<readonly FontSlice[]> => {
    const face: FontFace = fontFaces[id]
    return listFontSlices(face, new TextDecoder().decode(await assets.load(`npm:${face.package}/unicode.json`)))
  })
  const familyOf = keepLoaded(async (address: string): Promise<string> => {
    const family = `fukidashi ${address}`
    await canvas.registerFont(family, await assets.load(`npm:${address}`))
    return family
  })

  // Where slices claim a character together, the canvas finds the one that has it.
  const familiesWith = async (id: FontFaceId, codePoint: number): Promise<readonly string[]> => {
    const claimed = (await slicesOf(id)).filter(({ ranges }) =>
      ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    )
    return await Promise.all(claimed.map(({ file }) => familyOf(`${fontFaces[id].package}/${file}`)))
  }

  return {
    prepare: async (style, language, texts) => {
      const order = facesInOrder(style, language)
      const codePoints = new Set(Array.from(texts.join(''), (character) => character.codePointAt(0)!))
      const places = new Map<number, { readonly rank: number; readonly families: readonly string[] }>()
      for (const codePoint of codePoints) {
        if (isInvisible(codePoint)) continue
        const face = faceWithGlyph(order, codePoint)
        if (face === undefined) continue
        const rank = order.includes(face) ? order.indexOf(face) : order.length
        places.set(codePoint, { rank, families: await familiesWith(face, codePoint) })
      }
      const { weight } = fontStyleFaces[style]
      return {
        regular: createTypeface(order[0]!, weight, places),
        bold: createTypeface(order[0]!, Math.min(800, weight + 200), places),
      }
    },
  }
}

function facesInOrder(style: FontStyleId, language: LanguageCode): readonly FontFaceId[] {
  const main = mainFaceOf(style, language)
  const plain = scriptFaces[languageOf(language).script]
  const { own, kin } = fontStyleFaces[style]
  return [...new Set([main, ...(plain === undefined ? [] : [plain]), ...own, ...kin])]
}

function createTypeface(
  main: FontFaceId,
  styleWeight: number,
  places: ReadonlyMap<number, { readonly rank: number; readonly families: readonly string[] }>,
): Typeface {
  const face: FontFace = fontFaces[main]
  const weight = face.weight ?? styleWeight
  return {
    family: face.family,
    fontOf: (text, sizePx) => {
      const ranks = new Map<string, number>()
      for (const character of text) {
        const place = places.get(character.codePointAt(0)!)
        for (const family of place?.families ?? []) ranks.set(family, place!.rank)
      }
      const families = [...ranks].toSorted((a, b) => a[1] - b[1]).map(([family]) => `"${family}"`)
      return `${weight} ${sizePx}px ${families.length === 0 ? 'sans-serif' : families.join(', ')}`
    },
  }
}
