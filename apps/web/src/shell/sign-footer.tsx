import type { LocaleCode } from '@fukidashi/i18n/locales'
import { Logo } from '@fukidashi/ui/logo'
import { useLingui } from '@lingui/react/macro'
import { Link } from './link.tsx'
import styles from './sign-footer.module.css'
import { useLocale } from './use-locale.ts'

/** The sign alone at the bottom, for pages that lead through steps. */
export function SignFooter({ locale }: { readonly locale: LocaleCode }) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  return (
    <footer className={styles.footer} lang={locale}>
      <Link className={styles.home} to={addressOf('/')} aria-label={t`Fukidashi home page`}>
        <Logo name="Fukidashi" />
      </Link>
    </footer>
  )
}
