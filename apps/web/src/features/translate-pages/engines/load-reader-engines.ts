import type { ReaderEngine, ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import { readOwnService } from './own-service-store.ts'

let loading: Promise<readonly ReaderEngine[]> | undefined

/** The engines on the reader's side, the same ones for the whole visit, as they keep loaded models. */
export async function loadReaderEngines(): Promise<readonly ReaderEngine[]> {
  loading ??= import('@fukidashi/reader-engines/reader-engines').then(({ createReaderEngines }) =>
    // As the Content-Security-Policy of the site has it.
    createReaderEngines(readOwnService, { mustEncrypt: true }),
  )
  loading.catch(() => {
    loading = undefined
  })
  return await loading
}

/** One engine on the reader's side. */
export async function loadReaderEngine(id: ReaderEngineId): Promise<ReaderEngine> {
  const engine = (await loadReaderEngines()).find((candidate) => candidate.id === id)
  if (engine === undefined) throw new Error(`There is no engine '${id}' on the reader's side.`)
  return engine
}
