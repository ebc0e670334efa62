import { limits } from '@fukidashi/contract/limits'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import {
  type ReaderEngine,
  ReaderEngineError,
  type ReaderEngineId,
  type ReaderFailureKey,
} from '@fukidashi/reader-engines/reader-engine'
import pLimit from 'p-limit'
import type { AwaitingTask, PageProgress, WordsWork } from './comic-page.ts'
import type { VisitNames } from './visit-names.ts'

/** Words by region id. */
export type PageWords = ReadonlyMap<string, string>

interface WordsRequest {
  readonly pageId: string
  readonly task: AwaitingTask
  readonly engine: ReaderEngineId
  readonly honorifics?: TranslationOptions['honorifics']
  readonly signal: AbortSignal
  readonly report: (progress: PageProgress) => void
}

/** Makes the words of pages that wait for an engine on the reader's side. */
export interface ReaderWords {
  /**
   * The words of a page; undefined when its time is over. After a failure it waits for what the reader decides. Throws the
   * signal's reason.
   */
  readonly make: (request: WordsRequest) => Promise<PageWords | undefined>
  /**
   * Tries a page that failed again, with the same engine or another; call it from the handler of a click, which a download
   * needs. Pages that wait for the same download go on as well.
   */
  readonly decide: (pageId: string, engine: ReaderEngineId) => void
}

interface Decision {
  readonly failed: ReaderEngineId
  readonly failure: ReaderFailureKey
  readonly resolve: (engine: ReaderEngineId) => void
}

/** One page at a time: a device runs one model, and a name stays as the page before chose it. */
export function createReaderWords(
  loadEngine: (id: ReaderEngineId) => Promise<ReaderEngine>,
  names: VisitNames,
): ReaderWords {
  const turn = pLimit(1)
  const decisions = new Map<string, Decision>()

  async function translate({ task, engine: id, honorifics, signal }: WordsRequest, tell: (work: WordsWork) => void) {
    signal.throwIfAborted()
    const segments = task.regions
      .filter(({ isToTranslate }) => isToTranslate)
      .map(({ id: region, text, language }) => ({ id: region, text, language }))
    if (segments.length === 0) return new Map<string, string>()
    const engine = await loadEngine(id)
    const { translateTo: to } = task
    const request = { to, segments, glossary: names.read(to), ...(honorifics && { honorifics }) }
    const { translations, names: found } = await engine.translate(request, {
      signal,
      report: ({ step, progress }) => tell({ kind: step, share: progress }),
    })
    names.add(to, found)
    return translations
  }

  async function decide(pageId: string, failed: ReaderEngineId, failure: ReaderFailureKey, signal: AbortSignal) {
    try {
      return await new Promise<ReaderEngineId>((resolve, reject) => {
        decisions.set(pageId, { failed, failure, resolve })
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
    } finally {
      decisions.delete(pageId)
    }
  }

  async function makeUntilDone(request: WordsRequest): Promise<PageWords> {
    let { engine } = request
    for (;;) {
      const tell = (work: WordsWork) => request.report({ step: 'words', engine, task: request.task, work })
      tell({ kind: 'waiting' })
      try {
        const attempt = { ...request, engine }
        return await turn(() => translate(attempt, tell))
      } catch (error) {
        request.signal.throwIfAborted()
        const failure = error instanceof ReaderEngineError ? error.key : 'failed'
        tell({ kind: 'failed', failure })
        engine = await decide(request.pageId, engine, failure, request.signal)
      }
    }
  }

  return {
    make: async (request) => {
      const due = AbortSignal.timeout(timeLeft(request.task))
      try {
        return await makeUntilDone({ ...request, signal: AbortSignal.any([request.signal, due]) })
      } catch (error) {
        request.signal.throwIfAborted()
        if (due.aborted) return undefined
        throw error
      }
    },
    decide: (pageId, engine) => {
      const decision = decisions.get(pageId)
      if (decision === undefined) return
      const alike = [...decisions.values()].filter(
        ({ failed, failure }) => failure === 'clickNeeded' && failed === engine && decision.failure === 'clickNeeded',
      )
      for (const { resolve } of new Set([decision, ...alike])) resolve(engine)
    },
  }
}

/** The reader's clock may be wrong; the server knows in the end. */
function timeLeft({ wordsDueAt }: AwaitingTask): number {
  const left = Date.parse(wordsDueAt) - Date.now()
  return left > 0 && left < limits.words.waitMs ? left : limits.words.waitMs
}
