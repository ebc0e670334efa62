import { Document } from './shell/document.tsx'
import { PlaceOnPage } from './shell/place-on-page.tsx'
import { Shell } from './shell/shell.tsx'
import { TroubleBoundary } from './shell/trouble-boundary.tsx'
import { UnprefixedLocale, useLocale, useUnprefixedLocale } from './shell/use-locale.ts'
import { pageElements } from './page-elements.tsx'

/** The whole document for the address that is open. */
export function Site() {
  return (
    <UnprefixedLocale value={useUnprefixedLocale()}>
      <LocalizedSite />
    </UnprefixedLocale>
  )
}

function LocalizedSite() {
  const { locale, path } = useLocale()
  return (
    <Document locale={locale}>
      <TroubleBoundary>
        <Shell locale={locale}>{pageElements.get(path)}</Shell>
        <PlaceOnPage />
      </TroubleBoundary>
    </Document>
  )
}
