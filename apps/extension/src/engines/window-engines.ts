import type { LanguageCode } from '@fukidashi/contract/languages'
import { ReaderEngineError, type ReaderEngine } from '@fukidashi/reader-engines/reader-engine'
import { createReaderEngines } from '@fukidashi/reader-engines/reader-engines'
import {
  type EngineAnswer,
  type EngineRequest,
  type WindowEngineId,
  windowEngineIds,
} from '../messaging/engine-messages.ts'

const engines = createReaderEngines(() => undefined)

/** An engine that the browser carries. It works in documents of the extension alone. */
export function windowEngine(id: WindowEngineId): ReaderEngine {
  return engines.find((engine) => engine.id === id)!
}

/** Whether an engine is one that the browser carries. */
export function isWindowEngine(id: string): id is WindowEngineId {
  return windowEngineIds.some((known) => known === id)
}

/** The language that a page is most likely in, as long as nobody has read it. */
export function likelySource(to: LanguageCode): LanguageCode {
  return to === 'JPN' ? 'ENG' : 'JPN'
}

/** Asks an engine of this document. What goes wrong is part of the answer, as errors do not travel between documents. */
export async function answerEngineRequest(request: EngineRequest, signal: AbortSignal): Promise<EngineAnswer> {
  const engine = windowEngine(request.engine)
  try {
    if (request.kind === 'check') return { kind: 'checked', availability: await engine.check(request.pair) }
    const { honorifics, ...page } = request.page
    const wish = honorifics !== undefined && engine.heedsHonorifics ? { ...page, honorifics } : page
    const { translations, names } = await engine.translate(wish, { signal, report: () => undefined })
    return { kind: 'translated', translations: [...translations], names }
  } catch (error) {
    if (error instanceof ReaderEngineError) return { kind: 'failed', key: error.key, detail: error.detail }
    return { kind: 'failed', key: 'failed', detail: String(error) }
  }
}
