import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { register } from '@fukidashi/contract/account-calls'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { api } from './login-calls.ts'
import { setLoggedIn } from '../../shell/login-state.ts'
import { showMessage } from '../../shell/snackbar.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { reportEvent, visitEvents } from '../../shell/visit-events.ts'
import { CaptchaField } from './captcha-field.tsx'
import { FormCard } from './form-card.tsx'
import { EmailField, NewPasswordFields } from './login-fields.tsx'
import { SentMail } from './sent-mail.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useForm } from './use-form.ts'
import { readInstallation } from './use-installation.ts'
import { useReturn } from './use-return.ts'

/** A new account: address, password twice, captcha. Who has made one is logged in at once. */
export function RegisterForm() {
  const { t } = useLingui()
  const { locale, addressOf } = useLocale()
  useReturn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [passwordAgain, setPasswordAgain] = useState('')
  const captcha = useCaptcha()
  const [isSent, setSent] = useState(false)
  useEffect(() => void reportEvent(visitEvents.registrationShown), [])
  const form = useForm(async () => {
    const { publicKey } = await readInstallation()
    const signing = createApiClient({ register }, { baseURL: location.origin, sign: { publicKey } })
    await signing.register({ email, password, passwordAgain, captcha: captcha.answer, language: locale })
    void reportEvent(visitEvents.registered)
    // The server does not tell whether there was an account already; with its password, one is logged in to it.
    const user = await api.login({ email, password }).catch(() => undefined)
    if (user === undefined) return setSent(true)
    if (user.isActive === 0)
      showMessage(t`Your account has been created. A link to verify your address is in the mail.`)
    setLoggedIn(user)
  }, captcha.another)
  if (isSent) return <SentMail email={email} />
  return (
    <FormCard
      title={t`Create an account`}
      lead={<Trans>A new account has 10 free translations, and 10 more every week.</Trans>}
      form={form}
      action={<Trans>Create account</Trans>}
      after={
        <Link to={`${addressOf('/login')}?type=1`}>
          <Trans>I have an account</Trans>
        </Link>
      }
    >
      <EmailField value={email} onChange={setEmail} />
      <NewPasswordFields
        password={password}
        again={passwordAgain}
        onPassword={setPassword}
        onAgain={setPasswordAgain}
      />
      <CaptchaField {...captcha.field} />
    </FormCard>
  )
}
