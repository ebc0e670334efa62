import { findLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import { findWish } from '@fukidashi/i18n/negotiate'
import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { I18nProvider } from '@lingui/react'
import { type I18n, setupI18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './language-tip.module.css'
import { loadMessages } from './load-messages.ts'
import { inPlace } from './place-on-page.tsx'
import { isTipWanted, refuseTip, rememberLocale } from './remember-locale.ts'
import { useLocale } from './use-locale.ts'

/** Offers the site in the browser's language, in that language's words; only where people arrive, and until they have said no. */
export function LanguageTip() {
  const { pathname } = useLocation()
  const { locale } = useLocale()
  const [offered, setOffered] = useState<I18n>()
  useEffect(() => {
    const wish = findWish(navigator.languages)
    if (pathname !== '/' || !wish || wish === locale || !isTipWanted()) return
    let isLeft = false
    loadMessages(wish).then(
      (messages) => isLeft || setOffered(setupI18n({ locale: wish, messages: { [wish]: messages } })),
      () => console.warn(`Could not load translation for the '${wish}' language`),
    )
    return () => {
      isLeft = true
      setOffered(undefined)
    }
  }, [pathname, locale])
  if (!offered) return null
  return (
    <I18nProvider i18n={offered}>
      <Offer locale={offered.locale as LocaleCode} onAnswer={() => setOffered(undefined)} />
    </I18nProvider>
  )
}

interface OfferProps {
  readonly locale: LocaleCode
  readonly onAnswer: () => void
}

function Offer({ locale, onAnswer }: OfferProps) {
  const { t } = useLingui()
  const { path, addressOf } = useLocale()
  const { name, iso, direction } = findLocale(locale)!
  return (
    <aside className={styles.tip} lang={iso} dir={direction} aria-label={t`Language`}>
      <p className={styles.words}>
        <Trans>Read this site in {name}?</Trans>
      </p>
      <Link
        className={buttonClass('main')}
        to={addressOf(path, locale)}
        state={inPlace}
        onClick={() => {
          rememberLocale(locale)
          onAnswer()
        }}
      >
        <Trans>Switch</Trans>
      </Link>
      <Button
        onClick={() => {
          refuseTip()
          onAnswer()
        }}
      >
        <Trans>Keep current language</Trans>
      </Button>
    </aside>
  )
}
