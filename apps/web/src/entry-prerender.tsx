import { defaultLocale, locales } from '@fukidashi/i18n/locales'
import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { factsOf, hasAddressPerLanguage, notFoundPath, pages } from './pages.ts'
import { Site } from './site.tsx'

/** A page in a language, to be written out. */
export interface WrittenPage {
  readonly address: string
  readonly locale: string
  /** Module of the page, as `pages.ts` names it. */
  readonly file: string
  /** Messages that it needs beside those of the shell. */
  readonly catalog: string | undefined
}

/** Every page in every language; a page with one address for all languages in English. */
export const writtenPages: readonly WrittenPage[] = locales.flatMap(({ code }) =>
  pages
    .filter(({ path }) => code === defaultLocale || hasAddressPerLanguage(path))
    .map(({ path }) => {
      const { file, catalog } = factsOf(path)
      return { address: withLocalePrefix(path, code), locale: code, file, catalog }
    }),
)

/** The page that file servers show for unknown addresses. */
export const notFoundAddress = withLocalePrefix(notFoundPath, defaultLocale)

/** The document of an address, without its styles and scripts. Throws when anything in it fails. */
export async function renderPage(address: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // All in its place: parts that arrive later would need a script to be seen.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
