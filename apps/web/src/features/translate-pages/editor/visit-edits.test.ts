import { ApiError } from '@fukidashi/api-client/api-error'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import type { Region } from '@fukidashi/contract/region'
import type { RegionEdit } from '@fukidashi/contract/result-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ComicPage, DoneTask } from '../queue/comic-page.ts'
import { doneProgressOf } from '../queue/translate-page.ts'
import { createVisitEdits, type EditCalls } from './visit-edits.ts'

const region = (id: string, translation: string): Region => ({
  id,
  translation,
  box: [0, 0, 9, 9],
  direction: 'vertical',
  angle: 0,
  kind: 'speech',
  language: 'JPN',
  text: '…',
  confidence: 1,
})

const refusal = (key: ErrorKey, data?: unknown) =>
  new ApiError({ failure: 'refused', method: 'POST', url: '/', ...errors[key], data, reason: '' })

/** Two finished pages on a server that does as it is told. */
function createVisit() {
  const tasks = new Map<string, DoneTask>(
    ['a', 'b'].map((taskId) => [
      taskId,
      {
        taskId,
        status: 'done',
        imageUrl: `/${taskId}/0`,
        overlayUrl: '/o',
        regions: [region('r1', 'Kei, run!'), region('r2', 'Yes, Kei.')],
        revision: 0,
        isEditable: true,
        outcome: 'done',
        isLanguageSure: true,
        route: ['JPN', 'ENG'],
      },
    ]),
  )
  const edit = (task: DoneTask, edits: readonly RegionEdit[]): DoneTask => {
    const regions = task.regions.map((row) => {
      const { asDrawn, text } = edits.find(({ regionId }) => regionId === row.id) ?? {}
      const { translation, ...rest } = row
      if (asDrawn === true) return rest
      return { ...rest, translation: text ?? translation ?? 'kept' }
    })
    const edited = { ...task, regions, revision: task.revision + 1, imageUrl: `/${task.taskId}/${task.revision + 1}` }
    tasks.set(task.taskId, edited)
    return edited
  }
  const editResult = vi.fn<EditCalls['editResult']>(async ({ taskId, revision, edits }) => {
    const task = tasks.get(taskId)!
    if (task.revision !== revision) throw refusal('editOutdated', task)
    if (edits.some(({ text }) => text === 'long')) throw refusal('textTooLong')
    return edit(task, edits)
  })
  let pages: readonly ComicPage[] = [...tasks.values()].map((task) => {
    const order = { taskId: task.taskId, language: 'ENG' }
    const progress = doneProgressOf(task, order)
    return { id: task.taskId, file: new File([], ''), originalUrl: '', seriesId: '', order, progress }
  })
  const update = (id: string, task: DoneTask) => {
    pages = pages.map((page) => (page.id === id ? { ...page, progress: doneProgressOf(task, page.order!) } : page))
  }
  const edits = createVisitEdits({ getPages: () => pages, subscribe: () => () => {}, update }, async () => ({
    editResult,
  }))
  const words = (taskId: string) => tasks.get(taskId)!.regions.map(({ translation }) => translation)
  return {
    edits,
    editResult,
    words,
    editElsewhere: (taskId: string, more: RegionEdit[]) => edit(tasks.get(taskId)!, more),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends what was typed after a pause, as one call and one step of the history', async () => {
  const { edits, editResult, words } = createVisit()
  for (const text of ['R', 'Ru', 'Run']) edits.change('a', 'r1', { text })
  await vi.runAllTimersAsync()
  expect(editResult).toHaveBeenCalledExactlyOnceWith({
    taskId: 'a',
    revision: 0,
    edits: [{ regionId: 'r1', text: 'Run' }],
  })
  edits.undo()
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual(['Kei, run!', 'Yes, Kei.'])
  expect(edits.getView()).toMatchObject({ canUndo: false, canRedo: true })
  edits.redo()
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual(['Run', 'Yes, Kei.'])
})

it('leaves a region as drawn, and brings its words back', async () => {
  const { edits, words, editResult } = createVisit()
  edits.change('a', 'r1', { asDrawn: true })
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual([undefined, 'Yes, Kei.'])
  edits.undo()
  await vi.runAllTimersAsync()
  expect(editResult.mock.calls.at(-1)![0].edits).toEqual([{ regionId: 'r1', asDrawn: false, text: 'Kei, run!' }])
})

it('writes a name another way on all pages, and takes that back as one', async () => {
  const { edits, words } = createVisit()
  expect(edits.replaceEverywhere('ENG', 'Kei', 'Kay')).toBe(4)
  await vi.runAllTimersAsync()
  expect([...words('a'), ...words('b')]).toEqual(['Kay, run!', 'Yes, Kay.', 'Kay, run!', 'Yes, Kay.'])
  expect(edits.replaceEverywhere('DEU', 'Kay', 'Kei')).toBe(0)
  edits.undo()
  await vi.runAllTimersAsync()
  expect([...words('a'), ...words('b')]).toEqual(['Kei, run!', 'Yes, Kei.', 'Kei, run!', 'Yes, Kei.'])
})

it('makes its edits on top of what was changed elsewhere, and says so', async () => {
  const { edits, words, editElsewhere } = createVisit()
  editElsewhere('a', [{ regionId: 'r2', text: 'No.' }])
  edits.change('a', 'r1', { text: 'Run' })
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual(['Run', 'No.'])
  expect(edits.getView().pages.get('a')).toMatchObject({ isChangedElsewhere: true, isSaving: false })
})

it('says which words have no room, saves the others, and tries again when they change', async () => {
  const { edits, words } = createVisit()
  edits.change('a', 'r1', { text: 'long' })
  edits.change('a', 'r2', { text: 'No.' })
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual(['Kei, run!', 'No.'])
  expect([...edits.getView().pages.get('a')!.tooLong]).toEqual(['r1'])
  edits.change('a', 'r1', { text: 'short' })
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual(['short', 'No.'])
  expect(edits.getView().pages.get('a')!.wished.size).toBe(0)
})

it('keeps what could not be saved, and saves it when asked again', async () => {
  const { edits, editResult, words } = createVisit()
  editResult.mockRejectedValueOnce(new ApiError({ failure: 'network', method: 'POST', url: '/', reason: '' }))
  edits.change('a', 'r1', { text: 'Run' })
  await vi.runAllTimersAsync()
  expect(edits.getView().pages.get('a')).toMatchObject({ failure: 'noAnswer' })
  edits.save('a')
  await vi.runAllTimersAsync()
  expect(words('a')).toEqual(['Run', 'Yes, Kei.'])
  expect(edits.getView().pages.get('a')!.failure).toBeUndefined()
})
