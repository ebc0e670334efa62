import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { api } from './account-calls.ts'
import { setLoggedOut } from '../../shell/login-state.ts'
import { point } from '../../shell/point.ts'
import { FormFailure } from '../login/form-card.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import type { Account } from './use-account.ts'
import { useMoments } from './use-moments.ts'

type Session = Account['sessions'][number]

interface SessionsSectionProps {
  readonly sessions: readonly Session[]
  readonly onChange: () => Promise<void>
}

/** Where the account is logged in, with the way to end it. */
export function SessionsSection({ sessions, onChange }: SessionsSectionProps) {
  const ending = useForm(async () => {
    await api.logoutEverywhere({})
    setLoggedOut()
  })
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Where you are logged in</Trans>
      </h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onChange={onChange} />
        ))}
      </ul>
      <FormFailure form={ending} />
      <div className={styles.buttons}>
        <Button isBusy={ending.isBusy} onClick={ending.onSubmit}>
          <Trans>Log out everywhere</Trans>
        </Button>
      </div>
    </section>
  )
}

function SessionItem({ session, onChange }: { readonly session: Session } & Pick<SessionsSectionProps, 'onChange'>) {
  const { t } = useLingui()
  const dateOf = useMoments()
  const { id, device, method, lastUsedAt, isThis } = session
  const ending = useForm(async () => {
    await api.endSession({ sessionId: id })
    await onChange()
  })
  const name = device === '' ? t`Unknown device` : device
  const when = dateOf(lastUsedAt)
  return (
    <li className={styles.session}>
      <div className={styles.sessionFacts}>
        <strong>
          <bdi>{name}</bdi>
          {method === 'google' && `${point}Google`}
        </strong>
        <span className={styles.note}>{isThis ? <Trans>This device</Trans> : <Trans>Last used {when}</Trans>}</span>
        <FormFailure form={ending} />
      </div>
      {!isThis && (
        <Button isBusy={ending.isBusy} aria-label={t`Log out: ${name}`} onClick={ending.onSubmit}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
