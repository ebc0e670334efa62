import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import styles from './login.module.css'

const ExtensionView = lazy(() => import('./extension-view.tsx'))

/** Lets the extension of this browser log in. */
export default function ExtensionPage() {
  const { t } = useLingui()
  // It depends on who is logged in.
  const isAlive = useIsAlive()
  return (
    <div className={styles.page}>
      <PageHead title={t`Log in to the extension · Fukidashi`} />
      <meta name="robots" content="noindex" />
      <Suspense>{isAlive && <ExtensionView />}</Suspense>
    </div>
  )
}
