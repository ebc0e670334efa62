/** The pages of the site, without their language: each is written out in every language when the site is built. */
export const pages = [
  { path: '/', file: './features/home/home-page.tsx' },
  { path: '/manga-translator', file: './features/translate-pages/translator-page.tsx' },
  { path: '/error/404', file: './features/not-found/not-found-page.tsx' },
] as const

/** The address of a page without its language. */
export type PagePath = (typeof pages)[number]['path']

/** What unknown addresses show. */
export const notFoundPath: PagePath = '/error/404'

/** The page of a path; the one for unknown addresses when there is none. */
export function pagePathOf(path: string): PagePath {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return pages.find((page) => page.path === plain)?.path ?? notFoundPath
}
