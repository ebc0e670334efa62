import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '../../shell/link.tsx'
import { api } from './login-calls.ts'
import { checkLogin, keepReturnPath, useLogin } from '../../shell/login-state.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { FormFailure } from './form-card.tsx'
import styles from './login.module.css'
import { Notice } from './notice.tsx'
import { useForm } from './use-form.ts'

/** Where the extension stands with its login, as its script on this page writes it behind the `#` of the address. */
type Standing = 'asking' | 'waiting' | 'done' | 'failed'

/** An extension that is there answers at once; its server call takes a moment. */
const answerWithinMs = 15_000

/** Asks whether the extension may use the account, and hands it a code behind the `#` of the address, which its own script reads. */
export default function ExtensionView() {
  const [parameters] = useSearchParams()
  const challenge = parameters.get('challenge')
  const { status } = useLogin()
  useEffect(() => void checkLogin(), [])
  if (challenge === null)
    return (
      <Notice title={<Trans>Log in to the extension</Trans>}>
        <p>
          <Trans>This address is incomplete. Open the extension and choose “Log in” there.</Trans>
        </p>
      </Notice>
    )
  if (status === 'out') return <LoggedOut />
  return status === 'in' ? <Permission challenge={challenge} /> : null
}

function LoggedOut() {
  const { addressOf } = useLocale()
  const { pathname, search } = useLocation()
  return (
    <Notice title={<Trans>Log in to the extension</Trans>}>
      <p>
        <Trans>Log in here first. You then come back to this page.</Trans>
      </p>
      <Link
        className={buttonClass('main')}
        to={`${addressOf('/login')}?type=1`}
        onClick={() => keepReturnPath(`${pathname}${search}`)}
      >
        <Trans>Log in</Trans>
      </Link>
    </Notice>
  )
}

function Permission({ challenge }: { readonly challenge: string }) {
  const { addressOf } = useLocale()
  const login = useLogin()
  const [standing, setStanding] = useState<Standing>('asking')
  const form = useForm(async () => {
    const { code } = await api.allowExtension({ challenge })
    setStanding('waiting')
    // Not by the router: the extension hears of a change that the browser itself announces.
    location.hash = `code=${code}`
  })
  useEffect(() => {
    if (standing !== 'waiting') return
    const hear = () => {
      const answer = location.hash.slice(1)
      if (answer === 'done' || answer === 'failed') setStanding(answer)
    }
    const timer = setTimeout(() => setStanding('failed'), answerWithinMs)
    addEventListener('hashchange', hear)
    return () => {
      clearTimeout(timer)
      removeEventListener('hashchange', hear)
    }
  }, [standing])
  const address = login.status === 'in' ? login.user.email : ''
  if (standing === 'done')
    return (
      <Notice key="done" title={<Trans>The extension is logged in</Trans>}>
        <p>
          <Trans>You can close this tab and go on reading.</Trans>
        </p>
      </Notice>
    )
  if (standing === 'failed')
    return (
      <Notice key="failed" title={<Trans>The extension is not logged in</Trans>}>
        <p>
          <Trans>It did not ask for this, or asked too long ago. Open the extension and choose “Log in” there.</Trans>
        </p>
      </Notice>
    )
  return (
    <Notice
      title={<Trans>Log in to the extension</Trans>}
      after={
        <Link to={addressOf('/')}>
          <Trans>Cancel</Trans>
        </Link>
      }
    >
      <p>
        <Trans>The Fukidashi extension in this browser will use this account:</Trans>
      </p>
      <p className={styles.address}>
        <bdi>{address}</bdi>
      </p>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <FormFailure form={form} />
        <Button type="submit" weight="main" isBusy={form.isBusy || standing === 'waiting'}>
          <Trans>Log in to the extension</Trans>
        </Button>
      </form>
    </Notice>
  )
}
