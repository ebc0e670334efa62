import { accountLimits } from '@fukidashi/contract/account-limits'
import type { UserInfo } from '@fukidashi/contract/session-calls'
import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Avatar } from '../../shell/avatar.tsx'
import { api } from './account-calls.ts'
import { showMessage } from '../../shell/snackbar.tsx'
import { FormFailure } from '../login/form-card.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'

interface ProfileSectionProps {
  readonly user: UserInfo
  readonly onChange: () => Promise<void>
}

/** Picture and name. */
export function ProfileSection({ user, onChange }: ProfileSectionProps) {
  const { t } = useLingui()
  const [name, setName] = useState(user.name ?? '')
  const chooser = useRef<HTMLInputElement>(null)
  const saving = useForm(async () => {
    await api.changeName({ name })
    await onChange()
    showMessage(t`Your name has been changed.`)
  })
  const picturing = useForm(async () => {
    const [file] = chooser.current!.files!
    if (file === undefined) return
    chooser.current!.value = ''
    await api.changePicture({ file })
    await onChange()
  })
  const removing = useForm(async () => {
    await api.removePicture({})
    await onChange()
  })
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Name and picture</Trans>
      </h2>
      <div className={styles.picture}>
        <Avatar user={user} size="large" />
        <div className={styles.buttons}>
          <Button isBusy={picturing.isBusy} onClick={() => chooser.current!.click()}>
            <Trans>Choose picture</Trans>
          </Button>
          {user.picture !== null && (
            <Button isBusy={removing.isBusy} onClick={removing.onSubmit}>
              <Trans>Remove picture</Trans>
            </Button>
          )}
        </div>
        <input
          ref={chooser}
          className={styles.chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t`Picture`}
          tabIndex={-1}
          onChange={picturing.onSubmit}
        />
      </div>
      <FormFailure form={picturing} />
      <FormFailure form={removing} />
      <form className={styles.form} onSubmit={saving.onSubmit}>
        <TextField
          label={t`Name`}
          autoComplete="name"
          maxLength={accountLimits.name.maxCharacters}
          required
          value={name}
          onChange={setName}
        />
        <FormFailure form={saving} />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={saving.isBusy}>
            <Trans>Save name</Trans>
          </Button>
        </div>
      </form>
    </section>
  )
}
