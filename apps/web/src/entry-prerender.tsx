import { defaultLocale, locales } from '@fukidashi/i18n/locales'
import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { factsOf, hasAddressPerLanguage, notFoundPath, type PagePath, pages } from './pages.ts'
import { publicUrl } from './env.ts'
import { Site } from './site.tsx'

/** A page in a language, to be written out. */
export interface WrittenPage {
  readonly path: PagePath
  readonly address: string
  readonly locale: string
  /** Module of the page, as `pages.ts` names it. */
  readonly file: string
  /** Messages that it needs beside those of the shell. */
  readonly catalog: string | undefined
  /** Whether it comes to life only when somebody uses it. */
  readonly isStill: boolean
}

/** Every page in every language; a page with one address for all languages in English. */
export const writtenPages: readonly WrittenPage[] = locales.flatMap(({ code }) =>
  pages
    .filter(({ path }) => code === defaultLocale || hasAddressPerLanguage(path))
    .map(({ path }) => {
      const { file, catalog, isStill = false } = factsOf(path)
      return { path, address: withLocalePrefix(path, code), locale: code, file, catalog, isStill }
    }),
)

/** What search engines may know: every address with those of the same page in the other languages. */
export function writeSitemap(): string {
  const whole = (address: string) => new URL(address, publicUrl).href
  const urls = writtenPages
    .filter(({ path }) => !path.startsWith('/error/') && factsOf(path).isPrivate === undefined)
    .map(({ path, address }) => {
      const others = hasAddressPerLanguage(path)
        ? locales.map(({ code }) => {
            const href = whole(withLocalePrefix(path, code))
            return `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
          })
        : []
      return `<url><loc>${whole(address)}</loc>${others.join('')}</url>`
    })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** What robots may do, and where they find the sitemap. */
export function writeRobots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`
}

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
