import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchCommand } from '../bench-command.ts'
import { drawInterlaced } from '../data/heavy-images.ts'
import { varyPage } from '../data/vary-page.ts'
import { median } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { createVisitor, startBenchServer } from '../running/serve.ts'
import { readProcess, watchProcess } from '../running/watch-process.ts'

const betweenMs = 250
const pagesBefore = 12
/** Just under 50 megapixels. */
const sidePx = 7000

/** Whether images that are hard to judge keep others waiting. */
export const judging: BenchCommand = {
  name: 'judging',
  description:
    'uploads of pages while --count (16) interlaced 16-bit PNGs of 49 megapixels are judged: milliseconds before and meanwhile, memory',
  run: async ({ count = 16 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-judging-'))
    const heavy = await Promise.all(
      Array.from({ length: count }, async (_, number) => await drawInterlaced(sidePx, number)),
    )
    const pages = await Promise.all(Array.from({ length: 60 }, async (_, number) => await varyPage(number)))
    const server = await startBenchServer(folder, { TRUSTED_PROXIES: '1' })
    const watching = new AbortController()
    try {
      const reader = await createVisitor(server, { address: '198.51.100.1' })
      let next = 0
      const upload = async (): Promise<number> => {
        const startMs = performance.now()
        await reader.api().uploadImage({ file: pages[next++ % pages.length]! })
        return performance.now() - startMs
      }
      const before: number[] = []
      for (let page = 0; page < pagesBefore; page += 1) before.push(await upload())
      const atRest = await readProcess(server.child.pid!)
      const readings = watchProcess(server.child.pid!, 100, watching.signal)
      const startMs = performance.now()
      let isJudging = true
      const answers = Promise.all(
        heavy.map(async (bytes, number) => {
          // From an address of its own each, as one address may have four at once.
          const sender = await createVisitor(server, { address: `203.0.113.${number + 1}` })
          const form = new FormData()
          form.append('file', new File([new Uint8Array(bytes)], 'heavy.png'))
          const { status } = await sender.request(`${server.url}/api/manga/img/upload`, { method: 'POST', body: form })
          return status
        }),
      ).finally(() => {
        isJudging = false
      })
      const meanwhile: number[] = []
      while (isJudging || meanwhile.length === 0) {
        meanwhile.push(await upload())
        await wait(betweenMs)
      }
      const statuses = Map.groupBy(await answers, String)
      watching.abort()
      const most = Math.max(...(await readings).map(({ residentMb }) => residentMb))
      console.log(
        JSON.stringify({
          images: count,
          kilobytes_each: Math.round(heavy[0]!.length / 1000),
          answers_by_status: Object.fromEntries([...statuses].map(([status, same]) => [status, same.length])),
          judging_seconds: Math.round((performance.now() - startMs) / 100) / 10,
          page_ms_before_median: Math.round(median(before)!),
          page_ms_meanwhile_median: Math.round(median(meanwhile)!),
          page_ms_meanwhile_worst: Math.round(Math.max(...meanwhile)),
          pages_meanwhile: meanwhile.length,
          delay_ms_worst: Math.round(Math.max(...meanwhile) - median(before)!),
          rss_mb_before: atRest.residentMb,
          rss_mb_most: most,
        }),
      )
    } finally {
      watching.abort()
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    }
  },
}
