import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { samplePagesFolder } from '@fukidashi/sample-pages/folders'

/** Pages of our own, under whatever host and path a test wants them. */
export interface ComicWorld {
  readonly port: number
  /** Serves a document at an address; its images are found under every host. */
  readonly serve: (address: string, html: string, headers?: Record<string, string>) => void
  /** Serves a file at a path of every host. */
  readonly serveFile: (path: string, type: string, bytes: Uint8Array) => void
  /** Addresses that were asked for, with their host. */
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

const names = ['01-storm.png', '02-letter.jpg', '03-memory.png', '04-signal.jpg', '05-island.png', '06-sunrise.webp']
const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/**
 * Starts a server that stands for all hosts. `/page-1.png` to `/page-6.png` are the sample pages, the number counted round, so that
 * `/page-7.png` is the first again; below `/cors/` they may be read by other origins, and `/missing.png` does not exist.
 */
export async function startComicWorld(): Promise<ComicWorld> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>()
  const files = new Map<string, { type: string; bytes: Uint8Array }>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    // Chromium asks the host it believes in; Firefox asks a proxy for the whole address.
    const { pathname, search } = new URL(request.url!, 'http://host')
    const address = `http://${request.headers.host?.replace(/:\d+$/, '')}${pathname}${search}`
    requests.push(address)
    const page = pages.get(address)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
      return
    }
    const file = files.get(pathname)
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
    // A browser asks for it by itself, and its absence would stand in the page's console.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const number = /\/page-(\d+)\.png/.exec(address)?.[1]
    if (number === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
      return
    }
    const name = names[(Number(number) - 1) % names.length]!
    response
      .writeHead(200, {
        'content-type': types[name.split('.')[1]!]!,
        'cache-control': 'no-store',
        ...(address.includes('/cors/') && { 'access-control-allow-origin': '*' }),
      })
      .end(readFileSync(`${samplePagesFolder}${name}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    serveFile: (path, type, bytes) => files.set(path, { type, bytes }),
    serve: (address, html, headers = {}) => pages.set(address, { html, headers }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
