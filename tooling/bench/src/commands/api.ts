import { createDatabase, findPostgres, startPostgres } from '@fukidashi/test-services/postgres'
import { hash, verify } from '@node-rs/argon2'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BenchCommand } from '../bench-command.ts'
import { median, quantile } from '../metrics/statistics.ts'
import { benchPassword, createAccount } from '../running/create-account.ts'
import { endWithUs } from '../running/end-with-us.ts'
import { machineLine } from '../running/machine.ts'
import { startBenchServer } from '../running/serve.ts'

const bareEntry = fileURLToPath(new URL('../../../../apps/server/src/fixtures/serve-bare-routes.ts', import.meta.url))
/** As the server hashes; see `passwords.ts` there. */
const hashSettings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Calls at the same time, and as many accounts: several logins of one account at once would be asked for a captcha. */
const atOnce = 4
/** The calls take turns, so that what else the machine does meets all of them. */
const rounds = 5
const warmUp = 100
/** Logins one at a time, because a hash takes all of a core and is waited for in turn. */
const loginsAlone = 60

/** What a call takes that a client makes with every page, beside a route that does nothing. */
export const api: BenchCommand = {
  name: 'api',
  description:
    'calls a second, median and 95th percentile of getUserInfo, login and remainderTranslateCnt (--count, 1000) beside a bare Hono route and one that reads a row by its key, on both databases',
  run: async ({ count = 1000 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-api-'))
    // Also for whoever interrupts it.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await measureOn('embedded', folder, count, join(folder, 'bare'), {})
    const programs = findPostgres(process.env.PATH ?? '')
    if (programs === undefined) {
      console.log('No PostgreSQL server is installed here: the embedded database alone was measured.')
      return
    }
    const postgres = await startPostgres(programs)
    const url = await createDatabase(postgres.url, 'api')
    await measureOn('server', folder, count, url, { DATABASE_URL: url })
    await postgres.close()
  },
}

async function measureOn(
  kind: string,
  folder: string,
  count: number,
  barePlace: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const server = await startBenchServer(join(folder, kind), environment)
  const { url: bareUrl, end } = await startBareRoutes(barePlace)
  const people = await Promise.all(Array.from({ length: atOnce }, async () => await createAccount(server)))
  const get = async (url: string, token?: string) =>
    await finish(await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }))
  const calls: Readonly<Record<string, (worker: number) => Promise<unknown>>> = {
    bare: async () => await get(`${bareUrl}/bare`),
    'bare with one read': async () => await get(`${bareUrl}/read`),
    getUserInfo: async (worker) =>
      await get(`${server.url}/api/user/getUserInfo?loginEventId=1`, people[worker]!.token),
    remainderTranslateCnt: async (worker) =>
      await get(`${server.url}/api/manga/remainderTranslateCnt/get`, people[worker]!.token),
    login: async (worker) => await people[worker]!.logIn(),
  }
  const measured = new Map(Object.keys(calls).map((name) => [name, createMeasurement()]))
  for (const [name, call] of Object.entries(calls))
    await repeat(call, timesOf(name, warmUp), atOnce, createMeasurement())
  for (let round = 0; round < rounds; round += 1)
    for (const [name, call] of Object.entries(calls))
      await repeat(call, timesOf(name, count / rounds), atOnce, measured.get(name)!)
  const bare = describe(measured.get('bare')!)
  for (const [name, measurement] of measured) {
    const own = describe(measurement)
    const times = {
      times_of_bare_median: ratio(own.median_ms, bare.median_ms),
      times_of_bare_p95: ratio(own.p95_ms, bare.p95_ms),
    }
    console.log(JSON.stringify({ database: kind, call: name, ...own, ...(name !== 'bare' && times) }))
  }
  await measureAlone(kind, calls)
  end()
  await server.end('SIGTERM')
}

/** A fifth as many logins, which take much longer. */
function timesOf(name: string, count: number): number {
  return Math.ceil(name === 'login' ? count / 5 : count)
}

async function measureAlone(
  kind: string,
  calls: Readonly<Record<string, (worker: number) => Promise<unknown>>>,
): Promise<void> {
  const kept = await hash(benchPassword, hashSettings)
  const all: typeof calls = { ...calls, 'password hash': async () => await verify(kept, benchPassword) }
  const alone: Record<string, number> = {}
  for (const name of ['bare', 'bare with one read', 'login', 'password hash'] as const) {
    const measurement = createMeasurement()
    await repeat(all[name]!, loginsAlone, 1, measurement)
    alone[name] = describe(measurement).median_ms
  }
  const loginMs = round(alone['login']! - alone['password hash']!)
  console.log(
    JSON.stringify({
      ...{ database: kind, one_at_a_time: 'median', bare_ms: alone['bare'], read_ms: alone['bare with one read'] },
      ...{ login_ms: alone['login'], password_hash_ms: alone['password hash'], login_without_hash_ms: loginMs },
      times_of_bare: ratio(loginMs, alone['bare']!),
    }),
  )
}

interface Measurement {
  readonly durations: number[]
  seconds: number
}

function createMeasurement(): Measurement {
  return { durations: [], seconds: 0 }
}

async function repeat(
  call: (worker: number) => Promise<unknown>,
  count: number,
  workers: number,
  measurement: Measurement,
): Promise<void> {
  let left = count
  const work = async (_: unknown, worker: number): Promise<void> => {
    while (left > 0) {
      left -= 1
      const startMs = performance.now()
      await call(worker)
      measurement.durations.push(performance.now() - startMs)
    }
  }
  const startMs = performance.now()
  await Promise.all(Array.from({ length: workers }).map(work))
  measurement.seconds += (performance.now() - startMs) / 1000
}

function describe({ durations, seconds }: Measurement) {
  return {
    calls_a_second: Math.round(durations.length / seconds),
    median_ms: round(median(durations)!),
    p95_ms: round(quantile(durations, 0.95)!),
  }
}

async function finish(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function startBareRoutes(place: string): Promise<{ readonly url: string; readonly end: () => void }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bareEntry, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { url, end: () => void child.kill() }
}

function ratio(value: number, of: number): number {
  return round(value / of)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
