import type { UserInfo } from '@fukidashi/contract/session-calls'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Avatar } from './avatar.tsx'
import { Link } from './link.tsx'
import styles from './login-area.module.css'
import { logOut } from './login-state.ts'
import { useLocale } from './use-locale.ts'

interface UserMenuProps {
  readonly user: UserInfo
  readonly onLogOut: () => void
}

/** Who is logged in, and the way to account and logout. */
export function UserMenu({ user, onLogOut }: UserMenuProps) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const name = user.name ?? user.username ?? user.email
  return (
    <>
      <button className={styles.user} type="button" popoverTarget="user-menu" aria-label={t`Account: ${name}`}>
        <Avatar user={user} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </button>
      <div className={styles.menu} id="user-menu" popover="auto" ref={menu}>
        <p className={styles.email} dir="ltr">
          {user.email}
        </p>
        <Link className={styles.entry} to={addressOf('/account')} onClick={close}>
          <Trans>Account</Trans>
        </Link>
        <button
          className={styles.entry}
          type="button"
          onClick={() => {
            close()
            onLogOut()
            void logOut()
          }}
        >
          <Trans>Log out</Trans>
        </button>
      </div>
    </>
  )
}

/** The way to account and logout as rows of the drawer. */
export function AccountRows({
  className,
  onChoose,
}: {
  readonly className: string | undefined
  readonly onChoose: () => void
}) {
  const { addressOf, path } = useLocale()
  return (
    <ul className={className}>
      <li>
        <Link to={addressOf('/account')} onClick={onChoose} aria-current={path === '/account' ? 'page' : undefined}>
          <Trans>Account</Trans>
        </Link>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onChoose()
            void logOut()
          }}
        >
          <Trans>Log out</Trans>
        </button>
      </li>
    </ul>
  )
}
