import { accountLimits } from '@fukidashi/contract/account-limits'
import { TextField } from '@fukidashi/ui/text-field'
import { useLingui } from '@lingui/react/macro'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** An e-mail address. */
export function EmailField({ value, onChange, label }: FieldProps & { readonly label?: string }) {
  const { t } = useLingui()
  const { maxCharacters } = accountLimits.email
  return (
    <TextField
      label={label ?? t`E-mail address`}
      type="email"
      autoComplete="username"
      dir="ltr"
      maxLength={maxCharacters}
      required
      value={value}
      onChange={onChange}
    />
  )
}

/** The password that somebody has. */
export function PasswordField({ value, onChange, label }: FieldProps & { readonly label?: string }) {
  const { t } = useLingui()
  return (
    <TextField
      label={label ?? t`Password`}
      type="password"
      autoComplete="current-password"
      dir="ltr"
      required
      value={value}
      onChange={onChange}
    />
  )
}

interface NewPasswordFieldsProps {
  readonly password: string
  readonly again: string
  readonly onPassword: (value: string) => void
  readonly onAgain: (value: string) => void
}

/** A password that somebody chooses, typed twice. */
export function NewPasswordFields({ password, again, onPassword, onAgain }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  const { minCharacters } = accountLimits.password
  const field = { type: 'password', autoComplete: 'new-password', dir: 'ltr', required: true } as const
  return (
    <>
      <TextField
        {...field}
        label={t`New password`}
        hint={t`At least ${minCharacters} characters`}
        value={password}
        onChange={onPassword}
      />
      <TextField {...field} label={t`New password again`} value={again} onChange={onAgain} />
    </>
  )
}
