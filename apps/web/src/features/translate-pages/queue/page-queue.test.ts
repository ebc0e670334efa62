import { ApiError } from '@fukidashi/api-client/api-error'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ComicPage } from './comic-page.ts'
import { createPageQueue } from './page-queue.ts'
import type { PageStorage } from './page-storage.ts'
import type { PageCalls } from './translate-page.ts'

const options = {
  translateTo: 'ENG',
  translationModel: 'builtin',
  detectionModel: 'default',
  fontStyle: 'comic',
} as const
const noEngine = async () => await Promise.reject(new Error('No engine was asked for.'))
const fileOf = (name: string) => new File(['page'], name, { type: 'image/png' })

/** A server that answers for each file when the test lets it. */
function createCalls() {
  const open = new Map<string, () => void>()
  const calls: PageCalls = {
    uploadImage: async ({ file }) => ({
      imageId: (file as File).name,
      width: 1,
      height: 1,
      format: 'png',
      bytes: 1,
      expiresAt: '',
    }),
    submitTranslateTask: async ({ imageId }) => ({ taskId: imageId, status: 'queued', position: 0 }),
    getTranslateResult: ({ taskId }, { signal } = {}) =>
      new Promise((resolve, reject) => {
        const files = { imageUrl: `/${taskId}`, overlayUrl: '' }
        const about = { outcome: 'done', revision: 0, isEditable: true, isLanguageSure: true } as const
        open.set(taskId, () => resolve({ taskId, status: 'done', ...files, ...about, regions: [], route: [] }))
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    handInWords: async ({ taskId }) => ({ taskId, status: 'queued', position: 0 }),
    cancelTranslateTask: vi.fn<PageCalls['cancelTranslateTask']>(async ({ taskId }) => ({
      taskId,
      status: 'cancelled',
    })),
  }
  return { calls, open }
}

it('takes pages through in order, three at a time, and cancels one alone', async () => {
  const { calls, open } = createCalls()
  const queue = createPageQueue(async () => calls, noEngine)
  queue.add(['a', 'b', 'c', 'd'].map(fileOf))
  const steps = () => queue.getPages().map(({ progress }) => progress.step)
  const idOf = (name: string) => queue.getPages().find(({ file }) => file.name === name)!.id
  expect(steps()).toEqual(['ready', 'ready', 'ready', 'ready'])

  queue.translate(
    queue.getPages().map(({ id }) => id),
    options,
  )
  await vi.waitFor(() => expect(steps()).toEqual(['queued', 'queued', 'queued', 'waiting']))
  queue.cancel(idOf('b'))
  await vi.waitFor(() => expect(steps()).toEqual(['queued', 'cancelled', 'queued', 'queued']))
  expect(calls.cancelTranslateTask).toHaveBeenCalledExactlyOnceWith({ taskId: 'b' })

  await vi.waitFor(() => expect([...open.keys()]).toContain('d'))
  for (const name of ['a', 'c', 'd']) open.get(name)!()
  await vi.waitFor(() => expect(steps()).toEqual(['done', 'cancelled', 'done', 'done']))
  queue.translate([idOf('b')], options)
  await vi.waitFor(() => expect(steps()[1]).toBe('queued'))
  queue.clear()
  expect(queue.getPages()).toEqual([])
})

it('gives the place of a cancelled page to the next one at once, also while it pauses after a lost answer', async () => {
  const { calls, open } = createCalls()
  const lost = new ApiError({ failure: 'network', method: 'POST', url: '/', reason: 'no answer came.' })
  const uploadImage = vi.fn<PageCalls['uploadImage']>(({ file }, settings) =>
    (file as File).name.startsWith('lost') ? Promise.reject(lost) : calls.uploadImage({ file }, settings),
  )
  const queue = createPageQueue(async () => ({ ...calls, uploadImage }), noEngine)
  queue.add(['lost 1', 'lost 2', 'lost 3', 'next'].map(fileOf))
  const ids = queue.getPages().map(({ id }) => id)
  vi.useFakeTimers()
  queue.translate(ids, options)
  await vi.advanceTimersByTimeAsync(0)
  expect(uploadImage).toHaveBeenCalledTimes(3)
  queue.cancel(ids[0]!)
  await vi.advanceTimersByTimeAsync(0)
  expect([...open.keys()]).toEqual(['next'])
  vi.useRealTimers()
  queue.clear()
})

it('makes one series of the pages that lie there together, also of those that come later, and a new one when it was empty', () => {
  const queue = createPageQueue(async () => createCalls().calls, noEngine)
  const seriesIds = () => queue.getPages().map(({ seriesId }) => seriesId)
  queue.add(['a', 'b'].map(fileOf))
  queue.add([fileOf('c')])
  const [first] = seriesIds()
  expect(z.uuid().safeParse(first).success).toBe(true)
  expect(seriesIds()).toEqual([first, first, first])
  queue.clear()
  queue.add([fileOf('d')])
  expect(seriesIds()[0]).not.toBe(first)
})

it('keeps each change, and follows after a reload what was ordered before', async () => {
  const { calls, open } = createCalls()
  const kept = new Map<string, string>()
  const page = (id: string, rest: Pick<ComicPage, 'progress' | 'order'>): ComicPage => ({
    id,
    file: fileOf(id),
    originalUrl: '',
    seriesId: 's1',
    ...rest,
  })
  const storage: PageStorage = {
    write: (pages) => pages.forEach(({ id, progress }) => kept.set(id, progress.step)),
    keepFile: ({ id }) => void kept.set(id, 'file'),
    dropFile: (id) => void kept.delete(id),
    read: async () => [
      page('ordered', { progress: { step: 'waiting' }, order: { taskId: 't1', language: 'ENG' } }),
      page('untouched', { progress: { step: 'ready' } }),
    ],
  }
  const queue = createPageQueue(async () => calls, noEngine)
  await queue.storeIn(() => storage)
  await queue.storeIn(() => storage)
  expect(queue.getPages().map(({ id }) => id)).toEqual(['ordered', 'untouched'])
  await vi.waitFor(() => expect([...open.keys()]).toEqual(['t1']))
  open.get('t1')!()
  await vi.waitFor(() => expect(kept.get('ordered')).toBe('done'))
  queue.remove('ordered')
  expect(kept.has('ordered')).toBe(false)
})

it('cancels on the server an order of before the reload that still waits for its turn', async () => {
  const { calls } = createCalls()
  const pages = ['a', 'b', 'c', 'd'].map((id): ComicPage => {
    const order = { taskId: id, language: 'ENG' }
    return { id, file: fileOf(id), originalUrl: '', seriesId: 's1', order, progress: { step: 'waiting' } }
  })
  const queue = createPageQueue(async () => calls, noEngine)
  await queue.storeIn(() => ({
    write: () => undefined,
    keepFile: () => undefined,
    dropFile: () => undefined,
    read: async () => pages,
  }))
  queue.cancel('d')
  queue.cancel('a')
  await vi.waitFor(() => expect(calls.cancelTranslateTask).toHaveBeenCalledWith({ taskId: 'd' }))
  expect(queue.getPages().map(({ progress }) => progress.step)).toEqual([
    'cancelled',
    'waiting',
    'waiting',
    'cancelled',
  ])
})
