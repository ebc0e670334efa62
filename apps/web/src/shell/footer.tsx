import type { LocaleCode } from '@fukidashi/i18n/locales'
import { Logo } from '@fukidashi/ui/logo'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { Navigation } from './navigation.tsx'

/** What the product promises, its pages and its languages. */
export function Footer({ locale }: { readonly locale: LocaleCode }) {
  const { t } = useLingui()
  return (
    <footer className={styles.footer} lang={locale}>
      <div>
        <Logo name="Fukidashi" />
        <p className={styles.promise}>
          <Trans>Comics in your language. The words change, the art stays.</Trans>
        </p>
        <p className={styles.small}>
          <Trans>Uploaded images and their translations are deleted after 24 hours.</Trans>
        </p>
      </div>
      <nav aria-label={t`Site pages`}>
        <Navigation className={styles.list} />
      </nav>
      <nav aria-label={t`Site languages`}>
        <LanguageLinks className={styles.languages} />
      </nav>
    </footer>
  )
}
