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
