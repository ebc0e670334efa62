import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { checkLogin } from '../../shell/login-state.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { Verification } from './verification.tsx'

/** The form of the address's `type`: 1 login, 2 register, 3 forgotten, 4 new password, 5 verification. */
export default function LoginView() {
  const [parameters] = useSearchParams()
  useEffect(() => void checkLogin(), [])
  switch (parameters.get('type')) {
    case '2':
      return <RegisterForm />
    case '3':
      return <ForgottenForm />
    case '4':
      return <NewPasswordForm />
    case '5':
      return <Verification email={parameters.get('email') ?? undefined} />
    default:
      return <LoginForm failureCode={Number(parameters.get('failure'))} />
  }
}
