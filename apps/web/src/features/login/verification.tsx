import { Button } from '@fukidashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { api } from './login-calls.ts'
import { checkLoginAgain, useLogin } from '../../shell/login-state.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { FormFailure } from './form-card.tsx'
import styles from './login.module.css'
import { Notice } from './notice.tsx'
import { useForm } from './use-form.ts'
import { useLinkToken } from './use-link-token.ts'

/** Verifies an address by the link that was opened; without one, says where the link is and sends it once more. */
export function Verification({ email }: { readonly email: string | undefined }) {
  const token = useLinkToken()
  return token === undefined ? <AwaitedLink email={email} /> : <OpenedLink token={token} />
}

function OpenedLink({ token }: { readonly token: string }) {
  const { addressOf } = useLocale()
  const [verified, setVerified] = useState<string>()
  // Mail programs open links by themselves; the press of a button is a person's.
  const form = useForm(async () => {
    setVerified((await api.confirmEmail({ token })).email)
    await checkLoginAgain()
  })
  if (verified !== undefined)
    return (
      <Notice
        // Another notice, whose title gets the focus.
        key="verified"
        title={<Trans>Your e-mail address is verified</Trans>}
        after={
          <Link to={addressOf('/manga-translator')}>
            <Trans>To the translator</Trans>
          </Link>
        }
      >
        <p>
          <bdi>{verified}</bdi>
        </p>
      </Notice>
    )
  return (
    <Notice title={<Trans>Verify your address</Trans>}>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <FormFailure form={form} />
        <Button type="submit" weight="main" isBusy={form.isBusy}>
          <Trans>Verify e-mail address</Trans>
        </Button>
      </form>
    </Notice>
  )
}

function AwaitedLink({ email }: { readonly email: string | undefined }) {
  const { addressOf } = useLocale()
  const login = useLogin()
  const [isSent, setSent] = useState(false)
  const form = useForm(async () => {
    setSent(false)
    await api.sendVerification({})
    setSent(true)
  })
  const address = login.status === 'in' ? login.user.email : email
  return (
    <Notice
      title={<Trans>Verify your address</Trans>}
      after={
        <Link to={addressOf('/')}>
          <Trans>Back to the home page</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Open the link that we have sent to your e-mail address. It works for 24 hours.</Trans>
      </p>
      {address !== undefined && (
        <p className={styles.address}>
          <bdi>{address}</bdi>
        </p>
      )}
      {login.status === 'in' && login.user.isActive === 0 && (
        <form className={styles.form} onSubmit={form.onSubmit}>
          <output className={styles.note}>
            {isSent && <Trans>A new link is in the mail. Earlier ones no longer work.</Trans>}
          </output>
          <FormFailure form={form} />
          <Button type="submit" isBusy={form.isBusy}>
            <Trans>Send again</Trans>
          </Button>
        </form>
      )}
      {login.status === 'out' && (
        <Link to={`${addressOf('/login')}?type=1`}>
          <Trans>Log in to have it sent again</Trans>
        </Link>
      )}
    </Notice>
  )
}
