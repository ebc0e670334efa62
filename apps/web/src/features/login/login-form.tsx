import { googleLogin } from '@fukidashi/contract/account-calls'
import { findErrorKey } from '@fukidashi/contract/errors'
import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { api } from './login-calls.ts'
import { beginGoogleLogin, endGoogleLogin, readReturnPath, setLoggedIn } from '../../shell/login-state.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { reportEvent, visitEvents } from '../../shell/visit-events.ts'
import { CaptchaField } from './captcha-field.tsx'
import { FormCard } from './form-card.tsx'
import { EmailField, PasswordField } from './login-fields.tsx'
import styles from './login.module.css'
import { useCaptcha } from './use-captcha.ts'
import { useForm } from './use-form.ts'
import { useInstallation } from './use-installation.ts'
import { useReturn } from './use-return.ts'

const toldWithinMs = 1000

/** Login by e-mail and password, or by Google. `failureCode` is why a login by Google came back without success. */
export function LoginForm({ failureCode }: { readonly failureCode: number }) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  useReturn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const captcha = useCaptcha({ isAskedAtFirst: false })
  const form = useForm(
    async () => {
      void reportEvent(visitEvents.loginTried)
      setLoggedIn(await api.login({ email, password, ...(captcha.answer !== '' && { captcha: captcha.answer }) }))
      void reportEvent(visitEvents.loggedIn)
    },
    ({ key }) => {
      // An answered captcha is used up, whether the password was right or not.
      if (key === 'captchaRequired' || captcha.isAsked) captcha.another()
    },
  )
  useEffect(() => {
    // Whoever sees this form has not come back from Google logged in.
    endGoogleLogin()
    void reportEvent(visitEvents.loginShown)
  }, [])
  const { setFailure } = form
  useEffect(() => {
    const key = findErrorKey(failureCode)
    if (key !== undefined) setFailure({ key })
  }, [failureCode, setFailure])
  return (
    <FormCard
      title={t`Log in`}
      form={form}
      action={<Trans>Log in</Trans>}
      after={
        <>
          <GoogleButton />
          <Link to={`${addressOf('/login')}?type=2`}>
            <Trans>Create an account</Trans>
          </Link>
        </>
      }
    >
      <EmailField value={email} onChange={setEmail} />
      <PasswordField value={password} onChange={setPassword} />
      <p className={styles.aside}>
        <Link to={`${addressOf('/login')}?type=3`}>
          <Trans>Forgot password?</Trans>
        </Link>
      </p>
      {captcha.isAsked && <CaptchaField {...captcha.field} />}
    </FormCard>
  )
}

function GoogleButton() {
  const { locale } = useLocale()
  const installation = useInstallation()
  const loginUrl = readReturnPath()
  const words = <Trans>Continue with Google</Trans>
  if (installation === undefined) return null
  if (!installation.logins.google)
    return (
      <Button disabled>
        {words} · <Trans>Not available here</Trans>
      </Button>
    )
  const query = new URLSearchParams({ language: locale, ...(loginUrl !== undefined && { loginUrl }) })
  const address = `${googleLogin.path}?${query.toString()}`
  const leave = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void leaveForGoogle(address)
  }
  return (
    <a className={buttonClass()} href={address} onClick={leave}>
      {words}
    </a>
  )
}

/** What happened is told before the page is left, which breaks off what is under way; nobody waits long for that. */
async function leaveForGoogle(address: string): Promise<void> {
  beginGoogleLogin()
  const told = reportEvent(visitEvents.leftForGoogle)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, toldWithinMs))])
  location.assign(address)
}
