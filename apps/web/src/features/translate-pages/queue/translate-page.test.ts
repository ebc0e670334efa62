import { ApiError } from '@fukidashi/api-client/api-error'
import { errors } from '@fukidashi/contract/errors'
import type { Task } from '@fukidashi/contract/translation-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageProgress } from './comic-page.ts'
import { failureOf, type FollowOptions, type PageCalls, translatePage } from './translate-page.ts'

const options = {
  translateTo: 'ENG',
  translationModel: 'builtin',
  detectionModel: 'default',
  fontStyle: 'comic',
} as const
const page = { file: new File(['page'], 'page.png'), seriesId: '8c0a1d7e-3f45-4b6a-9c2d-0e1f2a3b4c5d' }
const lost = () => new ApiError({ failure: 'network', method: 'POST', url: '/', reason: 'no answer came.' })
const queued = { taskId: 't1', status: 'queued', position: 2 } as const
const done = {
  taskId: 't1',
  status: 'done',
  imageUrl: '/r',
  overlayUrl: '/o',
  regions: [],
  revision: 0,
  isEditable: true,
  outcome: 'done',
  isLanguageSure: true,
  route: [],
} satisfies Task

const awaiting = {
  taskId: 't1',
  status: 'awaitingWords',
  regions: [],
  isLanguageSure: true,
  translateTo: 'ENG',
  wordsDueAt: new Date(Date.now() + 600_000).toISOString(),
} satisfies Task

function callsWith(results: (Task | Error)[], changes: Partial<PageCalls> = {}): PageCalls {
  return {
    uploadImage: async () => ({ imageId: 'i1', width: 1, height: 1, format: 'png', bytes: 1, expiresAt: '' }),
    submitTranslateTask: async () => queued,
    getTranslateResult: async () => {
      const result = results.shift()
      if (result === undefined) throw new Error('asked after the end')
      if (result instanceof Error) throw result
      return result
    },
    handInWords: async () => queued,
    cancelTranslateTask: vi.fn<PageCalls['cancelTranslateTask']>(async () => ({ taskId: 't1', status: 'cancelled' })),
    ...changes,
  }
}

