import '../platform/node/env.ts'
import { ProductError } from '@fukidashi/contract/errors'
import type { RegionEdit } from '@fukidashi/contract/result-calls'
import { randomUUID } from 'node:crypto'
import { Piscina } from 'piscina'
import { reviveFailure } from './describe-failure.ts'
import type { EditedPage } from '../run-pipeline.ts'
import type { EditingOutcome, EditingTask, EditingThreadSettings, KeptSource } from './editing-task.ts'

/** How pages are edited. */
export interface PageEditingSettings {
  /** Bytes of decoded pages that are held for further edits. */
  readonly heldBytes?: number
  /** An edit that takes longer fails, and its thread with it. */
  readonly timeoutMs?: number
  /** Edits that may wait for the thread. */
  readonly mostWaiting?: number
}

/** Edits of kept pages in a thread of their own, so that neither the caller's event loop nor a page at work is waited for. */
export interface PageEditing {
  /**
   * Changes the page that is kept under a name; `load` is only asked where it is not held in memory. What comes of it is held
   * under `heldAs`, until `rename` says under which name it was kept. Throws a ProductError: what the edits are refused with,
   * `pageOverBudget`, or `serverBusy` when too many wait.
   */
  readonly edit: (
    name: string,
    load: () => Promise<KeptSource>,
    edits: readonly RegionEdit[],
  ) => Promise<Omit<EditedPage, 'page'> & { readonly heldAs: string }>
  /** The page that is kept under a name, in its own format. Throws what `edit` throws. */
  readonly encode: (name: string, load: () => Promise<KeptSource>) => Promise<Uint8Array>
  readonly rename: (heldAs: string, name: string) => Promise<void>
  readonly dispose: () => Promise<void>
}

const megabyte = 1024 * 1024

/** Starts the thread with the first edit. */
export function createPageEditing({
  heldBytes = 192 * megabyte,
  timeoutMs = 30_000,
  mostWaiting = 32,
}: PageEditingSettings = {}): PageEditing {
  const workerData: EditingThreadSettings = { platform: { parallelism: 2 }, heldBytes }
  let started: Piscina<EditingTask, EditingOutcome> | undefined
  const start = (): Piscina<EditingTask, EditingOutcome> => {
    started ??= startThread(workerData)
    return started
  }

  let underWay = 0
  const run = async (task: EditingTask): Promise<EditingOutcome> => {
    if (underWay > mostWaiting) throw new ProductError('serverBusy', 'Too many edits wait.')
    const tooLong = AbortSignal.timeout(timeoutMs)
    underWay += 1
    try {
      return await start().run(task, { signal: tooLong })
    } catch (error) {
      const { message } = error as Error
      if (tooLong.aborted) throw new ProductError('pageOverBudget', 'An edit took too long.', { cause: error })
      throw new ProductError('internal', message, { cause: error })
    } finally {
      underWay -= 1
    }
  }

  const runOpened = async (task: EditingTask, load: () => Promise<KeptSource>): Promise<EditingOutcome> => {
    const first = await run(task)
    const outcome = 'unknown' in first ? await run({ ...task, opened: await load() }) : first
    if ('failure' in outcome) throw reviveFailure(outcome.failure)
    return outcome
  }

  return {
    edit: async (name, load, edits) => {
      const heldAs = randomUUID()
      const outcome = await runOpened({ kind: 'edit', name, edits, holdAs: heldAs }, load)
      if (!('edited' in outcome)) throw new TypeError('The thread did something else than edit.')
      return { ...outcome.edited, heldAs }
    },
    encode: async (name, load) => {
      const outcome = await runOpened({ kind: 'encode', name }, load)
      if (!('bytes' in outcome)) throw new TypeError('The thread did something else than encode.')
      return outcome.bytes
    },
    rename: async (heldAs, name) => void (await run({ kind: 'rename', name: heldAs, to: name })),
    dispose: async () => await started?.destroy(),
  }
}

function startThread(workerData: EditingThreadSettings): Piscina<EditingTask, EditingOutcome> {
  const pool = new Piscina<EditingTask, EditingOutcome>({
    filename: new URL('./editing-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled',
    recordTiming: false,
    workerData,
  })
  // The next edit gets a new thread, and with it the reason if there is one.
  pool.on('error', () => {})
  return pool
}
