import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { ThreadSocket } from './thread-socket.ts'

/** What the thread of the embedded database is started with. */
export interface EmbeddedThreadData {
  /** Where the database's files are. */
  readonly folder: string
}

/** What the thread is asked: to serve a connection, over which the PostgreSQL protocol is spoken, or to close. */
export type ToEmbeddedThread = { readonly kind: 'connect'; readonly port: MessagePort } | { readonly kind: 'close' }

/** The embedded database at work in its thread. */
export interface EmbeddedThread {
  /** A connection for `pg`. All of them share the one session that there is. */
  readonly connect: () => ThreadSocket
  /** Closes the database's files and ends the thread. */
  readonly close: () => Promise<void>
}

/**
 * Opens the database in a folder in a thread of its own. Throws when it cannot be opened. When the thread dies later, a full
 * disk for one can do that, `onLost` hears of it and the next connection starts another.
 */
export async function startEmbeddedThread(folder: string, onLost: (error: Error) => void): Promise<EmbeddedThread> {
  const workerData: EmbeddedThreadData = { folder }
  let isClosing = false
  let thread: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData })
    started.on('error', (error: Error) => {
      if (isReady) onLost(error)
    })
    started.on('exit', () => {
      if (thread === started && !isClosing) thread = undefined
    })
    return started
  }

  let isReady = false
  thread = start()
  await once(thread, 'message').catch((cause: unknown) => {
    // PostgreSQL within tells its reasons on standard error, and hardly any here.
    throw new Error(`The embedded database in ${folder} cannot be opened.`, { cause })
  })
  isReady = true
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      // What it is sent before it is ready waits for it; when it dies, its connections end.
      thread ??= start()
      thread.postMessage({ kind: 'connect', port: port1 } satisfies ToEmbeddedThread, [port1])
      return new ThreadSocket(port2)
    },
    close: async () => {
      isClosing = true
      if (thread === undefined) return
      const exit = once(thread, 'exit')
      thread.postMessage({ kind: 'close' } satisfies ToEmbeddedThread)
      await exit
    },
  }
}
