import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { takeReturnPath, useLogin } from '../../shell/login-state.ts'
import { useLocale } from '../../shell/use-locale.ts'

/** Leads whoever is logged in back to the page that asked for it, or to their account. The pages of the visit stay as they are. */
export function useReturn(): void {
  const { status } = useLogin()
  const navigate = useNavigate()
  const account = useLocale().addressOf('/account')
  useEffect(() => {
    if (status === 'in') void navigate(takeReturnPath() ?? account, { replace: true })
  }, [status, navigate, account])
}
