import type { OwnService } from '@fukidashi/reader-engines/own-service'
import { ReaderEngineError } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { Dialog } from '@fukidashi/ui/dialog'
import { TextField } from '@fukidashi/ui/text-field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { askForModels, isServiceAddress } from '../engines/check-own-service.ts'
import { forgetOwnService, keepOwnService, readOwnService } from '../engines/own-service-store.ts'
import { askReaderEnginesAgain } from '../engines/reader-offers.ts'
import { readerFailureWords } from '../words/reader-words.ts'
import styles from './own-service-dialog.module.css'

interface OwnServiceDialogProps {
  readonly onClose: () => void
  /** Told when a service was stored. */
  readonly onKept: () => void
}

const empty: OwnService = { address: '', key: '', model: '' }

/** Sets up, tries and forgets a translation service of the reader's own. */
export default function OwnServiceDialog({ onClose, onKept }: OwnServiceDialogProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readOwnService() ?? empty)
  const [isComplete, setComplete] = useState(true)
  const check = useMutation({
    mutationFn: async (service: OwnService) => await askForModels(service, AbortSignal.timeout(20_000)),
    onSuccess: (models) => {
      const [first] = models
      if (draft.model === '' && first !== undefined) setDraft({ ...draft, model: first })
    },
  })
  const hasAddress = isServiceAddress(draft.address.trim())
  const service = { address: draft.address.trim(), key: draft.key.trim(), model: draft.model.trim() }
  const change = (part: Partial<OwnService>) => {
    if (part.model === undefined) check.reset()
    setDraft({ ...draft, ...part })
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (!hasAddress || service.model === '') return setComplete(false)
    keepOwnService(service)
    void askReaderEnginesAgain(client)
    onKept()
  }
  const forget = () => {
    forgetOwnService()
    void askReaderEnginesAgain(client)
    onClose()
  }
  return (
    <Dialog title={t`Your own translation service`} closeLabel={t`Close`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={keep}>
        <p className={styles.note}>
          <Trans>
            Any service with an OpenAI-compatible interface, also a model on your own device, such as Ollama. Your
            browser sends the text of your pages there directly. Address and key are stored in this browser only; the
            key is sent to this address alone.
          </Trans>
        </p>
        <TextField
          label={t`Address`}
          type="url"
          placeholder="http://localhost:11434/v1"
          value={draft.address}
          onChange={(address) => change({ address })}
          {...(!isComplete && !hasAddress && { error: t`Enter an address that begins with https:// or http://.` })}
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
          suggestions={check.data ?? []}
          onChange={(model) => change({ model })}
          {...(!isComplete && service.model === '' && { error: t`Enter the name of a model.` })}
        />
        <CheckResult check={check} />
        <div className={styles.actions}>
          <Button
            isBusy={check.isPending}
            onClick={() => (hasAddress ? check.mutate(service) : setComplete(false))}
          >{t`Test connection`}</Button>
          {readOwnService() && <Button onClick={forget}>{t`Forget`}</Button>}
          <Button type="submit" weight="main">{t`Save`}</Button>
        </div>
      </form>
    </Dialog>
  )
}

interface CheckResultProps {
  readonly check: { readonly data: readonly string[] | undefined; readonly error: Error | null }
}

function CheckResult({ check: { data, error } }: CheckResultProps) {
  const { t, i18n } = useLingui()
  const key = error instanceof ReaderEngineError ? error.key : 'timedOut'
  const { origin } = location
  return (
    <output className={styles.result} data-failure={error ? key : undefined}>
      {data && (
        <Plural
          value={data.length}
          _0="Connected. The service lists no models."
          one="Connected. # model is available."
          other="Connected. # models are available."
        />
      )}
      {error && i18n._(readerFailureWords[key])}
      {error && key === 'originNotAllowed' && (
        <>
          {' '}
          {t`For Ollama, set this variable and restart it:`} <code dir="ltr">OLLAMA_ORIGINS={origin}</code>
        </>
      )}
    </output>
  )
}
