import { type ApiClient, createApiClient } from '@fukidashi/api-client/create-api-client'
import { getVerifyWork, register } from '@fukidashi/contract/account-calls'
import { getUseCount } from '@fukidashi/contract/credit-calls'
import { uploadImage } from '@fukidashi/contract/image-calls'
import { editResult } from '@fukidashi/contract/result-calls'
import { runtimeConfigPath, runtimeConfigSchema } from '@fukidashi/contract/runtime-config'
import { getTranslateResult, submitTranslateTask } from '@fukidashi/contract/translation-calls'
import { canonicalJson } from '@fukidashi/signing/canonical-json'
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, createHash, publicEncrypt } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endWithUs } from './end-with-us.ts'

const entry = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url))
// As `npm start` sets it: see commandEnvironment in tooling/run.mjs.
const memoryHabits = {
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=8',
}
const unlimited = { REQUESTS_PER_MINUTE: '0', UPLOADS_PER_MINUTE: '0' }

/** The real server in a process of its own, without limits for its visitors. */
export interface BenchServer {
  readonly url: string
  readonly child: ChildProcess
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

/** Starts the server on a free port over a data folder. Throws with its last words when it does not start. */
export async function startBenchServer(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const own = { ...memoryHabits, ...unlimited, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ...environment }
  const variables = { ...process.env, ...own }
  const words = ['--disable-warning=ExperimentalWarning', entry]
  const child = spawn(process.execPath, words, { env: variables, stdio: ['ignore', 'pipe', 'inherit'] })
  endWithUs(child)
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Fukidashi: (http:.*)$/.exec(line)?.[1]
      if (address === undefined) console.error(line)
      else resolve(address)
    })
    child.once('exit', () => reject(new Error('the server ended')))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return { url, child, end }
}

/** What a visitor has of their own. */
interface VisitorOptions {
  /** Limits every request. */
  readonly createTimeout?: () => AbortSignal
  /** The address that a proxy reports; the server has to trust one. */
  readonly address?: string
}

const calls = { uploadImage, submitTranslateTask, getTranslateResult, editResult, getUseCount, getVerifyWork, register }

/** The calls of a visitor. */
export type VisitorCalls = ApiClient<typeof calls>

/** Somebody with a cookie, who stays the same when the server starts again at another address. */
export async function createVisitor(
  server: { readonly url: string },
  { createTimeout, address }: VisitorOptions = {},
): Promise<{
  readonly api: () => VisitorCalls
  readonly request: typeof fetch
  /** The `sign` header over what a call sends. */
  readonly sign: (payload: unknown) => string
  readonly cookie: () => string
}> {
  let cookie = ''
  const request: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookie !== '') headers.set('cookie', cookie)
    if (address !== undefined) headers.set('x-forwarded-for', address)
    const response = await fetch(input, { ...init, headers, ...(createTimeout && { signal: createTimeout() }) })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  const config = await request(`${server.url}${runtimeConfigPath}`)
  const { publicKey } = runtimeConfigSchema.parse(await config.json())
  const sign = (payload: unknown): string => {
    const digest = createHash('md5').update(canonicalJson(payload), 'utf8').digest('hex')
    return publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(digest)).toString(
      'base64',
    )
  }
  return {
    api: () => createApiClient(calls, { baseURL: server.url, fetch: request, sign }),
    request,
    sign,
    cookie: () => cookie,
  }
}

/** How many files the server keeps. */
export async function countKeptFiles(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'blobs', 'kept'), { recursive: true, withFileTypes: true })
  return entries.filter((file) => file.isFile()).length
}

/** The order that every server command gives. */
export const benchOrder = {
  translateFrom: 'JPN',
  translateTo: 'ENG',
  translationModel: 'builtin',
  detectionModel: 'default',
  fontStyle: 'comic',
} as const
