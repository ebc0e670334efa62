import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import { type AddressInfo, createServer as createPortServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { generate } from 'selfsigned'
import { drawPlainPng } from './draw-plain-png.ts'

/** Pages of our own, under whatever host and path a test wants them, with and without encryption. */
export interface ComicWorld {
  readonly port: number
  /** Serves a document at an address; its images are found under every host. */
  readonly serve: (address: string, html: string, headers?: Record<string, string>) => void
  /** Serves a file at a path of every host. */
  readonly serveFile: (path: string, type: string, bytes: Uint8Array) => void
  /** A picture that only the first who asks for it gets; all others get bytes, without end or one and then nothing. */
  readonly serveOnce: (path: string, bytes: Uint8Array, afterwards: 'flood' | 'silence') => void
  /** From now on every other address shows a plain picture of a colour of its own, apart from those with `missing`, `blank` or `loading` in them. */
  readonly drawTheRest: () => void
  /** Addresses that were asked for, with their host. */
  readonly requests: readonly string[]
  /** Forgets what was served and asked for. */
  readonly clear: () => void
  readonly stop: () => Promise<void>
}

const names = ['01-storm.png', '02-letter.jpg', '03-memory.png', '04-signal.jpg', '05-island.png', '06-sunrise.webp']
const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }
/** Width and height of the plain pictures, and of what stands in their place while they load. */
const plainSize = [420, 600] as const
const placeholder = [1, 1] as const
/** The first byte of a connection with encryption (RFC 8446, section 5.1: a record of the kind `handshake`). */
const handshake = 0x16

/**
 * Starts a server that stands for all hosts. `/page-1.png` to `/page-6.png` are the sample pages, the number counted round, so that
 * `/page-7.png` is the first again; below `/cors/` they may be read by other origins, those below `/varied/` depend on the kinds of
 * file that are asked for, and `/missing.png` does not exist. One port takes http, https with a certificate that nobody has signed,
 * and what is asked of a proxy.
 */
export async function startComicWorld(): Promise<ComicWorld> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>()
  const files = new Map<string, { type: string; bytes: Uint8Array }>()
  const single = new Map<string, { bytes: Uint8Array; afterwards: 'flood' | 'silence'; isGiven: boolean }>()
  const requests: string[] = []
  let isDrawing = false

  function answer(request: IncomingMessage, response: ServerResponse) {
    // Chromium asks the host it believes in; Firefox asks a proxy for the whole address.
    const { pathname, search } = new URL(request.url!, 'http://host')
    const scheme = 'encrypted' in request.socket ? 'https' : 'http'
    const address = `${scheme}://${request.headers.host?.replace(/:\d+$/, '')}${pathname}${search}`
    requests.push(address)
    const page = pages.get(address)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
      return
    }
    const file = files.get(pathname)
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
    const once = single.get(pathname)
    if (once) {
      response.writeHead(200, {
        'content-type': 'image/png',
        'cache-control': 'no-store',
        // Whoever is told at once that nothing may be read does not wait.
        ...(once.afterwards === 'silence' && { 'access-control-allow-origin': '*' }),
      })
      if (!once.isGiven) response.end(once.bytes)
      else if (once.afterwards === 'flood') Readable.from(flood()).pipe(response)
      else response.write(once.bytes.subarray(0, 1))
      once.isGiven = true
      return
    }
    // A browser asks for it by itself, and its absence would stand in the page's console.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const number = /\/page-(\d+)\.png/.exec(address)?.[1]
    const cors = {
      ...(address.includes('/cors/') && { 'access-control-allow-origin': '*' }),
      ...(address.includes('/varied/') && { vary: 'accept' }),
    }
    if (number === undefined) {
      const size = /blank|loading/.test(pathname) ? placeholder : plainSize
      if (isDrawing && !address.includes('missing'))
        response
          .writeHead(200, { 'content-type': 'image/png', ...cors })
          .end(drawPlainPng(size[0], size[1], colourOf(address)))
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
      return
    }
    const name = names[(Number(number) - 1) % names.length]!
    response
      .writeHead(200, { 'content-type': types[name.split('.')[1]!]!, 'cache-control': 'max-age=3600', ...cors })
      .end(readFileSync(`${samplePagesFolder}${name}`))
  }

  const plain = createServer(answer)
  let secure: Promise<SecureServer> | undefined
  const startSecure = async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'comic.test' }], {
      keyType: 'ec',
      algorithm: 'sha256',
    })
    return createSecureServer({ key, cert }, answer)
  }
  const sockets = new Set<Socket>()
  const front = createPortServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    socket.once('data', (bytes: Buffer) => {
      socket.pause()
      socket.unshift(bytes)
      if (bytes[0] !== handshake) {
        plain.emit('connection', socket)
        socket.resume()
        return
      }
      void (secure ??= startSecure()).then((server) => {
        server.emit('connection', socket)
        socket.resume()
      })
    })
  })
  // A browser that takes this for its proxy asks for a tunnel, which leads back here.
  plain.on('connect', (_request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (head.length > 0) socket.unshift(head)
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    front.emit('connection', socket)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return {
    port: (front.address() as AddressInfo).port,
    requests,
    serveFile: (path, type, bytes) => files.set(path, { type, bytes }),
    serve: (address, html, headers = {}) => pages.set(address, { html, headers }),
    serveOnce: (path, bytes, afterwards) => single.set(path, { bytes, afterwards, isGiven: false }),
    drawTheRest: () => {
      isDrawing = true
    },
    clear: () => {
      pages.clear()
      files.clear()
      single.clear()
      requests.length = 0
      isDrawing = false
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => front.close(resolve))
    },
  }
}

function* flood() {
  for (;;) yield Buffer.alloc(65_536)
}

/** A colour that no translation of the scripted server has: these are red. */
function colourOf(address: string): readonly [number, number, number] {
  const [red, green, blue] = createHash('sha256').update(address).digest()
  return [red! % 128, green!, blue!]
}
