import { Trans } from '@lingui/react/macro'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from './link.tsx'
import styles from './login-area.module.css'
import { checkLogin, keepReturnPath, useLogin } from './login-state.ts'
import { useLocale } from './use-locale.ts'

// Most visitors have no use for it.
const UserMenu = lazy(() => import('./user-menu.tsx'))

/** The login button, with a spinner while nobody knows yet, or who is logged in and the way to account and logout. */
export function LoginArea() {
  const login = useLogin()
  useEffect(() => void checkLogin(), [])
  if (login.status !== 'in') return <LoginButton isChecking={login.status === 'checking'} />
  return (
    <Suspense>
      <UserMenu user={login.user} />
    </Suspense>
  )
}

function LoginButton({ isChecking }: { readonly isChecking: boolean }) {
  const { addressOf } = useLocale()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [isWanted, setWanted] = useState(false)
  const target = addressOf('/login')
  const here = `${pathname}${search}${hash}`
  useEffect(() => {
    if (!isWanted || isChecking) return
    keepReturnPath(here)
    void navigate(target)
  }, [isWanted, isChecking, here, navigate, target])
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Whoever is found to be logged in already has nothing to do there.
    setWanted(true)
  }
  return (
    <Link className={styles.login} to={target} aria-busy={isChecking} onClick={go}>
      {isChecking && <span className={styles.spinner} />}
      <span className={styles.words}>
        <Trans>Log in</Trans>
      </span>
    </Link>
  )
}
