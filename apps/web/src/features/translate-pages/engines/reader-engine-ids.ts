import { isServerEngine, type TranslationEngineId, translationEngines } from '@fukidashi/contract/engines'
import type { ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'

/** Whether an engine runs on the reader's side. */
export function isReaderEngine(id: TranslationEngineId): id is ReaderEngineId {
  return !isServerEngine(id)
}

/** Engines on the reader's side, in the order in which they are shown. */
export const readerEngineIds: readonly ReaderEngineId[] = translationEngines.map(({ id }) => id).filter(isReaderEngine)
