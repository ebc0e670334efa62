import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { api } from './login-calls.ts'
import { setLoggedOut } from '../../shell/login-state.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { FormCard } from './form-card.tsx'
import { NewPasswordFields } from './login-fields.tsx'
import { Notice } from './notice.tsx'
import { useForm } from './use-form.ts'
import { useLinkToken } from './use-link-token.ts'

/** A new password, for whoever opened the link that was sent for it. */
export function NewPasswordForm() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const token = useLinkToken()
  const [password, setPassword] = useState('')
  const [passwordAgain, setPasswordAgain] = useState('')
  const [isDone, setDone] = useState(false)
  const form = useForm(async () => {
    await api.resetPassword({ token: token ?? '', password, passwordAgain })
    setLoggedOut()
    setDone(true)
  })
  const toLogin = (
    <Link to={`${addressOf('/login')}?type=1`}>
      <Trans>Log in</Trans>
    </Link>
  )
  if (isDone)
    return (
      <Notice title={<Trans>Your password has been changed</Trans>} after={toLogin}>
        <p>
          <Trans>You have been logged out everywhere. Log in with the new password.</Trans>
        </p>
      </Notice>
    )
  return (
    <FormCard
      title={t`Choose a new password`}
      form={form}
      action={<Trans>Change password</Trans>}
      after={
        <Link to={`${addressOf('/login')}?type=3`}>
          <Trans>Send a new link</Trans>
        </Link>
      }
    >
      <NewPasswordFields
        password={password}
        again={passwordAgain}
        onPassword={setPassword}
        onAgain={setPasswordAgain}
      />
    </FormCard>
  )
}
