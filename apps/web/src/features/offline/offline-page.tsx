import { Trans, useLingui } from '@lingui/react/macro'
import styles from '../../shell/message-page.module.css'
import { PageHead } from '../../shell/page-head.tsx'

/** What the service worker shows where there is no connection; nothing of it may need one. */
export default function OfflinePage() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageHead title={t`No connection · Fukidashi`} />
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>
        <Trans>You are offline</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Pages are translated on a server. Load this page again once you are connected.</Trans>
      </p>
    </div>
  )
}
