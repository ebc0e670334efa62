import type { LocaleCode } from '@fukidashi/i18n/locales'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { readStored, store } from '../../../shell/stored-text.ts'
import { readOwnService, subscribeToOwnService } from '../engines/own-service-store.ts'
import { isReaderEngine, readerEngineIds } from '../engines/reader-engine-ids.ts'
import { likelySource, type ReaderStanding, standingsQuery, targetsQuery } from '../engines/reader-offers.ts'
import {
  fitOptions,
  type ModelOffer,
  type Offer,
  readOptions,
  type RememberedOptions,
  wishedTargets,
} from './remembered-options.ts'

const storageKey = 'translatorOptions'
const listeners = new Set<() => void>()
// What was chosen in this visit, for browsers that keep nothing.
let chosenNow: string | null = null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choices for the next translation, as they were left the last time, and what there is to choose from. */
export function useTranslationOptions(locale: LocaleCode, config: RuntimeConfig | undefined) {
  // The document was written without knowing what this reader chose, so the first view shows none of it.
  const stored = useSyncExternalStore(
    subscribe,
    () => chosenNow ?? readStored(storageKey),
    () => null,
  )
  const chosen = useMemo(() => readOptions(stored), [stored])
  function change(part: RememberedOptions) {
    chosenNow = JSON.stringify({ ...chosen, ...part })
    store(storageKey, chosenNow)
    for (const listener of listeners) listener()
  }
  return { ...useFittedOptions(chosen, locale, config), change }
}

/** Choices fitted to what there is to choose from; `isAsking` while it is not known yet what the reader's side has. */
export function useFittedOptions(chosen: RememberedOptions, locale: LocaleCode, config: RuntimeConfig | undefined) {
  const to = wishedTargets(chosen, locale)[0]!
  const from = chosen.translateFrom ?? likelySource(to)
  useSyncExternalStore(subscribeToOwnService, readOwnService, () => undefined)
  const { data: standings, isLoading: isAsking } = useQuery({
    ...standingsQuery(from, to),
    placeholderData: keepPreviousData,
  })
  const { translationModel } = useMemo(
    () => fitOptions(chosen, locale, config && offerOf(config, standings)),
    [chosen, locale, config, standings],
  )
  const isReaders = isReaderEngine(translationModel)
  const { data: targets } = useQuery({
    ...targetsQuery(isReaders ? translationModel : 'browser', from),
    enabled: isReaders,
  })
  const offer = useMemo(() => config && offerOf(config, standings, targets), [config, standings, targets])
  const options = useMemo(() => fitOptions(chosen, locale, offer), [chosen, locale, offer])
  return { options, offer, standings, isAsking }
}

function offerOf(
  config: RuntimeConfig,
  standings: readonly ReaderStanding[] | undefined,
  targets?: ModelOffer['targets'],
): Offer {
  const rows = readerEngineIds.map((id): ModelOffer => {
    const standing = standings?.find((row) => row.id === id)
    const availability = standing?.availability
    // The server says whether it takes words from this engine for this visitor, the reader's side whether there is one.
    const isTaken = config.translationModels.find((row) => row.id === id)?.isAvailable === true
    return {
      id,
      // An engine that lacks these languages alone stays chosen: the languages are what can be changed.
      isAvailable: isTaken && (availability?.status !== 'unavailable' || availability.obstacle === 'pairUnsupported'),
      heedsHonorifics: standing?.heedsHonorifics ?? true,
      mayBeDefault: id === 'browser' && availability !== undefined && availability.status !== 'unavailable',
      targets,
    }
  })
  return {
    ...config,
    translationModels: [...config.translationModels.filter(({ id }) => !isReaderEngine(id)), ...rows],
  }
}
