import { createBrowserEngine } from './browser/browser-translator.ts'
import { createBrowserModelEngine } from './browser-model/browser-model.ts'
import { createOwnServiceEngine, type OwnService } from './own/own-service.ts'
import type { ReaderEngine } from './reader-engine.ts'

/**
 * Every engine on the reader's side, in the order of `translationEngines`. `readOwnService` gives the reader's own service, where
 * one is set up; `mustEncrypt` says that the page may call no unencrypted address but the own machine's.
 */
export function createReaderEngines(
  readOwnService: () => OwnService | undefined,
  { mustEncrypt = false } = {},
): readonly ReaderEngine[] {
  const own = createOwnServiceEngine(readOwnService, mustEncrypt ? { isPageEncrypted: true } : {})
  return [createBrowserEngine(), createBrowserModelEngine(), own]
}
