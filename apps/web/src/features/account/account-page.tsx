import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useIsAlive } from '../../shell/use-is-alive.ts'

const AccountView = lazy(() => import('./account-view.tsx'))

/** What is known of one's account, and everything that can be done with it. */
export default function AccountPage() {
  const { t } = useLingui()
  // Nothing of it can be written out: it is somebody's own.
  const isAlive = useIsAlive()
  return (
    <TextPage title={t`Account`} width="narrow">
      <PageHead title={t`Account · Fukidashi`} />
      <meta name="robots" content="noindex" />
      <Suspense>{isAlive && <AccountView />}</Suspense>
    </TextPage>
  )
}
