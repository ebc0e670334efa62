import { Trans } from '@lingui/react/macro'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from './link.tsx'
import styles from './login-area.module.css'
import { checkLogin, keepReturnPath, useLogin } from './login-state.ts'
import { useLocale } from './use-locale.ts'

// Most visitors have no use for them.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))
const AccountRows = lazy(async () => ({ default: (await import('./user-menu.tsx')).AccountRows }))

/** The login button, with a spinner while nobody knows yet, or who is logged in and the way to account and logout. */
export function LoginArea() {
  const login = useLogin()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => void checkLogin(), [])
  if (login.status !== 'in') return <LoginButton isChecking={login.status === 'checking'} hasReplacedMenu={isLeaving} />
  return (
    <Suspense>
      <UserMenu user={login.user} onLogOut={() => setLeaving(true)} />
    </Suspense>
  )
}

interface LoginButtonProps {
  readonly isChecking: boolean
  /** Whether it stands where somebody has just chosen to log out. */
  readonly hasReplacedMenu: boolean
}

function LoginButton({ isChecking, hasReplacedMenu }: LoginButtonProps) {
  const { target, go } = useWayToLogin(isChecking)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The focus went with the menu; without a place of its own, the keyboard would begin again at the top of the page.
    if (hasReplacedMenu && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [hasReplacedMenu])
  return (
    <Link ref={link} className={styles.login} to={target} aria-busy={isChecking} onClick={go}>
      {isChecking && <span className={styles.spinner} />}
      <span className={styles.words}>
        <Trans>Log in</Trans>
      </span>
    </Link>
  )
}

/** The same as rows of the drawer; `onChoose` is told of a choice. */
export function LoginRows({
  className,
  onChoose,
}: {
  readonly className: string | undefined
  readonly onChoose: () => void
}) {
  const login = useLogin()
  if (login.status === 'in')
    return (
      <Suspense>
        <AccountRows className={className} onChoose={onChoose} />
      </Suspense>
    )
  return <LoginRow className={className} onChoose={onChoose} isChecking={login.status === 'checking'} />
}

interface LoginRowProps {
  readonly className: string | undefined
  readonly onChoose: () => void
  readonly isChecking: boolean
}

function LoginRow({ className, onChoose, isChecking }: LoginRowProps) {
  const { target, go } = useWayToLogin(isChecking)
  return (
    <ul className={className}>
      <li>
        <Link
          to={target}
          onClick={(event) => {
            go(event)
            onChoose()
          }}
        >
          <Trans>Log in</Trans>
        </Link>
      </li>
    </ul>
  )
}

// A wish to log in counts only when it is known that nobody is (product specification, section 4).
function useWayToLogin(isChecking: boolean) {
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
  return { target, go }
}
