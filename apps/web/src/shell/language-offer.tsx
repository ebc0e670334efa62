import { findLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './language-tip.module.css'
import { Link } from './link.tsx'
import { inPlace } from './place-on-page.tsx'
import { refuseTip, rememberLocale } from './remember-locale.ts'
import { useLocale } from './use-locale.ts'

interface LanguageOfferProps {
  readonly locale: LocaleCode
  readonly onAnswer: () => void
}

/** The same page in another language, in the words of that language. */
export function LanguageOffer({ locale, onAnswer }: LanguageOfferProps) {
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
