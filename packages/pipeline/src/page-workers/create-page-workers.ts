import '../platform/node/env.ts'
import { ProductError } from '@fukidashi/contract/errors'
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { InspectedPage, PageReport, PageResult, WaitingPage } from '../page-result.ts'
import type { Pipeline, PipelineSettings } from '../run-pipeline.ts'
import type { RunControls } from '../run-stages.ts'
import type { PageMessage, PageInstruction, PageOutcome, PageTask, PageWork, PageWorkerSettings } from './page-task.ts'
import { reviveFailure } from './describe-failure.ts'
import { planPageWorkers } from './plan-page-workers.ts'
import { createStopFlag, raiseStopFlag, type StopFlag } from './stop-flag.ts'

/** How the threads are set up. */
export interface PageWorkersSettings extends PipelineSettings {
  /** How many pages there are to come, when that is known: a single page gets every core. */
  readonly pages?: number
  /** Cores to use; all of them when not given. */
  readonly cores?: number
  /** Folder that holds the weights fetched by `fukidashi models pull`. */
  readonly pulledFolder?: string
  /** How long a page that was asked to stop may take before its thread is ended. */
  readonly stopTimeoutMs?: number
  /** Module that the threads run; only tests name another one. */
  readonly workerFile?: URL
}

/** The pipeline in worker threads, so that the caller's event loop stays free. */
export interface PageWorkers extends Pipeline {
  /** How many pages run at the same time; more of them wait for their turn. */
  readonly pagesAtOnce: number
  /** Stops the pages that still run, which fail as cancelled, and ends all threads. */
  readonly dispose: () => Promise<void>
}

// A stage looks at its signal several times a second; a thread that has not stopped by then hangs. Ending a thread is the last
// resort: onnxruntime takes the process down with it when it happens to be at work there.
const defaultStopTimeoutMs = 10_000
const defaultWorkerFile = new URL('./page-worker.ts', import.meta.url)

/** Starts page threads as pages come. A thread that dies takes only its own page with it; the next page gets a new one. */
export function createPageWorkers(settings: PageWorkersSettings): PageWorkers {
  const { pages, cores = availableParallelism(), pulledFolder, engines, inpainting } = settings
  const { stopTimeoutMs = defaultStopTimeoutMs, workerFile = defaultWorkerFile } = settings
  const plan = planPageWorkers(cores, pages)
  const workerData: PageWorkerSettings = {
    platform: { parallelism: plan.coresPerPage, ...(pulledFolder === undefined ? {} : { pulledFolder }) },
    pipeline: { engines, ...(inpainting === undefined ? {} : { inpainting }) },
  }
  const pool = new Piscina<PageTask, PageOutcome>({
    filename: workerFile.href,
    minThreads: 1,
    maxThreads: plan.pagesAtOnce,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Waiting on an atomic would keep a thread from hearing that it should stop.
    atomics: 'disabled',
    recordTiming: false,
    workerData,
  })
  // A thread that dies while idle has no page to fail; the next page gets a new thread, and with it the reason if there is one.
  pool.on('error', () => {})
  const disposal = new AbortController()
  const running = new Set<Promise<unknown>>()
  const run = async (work: PageWork, { signal, onProgress, ...others }: RunControls = {}) => {
    const signals = signal === undefined ? [disposal.signal] : [disposal.signal, signal]
    const controls = { signal: AbortSignal.any(signals), onProgress: onProgress ?? (() => {}), ...others }
    const page = runInPool({ pool, stopTimeoutMs }, work, controls)
    running.add(page)
    try {
      return await page
    } finally {
      running.delete(page)
    }
  }
  return {
    translate: async (source, controls) => (await run({ kind: 'translate', source }, controls)) as PageResult,
    read: async (source, controls) => (await run({ kind: 'read', source }, controls)) as WaitingPage | PageResult,
    letter: async (source, kept, controls) => (await run({ kind: 'letter', source, kept }, controls)) as PageResult,
    inspect: async (source, controls) => (await run({ kind: 'inspect', source }, controls)) as InspectedPage,
    clean: async (source, controls) => (await run({ kind: 'clean', source }, controls)) as PageResult,
    pagesAtOnce: plan.pagesAtOnce,
    dispose: async () => {
      disposal.abort(new ProductError('cancelled'))
      await Promise.allSettled(running)
      await pool.destroy()
    },
  }
}

type PageControls = RunControls & Required<Pick<RunControls, 'signal' | 'onProgress'>>

interface PagePool {
  readonly pool: Piscina<PageTask, PageOutcome>
  readonly stopTimeoutMs: number
}

async function runInPool(
  { pool, stopTimeoutMs }: PagePool,
  work: PageWork,
  { signal, onProgress, names, keepsPage = false }: PageControls,
): Promise<PageReport | PageResult> {
  signal.throwIfAborted()
  const { port1, port2 } = new MessageChannel()
  const ending = new AbortController()
  const flag = createStopFlag()
  const stop = watchForStop(port1, flag, ending, stopTimeoutMs)
  const tell = (instruction: PageInstruction): void => port1.postMessage(instruction)
  const hear = (message: PageMessage): void => {
    if (message === 'started') stop.started()
    else if (message === 'recall') void recallNames(names).then(tell)
    else if ('names' in message) names?.remember(message.names)
    else onProgress(message)
  }
  port1.on('message', hear)
  signal.addEventListener('abort', stop.request, { once: true })
  try {
    const outcome = await pool.run(
      { work, keepsPage, sharesNames: names !== undefined, port: port2, stop: flag },
      { transferList: [port2], signal: ending.signal },
    )
    // The outcome comes another way and may overtake the last words of progress.
    for (let last = receiveMessageOnPort(port1); last !== undefined; last = receiveMessageOnPort(port1)) {
      hear(last.message as PageMessage)
    }
    if ('failure' in outcome) throw reviveFailure(outcome.failure)
    return outcome.result
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProductError) throw error
    throw new ProductError('internal', `The page's worker stopped: ${(error as Error).message}`, { cause: error })
  } finally {
    signal.removeEventListener('abort', stop.request)
    stop.done()
    port1.close()
  }
}

async function recallNames(names: RunControls['names']): Promise<PageInstruction> {
  try {
    return { names: (await names?.recall()) ?? {} }
  } catch (error) {
    return { failure: `The names of earlier pages are not to be had: ${(error as Error).message}` }
  }
}

// A page in the queue is taken out of it; a page at work is asked to stop, and its thread ended only when it does not.
function watchForStop(port: MessagePort, flag: StopFlag, ending: AbortController, stopTimeoutMs: number) {
  let hasStarted = false
  let timer: NodeJS.Timeout | undefined
  return {
    started: () => {
      hasStarted = true
    },
    request: () => {
      if (!hasStarted) return ending.abort()
      raiseStopFlag(flag)
      // Wakes a thread that waits for something, a reply of a service for one.
      port.postMessage('stop' satisfies PageInstruction)
      timer = setTimeout(() => ending.abort(), stopTimeoutMs)
    },
    done: () => clearTimeout(timer),
  }
}
