import { listOwnModels, type OwnService, ownServiceSchema } from '@fukidashi/reader-engines/own-service'
import { ReaderEngineError } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import browser from 'webextension-polyfill'
import { choose, useSettings } from '../view/settings-provider.tsx'
import styles from './options.module.css'

type Verdict =
  | { readonly kind: 'testing' | 'incomplete' | 'notAllowed' | 'saved' }
  | { readonly kind: 'models'; readonly models: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: ReaderEngineError['key'] }

const empty: OwnService = { address: '', key: '', model: '' }

/** A translation service of the reader's own: set up, tried, and forgotten again. */
export function OwnServiceSection() {
  const { t } = useLingui()
  const { ownService, translationModel } = useSettings()
  const [draft, setDraft] = useState(ownService ?? empty)
  const [verdict, setVerdict] = useState<Verdict>()
  const change = (part: Partial<OwnService>) => {
    setDraft({ ...draft, ...part })
    setVerdict(undefined)
  }

  /** Asked at once, while the click is fresh: the browser reaches the service only with the reader's permission. */
  async function reach() {
    const address = ownServiceSchema.shape.address.safeParse(draft.address.trim()).data
    if (!address) return setVerdict({ kind: 'incomplete' })
    const { hostname } = new URL(address)
    if (!(await browser.permissions.request({ origins: [`*://${hostname}/*`] })))
      return setVerdict({ kind: 'notAllowed' })
    return { address, key: draft.key.trim() }
  }

  async function test() {
    const service = await reach()
    if (!service) return
    setVerdict({ kind: 'testing' })
    try {
      const models = await listOwnModels(service, AbortSignal.timeout(20_000))
      if (draft.model === '' && models[0]) setDraft({ ...draft, model: models[0] })
      setVerdict({ kind: 'models', models })
    } catch (error) {
      setVerdict({ kind: 'failed', failure: error instanceof ReaderEngineError ? error.key : 'timedOut' })
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const service = await reach()
    if (!service) return
    const parsed = ownServiceSchema.safeParse({ ...service, model: draft.model })
    if (!parsed.success) return setVerdict({ kind: 'incomplete' })
    await choose({ ownService: parsed.data, translationModel: 'own' })
    setVerdict({ kind: 'saved' })
  }

  async function forget() {
    setDraft(empty)
    setVerdict(undefined)
    await choose({ ownService: undefined, ...(translationModel === 'own' && { translationModel: 'builtin' }) })
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Your own translation service</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>
          Any service with an OpenAI-compatible interface, also a model on your own device, such as Ollama. The text of
          your pages is sent there by your browser. Address and key are stored in this browser only; the key is sent to
          this address alone.
        </Trans>
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t`Address`}
          type="url"
          placeholder="http://localhost:11434/v1"
          value={draft.address}
          onChange={(address) => change({ address })}
        />
        <TextField
          label={t`Key`}
          type="password"
          hint={t`Leave this empty if the service needs none.`}
          value={draft.key}
          onChange={(key) => change({ key })}
        />
        <TextField
          label={t`Model`}
          value={draft.model}
          suggestions={verdict?.kind === 'models' ? verdict.models : []}
          onChange={(model) => change({ model })}
        />
        <output className={styles.note}>{verdict && <VerdictWords verdict={verdict} />}</output>
        <div className={styles.row}>
          <Button onClick={() => void test()}>
            <Trans>Test connection</Trans>
          </Button>
          <Button type="submit" weight="main">
            <Trans>Save</Trans>
          </Button>
          {ownService && (
            <Button onClick={() => void forget()}>
              <Trans>Forget</Trans>
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  switch (verdict.kind) {
    case 'testing':
      return <Trans>Connecting</Trans>
    case 'incomplete':
      return <Trans>Enter an address that begins with https:// or http://, and the name of a model.</Trans>
    case 'notAllowed':
      return <Trans>Without access to this address, the service cannot be used.</Trans>
    case 'saved':
      return <Trans>Saved. Pages are now translated by your own service.</Trans>
    case 'models':
      return (
        <Plural
          value={verdict.models.length}
          _0="Connected. The service lists no models."
          one="Connected. # model is available."
          other="Connected. # models are available."
        />
      )
    case 'failed':
      if (verdict.failure === 'unauthorised') return <Trans>The service did not accept the key. Check it.</Trans>
      if (verdict.failure === 'unreachable')
        return <Trans>Nothing answers at this address. Check the address, and that the service is running.</Trans>
      return <Trans>The service’s answer could not be used. Check the address.</Trans>
  }
}
