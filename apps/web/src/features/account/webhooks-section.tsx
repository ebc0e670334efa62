import type { ShownWebhook } from '@fukidashi/contract/webhook-calls'
import { Button } from '@fukidashi/ui/button'
import { Dialog } from '@fukidashi/ui/dialog'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { api } from './account-calls.ts'
import { type AccountFailure, describeAccountFailure } from '../login/account-failure.ts'
import { FormFailure } from '../login/form-card.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'
import { OnceSecret } from './once-secret.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

const listWebhooks = async () => (await api.listAccountWebhooks({})).webhooks

/** The addresses of the account's own servers that are told of finished work. */
export function WebhooksSection() {
  const { t } = useLingui()
  const [webhooks, setWebhooks] = useState<readonly ShownWebhook[]>()
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<string>()
  const [failure, setFailure] = useState<AccountFailure>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus is gone, and the dialog that kept it within is closed.
    if (removed !== undefined) heading.current!.focus({ preventScroll: true })
  }, [removed])
  const load = async () => {
    setWebhooks(await listWebhooks())
    setFailure(undefined)
  }
  useEffect(
    () => void listWebhooks().then(setWebhooks, (error: unknown) => setFailure(describeAccountFailure(error))),
    [],
  )
  const again = useForm(load, setFailure)
  return (
    <section className={styles.section}>
      <h2 tabIndex={-1} ref={heading}>
        <Trans>Webhooks</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Webhooks tell your own server when pages ordered through the API are finished.</Trans>
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
        <OnceSecret key={made.id} secret={made.secret} action={t`Copy secret`}>
          <Trans>This is the secret that deliveries are signed with. Copy it now: it is not shown again.</Trans>
        </OnceSecret>
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className={styles.sessions}>
          {webhooks.map((shown) => (
            <WebhookItem
              key={shown.webhook.id}
              shown={shown}
              onChange={load}
              onRemove={() => {
                setWebhooks(webhooks.filter(({ webhook }) => webhook.id !== shown.webhook.id))
                if (made?.id === shown.webhook.id) setMade(undefined)
                setRemoved(shown.webhook.id)
              }}
            />
          ))}
        </ul>
      )}
      {webhooks && !isAdding && (
        <div className={styles.buttons}>
          <Button onClick={() => setAdding(true)}>
            <Trans>Add webhook</Trans>
          </Button>
        </div>
      )}
      {webhooks && isAdding && (
        <AddForm
          onCancel={() => setAdding(false)}
          onAdd={async (url) => {
            const { webhook, secret } = await api.createAccountWebhook({ url })
            setWebhooks([...webhooks, webhook])
            setMade({ id: webhook.webhook.id, secret })
            setAdding(false)
          }}
        />
      )}
    </section>
  )
}

interface AddFormProps {
  readonly onAdd: (url: string) => Promise<void>
  readonly onCancel: () => void
}

function AddForm({ onAdd, onCancel }: AddFormProps) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const element = useRef<HTMLFormElement>(null)
  // Whoever asked for the form goes on with it.
  useEffect(() => element.current!.querySelector('input')!.focus(), [])
  const form = useForm(async () => await onAdd(url))
  return (
    <form className={styles.form} ref={element} onSubmit={form.onSubmit}>
      <TextField label={t`Address of your server`} type="url" dir="ltr" required value={url} onChange={setUrl} />
      <FormFailure form={form} />
      <div className={styles.buttons}>
        <Button type="submit" weight="main" isBusy={form.isBusy}>
          <Trans>Add webhook</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

interface WebhookItemProps {
  readonly shown: ShownWebhook
  readonly onChange: () => Promise<void>
  readonly onRemove: () => void
}

/** How long a test is given before its end is looked for. */
const lookAfterMs = 1500

function WebhookItem({ shown, onChange, onRemove }: WebhookItemProps) {
  const { t } = useLingui()
  const [isRemoving, setRemoving] = useState(false)
  const { id: webhookId, url } = shown.webhook
  const testing = useForm(async () => {
    await api.testAccountWebhook({ webhookId })
    await new Promise((resolve) => setTimeout(resolve, lookAfterMs))
    await onChange()
  })
  const looking = useForm(onChange)
  return (
    <li className={styles.session}>
      <div className={styles.sessionFacts}>
        <strong className={styles.fact}>
          <bdi>{url}</bdi>
        </strong>
        <WebhookDeliveries shown={shown} />
        <FormFailure form={testing} />
        <FormFailure form={looking} />
      </div>
      <div className={styles.buttons}>
        <Button isBusy={testing.isBusy} aria-label={t`Send test: ${url}`} onClick={testing.onSubmit}>
          <Trans>Send test</Trans>
        </Button>
        <Button isBusy={looking.isBusy} aria-label={t`Refresh: ${url}`} onClick={looking.onSubmit}>
          <Trans>Refresh</Trans>
        </Button>
        <Button aria-label={t`Remove: ${url}`} aria-haspopup="dialog" onClick={() => setRemoving(true)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      {isRemoving && (
        <Dialog title={t`Remove webhook`} closeLabel={t`Cancel`} onClose={() => setRemoving(false)}>
          <RemoveForm shown={shown} onRemove={onRemove} />
        </Dialog>
      )}
    </li>
  )
}

function RemoveForm({ shown, onRemove }: Pick<WebhookItemProps, 'shown' | 'onRemove'>) {
  const form = useForm(async () => {
    await api.removeAccountWebhook({ webhookId: shown.webhook.id })
    onRemove()
  })
  return (
    <form className={styles.form} onSubmit={form.onSubmit}>
      <p className={styles.note}>
        <Trans>Nothing more will be sent to this address. This cannot be undone.</Trans>
      </p>
      <p className={styles.fact}>
        <bdi>{shown.webhook.url}</bdi>
      </p>
      <FormFailure form={form} />
      <Button type="submit" weight="main" isBusy={form.isBusy}>
        <Trans>Remove webhook</Trans>
      </Button>
    </form>
  )
}
