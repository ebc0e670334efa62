import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
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
  readonly stop: () => Promise<void>
}

/** Starts the server as an operator would, with the given settings, and waits until it answers. */
export async function startRealServer(settings: Record<string, string>): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fukidashi-site-'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readAddress(child)
  return {
    url,
    folder,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
