import '../platform/node/env.ts'
import { ProductError } from '@fukidashi/contract/errors'
import { Piscina } from 'piscina'
import type { NodePlatformSettings } from '../platform/node/create-node-platform.ts'
import type { TextRequest, TranslatedText } from '../translate/translate-text.ts'
import type { TranslateSettings } from '../translate/translate-settings.ts'
import { reviveFailure } from './describe-failure.ts'
import type { PageFailure } from './page-task.ts'

/** What the thread is started with. */
export interface TextThreadSettings {
  readonly platform: NodePlatformSettings
  readonly engines: TranslateSettings
}

/** One text for the thread. */
export interface TextTask {
  readonly request: TextRequest
  readonly timeoutMs: number
}

/** What the thread answers. */
export type TextOutcome = { readonly translated: TranslatedText } | { readonly failure: PageFailure }

/** How single texts are translated. */
export interface TextTranslatingSettings {
  readonly engines: TranslateSettings
  /** A translation that takes longer fails. */
  readonly timeoutMs?: number
  /** Texts that may wait for the thread. */
  readonly mostWaiting?: number
  /** After so long without work the thread ends, and what its engines hold in memory with it. */
  readonly idleMs?: number
}

/** Translations of single texts, in a thread of their own. */
export interface TextTranslating {
  /** Throws a ProductError: what `createTextTranslator` throws, `engineTimedOut`, or `serverBusy` when too many wait. */
  readonly translate: (request: TextRequest) => Promise<TranslatedText>
  readonly dispose: () => Promise<void>
}

/** Starts the thread with the first text. */
export function createTextTranslating({
  engines,
  timeoutMs = 30_000,
  mostWaiting = 16,
  idleMs = 60_000,
}: TextTranslatingSettings): TextTranslating {
  let started: Piscina<TextTask, TextOutcome> | undefined
  const start = (): Piscina<TextTask, TextOutcome> => {
    started ??= startThread({ platform: { parallelism: 1 }, engines }, idleMs)
    return started
  }
  let underWay = 0
  return {
    translate: async (request) => {
      if (underWay > mostWaiting) throw new ProductError('serverBusy', 'Too many texts wait.')
      underWay += 1
      // A little later than the engine's own, which leaves the thread alive.
      const tooLong = AbortSignal.timeout(timeoutMs + 1000)
      try {
        const outcome = await start().run({ request, timeoutMs }, { signal: tooLong })
        if ('failure' in outcome && outcome.failure.key === 'cancelled') throw new ProductError('engineTimedOut')
        if ('failure' in outcome) throw reviveFailure(outcome.failure)
        return outcome.translated
      } catch (error) {
        if (error instanceof ProductError) throw error
        if (tooLong.aborted) throw new ProductError('engineTimedOut', undefined, { cause: error })
        throw new ProductError('internal', (error as Error).message, { cause: error })
      } finally {
        underWay -= 1
      }
    },
    dispose: async () => await started?.destroy(),
  }
}

function startThread(workerData: TextThreadSettings, idleTimeout: number): Piscina<TextTask, TextOutcome> {
  const pool = new Piscina<TextTask, TextOutcome>({
    filename: new URL('./text-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // Most of them wait for a service's answer.
    concurrentTasksPerWorker: 4,
    idleTimeout,
    atomics: 'disabled',
    recordTiming: false,
    workerData,
  })
  // The next text gets a new thread, and with it the reason if there is one.
  pool.on('error', () => {})
  return pool
}
