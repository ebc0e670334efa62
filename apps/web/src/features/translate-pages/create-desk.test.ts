import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ComicPage } from './comic-page.ts'
import { createDesk } from './create-desk.ts'
import type { KeptWork } from './kept-work.ts'
import type { PageCalls } from './translate-page.ts'

const options = {
  translateTo: 'ENG',
  translationModel: 'builtin',
  detectionModel: 'default',
  fontStyle: 'comic',
} as const
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
    submitTranslateTask: async ({ imageId }) => ({ taskId: imageId, status: 'queued' }),
    getTranslateResult: ({ taskId }, { signal } = {}) =>
      new Promise((resolve, reject) => {
        open.set(taskId, () => resolve({ taskId, status: 'done', progress: 1, imageUrl: `/${taskId}` }))
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    cancelTranslateTask: vi.fn<PageCalls['cancelTranslateTask']>(async ({ taskId }) => ({
      taskId,
      status: 'cancelled',
    })),
  }
  return { calls, open }
}

it('takes pages through in order, three at a time, and cancels one alone', async () => {
  const { calls, open } = createCalls()
  const desk = createDesk(async () => calls)
  desk.add(['a', 'b', 'c', 'd'].map(fileOf))
  const steps = () => desk.getPages().map(({ progress }) => progress.step)
  const idOf = (name: string) => desk.getPages().find(({ file }) => file.name === name)!.id
  expect(steps()).toEqual(['ready', 'ready', 'ready', 'ready'])

  desk.translate(
    desk.getPages().map(({ id }) => id),
    options,
  )
  await vi.waitFor(() => expect(steps()).toEqual(['queued', 'queued', 'queued', 'waiting']))
  desk.cancel(idOf('b'))
  await vi.waitFor(() => expect(steps()).toEqual(['queued', 'cancelled', 'queued', 'queued']))
  expect(calls.cancelTranslateTask).toHaveBeenCalledExactlyOnceWith({ taskId: 'b' })

  await vi.waitFor(() => expect([...open.keys()]).toContain('d'))
  for (const name of ['a', 'c', 'd']) open.get(name)!()
  await vi.waitFor(() => expect(steps()).toEqual(['done', 'cancelled', 'done', 'done']))
  desk.translate([idOf('b')], options)
  await vi.waitFor(() => expect(steps()[1]).toBe('queued'))
  desk.clear()
  expect(desk.getPages()).toEqual([])
})

it('makes one series of the pages that lie there together, also of those that come later, and a new one when it was empty', () => {
  const desk = createDesk(async () => createCalls().calls)
  const seriesIds = () => desk.getPages().map(({ seriesId }) => seriesId)
  desk.add(['a', 'b'].map(fileOf))
  desk.add([fileOf('c')])
  const [first] = seriesIds()
  expect(z.uuid().safeParse(first).success).toBe(true)
  expect(seriesIds()).toEqual([first, first, first])
  desk.clear()
  desk.add([fileOf('d')])
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
  const work: KeptWork = {
    write: (pages) => pages.forEach(({ id, progress }) => kept.set(id, progress.step)),
    keepFile: ({ id }) => void kept.set(id, 'file'),
    dropFile: (id) => void kept.delete(id),
    read: async () => [
      page('ordered', { progress: { step: 'waiting' }, order: { taskId: 't1', language: 'ENG' } }),
      page('untouched', { progress: { step: 'ready' } }),
    ],
  }
  const desk = createDesk(async () => calls)
  await desk.keepIn(() => work)
  await desk.keepIn(() => work)
  expect(desk.getPages().map(({ id }) => id)).toEqual(['ordered', 'untouched'])
  await vi.waitFor(() => expect([...open.keys()]).toEqual(['t1']))
  open.get('t1')!()
  await vi.waitFor(() => expect(kept.get('ordered')).toBe('done'))
  desk.remove('ordered')
  expect(kept.has('ordered')).toBe(false)
})

it('cancels on the server an order of before the reload that still waits for its turn', async () => {
  const { calls } = createCalls()
  const pages = ['a', 'b', 'c', 'd'].map((id): ComicPage => {
    const order = { taskId: id, language: 'ENG' }
    return { id, file: fileOf(id), originalUrl: '', seriesId: 's1', order, progress: { step: 'waiting' } }
  })
  const desk = createDesk(async () => calls)
  await desk.keepIn(() => ({
    write: () => undefined,
    keepFile: () => undefined,
    dropFile: () => undefined,
    read: async () => pages,
  }))
  desk.cancel('d')
  desk.cancel('a')
  await vi.waitFor(() => expect(calls.cancelTranslateTask).toHaveBeenCalledWith({ taskId: 'd' }))
  expect(desk.getPages().map(({ progress }) => progress.step)).toEqual(['cancelled', 'waiting', 'waiting', 'cancelled'])
})
