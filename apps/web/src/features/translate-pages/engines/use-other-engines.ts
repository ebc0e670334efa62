import { type ServerEngineId, serverEngines, type TranslationEngineId } from '@fukidashi/contract/engines'
import { targetsOf } from '@fukidashi/contract/language-routes'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverQuery } from '../server/server-connection.ts'
import { readerEngineNames } from '../words/reader-words.ts'
import { likelySource, standingsQuery } from './reader-offers.ts'

/** An engine that could translate a page in the place of another. */
export interface OtherEngine<Id extends TranslationEngineId> {
  readonly id: Id
  readonly name: string
}

/** Engines that can translate here and now, other than the one that is named: those on the reader's side, and the server's. */
export function useOtherEngines(
  engine: TranslationEngineId | undefined,
  from: LanguageCode | undefined,
  to: LanguageCode,
): {
  readonly ofReader: readonly OtherEngine<ReaderEngineId>[]
  readonly ofServer: readonly OtherEngine<ServerEngineId>[]
} {
  const { t, i18n } = useLingui()
  const { data: standings = [] } = useQuery(standingsQuery(from ?? likelySource(to), to))
  const { data: server } = useQuery(serverQuery)
  const offers = server?.config.translationModels.filter(({ isAvailable }) => isAvailable) ?? []
  const ofReader = standings
    .filter(({ id, availability }) => availability.status !== 'unavailable' && offers.some((offer) => offer.id === id))
    .map(({ id }) => ({ id, name: i18n._(readerEngineNames[id]) }))
  const ofServer = serverEngines
    .filter(({ id }) => {
      const offer = offers.find((row) => row.id === id)
      return offer !== undefined && targetsOf(offer.routes, from).includes(to)
    })
    .map(({ id, label }) => ({ id, name: id === 'builtin' ? t`Built-in` : label }))
  const isOther = ({ id }: OtherEngine<TranslationEngineId>) => id !== engine
  return { ofReader: ofReader.filter(isOther), ofServer: ofServer.filter(isOther) }
}
