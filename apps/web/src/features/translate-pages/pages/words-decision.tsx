import { type ServerEngineId, serverEngines } from '@fukidashi/contract/engines'
import { targetsOf } from '@fukidashi/contract/language-routes'
import type { ReaderEngineId, ReaderFailureKey } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { likelySource, standingsQuery } from '../engines/reader-offers.ts'
import type { AwaitingTask } from '../queue/comic-page.ts'
import { serverQuery } from '../server/server-connection.ts'
import { readerEngineNames } from '../words/reader-words.ts'

interface WordsDecisionProps {
  readonly name: string
  readonly engine: ReaderEngineId
  readonly failure: ReaderFailureKey
  readonly task: AwaitingTask
  readonly onDecide: (engine: ReaderEngineId) => void
  readonly onChangeEngine: (engine: ServerEngineId) => void
}

/** What can be done when an engine on the reader's side has no words for a page: try again, or another engine. */
export function WordsDecision({ name, engine, failure, task, onDecide, onChangeEngine }: WordsDecisionProps) {
  const { t, i18n } = useLingui()
  const from = task.language ?? likelySource(task.translateTo)
  const { data: standings = [] } = useQuery(standingsQuery(from, task.translateTo))
  const { data: server } = useQuery(serverQuery)
  const offers = server?.config.translationModels.filter(({ isAvailable }) => isAvailable) ?? []
  const others = standings.filter(
    ({ id, availability }) =>
      id !== engine && availability.status !== 'unavailable' && offers.some((offer) => offer.id === id),
  )
  const ofServer = serverEngines.filter(({ id }) => {
    const offer = offers.find((row) => row.id === id)
    return offer !== undefined && targetsOf(offer.routes, task.language).includes(task.translateTo)
  })
  return (
    <>
      <Button weight="main" onClick={() => onDecide(engine)}>
        {failure === 'clickNeeded' ? t`Download and translate` : t`Try again`}
        <span className="only-read-aloud"> {name}</span>
      </Button>
      {others.map(({ id }) => {
        const other = i18n._(readerEngineNames[id])
        return <Button key={id} onClick={() => onDecide(id)}>{t`Use instead: ${other}`}</Button>
      })}
      {ofServer.map(({ id, label }) => {
        const other = id === 'builtin' ? t`Built-in` : label
        return <Button key={id} onClick={() => onChangeEngine(id)}>{t`Use instead: ${other}`}</Button>
      })}
    </>
  )
}
