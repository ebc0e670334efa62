import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import styles from '../../shell/message-page.module.css'
import { PageHead } from '../../shell/page-head.tsx'
import { useLocale } from '../../shell/use-locale.ts'

/** The page for addresses that lead nowhere. */
export default function NotFoundPage() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  return (
    <div className={styles.page}>
      <PageHead title={t`Page not found · Fukidashi`} />
      <meta name="robots" content="noindex" />
      <p className={styles.number}>404</p>
      <h1 className={styles.title}>
        <Trans>This page could not be found</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>The address may be mistyped, or the page may have moved.</Trans>
      </p>
      <Link className={styles.link} to={addressOf('/')}>
        <Trans>Back to the home page</Trans>
      </Link>
    </div>
  )
}
