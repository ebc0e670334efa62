import type { Script } from '@fukidashi/contract/languages'

/** One font that is installed from npm, cut into slices by character ranges. */
export interface FontFace {
  /** The name of its design, as a region's lettering reports it. */
  readonly family: string
  /** npm package that carries it under the SIL Open Font License 1.1 or the MIT licence. */
  readonly package: string
  /** What stands before the slice's name in the package's file names. */
  readonly fileStem: string
  /** What stands after it: a weight, or `wght` for every weight in one file. */
  readonly fileWeight: string
  /** The scripts that it is drawn for; what else it has is only for single characters that another font lacks. */
  readonly scripts: readonly Script[]
  /**
   * The weight to ask for of a font that comes in one only, and of the fonts that help it out. From 600 on canvases
   * embolden by themselves what does not call itself bold.
   */
  readonly weight?: number
  /** The slice of packages whose `unicode.json` names none. */
  readonly onlySlice?: string
}

const variable = (family: string, name: string, ...scripts: readonly Script[]): FontFace => ({
  family,
  package: `@fontsource-variable/${name}`,
  fileStem: name,
  fileWeight: 'wght',
  scripts,
})

const single = (family: string, name: string, weight: number, ...scripts: readonly Script[]): FontFace => ({
  family,
  package: `@fontsource/${name}`,
  fileStem: name,
  fileWeight: String(weight),
  weight: Math.max(weight, 500),
  scripts,
})

/** Every font that lettering may use. A new one is a row here and a place in a style's `faces`. */
export const fontFaces = {
  playpen: variable('Playpen Sans', 'playpen-sans', 'Latn', 'Cyrl', 'Grek'),
  'playpen-arabic': variable('Playpen Sans Arabic', 'playpen-sans-arabic', 'Arab'),
  'playpen-hebrew': variable('Playpen Sans Hebrew', 'playpen-sans-hebrew', 'Hebr'),
  'playpen-thai': variable('Playpen Sans Thai', 'playpen-sans-thai', 'Thai'),
  'playpen-devanagari': variable('Playpen Sans Deva', 'playpen-sans-deva', 'Deva'),
  'shippori-antique': single('Shippori Antique', 'shippori-antique', 400, 'Jpan'),
  jua: single('Jua', 'jua', 400, 'Kore'),
  'baloo-bengali': variable('Baloo Da 2', 'baloo-da-2', 'Beng'),
  'baloo-tamil': variable('Baloo Thambi 2', 'baloo-thambi-2', 'Taml'),
  'comic-mono': { ...single('Comic Mono', 'comic-mono', 700, 'Latn'), weight: 500, onlySlice: 'latin' },
  poppins: single('Poppins', 'poppins', 500, 'Latn', 'Deva'),
  'poppins-bold': single('Poppins Bold', 'poppins', 700, 'Latn', 'Deva'),
  'noto-sans': variable('Noto Sans', 'noto-sans', 'Latn', 'Cyrl', 'Grek', 'Deva'),
  'noto-japanese': variable('Noto Sans JP', 'noto-sans-jp', 'Jpan'),
  'noto-simplified': variable('Noto Sans SC', 'noto-sans-sc', 'Hans'),
  'noto-traditional': variable('Noto Sans TC', 'noto-sans-tc', 'Hant'),
  'noto-korean': variable('Noto Sans KR', 'noto-sans-kr', 'Kore'),
  'noto-arabic': variable('Noto Sans Arabic', 'noto-sans-arabic', 'Arab'),
  'noto-hebrew': variable('Noto Sans Hebrew', 'noto-sans-hebrew', 'Hebr'),
  'noto-thai': variable('Noto Sans Thai', 'noto-sans-thai', 'Thai'),
  'noto-bengali': variable('Noto Sans Bengali', 'noto-sans-bengali', 'Beng'),
  'noto-tamil': variable('Noto Sans Tamil', 'noto-sans-tamil', 'Taml'),
  'noto-georgian': variable('Noto Sans Georgian', 'noto-sans-georgian', 'Geor'),
  'noto-symbols': variable('Noto Sans Symbols', 'noto-sans-symbols'),
  'noto-symbols-2': single('Noto Sans Symbols 2', 'noto-sans-symbols-2', 400),
  'noto-emoji': variable('Noto Emoji', 'noto-emoji'),
} as const satisfies Record<string, FontFace>

/** Id of a font. */
export type FontFaceId = keyof typeof fontFaces

/** All ids, in the order in which unusual characters look for a font when none of the style's own has them. */
export const fontFaceIds = Object.keys(fontFaces) as FontFaceId[]
