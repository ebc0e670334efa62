import { hash, verify } from '@node-rs/argon2'
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BenchCommand } from '../bench-command.ts'
import { median, quantile } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { createVisitor, startBenchServer } from '../running/serve.ts'

const bareEntry = fileURLToPath(new URL('../running/serve-bare-route.ts', import.meta.url))
/** Of the account whose calls are measured. */
const password = 'seven quiet herons'
/** As the server hashes; see `passwords.ts` there. */
const hashSettings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Calls at the same time. More logins of one account at once would be slowed down on purpose. */
const atOnce = 4
const warmUp = 50

interface Measured {
  readonly callsASecond: number
  readonly medianMs: number
  readonly p95Ms: number
}

/** What a call takes that a client makes with every page, beside a route that does nothing. */
export const api: BenchCommand = {
  name: 'api',
  description:
    'calls a second and 95th percentile of getUserInfo, login and remainderTranslateCnt (--count, 1000) beside a bare Hono route in the same run',
  run: async ({ count = 1000 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-api-'))
    const server = await startBenchServer(folder)
    const bare = await startBareRoute()
    const email = `${randomUUID()}@example.org`
    const visitor = await createVisitor(server)
    const client = visitor.api()
    const captcha = await solveCaptcha(client)
    await client.register({ email, password, passwordAgain: password, captcha, language: 'en' })
    const { request } = visitor
    const login = async () => await client.login({ email, password })
    const token = await readToken(request, server.url, { email, password })
    const get = async (path: string) =>
      await finish(await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } }))
    const calls = {
      'bare route': async () => await finish(await fetch(`${bare.url}/bare`)),
      getUserInfo: async () => await get('/api/user/getUserInfo?loginEventId=1'),
      remainderTranslateCnt: async () => await get('/api/manga/remainderTranslateCnt/get'),
      login,
    }
    const measured: Record<string, Measured> = {}
    for (const [name, call] of Object.entries(calls)) {
      const times = name === 'login' ? Math.ceil(count / 5) : count
      await measure(call, Math.min(warmUp, times), atOnce)
      measured[name] = await measure(call, times, atOnce)
      console.log(JSON.stringify({ call: name, ...measured[name] }))
    }
    // One at a time: the hash takes all of a core, and is waited for in turn.
    const [alone, bareAlone] = [await measure(login, 50, 1), await measure(calls['bare route'], 200, 1)]
    const hashMs = await measureHash()
    console.log(
      JSON.stringify({
        login_alone_ms: alone.medianMs,
        password_hash_ms: hashMs,
        login_without_hash_ms: round(alone.medianMs - hashMs),
        bare_route_alone_ms: bareAlone.medianMs,
      }),
    )
    for (const name of ['getUserInfo', 'remainderTranslateCnt'])
      console.log(
        JSON.stringify({ call: name, times_of_bare_p95: round(measured[name]!.p95Ms / measured['bare route']!.p95Ms) }),
      )
    bare.child.kill()
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  },
}

async function measure(call: () => Promise<unknown>, count: number, workers: number): Promise<Measured> {
  const durations: number[] = []
  let left = count
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const startMs = performance.now()
      await call()
      durations.push(performance.now() - startMs)
    }
  }
  const startMs = performance.now()
  await Promise.all(Array.from({ length: workers }, work))
  const seconds = (performance.now() - startMs) / 1000
  return {
    callsASecond: Math.round(count / seconds),
    medianMs: round(median(durations)!),
    p95Ms: round(quantile(durations, 0.95)!),
  }
}

async function measureHash(): Promise<number> {
  const kept = await hash(password, hashSettings)
  return (await measure(async () => await verify(kept, password), 50, 1)).medianMs
}

async function finish(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function readToken(request: typeof fetch, url: string, credentials: object): Promise<string> {
  const response = await request(`${url}/api/user/login`, {
    method: 'POST',
    body: JSON.stringify(credentials),
    headers: { 'content-type': 'application/json' },
  })
  const token = response.headers.get('token')
  if (token === null) throw new Error(`The login gave no token: ${response.status}`)
  return token
}

async function solveCaptcha({ getVerifyWork }: ReturnType<Awaited<ReturnType<typeof createVisitor>>['api']>) {
  const { salt, challenge } = await getVerifyWork({})
  for (let number = 0; ; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return String(number)
}

async function startBareRoute(): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bareEntry], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { url, child }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
