import type { LocaleCode } from '@fukidashi/i18n/locales'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, use, useMemo } from 'react'
import { factsOf } from '../pages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageTip } from './language-tip.tsx'
import { loadMessages } from './load-messages.ts'
import { LoadingBar } from './loading-bar.tsx'
import styles from './shell.module.css'
import { SignFooter } from './sign-footer.tsx'
import { Snackbar } from './snackbar.tsx'
import { useLocale } from './use-locale.ts'

interface ShellProps {
  readonly locale: LocaleCode
  readonly children: ReactNode
}

/** Header, page and footer, in one language. */
export function Shell({ locale, children }: ShellProps) {
  const { path } = useLocale()
  const { catalog, layout } = factsOf(path)
  const isBare = layout === 'install'
  const messages = use(loadMessages(locale, catalog))
  // One of its own, because pages of several languages are written at the same time.
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  return (
    <I18nProvider i18n={i18n}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <LoadingBar />
      {isBare || <Header locale={locale} />}
      <main className={styles.content} id="content" tabIndex={-1}>
        {children}
      </main>
      {isBare ? <SignFooter locale={locale} /> : <Footer locale={locale} />}
      <LanguageTip />
      <Snackbar />
    </I18nProvider>
  )
}
