import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { ReaderAvailability, ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { loadReaderEngine, loadReaderEngines } from './load-reader-engines.ts'
import { readOwnService } from './own-service-store.ts'

/** What an engine on the reader's side says of a pair of languages. */
export interface ReaderStanding {
  readonly id: ReaderEngineId
  readonly heedsHonorifics: boolean
  readonly availability: ReaderAvailability
}

const root = 'reader engines'
// What a browser says holds for the visit, until something is downloaded or set up.
const remembered = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false } as const

/** The language that a page is most likely in, as long as nobody knows. */
export function likelySource(to: LanguageCode): LanguageCode {
  return to === 'JPN' ? 'ENG' : 'JPN'
}

/** What every engine on the reader's side says of a pair. */
export const standingsQuery = (from: LanguageCode, to: LanguageCode) =>
  queryOptions({
    queryKey: [root, 'standings', from, to, readOwnService() !== undefined],
    ...remembered,
    queryFn: async (): Promise<readonly ReaderStanding[]> =>
      await Promise.all(
        (await loadReaderEngines()).map(async ({ id, heedsHonorifics, check }) => ({
          id,
          heedsHonorifics,
          availability: await check({ from, to }),
        })),
      ),
  })

/** The languages that an engine on the reader's side translates one language into. */
export const targetsQuery = (id: ReaderEngineId, from: LanguageCode) =>
  queryOptions({
    queryKey: [root, 'targets', id, from],
    ...remembered,
    queryFn: async (): Promise<LanguageCode[]> => {
      const engine = await loadReaderEngine(id)
      const answers = await Promise.all(
        languages.map(async ({ code }) => {
          const isTarget = code !== from && (await engine.check({ from, to: code })).status !== 'unavailable'
          return isTarget ? [code] : []
        }),
      )
      return answers.flat()
    },
  })

/** Asks again what there is, after a download or a change of the own service. */
export async function askReaderEnginesAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [root, 'standings'] })
}
