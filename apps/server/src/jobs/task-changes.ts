import { EventEmitter } from 'node:events'

/** Tells those who wait in this process that a task moved. Nothing depends on it: who waits also looks from time to time. */
export interface TaskChanges {
  readonly announce: (taskId: string) => void
  /** Places in the queue changed, because a task before others was begun or left it. One that comes last changes no place. */
  readonly announceQueue: () => void
  /** Resolves with what happened: the task changed, the queue moved, or `timeoutMs` are over or the signal aborted. */
  readonly next: (taskId: string, timeoutMs: number, signal: AbortSignal) => Promise<'task' | 'queue' | 'nothing'>
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
      const endWith = (cause: 'task' | 'queue' | 'nothing') => () => {
        clearTimeout(timer)
        emitter.off(taskId, onTask)
        emitter.off(queue, onQueue)
        signal.removeEventListener('abort', onNothing)
        stopping.signal.removeEventListener('abort', onNothing)
        resolve(cause)
      }
      const [onTask, onQueue, onNothing] = [endWith('task'), endWith('queue'), endWith('nothing')]
      const timer = setTimeout(onNothing, timeoutMs)
      emitter.on(taskId, onTask)
      emitter.on(queue, onQueue)
      signal.addEventListener('abort', onNothing)
      stopping.signal.addEventListener('abort', onNothing)
    })
  }

  return {
    announce: (taskId) => void emitter.emit(taskId),
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
