import { useLingui } from '@lingui/react/macro'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { use, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { showMessage } from '../../shell/snackbar.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { reportEvent, visitEvents } from '../../shell/visit-events.ts'
import styles from './consent-corner.module.css'
import { loadConsentMessages } from './consent-messages.ts'
import { changeConsentLanguage, startConsent } from './start-consent.ts'

/** Programs that read pages for others are asked nothing (product specification, section 4). */
const isBot = /bot|crawl|spider|slurp|teoma/i.test(navigator.userAgent) || navigator.webdriver

/** Asks visitors which tools they agree to, and lets them change their mind by a button in the corner. */
export function ConsentCorner() {
  return isBot ? null : <TranslatedCorner />
}

function TranslatedCorner() {
  const { locale } = useLocale()
  const messages = use(loadConsentMessages(locale))
  const i18n = useMemo(() => messages && setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  if (!i18n) return null
  return (
    <I18nProvider i18n={i18n}>
      <SettingsButton />
    </I18nProvider>
  )
}

function SettingsButton() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { pathname } = useLocation()
  const isStarted = useRef(false)
  const saved = t`Your cookie settings have been saved.`
  useEffect(() => {
    if (isStarted.current) void changeConsentLanguage(locale)
    else void startConsent(locale, () => showMessage(saved))
    isStarted.current = true
  }, [locale, saved])
  useEffect(() => void reportEvent(visitEvents.pageView), [pathname])
  return (
    // The library opens the panel by this attribute, and makes it when the button is first pointed at or focused.
    <button className={styles.button} type="button" data-cc="show-preferencesModal" aria-label={t`Cookie settings`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 9 9 4 4 0 0 1-4.6-4.6A4 4 0 0 1 12 3Z" />
        <path d="M8.5 10h.01M9.5 15h.01M14.5 15.5h.01M13 11h.01" />
      </svg>
    </button>
  )
}
