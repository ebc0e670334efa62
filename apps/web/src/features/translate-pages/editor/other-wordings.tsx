import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Region } from '@fukidashi/contract/region'
import { ReaderEngineError, type ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadReaderEngine } from '../engines/load-reader-engines.ts'
import { standingsQuery } from '../engines/reader-offers.ts'
import type { VisitNames } from '../queue/visit-names.ts'
import { downloadWords, readerEngineNames, readerFailureWords } from '../words/reader-words.ts'
import styles from './page-editor.module.css'

interface OtherWordingsProps {
  readonly region: Region
  readonly text: string
  readonly to: LanguageCode
  readonly names: VisitNames
  readonly onChoose: (text: string) => void
}

/** Wordings that a balloon has had in this visit, and engines on the reader's side that can be asked for another. */
export function OtherWordings({ region, text, to, names, onChoose }: OtherWordingsProps) {
  const { t, i18n } = useLingui()
  const [known, setKnown] = useState<readonly string[]>(() => (text === '' ? [] : [text]))
  const { language: from } = region
  const { data: standings = [] } = useQuery({ ...standingsQuery(from, to), enabled: from !== to })
  const again = useMutation({
    mutationFn: async (id: ReaderEngineId) => {
      const engine = await loadReaderEngine(id)
      const { translations } = await engine.translate(
        { to, segments: [{ id: region.id, text: region.text, language: from }], glossary: names.read(to) },
        { signal: new AbortController().signal, report: () => undefined },
      )
      return translations.get(region.id)
    },
    onSuccess: (words) => {
      if (words === undefined) return
      setKnown([...new Set([...known, text, words])].filter((wording) => wording !== ''))
      onChoose(words)
    },
  })
  const failure = again.error instanceof ReaderEngineError ? again.error.key : 'failed'
  const isDownload = failure === 'clickNeeded' && again.variables !== undefined && again.variables !== 'own'
  const others = known.filter((wording) => wording !== text)
  return (
    <>
      {others.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.quiet}>{t`Other wordings`}</legend>
          {others.map((wording) => (
            <Button key={wording} onClick={() => onChoose(wording)}>
              <bdi>{wording}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
      <div className={styles.group}>
        {standings
          .filter(({ availability }) => availability.status !== 'unavailable')
          .map(({ id }) => {
            const engine = i18n._(readerEngineNames[id])
            return (
              <Button
                key={id}
                isBusy={again.isPending && again.variables === id}
                onClick={() => again.mutate(id)}
              >{t`Translate again: ${engine}`}</Button>
            )
          })}
      </div>
      {again.isError && (
        <p className={styles.failure} role="alert" data-failure={failure}>
          {i18n._(
            isDownload ? downloadWords[again.variables as Exclude<ReaderEngineId, 'own'>] : readerFailureWords[failure],
          )}
        </p>
      )}
    </>
  )
}
