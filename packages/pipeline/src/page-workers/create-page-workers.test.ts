import { afterAll, describe, expect, it } from 'vitest'
import type { PageSource } from '../page.ts'
import type { PageProgress } from '../run-stages.ts'
import { createPageWorkers } from './create-page-workers.ts'

const settings = { engines: {}, workerFile: new URL('./fixtures/unruly-worker.ts', import.meta.url) }
const workers = createPageWorkers({ ...settings, cores: 4, stopTimeoutMs: 200 })
afterAll(workers.dispose)

const page = (name: string) => ({ name, bytes: new Uint8Array([1, 2, 3]), options: {} }) as unknown as PageSource

describe('page workers', () => {
  it('hand pages over and stream their progress', async () => {
    const progress: PageProgress[] = []
    const result = await workers.translate(page('work'), { onProgress: (report) => progress.push(report) })
    expect(result).toEqual({ name: 'work', bytes: new Uint8Array([1, 2, 3]) })
    expect(progress).toEqual([{ stage: 'detect', progress: 0.25 }])
  })

  it('pass names on between a page and those before it', async () => {
    const told: Record<string, string>[] = []
    const earlier = Promise.withResolvers<Record<string, string>>()
    const waiting = workers.translate(page('remember'), {
      names: { recall: () => earlier.promise, remember: (names) => told.push(names) },
    })
    setTimeout(() => earlier.resolve({ ナギ: 'Nagi' }), 50)
    expect(await waiting).toEqual({ name: 'remember', names: { ナギ: 'Nagi' } })
    expect(told).toEqual([{ コモナ: 'Komona' }])
  })

  it('fail a page that cannot learn the names of those before it', async () => {
    const names = { recall: async () => await Promise.reject(new Error('no database')), remember: () => undefined }
    await expect(workers.translate(page('remember'), { names })).rejects.toMatchObject({
      key: 'internal',
      detail: expect.stringContaining('no database') as string,
    })
  })

  it('keep the kind of a failure', async () => {
    await expect(workers.translate(page('refuse'))).rejects.toMatchObject({
      key: 'imageUnreadable',
      detail: 'It is cut.',
    })
  })

  it('fail only the page whose thread dies', async () => {
    const [crashed, thrown, ...worked] = await Promise.allSettled(
      ['crash', 'throw', 'work', 'work', 'work'].map((name) => workers.translate(page(name))),
    )
    expect(crashed).toMatchObject({ status: 'rejected', reason: { key: 'internal' } })
    expect(String((crashed as PromiseRejectedResult).reason)).toContain("The page's worker stopped")
    expect(String((thrown as PromiseRejectedResult).reason)).toContain('out of memory')
    expect(worked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })

  it('stop a page in the middle of its work, and keep its thread', async () => {
    const controller = new AbortController()
    const patient = createPageWorkers({ ...settings, cores: 1, stopTimeoutMs: 60_000 })
    const looping = patient.translate(page('loop'), { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 100)
    await expect(looping).rejects.toThrow('enough')
    const last = patient.translate(page('loop'))
    setTimeout(() => void patient.dispose(), 100)
    await expect(last).rejects.toMatchObject({ key: 'cancelled' })
  })

  it('stop pages at work, pages in the queue, and pages that do not listen', async () => {
    expect(workers.pagesAtOnce).toBe(2)
    const controller = new AbortController()
    const pages = ['wait', 'hang', 'work'].map((name) => workers.translate(page(name), { signal: controller.signal }))
    setTimeout(() => controller.abort(new Error('enough')), 100)
    const ended = await Promise.allSettled(pages)
    expect(ended.map((end) => String((end as PromiseRejectedResult).reason))).toEqual(Array(3).fill('Error: enough'))
    await expect(workers.translate(page('work'))).resolves.toMatchObject({ name: 'work' })
  })
})
