import { findLanguage } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { ReaderEngineError } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { ProgressBar } from '@fukidashi/ui/progress-bar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { loadReaderEngine } from '../engines/load-reader-engines.ts'
import { isReaderEngine } from '../engines/reader-engine-ids.ts'
import { askReaderEnginesAgain, likelySource, type ReaderStanding } from '../engines/reader-offers.ts'
import { namesIn } from '../words/language-names.ts'
import { downloadWords, readerFailureWords } from '../words/reader-words.ts'
import styles from './reader-download.module.css'

interface ReaderDownloadProps {
  readonly options: TranslationOptions
  readonly standings: readonly ReaderStanding[] | undefined
}

/** What the chosen engine has to download first: what is known of the size, a button, its progress, and what went wrong. */
export function ReaderDownload({ options, standings }: ReaderDownloadProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const client = useQueryClient()
  const [share, setShare] = useState<number>()
  const work = useRef<AbortController>(undefined)
  const { translationModel: id, translateTo: to } = options
  const from = options.translateFrom ?? likelySource(to)
  const download = useMutation({
    mutationFn: async () => {
      if (!isReaderEngine(id)) return
      const { signal } = (work.current = new AbortController())
      const engine = await loadReaderEngine(id)
      await engine
        .prepare({ from, to }, { signal, report: ({ progress }) => setShare(progress) })
        .catch((error: unknown) => {
          if (!signal.aborted) throw error
        })
    },
    onSettled: async () => {
      setShare(undefined)
      await askReaderEnginesAgain(client)
    },
  })
  const status = standings?.find((row) => row.id === id)?.availability.status
  if (!isReaderEngine(id) || id === 'own' || (status !== 'downloadable' && status !== 'downloading')) return null
  const nameOf = namesIn(locale)
  const [source, target] = [nameOf(findLanguage(from)!), nameOf(findLanguage(to)!)]
  const key = download.error instanceof ReaderEngineError ? download.error.key : 'failed'
  return (
    <div className={styles.download}>
      <p>{i18n._(downloadWords[id])}</p>
      {download.isPending ? (
        <>
          <ProgressBar label={t`Downloading`} {...(share !== undefined && { value: share })} />
          <Button onClick={() => work.current?.abort()} aria-label={t`Cancel the download`}>{t`Cancel`}</Button>
        </>
      ) : (
        <Button onClick={() => download.mutate()}>
          {id === 'browser' ? (
            <Trans>
              Download {source} → {target}
            </Trans>
          ) : (
            <Trans>Download the language model</Trans>
          )}
        </Button>
      )}
      {download.error && (
        <p className={styles.failure} role="alert" data-failure={key}>
          {i18n._(readerFailureWords[key])}
        </p>
      )}
    </div>
  )
}
