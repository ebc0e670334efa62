import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import browser from 'webextension-polyfill'
import type { ServerDescription } from '../messaging/messages.ts'
import { ObstacleWords } from '../view/obstacle-words.tsx'
import { choose, useSettings } from '../view/settings-provider.tsx'
import { askAboutServer } from '../view/use-server.ts'
import styles from './options.module.css'

type Verdict = 'testing' | 'noAddress' | 'notAllowed' | ServerDescription

/** The server's address; it is kept only once the server has answered there. */
export function ServerSection() {
  const { t } = useLingui()
  const { serverAddress } = useSettings()
  const [typed, setTyped] = useState<string>()
  const [verdict, setVerdict] = useState<Verdict>()

  async function test(event: FormEvent) {
    event.preventDefault()
    const address = readAddress(typed ?? serverAddress)
    if (!address) return setVerdict('noAddress')
    setVerdict('testing')
    // A server answers extensions only where the reader lets them; asked at once, while the click is fresh.
    if (!(await browser.permissions.request({ origins: [`*://${address.hostname}/*`] })))
      return setVerdict('notAllowed')
    const server = await askAboutServer(address.origin)
    setVerdict(server)
    if (server.isReachable) await choose({ serverAddress: address.origin })
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Server</Trans>
      </h2>
      <form className={styles.row} onSubmit={(event) => void test(event)}>
        <div className={styles.field}>
          <TextField
            label={t`Server address`}
            type="url"
            dir="ltr"
            value={typed ?? serverAddress}
            onChange={(value) => {
              setTyped(value)
              setVerdict(undefined)
            }}
          />
        </div>
        <Button type="submit">
          <Trans>Test and save</Trans>
        </Button>
      </form>
      <output className={styles.note}>{verdict && <VerdictWords verdict={verdict} />}</output>
    </section>
  )
}

function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  if (verdict === 'testing') return <Trans>Connecting to the server</Trans>
  if (verdict === 'noAddress') return <Trans>Enter an address such as http://127.0.0.1:8787.</Trans>
  if (verdict === 'notAllowed') return <Trans>Without access to this address, the server cannot be used.</Trans>
  if (verdict.isReachable) return <Trans>The server answers. The address is saved.</Trans>
  return <ObstacleWords obstacle={verdict.obstacle} />
}

function readAddress(text: string): URL | undefined {
  const address = URL.parse(text.trim())
  return address && /^https?:$/.test(address.protocol) ? address : undefined
}
