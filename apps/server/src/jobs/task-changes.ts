import { EventEmitter } from 'node:events'

/** Tells those who wait in this process that a task moved. Nothing depends on it: who waits also looks from time to time. */
export interface TaskChanges {
  readonly announce: (taskId: string) => void
  /** The queue moved, so places in it changed. */
  readonly announceQueue: () => void
  /** Resolves at the next change of the task or the queue, after `timeoutMs`, or when the signal aborts. */
  readonly next: (taskId: string, timeoutMs: number, signal: AbortSignal) => Promise<void>
  /** Ends all waiting, now and from now on, because the server stops. */
  readonly stop: () => void
  readonly isStopped: () => boolean
}

/** Changes within this process. */
export function createTaskChanges(): TaskChanges {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const stopping = new AbortController()
  const queue = 'queue'

  const next = async (taskId: string, timeoutMs: number, signal: AbortSignal): Promise<void> => {
    if (signal.aborted || stopping.signal.aborted) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, timeoutMs)
      function end(): void {
        clearTimeout(timer)
        emitter.off(taskId, end)
        emitter.off(queue, end)
        signal.removeEventListener('abort', end)
        stopping.signal.removeEventListener('abort', end)
        resolve()
      }
      emitter.on(taskId, end)
      emitter.on(queue, end)
      signal.addEventListener('abort', end)
      stopping.signal.addEventListener('abort', end)
    })
  }

  return {
    announce: (taskId) => void emitter.emit(taskId),
    announceQueue: () => void emitter.emit(queue),
    next,
    stop: () => stopping.abort(),
    isStopped: () => stopping.signal.aborted,
  }
}
