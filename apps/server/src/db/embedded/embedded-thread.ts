import { PGlite } from '@electric-sql/pglite'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { DurableFiles, durableSettings } from './durable-files.ts'
import type { EmbeddedThreadData, ToEmbeddedThread } from './start-embedded-thread.ts'

// Runs in a thread of its own: a query of the embedded database is a computation that nothing interrupts, and in the thread
// that answers people it would make all of them wait.

/** A connection ends with the message that PostgreSQL's protocol calls Terminate. */
const terminate = 'X'.charCodeAt(0)
const idle = 'I'.charCodeAt(0)

const { folder } = workerData as EmbeddedThreadData
// The usual parameters switch PostgreSQL's own care for the disk off.
const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...durableSettings]
const database = await PGlite.create({ fs: new DurableFiles(folder), startParams })
let turn: Promise<void> = Promise.resolve()

/** One after another: there is one session, whoever speaks. */
function takeTurn(work: () => Promise<void>): void {
  turn = turn.then(work)
}

function serveConnection(port: MessagePort): void {
  let status = idle
  port.on('message', (bytes: Uint8Array) => {
    if (bytes[0] === terminate) return port.close()
    takeTurn(async () => {
      const reply = await database.execProtocolRaw(bytes)
      // Every reply ends with ReadyForQuery, whose last byte tells whether a transaction is open.
      status = reply.at(-1) ?? idle
      port.postMessage(reply)
    })
  })
  port.on('close', () =>
    takeTurn(async () => {
      if (status !== idle) await database.exec('rollback')
    }),
  )
}

parentPort!.on('message', (message: ToEmbeddedThread) => {
  if (message.kind === 'connect') return serveConnection(message.port)
  takeTurn(async () => {
    await database.close()
    parentPort!.close()
  })
})
parentPort!.postMessage('ready')