async function follow(
  calls: PageCalls,
  signal = new AbortController().signal,
  makeWords: FollowOptions['makeWords'] = async () => undefined,
) {
  const steps: PageProgress[] = []
  const report = (progress: PageProgress) => void steps.push(progress)
  const ended = translatePage(calls, page, options, { signal, report, makeWords }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  // Pauses before another try take no time here.
  await vi.runAllTimersAsync()
  return { steps, error: await ended }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('translatePage', () => {
  it('reports every step to the end', async () => {
    const { steps, error } = await follow(
      callsWith([
        { ...queued, position: 1 },
        { taskId: 't1', status: 'processing', stage: 'detect', progress: 0.25 },
        { ...done, outcome: 'withoutText' },
      ]),
    )
    expect(error).toBeUndefined()
    expect(steps).toEqual([
      { step: 'uploading' },
      { step: 'queued', position: 2 },
      { step: 'queued', position: 1 },
      { step: 'running', stage: 'detect', share: 0.25 },
      {
        step: 'done',
        taskId: 't1',
        imageUrl: '/r',
        language: 'ENG',
        options,
        outcome: 'withoutText',
        regions: [],
        revision: 0,
        isEditable: true,
      },
    ])
  })

  it('orders the page as one of its series, and says through which languages it was translated', async () => {
    const submitTranslateTask = vi.fn<PageCalls['submitTranslateTask']>(async () => queued)
    const { steps } = await follow(
      callsWith([{ ...done, language: 'JPN', route: ['JPN', 'KOR', 'ENG'] }], { submitTranslateTask }),
    )
    expect(submitTranslateTask.mock.calls[0]![0]).toEqual({ ...options, imageId: 'i1', seriesId: page.seriesId })
    expect(steps.at(-1)).toMatchObject({ step: 'done', route: ['JPN', 'KOR', 'ENG'] })
  })

  it('tells the server nothing of honorifics that an engine on the reader’s side heeds', async () => {
    const submitTranslateTask = vi.fn<PageCalls['submitTranslateTask']>(async () => done)
    const wishes = { ...options, translationModel: 'own', honorifics: 'drop' } as const
    const following = {
      signal: new AbortController().signal,
      report: () => undefined,
      makeWords: async () => undefined,
    }
    const onOrder = vi.fn<(order: object) => void>()
    await translatePage(callsWith([], { submitTranslateTask }), page, wishes, { ...following, onOrder })
    expect(submitTranslateTask.mock.calls[0]![0]).not.toHaveProperty('honorifics')
    expect(onOrder).toHaveBeenCalledWith(expect.objectContaining({ options: wishes }))
  })

  it('asks no more about a page that was translated before', async () => {
    const { steps, error } = await follow(callsWith([], { submitTranslateTask: async () => done }))
    expect(error).toBeUndefined()
    expect(steps.at(-1)).toMatchObject({ step: 'done', imageUrl: '/r' })
  })

  it('says what a page was taken for whose language was not sure', async () => {
    const unsure = { ...done, language: 'CHS', route: ['CHS', 'ENG'], isLanguageSure: false } satisfies Task
    expect((await follow(callsWith([unsure]))).steps.at(-1)).toMatchObject({ step: 'done', assumedLanguage: 'CHS' })
    const sure = await follow(callsWith([{ ...unsure, isLanguageSure: true }]))
    expect(sure.steps.at(-1)).not.toHaveProperty('assumedLanguage')
  })

  it('hands in the words of a page that waits for them, and goes on when they came before', async () => {
    const handInWords = vi.fn<PageCalls['handInWords']>(async () => queued)
    const makeWords = async () => new Map([['r1', 'Yes.']])
    const handed = await follow(callsWith([awaiting, done], { handInWords }), undefined, makeWords)
    expect(handInWords.mock.calls[0]![0]).toEqual({ taskId: 't1', words: [{ regionId: 'r1', text: 'Yes.' }] })
    expect(handed.steps.at(-1)).toMatchObject({ step: 'done' })

    const { code, status } = errors.wordsNotAwaited
    const refusal = new ApiError({ failure: 'refused', method: 'POST', url: '/', code, status, reason: '' })
    const late = { handInWords: vi.fn<PageCalls['handInWords']>(() => Promise.reject(refusal)) }
    const gone = await follow(callsWith([awaiting, done], late), undefined, makeWords)
    expect(gone.error).toBeUndefined()
    expect(gone.steps.at(-1)).toMatchObject({ step: 'done' })
  })

  it('asks again what became of a page whose time for words is over', async () => {
    const overdue = { code: errors.wordsOverdue.code, message: '' }
    const { error } = await follow(callsWith([awaiting, { taskId: 't1', status: 'failed', error: overdue }]))
    expect(failureOf(error)).toBe('wordsOverdue')
  })

  it('asks again when an answer was lost, and gives up in the end', async () => {
    const found = await follow(callsWith([lost(), lost(), done]))
    expect(found.steps.at(-1)).toMatchObject({ step: 'done' })
    const { error } = await follow(callsWith(Array.from({ length: 6 }, lost)))
    expect(failureOf(error)).toBe('noAnswer')
  })

  it('ends with the reason of a task that failed, without asking again', async () => {
    const failed = { taskId: 't1', status: 'failed', error: { code: errors.engineTimedOut.code, message: '' } } as const
    const { error } = await follow(callsWith([failed]))
    expect(failureOf(error)).toBe('engineTimedOut')
  })

  it('ends with the reason of a refused upload', async () => {
    const { code, status } = errors.imageTooManyPixels
    const refusal = new ApiError({ failure: 'refused', method: 'POST', url: '/', code, status, reason: '' })
    const uploadImage = vi.fn<PageCalls['uploadImage']>(() => Promise.reject(refusal))
    const { error } = await follow(callsWith([], { uploadImage }))
    expect(failureOf(error)).toBe('imageTooManyPixels')
    expect(uploadImage).toHaveBeenCalledTimes(1)
  })

  it('cancels the task on the server when it is aborted', async () => {
    const controller = new AbortController()
    const calls = callsWith([], {
      getTranslateResult: async () => {
        controller.abort(new Error('enough'))
        throw new Error('enough')
      },
    })
    await follow(calls, controller.signal)
    expect(calls.cancelTranslateTask).toHaveBeenCalledExactlyOnceWith({ taskId: 't1' })
  })
})
