import type { LanguageCode } from '@fukidashi/contract/languages'
import { type ReaderEngine, ReaderEngineError, type ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import { expect, it, vi } from 'vitest'
import type { AwaitingTask, PageProgress } from './comic-page.ts'
import { createReaderWords } from './reader-words.ts'
import { createVisitNames } from './visit-names.ts'

const names = () =>
  createVisitNames(() => {
    throw new Error('nothing is kept')
  })

function taskWith(texts: readonly string[]): AwaitingTask {
  const region = { box: [0, 0, 9, 9], direction: 'vertical', angle: 0, kind: 'speech', confidence: 1 } as const
  const regions = texts.map((text, index) => {
    const language: LanguageCode = 'JPN'
    return { ...region, box: [...region.box] as [number, number, number, number], id: `r${index}`, text, language }
  })
  return {
    taskId: 't',
    status: 'awaitingWords',
    regions: regions.map((row) => ({ ...row, isToTranslate: row.text !== 'ドン' })),
    language: 'JPN',
    isLanguageSure: true,
    translateTo: 'ENG',
    wordsDueAt: new Date(Date.now() + 600_000).toISOString(),
  }
}

function engineOf(id: ReaderEngineId, translate: ReaderEngine['translate']): ReaderEngine {
  return {
    id,
    heedsHonorifics: false,
    check: async () => ({ status: 'available' }),
    prepare: async () => undefined,
    translate,
    close: () => undefined,
  }
}

function begin(words: ReturnType<typeof createReaderWords>, pageId: string, task: AwaitingTask) {
  const steps: PageProgress[] = []
  const controller = new AbortController()
  const report = (progress: PageProgress) => void steps.push(progress)
  const made = words.make({ pageId, task, engine: 'browser', signal: controller.signal, report })
  return { made, steps, controller }
}

const isFailed = (failure: string) => expect.objectContaining({ work: { kind: 'failed', failure } }) as PageProgress

it('asks for what is to be translated alone, and keeps names over pages', async () => {
  const translate = vi.fn<ReaderEngine['translate']>(async () => ({
    translations: new Map([['r0', 'Aikawa!']]),
    names: { 相川: 'Aikawa' },
  }))
  const words = createReaderWords(async (id) => engineOf(id, translate), names())
  expect(await begin(words, 'a', taskWith(['相川！', 'ドン'])).made).toEqual(new Map([['r0', 'Aikawa!']]))
  await begin(words, 'b', taskWith(['相川。'])).made
  expect(translate.mock.calls.map(([{ segments, glossary }]) => [segments.length, glossary])).toEqual([
    [1, {}],
    [1, { 相川: 'Aikawa' }],
  ])
})

it('waits for a decision after a failure, and goes on with the engine that was chosen', async () => {
  const words = createReaderWords(
    async (id) =>
      engineOf(id, async () => {
        if (id === 'browser') throw new ReaderEngineError('downloadStalled')
        return { translations: new Map([['r0', `by ${id}`]]), names: {} }
      }),
    names(),
  )
  const { made, steps } = begin(words, 'a', taskWith(['はい']))
  await vi.waitFor(() => expect(steps.at(-1)).toEqual(isFailed('downloadStalled')))
  words.decide('a', 'browser')
  await vi.waitFor(() =>
    expect(steps.filter((step) => step.step === 'words' && step.work.kind === 'failed').length).toBe(2),
  )
  words.decide('a', 'own')
  expect(await made).toEqual(new Map([['r0', 'by own']]))
})

it('lets one click begin the download that several pages wait for', async () => {
  let isClicked = false
  const words = createReaderWords(
    async (id) =>
      engineOf(id, async () => {
        if (!isClicked) throw new ReaderEngineError('clickNeeded')
        return { translations: new Map([['r0', 'Yes.']]), names: {} }
      }),
    names(),
  )
  const pages = ['a', 'b'].map((id) => begin(words, id, taskWith(['はい'])))
  for (const { steps } of pages) await vi.waitFor(() => expect(steps.at(-1)).toEqual(isFailed('clickNeeded')))
  isClicked = true
  words.decide('a', 'browser')
  for (const { made } of pages) expect((await made)?.get('r0')).toBe('Yes.')
})

it('stops while a decision is waited for', async () => {
  const words = createReaderWords(
    async (id) => engineOf(id, async () => await Promise.reject(new ReaderEngineError('failed'))),
    names(),
  )
  const { made, steps, controller } = begin(words, 'a', taskWith(['はい']))
  await vi.waitFor(() => expect(steps.at(-1)).toEqual(isFailed('failed')))
  controller.abort(new Error('enough'))
  await expect(made).rejects.toThrow('enough')
})

it('ends without words when the time is over', async () => {
  const words = createReaderWords(
    async (id) =>
      engineOf(id, async (_request, { signal }) => {
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
        return { translations: new Map(), names: {} }
      }),
    names(),
  )
  const task = { ...taskWith(['はい']), wordsDueAt: new Date(Date.now() + 40).toISOString() }
  expect(await begin(words, 'a', task).made).toBeUndefined()
})
