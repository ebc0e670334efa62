import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import styles from './login.module.css'

const LoginView = lazy(() => import('./login-view.tsx'))

/** Login, registration, forgotten and new password, and verification, by the `type` of the address. */
export default function LoginPage() {
  const { t } = useLingui()
  // The page is written out without knowing its type.
  const isAlive = useIsAlive()
  return (
    <div className={styles.page}>
      <PageHead title={t`Log in · Fukidashi`} />
      <meta name="robots" content="noindex" />
      <Suspense>{isAlive && <LoginView />}</Suspense>
    </div>
  )
}
