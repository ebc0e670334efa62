import type { LocaleCode } from '@fukidashi/i18n/locales'
import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, startTransition, Suspense, use, useEffect, useMemo, useState } from 'react'
import { factsOf } from '../pages.ts'
import { Header } from './header.tsx'
import { LanguageTip } from './language-tip.tsx'
import { loadLater, whenIdle, whenUsed } from './load-later.ts'
import { loadMessages, loadPageMessages } from './load-messages.ts'
import { useLogin } from './login-state.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { LoadingBar } from './loading-bar.tsx'
import styles from './shell.module.css'
import { SignFooter } from './sign-footer.tsx'
import { SignHeader } from './sign-header.tsx'
import { Snackbar } from './snackbar.tsx'
import { useLocale } from './use-locale.ts'

/** The cookie banner and its button: nobody waits for them, and robots are not asked. */
const ConsentCorner = loadLater(whenIdle, async () => {
  try {
    return (await import('../features/consent/consent-corner.tsx')).ConsentCorner
  } catch (error) {
    // Without it nothing is agreed to, and the page is as good as before.
    console.warn('The cookie settings could not be loaded.', error)
    return () => null
  }
})
const VerifyTip = lazy(() => import('./verify-tip.tsx'))
/** Whether what is bought here is charged; asked for when the page is at rest. */
const DemoTip = loadLater(whenIdle, async () => (await import('./demo-tip.tsx')).DemoTip)
const Footer = loadLater(whenUsed, async () => (await import('./footer.tsx')).Footer)

interface ShellProps {
  readonly locale: LocaleCode
  readonly children: ReactNode
}

/** Header, page and footer, in one language. */
export function Shell({ locale, children }: ShellProps) {
  const { path } = useLocale()
  const { layout } = factsOf(path)
  return (
    <Words locale={locale} messages={loadMessages(locale)}>
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          // A change of the address, while the page comes to life, would make its content anew and lose the focus.
          event.preventDefault()
          document.querySelector<HTMLElement>('#content')?.focus()
        }}
      >
        <Trans>Skip to content</Trans>
      </a>
      <LoadingBar />
      {layout === undefined && <Unverified />}
      {layout === undefined && <Header locale={locale} />}
      {layout === 'login' && <SignHeader />}
      {layout === 'special' && <SignHeader hasWayHome />}
      <main className={styles.content} id="content" tabIndex={-1}>
        <Suspense>
          <Words locale={locale} messages={loadPageMessages(locale, path)}>
            {children}
          </Words>
        </Suspense>
      </main>
      {layout === undefined && (
        <Suspense>
          <Footer locale={locale} />
        </Suspense>
      )}
      {layout === 'install' && <SignFooter locale={locale} />}
      <LanguageTip />
      <Snackbar />
      <AfterFirstView>
        <ConsentCorner />
        <DemoTip />
      </AfterFirstView>
    </Words>
  )
}

/** Above the header, for people whose address is not verified. */
function Unverified() {
  const login = useLogin()
  if (login.status !== 'in' || login.user.isActive === 1) return null
  return (
    <Suspense>
      <VerifyTip email={login.user.email} />
    </Suspense>
  )
}

interface WordsProps {
  readonly locale: LocaleCode
  readonly messages: Promise<Messages>
  readonly children: ReactNode
}

/** What stands within, in a language. */
function Words({ locale, messages: loading, children }: WordsProps) {
  const messages = use(loading)
  // One of its own, because pages of several languages are written at the same time.
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

/** What is written out with no page, because it is for those alone who use the site alive. */
function AfterFirstView({ children }: { readonly children: ReactNode }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    startTransition(() => setAlive(true))
    void whenIdle().then(registerServiceWorker)
  }, [])
  return isAlive && <Suspense>{children}</Suspense>
}
