import { createDatabase, findPostgres, startPostgres } from '@fukidashi/test-services/postgres'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { BenchCommand } from '../bench-command.ts'
import { varyPage } from '../data/vary-page.ts'
import { machineLine } from '../running/machine.ts'
import { benchOrder, type BenchServer, createVisitor, startBenchServer } from '../running/serve.ts'
import { readProcessorSeconds } from '../running/watch-process.ts'

const idleMs = 30_000

/** What a page costs the service, for an estimate of what many pages cost. */
export const cost: BenchCommand = {
  name: 'cost',
  description:
    'what a page takes on a PostgreSQL server (--count pages, 20): processor time, queries, rows, bytes in database and storage; and what an API process and a worker take that do nothing',
  run: async ({ count = 20 }) => {
    console.log(machineLine())
    const programs = findPostgres(process.env.PATH ?? '')
    if (programs === undefined) throw new Error('PostgreSQL is not installed here (no initdb)')
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-cost-'))
    const postgres = await startPostgres(programs, ['shared_preload_libraries=pg_stat_statements'])
    const databaseUrl = await createDatabase(postgres.url, 'fukidashi')
    const database = new Client({ connectionString: databaseUrl })
    await database.connect()
    await database.query('create extension pg_stat_statements')
    // One after the other: the first one migrates the database.
    const server = await startBenchServer(folder, { DATABASE_URL: databaseUrl, ROLE: 'api' })
    const worker = await startBenchServer(folder, { DATABASE_URL: databaseUrl, ROLE: 'worker' })
    try {
      const pages = await Promise.all(Array.from({ length: count + 1 }, async (_, number) => await varyPage(number)))
      const visitor = await createVisitor(server)
      // The first page opens the models, which later ones do not.
      await readPage(server, visitor, pages[count]!)
      const sessions = await database.query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      const take = async () => await takeCounts({ api: server, worker }, database, folder)
      const idleStart = await take()
      await wait(idleMs)
      const start = await take()
      let received = 0
      for (const page of pages.slice(0, count)) received += await readPage(server, visitor, page)
      const end = await take()
      console.log(
        JSON.stringify({
          pages: count,
          ...describeCosts({ idleStart, start, end, count }),
          sessions: sessions.rows[0]!.count,
        }),
      )
      console.log(
        JSON.stringify({
          page_bytes_uploaded: Math.round(pages.slice(0, count).reduce((sum, { size }) => sum + size, 0) / count),
          page_bytes_downloaded: Math.round(received / count),
          rows_a_page: Object.fromEntries(
            Object.keys(end.rows).map((name) => [name, round((end.rows[name]! - start.rows[name]!) / count)]),
          ),
        }),
      )
      console.log('queries a page, the most frequent first:')
      for (const [text, calls] of mostFrequent(start, end, count)) console.log(`${String(calls).padStart(7)}  ${text}`)
    } finally {
      await Promise.all([server.end('SIGTERM'), worker.end('SIGTERM')])
      await database.end()
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

type Visitor = Awaited<ReturnType<typeof createVisitor>>

// As the site does: upload, order, wait, fetch the page. Returns the bytes of the result.
async function readPage(server: BenchServer, visitor: Visitor, file: Blob): Promise<number> {
  const { imageId } = await visitor.api().uploadImage({ file })
  const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder })
  for (;;) {
    const task = await visitor.api().getTranslateResult({ taskId, waitMs: 25_000 })
    if (task.status === 'queued' || task.status === 'processing') continue
    if (task.status !== 'done') throw new Error(`a page ended as ${JSON.stringify(task)}`)
    const response = await visitor.request(new URL(task.imageUrl, server.url))
    return (await response.arrayBuffer()).byteLength
  }
}

interface Counts {
  readonly atMs: number
  readonly processorSeconds: { readonly api: number; readonly worker: number }
  /** Calls by the text of the query. */
  readonly queries: ReadonlyMap<string, number>
  /** Milliseconds that the database was at work on queries. */
  readonly queryMs: number
  readonly transactions: number
  readonly walBytes: number
  readonly databaseBytes: number
  readonly storageBytes: number
  readonly rows: Readonly<Record<string, number>>
}

const tables = ['images', 'tasks', 'results', 'credit_grants', 'credit_spends', 'queue.job']

async function takeCounts(
  { api, worker }: { readonly api: BenchServer; readonly worker: BenchServer },
  database: Client,
  folder: string,
): Promise<Counts> {
  const statements = await database.query<{ query: string; calls: number; ms: number }>(
    `select query, sum(calls)::int as calls, sum(total_exec_time)::float as ms
     from pg_stat_statements join pg_database on pg_database.oid = dbid
     where datname = current_database() and query not like '%pg_stat_statements%' group by query`,
  )
  const totals = await database.query<{ transactions: number; wal: number; bytes: number }>(
    `select (select xact_commit::int from pg_stat_database where datname = current_database()) as transactions,
     pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as wal, pg_database_size(current_database())::float as bytes`,
  )
  const rows: Record<string, number> = {}
  for (const name of tables) {
    const counted = await database.query<{ count: number }>(`select count(*)::int as count from ${name}`)
    rows[name] = counted.rows[0]!.count
  }
  const { transactions, wal, bytes } = totals.rows[0]!
  return {
    atMs: performance.now(),
    processorSeconds: {
      api: await readProcessorSeconds(api.child.pid!),
      worker: await readProcessorSeconds(worker.child.pid!),
    },
    queries: new Map(statements.rows.map(({ query, calls }) => [query, calls])),
    queryMs: statements.rows.reduce((sum, { ms }) => sum + ms, 0),
    transactions,
    walBytes: wal,
    databaseBytes: bytes,
    storageBytes: await sumFiles(join(folder, 'blobs', 'kept')),
    rows,
  }
}

async function sumFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

interface Measured {
  readonly idleStart: Counts
  readonly start: Counts
  readonly end: Counts
  readonly count: number
}

function describeCosts({ idleStart, start, end, count }: Measured): Record<string, number> {
  const idleSeconds = (start.atMs - idleStart.atMs) / 1000
  const seconds = (end.atMs - start.atMs) / 1000
  // What the process does anyway is not the pages'.
  const idleRate = (of: (counts: Counts) => number) => (of(start) - of(idleStart)) / idleSeconds
  const perPage = (of: (counts: Counts) => number) => (of(end) - of(start) - idleRate(of) * seconds) / count
  const sumQueries = ({ queries }: Counts) => [...queries.values()].reduce((sum, calls) => sum + calls, 0)
  return {
    seconds_a_page: round(seconds / count),
    worker_processor_seconds_a_page: round(perPage(({ processorSeconds }) => processorSeconds.worker)),
    api_processor_seconds_a_page: round(perPage(({ processorSeconds }) => processorSeconds.api)),
    queries_a_page: round(perPage(sumQueries)),
    query_ms_a_page: round(perPage(({ queryMs }) => queryMs)),
    transactions_a_page: round(perPage(({ transactions }) => transactions)),
    wal_bytes_a_page: Math.round(perPage(({ walBytes }) => walBytes)),
    database_bytes_a_page: Math.round((end.databaseBytes - start.databaseBytes) / count),
    storage_bytes_a_page: Math.round((end.storageBytes - start.storageBytes) / count),
    idle_queries_a_second: round(idleRate(sumQueries)),
    idle_query_ms_a_second: round(idleRate(({ queryMs }) => queryMs)),
    idle_worker_processor_share: round(idleRate(({ processorSeconds }) => processorSeconds.worker)),
    idle_api_processor_share: round(idleRate(({ processorSeconds }) => processorSeconds.api)),
  }
}

function mostFrequent(start: Counts, end: Counts, count: number): readonly (readonly [text: string, calls: number])[] {
  return [...end.queries]
    .map(
      ([text, calls]) =>
        [text.replaceAll(/\s+/g, ' ').slice(0, 110), round((calls - (start.queries.get(text) ?? 0)) / count)] as const,
    )
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
