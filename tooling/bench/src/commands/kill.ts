import { type StageName, stageNames } from '@fukidashi/contract/stages'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchCommand } from '../bench-command.ts'
import { varyPage } from '../data/vary-page.ts'
import { median } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { benchOrder, type BenchServer, countKeptFiles, createVisitor, startBenchServer } from '../running/serve.ts'

type Moment = 'queued' | StageName
const moments: readonly Moment[] = ['queued', ...stageNames]
/** An uploaded image, its page and its overlay. */
const filesPerTask = 3

/** What a server that is killed at any moment loses, does twice or charges twice. */
export const kill: BenchCommand = {
  name: 'kill',
  description:
    'kill -9 of the server in each stage of a job (--count times): jobs lost, files that no row names, charged twice',
  run: async ({ count = 50 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-kill-'))
    let server = await startBenchServer(folder)
    const place = { url: server.url }
    const visitor = await createVisitor(place)
    let lost = 0
    const killedIn: Record<string, number> = {}
    const recoveredMs: number[] = []
    for (let round = 0; round < count; round += 1) {
      const { imageId } = await visitor.api().uploadImage({ file: await varyPage(round) })
      const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder })
      const met = await waitForMoment(visitor, taskId, moments[round % moments.length]!)
      killedIn[met] = (killedIn[met] ?? 0) + 1
      await server.end('SIGKILL')
      const startMs = performance.now()
      server = await startBenchServer(folder)
      place.url = server.url
      const status = await waitForEnd(visitor, taskId)
      recoveredMs.push(performance.now() - startMs)
      if (status !== 'done') lost += 1
      console.log(`${String(round + 1).padStart(4)} killed in ${met}: ${status}`)
    }
    const { used } = await visitor.api().getUseCount({})
    const files = await countKeptFiles(folder)
    await finish(server, folder)
    console.log(
      JSON.stringify({
        rounds: count,
        killed_in: killedIn,
        jobs_lost: lost,
        // A kill between writing a result's bytes and its row leaves bytes that no row names; the sweep takes them.
        files_without_a_row: files - count * filesPerTask,
        charged_too_often: used - count,
        seconds_to_done_after_kill_median: Math.round(median(recoveredMs)! / 100) / 10,
      }),
    )
  },
}

type Visitor = Awaited<ReturnType<typeof createVisitor>>

// A stage that is over between two looks cannot be met; the next one stands in for it.
async function waitForMoment(visitor: Visitor, taskId: string, wanted: Moment): Promise<string> {
  if (wanted === 'queued') return wanted
  const from = moments.indexOf(wanted)
  for (;;) {
    const task = await visitor.api().getTranslateResult({ taskId, waitMs: 100 })
    if (task.status === 'done') return 'done'
    if (task.status === 'processing' && moments.indexOf(task.stage) >= from) return task.stage
  }
}

async function waitForEnd(visitor: Visitor, taskId: string): Promise<string> {
  for (;;) {
    const { status } = await visitor.api().getTranslateResult({ taskId, waitMs: 5000 })
    if (status !== 'queued' && status !== 'processing') return status
  }
}

async function finish(server: BenchServer, folder: string): Promise<void> {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
