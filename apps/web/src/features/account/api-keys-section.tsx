import type { ApiKeyFacts } from '@fukidashi/contract/api-key-calls'
import { Button } from '@fukidashi/ui/button'
import { Dialog } from '@fukidashi/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { api } from './account-calls.ts'
import { point } from '../../shell/point.ts'
import { type AccountFailure, describeAccountFailure } from '../login/account-failure.ts'
import { FormFailure } from '../login/form-card.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import { ApiKeyForm } from './api-key-form.tsx'
import { useScopeNames } from './api-key-scopes.ts'
import { OnceSecret } from './once-secret.tsx'
import { useMoments } from './use-moments.ts'

/** A key that was just made or replaced, with what nobody is shown again. */
interface MadeKey {
  readonly key: ApiKeyFacts
  readonly secret: string
}

const listKeys = async () => (await api.listApiKeys({})).keys

/** The keys of the public API: made, named, limited to scopes, replaced and revoked. */
export function ApiKeysSection() {
  const { t } = useLingui()
  const [keys, setKeys] = useState<readonly ApiKeyFacts[]>()
  const [made, setMade] = useState<MadeKey>()
  const [isMaking, setMaking] = useState(false)
  const [revoked, setRevoked] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus is gone, and the dialog that kept it within is closed.
    if (revoked !== undefined) heading.current!.focus({ preventScroll: true })
  }, [revoked])
  const [failure, setFailure] = useState<AccountFailure>()
  useEffect(() => void listKeys().then(setKeys, (error: unknown) => setFailure(describeAccountFailure(error))), [])
  const again = useForm(async () => {
    setKeys(await listKeys())
    setFailure(undefined)
  }, setFailure)
  const name = made?.key.name
  const changed = (key: ApiKeyFacts) => setKeys(keys?.map((known) => (known.keyId === key.keyId ? key : known)))
  return (
    <section className={styles.section}>
      <h2 tabIndex={-1} ref={heading}>
        <Trans>API keys</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>With a key, your own programs use the API with the translations of your account.</Trans>{' '}
        <a href="/docs/api">
          <Trans>API documentation</Trans>
        </a>
      </p>
      <FormFailure form={{ failure }} />
      {failure && (
        <div className={styles.buttons}>
          <Button isBusy={again.isBusy} onClick={again.onSubmit}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {made && (
        <OnceSecret key={made.secret} secret={made.secret} action={t`Copy key`}>
          <Trans>
            This is your key <bdi>{name}</bdi>. Copy it now: it is not shown again.
          </Trans>
        </OnceSecret>
      )}
      {keys && keys.length > 0 && (
        <ul className={styles.sessions}>
          {keys.map((key) => (
            <ApiKeyItem
              key={key.keyId}
              facts={key}
              onChange={changed}
              onReplace={(next) => {
                changed(next.key)
                setMade(next)
              }}
              onRevoke={() => {
                setKeys(keys.filter(({ keyId }) => keyId !== key.keyId))
                if (made?.key.keyId === key.keyId) setMade(undefined)
                setRevoked(key.keyId)
              }}
            />
          ))}
        </ul>
      )}
      {keys && !isMaking && (
        <div className={styles.buttons}>
          <Button onClick={() => setMaking(true)}>
            <Trans>Create API key</Trans>
          </Button>
        </div>
      )}
      {keys && isMaking && (
        <ApiKeyForm
          action={t`Create API key`}
          onCancel={() => setMaking(false)}
          onSave={async (choice) => {
            const next = await api.createApiKey(choice)
            setKeys([next.key, ...keys])
            setMade(next)
            setMaking(false)
          }}
        />
      )}
    </section>
  )
}

interface ApiKeyItemProps {
  readonly facts: ApiKeyFacts
  readonly onChange: (key: ApiKeyFacts) => void
  readonly onReplace: (made: MadeKey) => void
  readonly onRevoke: () => void
}

function ApiKeyItem({ facts, onChange, onReplace, onRevoke }: ApiKeyItemProps) {
  const { t } = useLingui()
  const momentOf = useMoments()
  const scopeNames = useScopeNames()
  const { keyId, name, hint, scopes, createdAt, lastUsedAt, previousWorksUntil } = facts
  const [isEditing, setEditing] = useState(false)
  const [isRevoking, setRevoking] = useState(false)
  const replacing = useForm(async () => onReplace(await api.rotateApiKey({ keyId })))
  const created = momentOf(createdAt)
  const used = lastUsedAt === null ? '' : momentOf(lastUsedAt)
  const until = previousWorksUntil === null ? '' : momentOf(previousWorksUntil)
  return (
    <li className={styles.session}>
      <div className={styles.sessionFacts}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <code className={styles.hint} dir="ltr">
          {hint}…
        </code>
        <span className={styles.note}>{scopes.map((scope) => scopeNames[scope]).join(point)}</span>
        <span className={styles.note}>
          <Trans>Created {created}</Trans>
          {point}
          {lastUsedAt === null ? <Trans>never used</Trans> : <Trans>last used {used}</Trans>}
        </span>
        {previousWorksUntil !== null && (
          <span className={styles.note}>
            <Trans>The previous key works until {until}.</Trans>
          </span>
        )}
        <FormFailure form={replacing} />
      </div>
      <div className={styles.buttons}>
        <Button aria-label={t`Edit: ${name}`} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          <Trans>Edit</Trans>
        </Button>
        <Button isBusy={replacing.isBusy} aria-label={t`Replace: ${name}`} onClick={replacing.onSubmit}>
          <Trans>Replace</Trans>
        </Button>
        <Button aria-label={t`Revoke: ${name}`} aria-haspopup="dialog" onClick={() => setRevoking(true)}>
          <Trans>Revoke</Trans>
        </Button>
      </div>
      {isEditing && (
        <ApiKeyForm
          action={t`Save`}
          choice={{ name, scopes }}
          onCancel={() => setEditing(false)}
          onSave={async (choice) => {
            onChange(await api.changeApiKey({ keyId, ...choice }))
            setEditing(false)
          }}
        />
      )}
      {isRevoking && (
        <Dialog title={t`Revoke: ${name}`} closeLabel={t`Cancel`} onClose={() => setRevoking(false)}>
          <RevokeForm keyId={keyId} onRevoke={onRevoke} />
        </Dialog>
      )}
    </li>
  )
}

function RevokeForm({ keyId, onRevoke }: { readonly keyId: string; readonly onRevoke: () => void }) {
  const form = useForm(async () => {
    await api.revokeApiKey({ keyId })
    onRevoke()
  })
  return (
    <form className={styles.form} onSubmit={form.onSubmit}>
      <p className={styles.note}>
        <Trans>Programs that use this key can make no more calls. This cannot be undone.</Trans>
      </p>
      <FormFailure form={form} />
      <Button type="submit" weight="main" isBusy={form.isBusy}>
        <Trans>Revoke key</Trans>
      </Button>
    </form>
  )
}
