import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/**
 * The end of a connection to the database's thread that `pg` takes for a socket. What is written in one go arrives in one
 * piece, which the thread relies on: `pg` writes a whole query with its parameters at once.
 */
export class ThreadSocket extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super({ allowHalfOpen: false })
    this.#port = port
    port.on('message', (bytes: Uint8Array) => this.push(bytes))
    port.on('close', () => this.push(null))
  }

  /** Called by `pg` where it would open a network connection; this one is open from the start. */
  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }

  /** What `pg` sets on a network socket; there is nothing to set here. */
  setNoDelay(): void {}

  /** Whether the connection keeps the process alive, as with a network socket. */
  ref(): void {
    this.#port.ref()
  }

  unref(): void {
    this.#port.unref()
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }

  // A copy, because `pg` writes the next message into the same memory.
  #send(chunk: Buffer): void {
    this.#port.postMessage(new Uint8Array(chunk))
  }
}
