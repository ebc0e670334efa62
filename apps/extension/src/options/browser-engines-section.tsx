import { findLanguage } from '@fukidashi/contract/languages'
import { ReaderEngineError, type ReaderFailureKey } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { ProgressBar } from '@fukidashi/ui/progress-bar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { likelySource, windowEngine } from '../engines/window-engines.ts'
import type { WindowEngineId } from '../messaging/engine-messages.ts'
import type { ServerDescription } from '../messaging/messages.ts'
import { downloadFailureWords, downloadWords, obstacleWords, readerEngineNames } from '../view/reader-words.ts'
import { choose, useSettings } from '../view/settings-provider.tsx'
import { type ReaderStanding, requestEngineAccess } from '../view/use-reader-engines.ts'
import styles from './options.module.css'

interface BrowserEnginesProps {
  readonly server: ServerDescription | undefined
  readonly standings: readonly ReaderStanding[] | undefined
  /** Something was downloaded. */
  readonly onChange: () => void
}

/** The engines that the browser carries: whether they are there, why not, and what has to be downloaded first. */
export function BrowserEnginesSection({ server, standings, onChange }: BrowserEnginesProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Translation by your browser</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Some browsers can translate on your device. The server then only reads and letters the pages.</Trans>
      </p>
      {standings?.map((standing) => (
        <BrowserEngine key={standing.id} standing={standing} server={server} onChange={onChange} />
      ))}
    </section>
  )
}

interface BrowserEngineProps extends Pick<BrowserEnginesProps, 'server' | 'onChange'> {
  readonly standing: ReaderStanding
}

function BrowserEngine({ standing: { id, availability }, server, onChange }: BrowserEngineProps) {
  const { i18n } = useLingui()
  const { translationModel } = useSettings()
  const { status } = availability
  const isRefused =
    server?.isReachable === true && !server.engines.some((engine) => engine.id === id && engine.isAvailable)
  return (
    <div className={styles.form} data-engine={id}>
      <h3 className={styles.subheading}>{i18n._(readerEngineNames[id])}</h3>
      {status === 'unavailable' && <p className={styles.note}>{i18n._(obstacleWords[availability.obstacle])}</p>}
      {status !== 'unavailable' && isRefused && (
        <p className={styles.note}>
          <Trans>The server does not offer this.</Trans>
        </p>
      )}
      {!isRefused && (status === 'downloadable' || status === 'downloading') && (
        <Download id={id} server={server} onChange={onChange} />
      )}
      {!isRefused && status === 'available' && (
        <p className={styles.note}>
          {translationModel === id ? <Trans>In use</Trans> : <Trans>Ready. Choose it as the translation engine.</Trans>}
        </p>
      )}
    </div>
  )
}

function Download({
  id,
  server,
  onChange,
}: { readonly id: WindowEngineId } & Pick<BrowserEngineProps, 'server' | 'onChange'>) {
  const { t, i18n } = useLingui()
  const { readingLanguage: to } = useSettings()
  const from = likelySource(to)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<ReaderFailureKey>()
  const work = useRef<AbortController>(undefined)
  const [isBusy, setBusy] = useState(false)

  async function download() {
    const { signal } = (work.current = new AbortController())
    setBusy(true)
    setFailure(undefined)
    // At once, while the click is fresh: browsers download nothing without one, and ask for nothing either.
    const access = requestEngineAccess()
    const downloading = windowEngine(id).prepare({ from, to }, { signal, report: ({ progress }) => setShare(progress) })
    try {
      await downloading
      if (await access) await choose({ translationModel: id })
      onChange()
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof ReaderEngineError ? error.key : 'downloadFailed')
    } finally {
      setBusy(false)
      setShare(undefined)
    }
  }

  const languageNames = new Intl.DisplayNames([i18n.locale], { type: 'language' })
  const [source, target] = [from, to].map((code) => languageNames.of(findLanguage(code)!.tag))
  return (
    <>
      <p className={styles.note}>{i18n._(downloadWords[id])}</p>
      {isBusy ? (
        <>
          <ProgressBar label={t`Downloading`} {...(share !== undefined && { value: share })} />
          <Button onClick={() => work.current?.abort()}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      ) : (
        <Button onClick={() => void download()}>
          {id === 'browser' ? (
            <Trans>
              Download {source} → {target}
            </Trans>
          ) : (
            <Trans>Download the language model</Trans>
          )}
        </Button>
      )}
      {failure && (
        <div className={styles.form} role="alert">
          <p className={styles.note}>{i18n._(downloadFailureWords[failure] ?? downloadFailureWords.downloadFailed)}</p>
          <Others server={server} />
        </div>
      )}
    </>
  )
}

/** The engines of the server that can be used instead. */
function Others({ server }: { readonly server: ServerDescription | undefined }) {
  const { t } = useLingui()
  if (!server?.isReachable) return null
  const others = server.engines
    .filter(({ isAvailable, isOfServer }) => isAvailable && isOfServer)
    .map(({ id, label }) => ({ id, label: id === 'builtin' ? t`Built-in` : label }))
  return others.map(({ id, label }) => (
    <Button key={id} onClick={() => void choose({ translationModel: id })}>
      <Trans>Use instead: {label}</Trans>
    </Button>
  ))
}
