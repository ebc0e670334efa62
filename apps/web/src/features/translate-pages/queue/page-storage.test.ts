import { expect, it } from 'vitest'
import type { ComicPage } from './comic-page.ts'
import { createPageStorage } from './page-storage.ts'

const order = { taskId: 't1', language: 'ENG' }

function openStorages() {
  const texts = new Map<string, string>()
  const files = new Map<string, File>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  } as unknown as Storage
  const store = {
    keep: async (id: string, file: File) => void files.set(id, file),
    read: async (id: string) => files.get(id),
    drop: async (id: string) => void files.delete(id),
  }
  return {
    texts,
    opened: createPageStorage(() => storage, store),
    refused: createPageStorage(() => {
      throw new Error('no')
    }, store),
  }
}

const pageOf = (id: string, rest: Pick<ComicPage, 'progress' | 'order'>): ComicPage => ({
  id,
  file: new File([id], `${id}.png`),
  originalUrl: '',
  seriesId: 's1',
  ...rest,
})

it('gives pages back as they were left: what was ordered is to be asked for, what was not sent is ready', async () => {
  const { opened } = openStorages()
  const pages = [
    pageOf('done', {
      order,
      progress: { step: 'done', ...order, imageUrl: '/r', outcome: 'done', regions: [], revision: 0, isEditable: true },
    }),
    pageOf('running', { order, progress: { step: 'running', stage: 'detect', share: 0.2 } }),
    pageOf('uploading', { progress: { step: 'uploading' } }),
    pageOf('cancelled', { order, progress: { step: 'cancelled' } }),
    pageOf('failed', { order, progress: { step: 'failed', failure: 'engineTimedOut' } }),
    pageOf('used up', { progress: { step: 'failed', failure: 'anonymousLimitReached', perDay: 5 } }),
    pageOf('without its image', { order, progress: { step: 'ready' } }),
  ]
  for (const page of pages.slice(0, -1)) opened.keepFile(page)
  opened.write(pages)
  const found = await opened.read()
  expect(found.map(({ id, file, progress }) => [id, file.name, progress.step])).toEqual([
    ['done', 'done.png', 'waiting'],
    ['running', 'running.png', 'waiting'],
    ['uploading', 'uploading.png', 'ready'],
    ['cancelled', 'cancelled.png', 'cancelled'],
    ['failed', 'failed.png', 'failed'],
    ['used up', 'used up.png', 'failed'],
  ])
  expect(found.at(-1)!.progress).toEqual({ step: 'failed', failure: 'anonymousLimitReached', perDay: 5 })
  expect(found[0]!.order).toEqual(order)
  expect(new Set(found.map(({ seriesId }) => seriesId))).toEqual(new Set(['s1']))
})

it.each([
  '{"broken',
  '7',
  '[{"id":1}]',
  '[{"id":"a","order":{"taskId":"t","language":"???"}}]',
  '[{"id":"a","end":"?"}]',
  '[{"id":"a","seriesId":7}]',
  '[{"id":"a","end":"anonymousLimitReached","perDay":"x"}]',
])('takes nothing out of %s', async (text) => {
  const { texts, opened } = openStorages()
  texts.set('translatorWork', text)
  expect(await opened.read()).toEqual([])
})

it('does without a storage that the browser refuses', async () => {
  const { refused } = openStorages()
  refused.write([])
  expect(await refused.read()).toEqual([])
})
