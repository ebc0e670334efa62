import { type ApiScope, apiScopes } from '@fukidashi/contract/api-key-calls'
import { limits } from '@fukidashi/contract/limits'
import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '../login/form-card.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import { useScopeNames } from './api-key-scopes.ts'

interface KeyChoice {
  readonly name: string
  readonly scopes: readonly ApiScope[]
}

interface ApiKeyFormProps {
  /** Words of the button that sends it. */
  readonly action: string
  /** What is changed; a new key may at first do what most programs need. */
  readonly choice?: KeyChoice
  readonly onSave: (choice: { name: string; scopes: ApiScope[] }) => Promise<void>
  readonly onCancel: () => void
}

/** Name and scopes of a key. */
export function ApiKeyForm({ action, choice, onSave, onCancel }: ApiKeyFormProps) {
  const { t } = useLingui()
  const scopeNames = useScopeNames()
  const [name, setName] = useState(choice?.name ?? '')
  const [scopes, setScopes] = useState(choice?.scopes ?? apiScopes)
  const element = useRef<HTMLFormElement>(null)
  // Whoever asked for the form goes on with it.
  useEffect(() => element.current!.querySelector('input')!.focus(), [])
  const form = useForm(async () => await onSave({ name, scopes: apiScopes.filter((scope) => scopes.includes(scope)) }))
  return (
    <form className={styles.form} ref={element} onSubmit={form.onSubmit}>
      <TextField
        label={t`Name of the key`}
        maxLength={limits.api.keys.maxNameCharacters}
        required
        value={name}
        onChange={setName}
      />
      <fieldset className={styles.scopes}>
        <legend>
          <Trans>What it may do</Trans>
        </legend>
        {apiScopes.map((scope) => (
          <label className={styles.scope} key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
              }
            />
            {scopeNames[scope]}
          </label>
        ))}
      </fieldset>
      <FormFailure form={form} />
      <div className={styles.buttons}>
        <Button type="submit" weight="main" isBusy={form.isBusy} disabled={scopes.length === 0}>
          {action}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
