import { EventEmitter } from 'node:events'

/** What those who wait hear of. */
export type Change = 'task' | 'progress' | 'queue' | 'nothing'

/** Tells those who wait in this process that a task moved. Nothing depends on it: who waits also looks from time to time. */
export interface TaskChanges {
  readonly announce: (taskId: string) => void
  /** The task goes on as before, and a little further. */
  readonly announceProgress: (taskId: string) => void
  /** Places in the queue changed, because a task before others was begun or left it. One that comes last changes no place. */
  readonly announceQueue: () => void
  /** Resolves with what happened: the task changed or came further, the queue moved, or `timeoutMs` are over or the signal aborted. */
  readonly next: (taskId: string, timeoutMs: number, signal: AbortSignal) => Promise<Change>
  /** Another number after each move of the queue. */
  readonly queueVersion: () => number
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

  let version = 0

  const next: TaskChanges['next'] = async (taskId, timeoutMs, signal) => {
    if (signal.aborted || stopping.signal.aborted) return 'nothing'
    return await new Promise((resolve) => {
      const end = (change: Change): void => {
        clearTimeout(timer)
        emitter.off(taskId, end)
        emitter.off(queue, onQueue)
        signal.removeEventListener('abort', onNothing)
        stopping.signal.removeEventListener('abort', onNothing)
        resolve(change)
      }
      const onQueue = (): void => end('queue')
      const onNothing = (): void => end('nothing')
      const timer = setTimeout(onNothing, timeoutMs)
      emitter.on(taskId, end)
      emitter.on(queue, onQueue)
      signal.addEventListener('abort', onNothing)
      stopping.signal.addEventListener('abort', onNothing)
    })
  }

  return {
    announce: (taskId) => void emitter.emit(taskId, 'task' satisfies Change),
    announceProgress: (taskId) => void emitter.emit(taskId, 'progress' satisfies Change),
    announceQueue: () => {
      version += 1
      emitter.emit(queue)
    },
    next,
    queueVersion: () => version,
    stop: () => stopping.abort(),
    isStopped: () => stopping.signal.aborted,
  }
}
