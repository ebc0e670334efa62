import { readdir, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import { Client } from 'pg'
import type { BenchCommand } from '../bench-command.ts'
import { varyPage } from '../data/vary-page.ts'
import { machineLine } from '../running/machine.ts'
import { benchOrder, createVisitor, type VisitorCalls } from '../running/serve.ts'
import { type Replica, type Replicas, startReplicas } from '../running/start-replicas.ts'

const pagesPerVisitor = 4
/** A process that was stopped answers nobody for so long, and has not died. */
const stoppedMs = 30_000
const cutMs = 10_000
const betweenFaultsMs = 5000
const answerMs = 10_000
/** What it takes to do everything to each of four processes once. */
const roundMs = 4 * (stoppedMs + 2 * cutMs + 4 * betweenFaultsMs)
/** Older than anything that a row may name. */
const strayAgeMs = 26 * 60 * 60 * 1000
const sweepMs = 60_000

/** The service on several processes while one after the other dies, stands still or is cut off. */
export const replicas: BenchCommand = {
  name: 'replicas',
  description:
    '2 API + 2 workers + PostgreSQL + S3 under --count pages (200) while each process is killed, stopped and cut off in turn; then pages a minute with 1, 2 and 4 workers',
  run: async ({ count = 200 }) => {
    console.log(machineLine())
    const service = await startReplicas({ api: 2, worker: 2 })
    try {
      const running = new AbortController()
      const faults = causeFaults(service.all, running.signal)
      const startMs = performance.now()
      const visits = await runVisitors(service, { count, arrivalMs: Math.min(roundMs, count * 1500) })
      const seconds = (performance.now() - startMs) / 1000
      running.abort()
      console.log(
        JSON.stringify({
          pages: count,
          visitors: Math.ceil(count / pagesPerVisitor),
          faults: await faults,
          seconds: Math.round(seconds),
          ...(await judge(service, visits)),
          ...(await sweepStrays(service)),
        }),
      )
    } finally {
      await service.close()
    }
    await compareWorkers([1, 2, 4], Math.min(count, 24))
  },
}

interface Visit {
  /** How the visitor's pages ended. */
  readonly statuses: readonly string[]
  readonly used: number
}

interface Visiting {
  readonly count: number
  /** Time over which the visitors arrive, so that there are pages at work whatever happens when. */
  readonly arrivalMs: number
}

async function runVisitors(service: Replicas, { count, arrivalMs }: Visiting): Promise<Visit[]> {
  const visitors = Math.ceil(count / pagesPerVisitor)
  return await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const numbers = Array.from({ length: pagesPerVisitor }, (__, page) => visitor * pagesPerVisitor + page)
      await wait((arrivalMs * visitor) / visitors)
      return await runVisitor(
        service.all,
        visitor,
        numbers.filter((number) => number < count),
      )
    }),
  )
}

// What a browser or a proxy does: another process is asked when one does not answer.
async function runVisitor(all: readonly Replica[], visitor: number, numbers: readonly number[]): Promise<Visit> {
  const apis = all.filter(({ role }) => role === 'api')
  let turn = visitor
  const place = {
    get url(): string {
      return apis[turn % apis.length]!.server?.url ?? 'http://127.0.0.1:1'
    },
  }
  const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    await pRetry(ask, {
      retries: 60,
      factor: 1,
      minTimeout: 1000,
      onFailedAttempt: () => {
        turn += 1
      },
    })
  const { api } = await insist(
    async () => await createVisitor(place, { createTimeout: () => AbortSignal.timeout(answerMs) }),
  )
  const statuses = await Promise.all(numbers.map(async (number) => await runPage(api, insist, number)))
  const { used } = await insist(async () => await api().getUseCount({}))
  return { statuses, used }
}

type Insist = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

async function runPage(api: () => VisitorCalls, insist: Insist, number: number): Promise<string> {
  const file = await varyPage(number)
  const { imageId } = await insist(async () => await api().uploadImage({ file }))
  const { taskId } = await insist(async () => await api().submitTranslateTask({ imageId, ...benchOrder }))
  for (;;) {
    const { status } = await insist(async () => await api().getTranslateResult({ taskId, waitMs: 5000 }))
    if (status !== 'queued' && status !== 'processing') return status
  }
}

