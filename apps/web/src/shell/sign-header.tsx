import { Logo } from '@fukidashi/ui/logo'
import { useLingui } from '@lingui/react/macro'
import { Link } from './link.tsx'
import styles from './sign-header.module.css'
import { useLocale } from './use-locale.ts'

/** The sign alone at the top, where nothing is to lead away from a form. */
export function SignHeader() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  return (
    <header className={styles.header}>
      <Link className={styles.home} to={addressOf('/')} aria-label={t`Fukidashi home page`}>
        <Logo name="Fukidashi" />
      </Link>
    </header>
  )
}
