import type { LanguageCode } from './languages.ts'

/** Font styles that a client can name (product specification, sections 3 and 9), in the order in which they are shown. */
export const fontStyles = [
  { id: 'comic', label: 'Comic' },
  { id: 'comic-shanns', label: 'Comic Shanns' },
  { id: 'poppins', label: 'Poppins' },
  { id: 'poppins-bold', label: 'Poppins Bold' },
  { id: 'sans', label: 'Sans' },
] as const

/** Id of a font style. */
export type FontStyleId = (typeof fontStyles)[number]['id']

const poppinsLanguages =
  'ENG ESP FRA DEU ITA POR PTB TRK IND DAN NLD SWE NOR FIN ISL POL CSY SLK SLV HRV BOS HUN ROM SQI LIT LAV EST CAT GLG MSA FIL SWA AFR HIN'

/**
 * Languages that a style sets in its own design, as the fonts that ship have their letters (a test of the pipeline holds
 * the two against each other). Any other language is set in a font of a near look, which clients warn of.
 */
const ownLanguages: Readonly<Record<FontStyleId, (code: LanguageCode) => boolean>> = {
  comic: (code) => code !== 'KAT',
  'comic-shanns': (code) => 'ENG IND MSA SWA'.includes(code),
  poppins: (code) => poppinsLanguages.includes(code),
  'poppins-bold': (code) => poppinsLanguages.includes(code),
  sans: () => true,
}

/** Whether a font style can set a language in its own design. */
export function fontStyleFits(style: FontStyleId, language: LanguageCode): boolean {
  return ownLanguages[style](language)
}
