import '@fontsource/poppins/latin-400.css'
import '@fontsource/poppins/latin-600.css'
import '@fontsource/poppins/latin-700.css'
import '@fontsource/poppins/latin-ext-400.css'
import '@fontsource/poppins/latin-ext-600.css'
import '@fontsource/poppins/latin-ext-700.css'
import '@fontsource/comic-mono/latin-700.css'
import '@fukidashi/ui/tokens.css'
import './shell/page.css'
import { directionOf, findLocale } from '@fukidashi/i18n/locales'
import { splitLocalePrefix } from '@fukidashi/i18n/path-prefix'
import logoUrl from '@fukidashi/ui/logo.svg'
import { type ReactNode, useEffect } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { reloadAfterMissingChunk } from './shell/reload-after-missing-chunk.ts'
import { Trouble } from './shell/trouble.tsx'

/** The document around every page, in the language of its address. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { locale } = splitLocalePrefix(useLocation().pathname)
  const lang = findLocale(locale)!.iso
  const dir = directionOf(locale)
  // The document of an unknown address was written before its language was known.
  useEffect(() => {
    Object.assign(document.documentElement, { lang, dir })
  }, [lang, dir])
  return (
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#140c14" />
        <link rel="icon" href={logoUrl} type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The pages; what they show comes from their own routes. */
export default function Root() {
  return <Outlet />
}

/** What stands on the screen when a page breaks. Words from a catalog cannot be counted on here. */
export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => reloadAfterMissingChunk(error), [error])
  return <Trouble error={error} />
}

/** What stands in the one document for unknown addresses until their language is loaded. */
export function HydrateFallback() {
  return (
    <noscript>
      <p>This page could not be found</p>
      <a href="/">Back to the home page</a>
    </noscript>
  )
}
