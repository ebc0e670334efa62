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

/** Opens the database in a folder in a thread of its own. Throws when it cannot be opened; `onLost` hears when the thread dies later. */
export async function startEmbeddedThread(folder: string, onLost: (error: Error) => void): Promise<EmbeddedThread> {
  const workerData: EmbeddedThreadData = { folder }
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData })
  await once(thread, 'message').catch((cause: unknown) => {
    // PostgreSQL within tells its reasons on standard error, and hardly any here.
    throw new Error(`The embedded database in ${folder} cannot be opened.`, { cause })
  })
  const send = (message: ToEmbeddedThread): void =>
    thread.postMessage(message, message.kind === 'connect' ? [message.port] : [])
  let lost: Error | undefined
  thread.on('error', (error: Error) => {
    lost = error
    onLost(error)
  })
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      const socket = new ThreadSocket(port2)
      // A thread that has died would let it wait for ever.
      if (lost === undefined) send({ kind: 'connect', port: port1 })
      else socket.destroy(lost)
      return socket
    },
    close: async () => {
      const exit = once(thread, 'exit')
      send({ kind: 'close' })
      await exit
    },
  }
}
