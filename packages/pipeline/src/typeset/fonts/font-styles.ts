import type { FontStyleId } from '@fukidashi/contract/fonts'
import type { Script } from '@fukidashi/contract/languages'
import type { FontFaceId } from './font-faces.ts'

/** How one font style of the product is drawn. */
export interface FontStyle {
  /** The fonts that are the style. */
  readonly own: readonly FontFaceId[]
  /** Fonts of a near look for languages that the style's own lack; a client warns before using them. */
  readonly kin: readonly FontFaceId[]
  /** Weight of the fonts that come in all weights. */
  readonly weight: number
}

const comicFaces = [
  'playpen',
  'playpen-arabic',
  'playpen-hebrew',
  'playpen-thai',
  'playpen-devanagari',
  // Gothic ideographs with antique kana: what Japanese balloons are set in.
  'shippori-antique',
  // Chinese balloons are set in plain sans, comics included.
  'noto-simplified',
  'noto-traditional',
  'jua',
  'baloo-bengali',
  'baloo-tamil',
] as const satisfies readonly FontFaceId[]

const sansFaces = [
  'noto-sans',
  'noto-japanese',
  'noto-simplified',
  'noto-traditional',
  'noto-korean',
  'noto-arabic',
  'noto-hebrew',
  'noto-thai',
  'noto-bengali',
  'noto-tamil',
  'noto-georgian',
] as const satisfies readonly FontFaceId[]

/** The font styles that the contract names, each a row. */
export const fontStyleFaces: Readonly<Record<FontStyleId, FontStyle>> = {
  comic: { own: comicFaces, kin: [], weight: 600 },
  // Comic Mono is made from Comic Shanns and is the form of it that npm has.
  'comic-shanns': { own: ['comic-mono'], kin: comicFaces, weight: 700 },
  poppins: { own: ['poppins'], kin: [], weight: 500 },
  'poppins-bold': { own: ['poppins-bold'], kin: [], weight: 700 },
  sans: { own: sansFaces, kin: [], weight: 600 },
}

/** The font that a script gets when a style has none for it. */
export const scriptFaces: Readonly<Partial<Record<Script, FontFaceId>>> = {
  Latn: 'noto-sans',
  Cyrl: 'noto-sans',
  Grek: 'noto-sans',
  Deva: 'noto-sans',
  Arab: 'noto-arabic',
  Hebr: 'noto-hebrew',
  Thai: 'noto-thai',
  Jpan: 'noto-japanese',
  Hans: 'noto-simplified',
  Hant: 'noto-traditional',
  Kore: 'noto-korean',
  Beng: 'noto-bengali',
  Taml: 'noto-tamil',
  Geor: 'noto-georgian',
}
