import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from './account-calls.ts'
import { point } from '../../shell/point.ts'
import { FormFailure } from '../login/form-card.tsx'
import { EmailField, PasswordField } from '../login/login-fields.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import type { Account } from './use-account.ts'

/** The address, and a new one, which a link sent to it confirms. */
export function EmailSection({ account: { user, hasPassword } }: { readonly account: Account }) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm(async () => {
    setSentTo(undefined)
    await api.changeEmail({ email, ...(hasPassword && { currentPassword }) })
    setSentTo(email)
    setEmail('')
    setCurrentPassword('')
  })
  return (
    <section className={styles.section}>
      <h2>
        <Trans>E-mail address</Trans>
      </h2>
      <p className={styles.fact}>
        <bdi>{user.email}</bdi>
        {point}
        {user.isActive === 1 ? <Trans>verified</Trans> : <Trans>not verified yet</Trans>}
      </p>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <EmailField label={t`New e-mail address`} value={email} onChange={setEmail} />
        {hasPassword && (
          <PasswordField label={t`Current password`} value={currentPassword} onChange={setCurrentPassword} />
        )}
        <FormFailure form={form} />
        <output className={styles.note}>
          {sentTo !== undefined && (
            <Trans>
              We have sent a link to <bdi>{sentTo}</bdi>. The address changes when you open it.
            </Trans>
          )}
        </output>
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isBusy}>
            <Trans>Change e-mail address</Trans>
          </Button>
        </div>
      </form>
    </section>
  )
}
