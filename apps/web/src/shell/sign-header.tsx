import { Logo } from '@fukidashi/ui/logo'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from './link.tsx'
import styles from './sign-header.module.css'
import { useLocale } from './use-locale.ts'

interface SignHeaderProps {
  /** Whether words beside the sign say where it leads. */
  readonly hasWayHome?: boolean
}

/** The sign alone at the top, where nothing is to lead away from a form, or no other page can be reached. */
export function SignHeader({ hasWayHome = false }: SignHeaderProps) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  return (
    <header className={styles.header}>
      <Link className={styles.home} to={addressOf('/')} aria-label={t`Fukidashi home page`}>
        <Logo name="Fukidashi" />
      </Link>
      {hasWayHome && (
        <Link className={styles.way} to={addressOf('/')}>
          <Trans>Back to the home page</Trans>
        </Link>
      )}
    </header>
  )
}
