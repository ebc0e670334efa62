import type { TranslationEngineId } from '@fukidashi/contract/engines'
import type { ReaderEngineId, ReaderFailureKey } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useOtherEngines } from '../engines/use-other-engines.ts'
import type { AwaitingTask } from '../queue/comic-page.ts'

interface WordsDecisionProps {
  readonly name: string
  readonly engine: ReaderEngineId
  readonly failure: ReaderFailureKey
  readonly task: AwaitingTask
  readonly onDecide: (engine: ReaderEngineId) => void
  readonly onChangeEngine: (engine: TranslationEngineId) => void
}

/** What can be done when an engine on the reader's side has no words for a page: try again, or another engine. */
export function WordsDecision({ name, engine, failure, task, onDecide, onChangeEngine }: WordsDecisionProps) {
  const { t } = useLingui()
  const { ofReader, ofServer } = useOtherEngines(engine, task.language, task.translateTo)
  return (
    <>
      <Button weight="main" onClick={() => onDecide(engine)}>
        {failure === 'clickNeeded' ? t`Download and translate` : t`Try again`}
        <span className="only-read-aloud"> {name}</span>
      </Button>
      {ofReader.map(({ id, name: other }) => (
        <Button key={id} onClick={() => onDecide(id)}>{t`Use instead: ${other}`}</Button>
      ))}
      {ofServer.map(({ id, name: other }) => (
        <Button key={id} onClick={() => onChangeEngine(id)}>{t`Use instead: ${other}`}</Button>
      ))}
    </>
  )
}
