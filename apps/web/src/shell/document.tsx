import { directionOf, findLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import logoUrl from '@fukidashi/ui/logo.svg'
import type { ReactNode } from 'react'

interface DocumentProps {
  readonly locale: LocaleCode
  readonly children: ReactNode
}

/** The document around every page, in the language of its address. */
export function Document({ locale, children }: DocumentProps) {
  return (
    <html lang={findLocale(locale)!.iso} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#140c14" />
        <link rel="icon" href={logoUrl} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}
