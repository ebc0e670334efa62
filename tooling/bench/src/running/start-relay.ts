import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port on loopback that passes everything on to another, until it is cut. */
export interface Relay {
  readonly port: number
  /** Breaks every connection, and refuses new ones. */
  readonly cut: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

/** Stands between a process and a service, so that the process alone can be cut off from it. */
export async function startRelay(target: number): Promise<Relay> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((inner) => {
    if (isCut) {
      inner.destroy()
      return
    }
    const outer = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(one)
      one.pipe(other)
      // A broken connection breaks the other half too, which is all there is to do about it.
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      breakAll()
    },
    restore: () => {
      isCut = false
    },
    close: async () => {
      server.close()
      breakAll()
      await once(server, 'close')
    },
  }
}
