import { createBrowserEngine } from './browser/browser-translator.ts'
import type { OwnService } from './own/own-service.ts'
import type { ReaderAvailability, ReaderEngine } from './reader-engine.ts'

/**
 * Every engine on the reader's side, in the order of `translationEngines`. `readOwnService` gives the reader's own service, where
 * one is set up; `mustEncrypt` says that the page may call no unencrypted address but the own machine's.
 */
export function createReaderEngines(
  readOwnService: () => OwnService | undefined,
  { mustEncrypt = false } = {},
): readonly ReaderEngine[] {
  return [
    createBrowserEngine(),
    loadWhenThere(
      { id: 'browserModel', heedsHonorifics: true },
      () => ('LanguageModel' in globalThis ? undefined : { status: 'unavailable', obstacle: 'noInterface' }),
      async () => (await import('./browser-model/browser-model.ts')).createBrowserModelEngine(),
    ),
    loadWhenThere(
      { id: 'own', heedsHonorifics: true },
      () => (readOwnService() === undefined ? { status: 'unavailable', obstacle: 'notSetUp' } : undefined),
      async () => {
        const { createOwnServiceEngine } = await import('./own/own-service.ts')
        return createOwnServiceEngine(readOwnService, mustEncrypt ? { isPageEncrypted: true } : {})
      },
    ),
  ]
}

/** An engine whose code is loaded when there is something to do for it: most readers have only one of them. `absence` says why there is not. */
function loadWhenThere(
  about: Pick<ReaderEngine, 'id' | 'heedsHonorifics'>,
  absence: () => ReaderAvailability | undefined,
  load: () => Promise<ReaderEngine>,
): ReaderEngine {
  let loading: Promise<ReaderEngine> | undefined
  const engine = async () => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return await loading
  }
  return {
    ...about,
    check: async (pair) => absence() ?? (await (await engine()).check(pair)),
    prepare: async (pair, context) => await (await engine()).prepare(pair, context),
    translate: async (request, context) => await (await engine()).translate(request, context),
    close: () => void loading?.then(({ close }) => close()),
  }
}
