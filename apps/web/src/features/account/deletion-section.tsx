import { Button } from '@fukidashi/ui/button'
import { Dialog } from '@fukidashi/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from './account-calls.ts'
import { setLoggedOut } from '../../shell/login-state.ts'
import { showMessage } from '../../shell/snackbar.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { FormFailure } from '../login/form-card.tsx'
import { EmailField, PasswordField } from '../login/login-fields.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import type { Account } from './use-account.ts'

/** The end of the account, asked for twice. */
export function DeletionSection({ account }: { readonly account: Account }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Delete account</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>
          Your account, your images and your remaining translations are deleted for good, and a subscription is
          cancelled.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {isAsked && (
        <Dialog title={t`Delete account`} closeLabel={t`Cancel`} onClose={() => setAsked(false)}>
          <DeletionForm account={account} />
        </Dialog>
      )}
    </section>
  )
}

function DeletionForm({ account: { hasPassword } }: { readonly account: Account }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { addressOf } = useLocale()
  const [email, setEmail] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const form = useForm(async () => {
    await api.deleteAccount({ email, ...(hasPassword && { currentPassword }) })
    showMessage(t`Your account has been deleted.`)
    await navigate(addressOf('/'))
    setLoggedOut()
  })
  return (
    <form className={styles.form} onSubmit={form.onSubmit}>
      <p className={styles.note}>
        <Trans>To confirm, enter the e-mail address of your account. This cannot be undone.</Trans>
      </p>
      <EmailField value={email} onChange={setEmail} />
      {hasPassword && (
        <PasswordField label={t`Current password`} value={currentPassword} onChange={setCurrentPassword} />
      )}
      <FormFailure form={form} />
      <Button type="submit" weight="main" isBusy={form.isBusy}>
        <Trans>Delete for good</Trans>
      </Button>
    </form>
  )
}