async function causeFaults(all: readonly Replica[], signal: AbortSignal): Promise<Record<string, number>> {
  const faults = {
    killed: async (replica: Replica) => {
      const { server } = replica
      replica.server = undefined
      await server?.end('SIGKILL')
      await replica.start()
    },
    stopped: async ({ server }: Replica) => {
      server?.child.kill('SIGSTOP')
      await wait(stoppedMs)
      server?.child.kill('SIGCONT')
    },
    cut_off_from_database: async ({ database }: Replica) => {
      database.cut()
      await wait(cutMs)
      database.restore()
    },
    cut_off_from_bucket: async ({ bucket }: Replica) => {
      bucket.cut()
      await wait(cutMs)
      bucket.restore()
    },
  }
  const caused: Record<string, number> = {}
  while (!signal.aborted) {
    for (const [name, cause] of Object.entries(faults)) {
      for (const replica of all) {
        if (signal.aborted) return caused
        await wait(betweenFaultsMs, undefined, { signal }).catch(() => {})
        console.log(`${replica.name}: ${name.replaceAll('_', ' ')}`)
        await cause(replica)
        caused[name] = (caused[name] ?? 0) + 1
      }
    }
  }
  return caused
}

async function judge(service: Replicas, visits: readonly Visit[]) {
  const statuses = visits.flatMap((visit) => visit.statuses)
  const ends = Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, same]) => [status, same.length]),
  )
  const { strays, missing } = await listObjects(service)
  return {
    ends,
    lost: statuses.filter((status) => status !== 'done').length,
    charged_too_often: visits.reduce((sum, visit) => sum + visit.used - visit.statuses.length, 0),
    // A process that dies between an object and its row leaves one that no row names.
    objects_without_a_row: strays.length,
    rows_without_an_object: missing.length,
  }
}

/** Objects that no row names, as paths in the bucket's folder, and keys of rows that are not there. */
async function listObjects({ databaseUrl, bucketFolder }: Replicas) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string }>(
    `select blob_key as key from images union select page_key from results union select overlay_key from results
     union select state_key from page_states union select ground_key from page_states where ground_key is not null`,
  )
  await client.end()
  const known = new Set(rows.map(({ key }) => key))
  const objects = new Map(
    (await readdir(bucketFolder, { recursive: true })).flatMap((path) => {
      const key = /([0-9a-f-]{36})\._S3rver_object$/.exec(path)?.[1]
      return key === undefined ? [] : [[key, path] as const]
    }),
  )
  return {
    strays: [...objects].filter(([key]) => !known.has(key)).map(([, path]) => path),
    missing: [...known].filter((key) => !objects.has(key)),
  }
}

// A day goes by for the strays alone; what a row names goes with its row.
async function sweepStrays(service: Replicas) {
  const { bucketFolder } = service
  const then = new Date(Date.now() - strayAgeMs)
  const { strays } = await listObjects(service)
  await Promise.all(strays.map(async (name) => await utimes(join(bucketFolder, name), then, then)))
  // A process sweeps when it starts.
  const replica = service.all[0]!
  await replica.server?.end('SIGTERM')
  await replica.start()
  const endMs = performance.now() + sweepMs
  let left = strays.length
  while (left > 0 && performance.now() < endMs) {
    await wait(500)
    left = (await listObjects(service)).strays.length
  }
  return { objects_without_a_row_after_the_sweep: left }
}

// Processes share the machine's cores, so what is told here is how the work is shared out, not how far it scales.
async function compareWorkers(counts: readonly number[], pages: number): Promise<void> {
  const cores = availableParallelism()
  let alone: number | undefined
  for (const workers of counts) {
    const rate = await measureThroughput(workers, pages)
    alone ??= rate
    const ratio = Math.round((rate / alone) * 100) / 100
    console.log(JSON.stringify({ workers, pages, pages_a_minute: Math.round(rate * 10) / 10, ratio, cores }))
  }
  if (cores < 2 * counts.at(-1)!)
    console.log(
      `a page alone keeps two cores busy: ${cores} cores are full with ${Math.max(1, Math.floor(cores / 2))} of these workers`,
    )
}

async function measureThroughput(workers: number, count: number): Promise<number> {
  const service = await startReplicas({ api: 1, worker: workers })
  try {
    const startMs = performance.now()
    await runVisitors(service, { count, arrivalMs: 0 })
    return count / ((performance.now() - startMs) / 60_000)
  } finally {
    await service.close()
  }
}
