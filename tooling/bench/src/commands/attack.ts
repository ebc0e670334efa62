import { findPostgres, createDatabase, startPostgres } from '@fukidashi/test-services/postgres'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Attack, Material, Scene } from '../attacks/attack.ts'
import { brokenConnections } from '../attacks/broken-connections.ts'
import { createReaderFigures, readHonestly, type ReaderFigures } from '../attacks/honest-reader.ts'
import { hostileBodies } from '../attacks/hostile-bodies.ts'
import { hostileOrders } from '../attacks/hostile-orders.ts'
import type { BenchCommand } from '../bench-command.ts'
import { makeBadFile } from '../data/bad-files.ts'
import { drawBlank, drawInterlaced } from '../data/heavy-images.ts'
import { varyPage } from '../data/vary-page.ts'
import { median, quantile } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { type BenchServer, createVisitor, startBenchServer } from '../running/serve.ts'
import { type ProcessReading, readProcess, watchProcess } from '../running/watch-process.ts'

const readers = 20
const pagesPerReader = 12
const readEveryMs = 1000
/** How long the last answers may take. */
const leavingMs = 30_000
/** How long the server has to come to rest after the last attacker has gone: connections that nobody uses are kept for 75 s. */
const restMs = 120_000
/** Connections to the database that are kept for later. */
const sparePools = 20
const attacks: readonly Attack[] = [...brokenConnections, ...hostileBodies, ...hostileOrders]

/** The server under every attack that we know at once, beside people who only want to read. */
export const attack: BenchCommand = {
  name: 'attack',
  description:
    'every known attack at once for --minutes (5) beside 20 readers: their uploads, pages and failures; memory, descriptors, threads, files and database sessions',
  run: async ({ minutes = 5 }) => {
    console.log(machineLine())
    console.log(
      'pages are translated by the real pipeline with the built-in engine; limits of rate and quota hold as shipped',
    )
    const material = await prepareMaterial()
    const pages = await Promise.all(
      Array.from({ length: pagesPerReader }, async (_, number) => await varyPage(1000 + number)),
    )
    const place = await openPlace()
    try {
      const before = await takeStock(place)
      const ending = new AbortController()
      const watching = new AbortController()
      const readings = watchProcess(place.server.child.pid!, readEveryMs, watching.signal)
      const outcomes = new Map<string, Map<string, number>>()
      const figures = createReaderFigures()
      const honest = Array.from({ length: readers }, async (_, number) => {
        const address = `198.51.100.${number + 1}`
        const own = [...pages.slice(number % pagesPerReader), ...pages.slice(0, number % pagesPerReader)]
        await readHonestly({ url: place.server.url, address, pages: own }, figures, ending.signal)
      })
      const hostile = attacks.flatMap((one, kind) =>
        Array.from({ length: one.attackers }, async (_, number) => {
          const counts = outcomes.get(one.name) ?? new Map<string, number>()
          outcomes.set(one.name, counts)
          await keepAttacking(one, createScene(place, { kind, number, material, counts, signal: ending.signal }))
        }),
      )
      await wait(minutes * 60_000)
      const during = await takeStock(place)
      ending.abort()
      await Promise.race([Promise.all([...honest, ...hostile]), wait(leavingMs)])
      watching.abort()
      const atRest = await waitForRest(place, before)
      report({ minutes, figures, outcomes, readings: await readings, stock: { before, during, at_rest: atRest } })
    } finally {
      await place.close()
    }
  },
}

interface Place {
  readonly server: BenchServer
  readonly folder: string
  readonly database: Client | undefined
  readonly close: () => Promise<void>
}

