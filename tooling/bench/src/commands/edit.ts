import type { PageSource } from '@fukidashi/pipeline/page'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import { createPageEditor, createPipeline, createStages } from '@fukidashi/pipeline/run-pipeline'
import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchCommand } from '../bench-command.ts'
import { drawDensePage } from '../data/heavy-images.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { benchOrder, createVisitor, startBenchServer } from '../running/serve.ts'

const sentences = ['Really?', 'I never thought that it would be so far away.', 'Wait for me at the old harbour!']

/** How long it takes from new words for one region to the page's new overlay: in one thread with the page in memory, and through the server. */
export const edit: BenchCommand = {
  name: 'edit',
  description:
    'milliseconds from new words to the new overlay (median, 95th percentile) on the pages and on one of 16 balloons, which also goes through the server; bytes that are kept of a page',
  run: async ({ pages, targets, count = 100 }) => {
    const platform = createNodePlatform()
    const pipeline = createPipeline(platform, { engines: {} })
    const editor = createPageEditor(createStages(platform, { engines: {} }))
    const { signal } = new AbortController()
    const all: number[] = []
    const measured = readPageSet(pages).map((page) => ({
      name: shortName(page),
      bytes: new Uint8Array(readFileSync(page.path)),
      from: page.language,
      to: targets.find((target) => target !== page.language) ?? ('ENG' as const),
    }))
    const dense = { name: '16 balloons', bytes: new Uint8Array(await drawDensePage()), from: 'ENG', to: 'ESP' } as const
    for (const { name, bytes, from, to } of [...measured, dense]) {
      const options = { to, from, detector: 'default', fontStyle: 'comic' } as const
      const source: PageSource = { name, bytes, options: { ...options, upperCase: false, glossary: {} } }
      const read = await pipeline.read(source)
      if (!('toTranslate' in read) || read.toTranslate.length === 0) continue
      const words = Object.fromEntries(read.toTranslate.map((id, index) => [id, sentences[index % sentences.length]!]))
      const { kept } = await pipeline.letter(source, { state: read.state, words }, { keepsPage: true })
      let opened = await editor.open(source, kept!)
      const times: number[] = []
      for (let round = 0; round < count; round++) {
        const regionId = read.toTranslate[round % read.toTranslate.length]!
        const text = `${sentences[(round + 1) % sentences.length]!} ${round}`
        const startMs = performance.now()
        opened = (await editor.edit(opened, [{ regionId, text }], signal)).page
        times.push(performance.now() - startMs)
      }
      all.push(...times)
      const stateBytes = JSON.stringify(kept!.state).length
      console.error(
        `${name}: ${read.toTranslate.length} regions, ${describe(times)}, state ${stateBytes} bytes, ground ${kept!.ground?.length ?? 0} bytes`,
      )
    }
    console.log(JSON.stringify({ edits: all.length, median_ms: quantile(all, 0.5), p95_ms: quantile(all, 0.95) }))
    await platform.dispose()
    console.error(`16 balloons, through the server: ${describe(await editThroughServer(dense.bytes, count))}`)
  },
}

async function editThroughServer(bytes: Uint8Array<ArrayBuffer>, count: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fukidashi-edit-'))
  const server = await startBenchServer(folder)
  try {
    const api = (await createVisitor(server)).api()
    const { imageId } = await api.uploadImage({ file: new File([bytes], 'page.jpg') })
    const order = { ...benchOrder, translateFrom: 'ENG', translateTo: 'ESP' } as const
    const { taskId } = await api.submitTranslateTask({ imageId, ...order })
    let task = await api.getTranslateResult({ taskId, waitMs: 25_000 })
    while (task.status === 'queued' || task.status === 'processing')
      task = await api.getTranslateResult({ taskId, waitMs: 25_000 })
    const times: number[] = []
    for (let round = 0; round < count; round++) {
      if (task.status !== 'done') throw new Error(`The page is ${task.status}.`)
      const regionId = task.regions[round % task.regions.length]!.id
      const text = `${sentences[round % sentences.length]!} ${round}`
      const startMs = performance.now()
      task = await api.editResult({ taskId, revision: task.revision, edits: [{ regionId, text }] })
      times.push(performance.now() - startMs)
    }
    return times
  } finally {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

function describe(times: readonly number[]): string {
  return `first ${Math.round(times[0] ?? 0)} ms, median ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
}
