import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { api } from './login-calls.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { CaptchaField } from './captcha-field.tsx'
import { FormCard } from './form-card.tsx'
import { EmailField } from './login-fields.tsx'
import { SentMail } from './sent-mail.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useForm } from './use-form.ts'

/** Asks for a link to choose a new password. */
export function ForgottenForm() {
  const { t } = useLingui()
  const { locale, addressOf } = useLocale()
  const [email, setEmail] = useState('')
  const captcha = useCaptcha()
  const [isSent, setSent] = useState(false)
  const form = useForm(async () => {
    await api.forgetPassword({ email, captcha: captcha.answer, language: locale })
    setSent(true)
  }, captcha.another)
  if (isSent) return <SentMail email={email} />
  return (
    <FormCard
      title={t`Forgot password?`}
      lead={
        <Trans>Enter the e-mail address of your account, and we will send you a link to choose a new password.</Trans>
      }
      form={form}
      action={<Trans>Send link</Trans>}
      after={
        <Link to={`${addressOf('/login')}?type=1`}>
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <EmailField value={email} onChange={setEmail} />
      <CaptchaField {...captcha.field} />
    </FormCard>
  )
}
