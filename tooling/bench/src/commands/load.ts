import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchCommand } from '../bench-command.ts'
import { varyPage } from '../data/vary-page.ts'
import { median } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { benchOrder, createVisitor, startBenchServer } from '../running/serve.ts'

const readersPerTask = 4
const sampleEveryMs = 2000

/** A server under many uploads at once and many readers who wait. */
export const load: BenchCommand = {
  name: 'load',
  description: 'many uploads at once (--count), four waiting readers for each: ends, errors, event loop delay, memory',
  run: async ({ count = 50 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-load-'))
    const server = await startBenchServer(folder)
    const visitor = await createVisitor(server)
    const pages = await Promise.all(Array.from({ length: count }, async (_, number) => await varyPage(number)))
    const sampling = new AbortController()
    const samples = sample(server.url, sampling.signal)
    const startMs = performance.now()
    const images = await Promise.all(pages.map(async (file) => await visitor.api().uploadImage({ file })))
    const uploadedMs = performance.now() - startMs
    const ends: Record<string, number> = {}
    let errors = 0
    const follow = async (taskId: string): Promise<string> => {
      for (;;) {
        const { status } = await visitor.api().getTranslateResult({ taskId, waitMs: 25_000 })
        if (status !== 'queued' && status !== 'processing') return status
      }
    }
    await Promise.all(
      images.map(async ({ imageId }) => {
        const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder })
        const readers = Array.from({ length: readersPerTask }, async () => await follow(taskId))
        for (const reader of await Promise.allSettled(readers)) {
          if (reader.status === 'rejected') errors += 1
          else ends[reader.value] = (ends[reader.value] ?? 0) + 1
        }
      }),
    )
    const totalMs = performance.now() - startMs
    sampling.abort()
    const readings = await samples
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
    const delays = readings.map(({ delayMs }) => delayMs)
    const memory = readings.map(({ residentMb }) => residentMb)
    console.log(
      JSON.stringify({
        uploads: count,
        readers: count * readersPerTask,
        readers_by_end: ends,
        errors,
        upload_seconds: Math.round(uploadedMs / 100) / 10,
        total_seconds: Math.round(totalMs / 100) / 10,
        event_loop_p99_ms_median: Math.round(median(delays)!),
        event_loop_p99_ms_worst_2_seconds: Math.round(Math.max(...delays)),
        event_loop_p99_ms_by_2_seconds: delays.map(Math.round),
        rss_mb_quarter: memory[Math.floor(memory.length / 4)],
        rss_mb_last: memory.at(-1),
        rss_mb_most: Math.max(...memory),
      }),
    )
  },
}

// The server's own histogram of delays begins anew with each look.
async function sample(url: string, signal: AbortSignal): Promise<{ delayMs: number; residentMb: number }[]> {
  const readings: { delayMs: number; residentMb: number }[] = []
  while (!signal.aborted) {
    await wait(sampleEveryMs, undefined, { signal }).catch(() => {})
    const text = await (await fetch(`${url}/metrics`)).text()
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    readings.push({
      delayMs: valueOf('nodejs_eventloop_lag_p99_seconds') * 1000,
      residentMb: Math.round(valueOf('process_resident_memory_bytes') / 1e6),
    })
  }
  return readings
}
