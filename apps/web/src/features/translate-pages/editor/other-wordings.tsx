import { isServerEngine, type ServerEngineId, type TranslationEngineId } from '@fukidashi/contract/engines'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Region } from '@fukidashi/contract/region'
import { ReaderEngineError } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { loadReaderEngine } from '../engines/load-reader-engines.ts'
import { useOtherEngines } from '../engines/use-other-engines.ts'
import { failureOf } from '../queue/translate-page.ts'
import type { VisitNames } from '../queue/visit-names.ts'
import { failureWords } from '../words/failure-words.ts'
import { downloadWords, readerFailureWords } from '../words/reader-words.ts'
import styles from './page-editor.module.css'

interface OtherWordingsProps {
  readonly region: Region
  readonly text: string
  readonly to: LanguageCode
  readonly names: VisitNames
  readonly onTranslate: (
    engine: ServerEngineId,
  ) => Promise<{ readonly text: string; readonly others: readonly string[] }>
  readonly onChoose: (text: string) => void
}

/** Wordings that a balloon has had or was offered in this visit, and the engines, which can be asked for theirs. */
export function OtherWordings({ region, text, to, names, onTranslate, onChoose }: OtherWordingsProps) {
  const { t } = useLingui()
  const [known, setKnown] = useState<readonly string[]>(() => (text === '' ? [] : [text]))
  const { language: from } = region
  const { ofReader, ofServer } = useOtherEngines(undefined, from, to)
  const again = useMutation({
    mutationFn: async (id: TranslationEngineId) => {
      if (isServerEngine(id)) {
        const { text: words, others: more } = await onTranslate(id)
        return [words, ...more]
      }
      const { translations } = await (await loadReaderEngine(id)).translate(
        { to, segments: [{ id: region.id, text: region.text, language: from }], glossary: names.read(to) },
        { signal: new AbortController().signal, report: () => undefined },
      )
      const words = translations.get(region.id)
      return words === undefined ? [] : [words]
    },
    onSuccess: (wordings) => {
      if (wordings.length === 0) return
      setKnown([...new Set([...known, text, ...wordings])].filter((wording) => wording !== ''))
      onChoose(wordings[0]!)
    },
  })
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
        {[...ofReader, ...ofServer].map(({ id, name }) => (
          <Button
            key={id}
            isBusy={again.isPending && again.variables === id}
            onClick={() => again.mutate(id)}
          >{t`Translate again: ${{ engine: name }}`}</Button>
        ))}
      </div>
      {again.isError && <Failure engine={again.variables} error={again.error} />}
    </>
  )
}

/** Why an engine gave no other wording. */
function Failure({ engine, error }: { readonly engine: TranslationEngineId; readonly error: Error }) {
  const { i18n } = useLingui()
  const ofReader = error instanceof ReaderEngineError ? error.key : 'failed'
  const key = isServerEngine(engine) ? failureOf(error) : ofReader
  const words = () => {
    if (isServerEngine(engine)) return failureWords[failureOf(error)]
    return ofReader === 'clickNeeded' && engine !== 'own' ? downloadWords[engine] : readerFailureWords[ofReader]
  }
  return (
    <p className={styles.failure} role="alert" data-failure={key}>
      {i18n._(words())}
    </p>
  )
}
