import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../shell/link.tsx'
import { keepReturnPath, useLogin } from '../../shell/login-state.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { wordsOfAccountFailure } from '../login/account-failure.ts'
import styles from './account.module.css'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useAccount } from './use-account.ts'

// Few people have any.
const ApiKeysSection = lazy(async () => ({ default: (await import('./api-keys-section.tsx')).ApiKeysSection }))
const WebhooksSection = lazy(async () => ({ default: (await import('./webhooks-section.tsx')).WebhooksSection }))

/** The account of whoever is logged in, section by section. */
export default function AccountView() {
  const { i18n } = useLingui()
  const { addressOf } = useLocale()
  const { state, reload } = useAccount()
  const login = useLogin()
  if (login.status === 'out' && state.status !== 'asking') return <LoggedOut isNews={state.status === 'here'} />
  if (state.status === 'asking')
    return (
      <output>
        <Trans>Loading…</Trans>
      </output>
    )
  if (state.status === 'failed')
    return (
      <div role="alert">
        <p>{i18n._(wordsOfAccountFailure(state.failure))}</p>
        <Button onClick={() => void reload()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  const { account } = state
  return (
    <div className={styles.sections}>
      <p>
        <Link className={buttonClass('quiet')} to={addressOf('/account/credits')}>
          <Trans>Your translations</Trans>
        </Link>
      </p>
      <ProfileSection user={account.user} onChange={reload} />
      <EmailSection account={account} />
      <PasswordSection account={account} onChange={reload} />
      <SessionsSection sessions={account.sessions} onChange={reload} />
      <Suspense>
        <ApiKeysSection />
        <WebhooksSection />
      </Suspense>
      <DataSection />
      <DeletionSection account={account} />
    </div>
  )
}

/** In the place of the account when nobody is logged in. `isNews` says that somebody was, a moment ago. */
function LoggedOut({ isNews }: { readonly isNews: boolean }) {
  const { addressOf } = useLocale()
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The focus went with the button that logged out everywhere.
    if (isNews && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [isNews])
  return (
    <p className={styles.out}>
      <Trans>Log in to see your account.</Trans>{' '}
      <Link
        ref={link}
        className={buttonClass('main')}
        to={`${addressOf('/login')}?type=1`}
        onClick={() => keepReturnPath(pathname)}
      >
        <Trans>Log in</Trans>
      </Link>
    </p>
  )
}