async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'fukidashi-attack-'))
  const temporary = join(folder, 'temporary')
  await mkdir(temporary)
  const programs = findPostgres(process.env.PATH ?? '')
  if (programs === undefined) console.log('the embedded database: no PostgreSQL server is installed here (no initdb)')
  const postgres = programs === undefined ? undefined : await startPostgres(programs)
  const databaseUrl = postgres && (await createDatabase(postgres.url, 'fukidashi'))
  const database = databaseUrl === undefined ? undefined : new Client({ connectionString: databaseUrl })
  await database?.connect()
  const server = await startBenchServer(join(folder, 'data'), {
    TMPDIR: temporary,
    TRUSTED_PROXIES: '1',
    ANONYMOUS_DAILY_LIMIT: 'unlimited',
    REQUESTS_PER_MINUTE: '',
    UPLOADS_PER_MINUTE: '',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  const close = async () => {
    await server.end('SIGTERM')
    await database?.end()
    await postgres?.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { server, folder, database, close }
}

async function prepareMaterial(): Promise<Material> {
  const bad = await Promise.all(Array.from({ length: 60 }, async (_, number) => await makeBadFile(number)))
  return {
    pages: await Promise.all(Array.from({ length: 40 }, async (_, number) => await varyPage(number))),
    interlaced: await Promise.all(Array.from({ length: 6 }, async (_, number) => await drawInterlaced(7000, number))),
    strips: await Promise.all(Array.from({ length: 12 }, async (_, number) => await drawBlank(800, 30_000, number))),
    bombs: [
      ...bad
        .filter(({ kind }) => ['bomb by header', 'cut', 'noise', 'moving'].includes(kind))
        .map(({ bytes }) => bytes),
      await drawBlank(7070, 7070, 1),
    ],
  }
}

interface Attacker {
  readonly kind: number
  readonly number: number
  readonly material: Material
  readonly counts: Map<string, number>
  readonly signal: AbortSignal
}

function createScene({ server }: Place, { kind, number, material, counts, signal }: Attacker): Scene {
  // Another name for the same place: `fetch` has connections by name, and readers share none with their attackers.
  const url = server.url.replace('127.0.0.1', 'localhost')
  const address = `10.${kind + 1}.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const note = (outcome: number | string): void =>
    void counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1)
  return {
    url,
    signal,
    address,
    note,
    material,
    createVisitor: async (own = address) => await createVisitor({ url }, { address: own }),
  }
}

async function keepAttacking({ strike, pauseMs }: Attack, scene: Scene): Promise<void> {
  for (let round = 0; !scene.signal.aborted; round += 1) {
    try {
      await strike(scene, round)
    } catch (error) {
      const { status } = Object(error) as { status?: number }
      if (!scene.signal.aborted)
        scene.note(
          status ??
            (error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'thrown'),
        )
    }
    await wait(pauseMs, undefined, { signal: scene.signal }).catch(() => {})
  }
}

interface Stock extends ProcessReading {
  readonly files_coming_in: number
  readonly temporary_files: number
  readonly database_sessions: number | undefined
  readonly pages_at_work: number
}

async function takeStock({ server, folder, database }: Place): Promise<Stock> {
  const sessions = await database?.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return {
    ...(await readProcess(server.child.pid!)),
    files_coming_in: (await readdir(join(folder, 'data', 'blobs', 'incoming'))).length,
    temporary_files: (await readdir(join(folder, 'temporary'), { recursive: true })).length,
    database_sessions: sessions?.rows[0]?.count,
    pages_at_work: Number(/^fukidashi_pages_at_work (\S+)$/m.exec(metrics)?.[1]),
  }
}

// What the attackers had ordered is worked off, or the time is over.
async function waitForRest(place: Place, before: Stock): Promise<Stock> {
  const endMs = performance.now() + restMs
  for (;;) {
    await wait(5000)
    const stock = await takeStock(place)
    const isAtRest = stock.pages_at_work === 0 && stock.descriptors <= before.descriptors + sparePools
    if (isAtRest || performance.now() > endMs) return stock
  }
}

interface Report {
  readonly minutes: number
  readonly figures: ReaderFigures
  readonly outcomes: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly readings: readonly ProcessReading[]
  readonly stock: Readonly<Record<string, Stock>>
}

function report({ minutes, figures, outcomes, readings, stock }: Report): void {
  for (const [name, counts] of outcomes)
    console.log(
      name.padEnd(30),
      JSON.stringify(Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))),
    )
  for (const failure of figures.failures.slice(0, 10)) console.log(`  a reader: ${failure}`)
  for (const [when, { residentMb, ...held }] of Object.entries(stock))
    console.log(when.padEnd(10), JSON.stringify({ rss_mb: residentMb, ...held }))
  const memory = readings.map(({ residentMb }) => residentMb)
  const minute = Math.min(60_000 / readEveryMs, Math.ceil(memory.length / 3))
  const hostile = [...outcomes.values()].flatMap((counts) => [...counts])
  const internal = hostile.filter(([outcome]) => outcome === '500').reduce((sum, [, count]) => sum + count, 0)
  console.log(
    JSON.stringify({
      minutes,
      readers,
      pages_read: figures.pageMs.length,
      site_ms: describe(figures.siteMs),
      upload_ms: describe(figures.uploadMs),
      page_ms: describe(figures.pageMs),
      readers_failures: figures.failures.length,
      readers_put_off: figures.putOff,
      internal_errors: internal,
      rss_mb_first_minute: Math.round(mean(memory.slice(0, minute))),
      rss_mb_last_minute: Math.round(mean(memory.slice(-minute))),
      rss_mb_most: Math.max(...memory),
      descriptors_most: Math.max(...readings.map(({ descriptors }) => descriptors)),
      threads_most: Math.max(...readings.map(({ threads }) => threads)),
    }),
  )
}

function describe(values: readonly number[]): Record<string, number | undefined> {
  const round = (value: number | undefined) => (value === undefined ? undefined : Math.round(value))
  return { median: round(median(values)), p95: round(quantile(values, 0.95)), most: round(Math.max(...values)) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
