import { limits } from '@fukidashi/contract/limits'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchCommand } from '../bench-command.ts'
import { drawDenseStrip } from '../data/heavy-images.ts'
import { machineLine } from '../running/machine.ts'
import { benchOrder, createVisitor, startBenchServer } from '../running/serve.ts'
import { watchProcess } from '../running/watch-process.ts'

/** The largest page that is taken, full of text, on the real server. */
export const strip: BenchCommand = {
  name: 'strip',
  description:
    'a strip of 800 x 30,000 with 200 balloons through the real server: seconds against its budget, peak memory',
  run: async () => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-strip-'))
    const bytes = await drawDenseStrip()
    const server = await startBenchServer(folder)
    const watching = new AbortController()
    try {
      const visitor = await createVisitor(server)
      const readings = watchProcess(server.child.pid!, 250, watching.signal)
      const file = new File([new Uint8Array(bytes)], 'strip.jpg')
      const startMs = performance.now()
      const { imageId, width, height } = await visitor.api().uploadImage({ file })
      const uploadedMs = performance.now()
      const order = { ...benchOrder, translateFrom: 'ENG', translateTo: 'ESP' } as const
      const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...order })
      for (;;) {
        const task = await visitor.api().getTranslateResult({ taskId, waitMs: 25_000 })
        if (task.status === 'queued' || task.status === 'processing') continue
        watching.abort()
        const budgetMs = limits.page.baseMs + (limits.page.msPerMegapixel * width * height) / 1e6
        console.log(
          JSON.stringify({
            megabytes: Math.round(bytes.length / 1e5) / 10,
            status: task.status,
            ...(task.status === 'done' && { balloons: task.regions.length }),
            ...(task.status === 'failed' && { error: task.error }),
            upload_seconds: Math.round((uploadedMs - startMs) / 100) / 10,
            page_seconds: Math.round((performance.now() - uploadedMs) / 100) / 10,
            budget_seconds: Math.round(budgetMs / 1000),
            rss_mb_most: Math.max(...(await readings).map(({ residentMb }) => residentMb)),
          }),
        )
        break
      }
    } finally {
      watching.abort()
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    }
  },
}
