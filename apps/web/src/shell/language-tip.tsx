import type { LocaleCode } from '@fukidashi/i18n/locales'
import { findWish } from '@fukidashi/i18n/negotiate'
import { I18nProvider } from '@lingui/react'
import { type I18n, setupI18n } from '@lingui/core'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadMessages } from './load-messages.ts'
import { isTipWanted } from './remember-locale.ts'
import { useLocale } from './use-locale.ts'

interface Offered {
  readonly i18n: I18n
  readonly Offer: ComponentType<{ readonly locale: LocaleCode; readonly onAnswer: () => void }>
}

/** Offers the site in the browser's language, in that language's words; only where people arrive, and until they have said no. */
export function LanguageTip() {
  const { pathname } = useLocation()
  const { locale } = useLocale()
  const [offered, setOffered] = useState<Offered>()
  useEffect(() => {
    const wish = findWish(navigator.languages)
    if (pathname !== '/' || !wish || wish === locale || !isTipWanted()) return
    let isLeft = false
    Promise.all([loadMessages(wish), import('./language-offer.tsx')]).then(
      ([messages, { LanguageOffer }]) => {
        const i18n = setupI18n({ locale: wish, messages: { [wish]: messages } })
        if (!isLeft) setOffered({ i18n, Offer: LanguageOffer })
      },
      () => console.warn(`Could not load translation for the '${wish}' language`),
    )
    return () => {
      isLeft = true
      setOffered(undefined)
    }
  }, [pathname, locale])
  if (!offered) return null
  const { i18n, Offer } = offered
  return (
    <I18nProvider i18n={i18n}>
      <Offer locale={i18n.locale as LocaleCode} onAnswer={() => setOffered(undefined)} />
    </I18nProvider>
  )
}
