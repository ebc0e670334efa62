import { Button } from '@fukidashi/ui/button'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import browser from 'webextension-polyfill'
import { askBackground } from '../messaging/ask-background.ts'
import type { ServerDescription, ServerObstacle } from '../messaging/messages.ts'
import { ObstacleWords } from '../view/obstacle-words.tsx'
import styles from './popup.module.css'

interface ServerStandingProps {
  /** Undefined while it is asked. */
  readonly server: ServerDescription | undefined
  readonly onAskAgain: () => void
}

/** What the server lets the reader do, what is left, and whose account it is; where something is in the way, the one next step. */
export function ServerStanding({ server, onAskAgain }: ServerStandingProps) {
  if (!server)
    return (
      <p className={styles.note}>
        <Trans>Connecting to the server</Trans>
      </p>
    )
  if (!server.isReachable)
    return (
      <Obstacle words={<ObstacleWords obstacle={server.obstacle} />}>
        <NextStep obstacle={server.obstacle} onAskAgain={onAskAgain} />
      </Obstacle>
    )
  return <Reachable server={server} onAskAgain={onAskAgain} />
}

function Obstacle({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.obstacle} role="alert">
      <p>{words}</p>
      {children}
    </div>
  )
}

function NextStep({ obstacle, onAskAgain }: { readonly obstacle: ServerObstacle; readonly onAskAgain: () => void }) {
  if (obstacle === 'offline' || obstacle === 'busy' || obstacle === 'unknown')
    return (
      <Button onClick={onAskAgain}>
        <Trans>Try again</Trans>
      </Button>
    )
  return (
    <Button onClick={() => void browser.runtime.openOptionsPage().then(() => window.close())}>
      {obstacle === 'older' ? <Trans>Choose another server</Trans> : <Trans>Check the server address</Trans>}
    </Button>
  )
}

interface ReachableProps extends Pick<ServerStandingProps, 'onAskAgain'> {
  readonly server: Extract<ServerDescription, { readonly isReachable: true }>
}

function Reachable({ server, onAskAgain }: ReachableProps) {
  const { account, isAllowed, remaining } = server
  const prices = (words: ReactNode) => (
    <Button onClick={() => void askBackground({ kind: 'openPrices' }).then(() => window.close())}>{words}</Button>
  )
  if (account.status === 'ended')
    return (
      <Obstacle words={<Trans>You have been logged out.</Trans>}>
        <LogIn>
          <Trans>Log in again</Trans>
        </LogIn>
      </Obstacle>
    )
  if (!isAllowed && account.status === 'out')
    return (
      <Obstacle words={<Trans>Translating on comic sites requires an account with a paid plan.</Trans>}>
        <LogIn>
          <Trans>Log in</Trans>
        </LogIn>
      </Obstacle>
    )
  const user = account.status === 'in' && <User email={account.email} onAskAgain={onAskAgain} />
  if (!isAllowed)
    return (
      <>
        <Obstacle words={<Trans>Translating on comic sites requires a paid plan with translations left.</Trans>}>
          {prices(<Trans>See plans</Trans>)}
        </Obstacle>
        {user}
      </>
    )
  if (remaining === 0)
    return (
      <>
        <Obstacle words={<Trans>You have no translations left.</Trans>}>
          {account.status === 'out' ? (
            <LogIn>
              <Trans>Log in</Trans>
            </LogIn>
          ) : (
            prices(<Trans>Get more translations</Trans>)
          )}
        </Obstacle>
        {user}
      </>
    )
  return (
    <>
      <p className={styles.note}>
        {server.remaining === 'unlimited' ? (
          <Trans>Unlimited translations on this server</Trans>
        ) : (
          <Plural value={server.remaining} one="# translation left" other="# translations left" />
        )}
      </p>
      {user}
      {account.status === 'out' && remaining !== 'unlimited' && (
        <LogIn>
          <Trans>Log in</Trans>
        </LogIn>
      )}
    </>
  )
}

/** The login is made on the site, in a tab: no password is typed here. */
function LogIn({ children }: { readonly children: ReactNode }) {
  return (
    <Button onClick={() => void askBackground({ kind: 'beginLogin' }).then(() => window.close())}>{children}</Button>
  )
}

function User({ email, onAskAgain }: { readonly email: string; readonly onAskAgain: () => void }) {
  return (
    <div className={styles.user}>
      <span className={styles.note}>
        <Trans>Logged in as {email}</Trans>
      </span>
      <Button onClick={() => void askBackground({ kind: 'logOut' }).then(onAskAgain)}>
        <Trans>Log out</Trans>
      </Button>
    </div>
  )
}
