import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from './account-calls.ts'
import { showMessage } from '../../shell/snackbar.tsx'
import { FormFailure } from '../login/form-card.tsx'
import { NewPasswordFields, PasswordField } from '../login/login-fields.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import type { Account } from './use-account.ts'

interface PasswordSectionProps {
  readonly account: Account
  readonly onChange: () => Promise<void>
}

/** Another password, or the first one of an account that logs in with Google. */
export function PasswordSection({ account: { hasPassword }, onChange }: PasswordSectionProps) {
  const { t } = useLingui()
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const [passwordAgain, setPasswordAgain] = useState('')
  const form = useForm(async () => {
    await api.changePassword({ password, passwordAgain, ...(hasPassword && { currentPassword }) })
    for (const clear of [setCurrentPassword, setPassword, setPasswordAgain]) clear('')
    await onChange()
    showMessage(t`Your password has been changed.`)
  })
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Password</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Changing it logs out all other devices.</Trans>
      </p>
      <form className={styles.form} onSubmit={form.onSubmit}>
        {hasPassword && (
          <PasswordField label={t`Current password`} value={currentPassword} onChange={setCurrentPassword} />
        )}
        <NewPasswordFields
          password={password}
          again={passwordAgain}
          onPassword={setPassword}
          onAgain={setPasswordAgain}
        />
        <FormFailure form={form} />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isBusy}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </form>
    </section>
  )
}
