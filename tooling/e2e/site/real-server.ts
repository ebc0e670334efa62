import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))

/** The product's own server, with data of its own. */
export interface RealServer {
  readonly url: string
  /** Its `DATA_DIR`. */
  readonly folder: string
  /** Ends it as a loss of power would (SIGKILL). */
  readonly kill: () => Promise<void>
  /** Starts it again over the same data; at the same address where its settings name a port. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the server as an operator would, with the given settings, and waits until it answers. */
export async function startRealServer(settings: Record<string, string>): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fukidashi-site-'))
  const begin = async () => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return { child, url: await readAddress(child) }
  }
  let running = await begin()
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const { child } = running
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    get url() {
      return running.url
    },
    folder,
    kill: () => end('SIGKILL'),
    start: async () => {
      running = await begin()
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port that nobody listens on, for a server that has to know its own address. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function readAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (address) {
      // Nobody reads on: a full pipe would hold the server up.
      child.stdout!.resume()
      return address
    }
  }
  throw new Error('The server ended before it answered.')
}
