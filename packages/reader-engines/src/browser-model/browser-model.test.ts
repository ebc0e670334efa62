import { afterEach, describe, expect, it, vi } from 'vitest'
import { installBrowserModels, type ScriptedBrowser } from '../fixtures/browser-models.ts'
import { recordingContext, request } from '../fixtures/page-request.ts'
import { createBrowserModelEngine } from './browser-model.ts'

type Script = NonNullable<ScriptedBrowser['model']>
const install = (model: Partial<Script> = {}) =>
  installBrowserModels({ model: { availability: 'available', ...model } })
const asked = () => (globalThis as unknown as { askedBrowserModels: { text: string }[] }).askedBrowserModels
const pagesAsked = () =>
  asked().map(({ text }) => JSON.parse(text) as { translate: string[]; names: { source: string; target: string }[] })
const says = (texts: Record<string, string>, names: Record<string, string> = {}) =>
  JSON.stringify({
    translations: Object.entries(texts).map(([id, text]) => ({ id, text })),
    names: Object.entries(names).map(([source, target]) => ({ source, target })),
  })

afterEach(() => {
  installBrowserModels({})
  vi.unstubAllGlobals()
})

describe('the language model of a browser', () => {
  it('says what it can do', async () => {
    const engine = createBrowserModelEngine()
    const pair = { from: 'JPN', to: 'ENG' } as const
    installBrowserModels({})
    expect(await engine.check(pair)).toEqual({ status: 'unavailable', obstacle: 'noInterface' })
    install({ availability: 'unavailable' })
    expect(await engine.check(pair)).toEqual({ status: 'unavailable', obstacle: 'deviceUnsupported' })
    install({ languages: ['en', 'es'] })
    expect(await engine.check(pair)).toEqual({ status: 'unavailable', obstacle: 'pairUnsupported' })
    expect(await engine.check({ from: 'ESP', to: 'ENG' })).toEqual({ status: 'available' })
    install({ availability: 'downloadable' })
    expect(await engine.check(pair)).toEqual({ status: 'downloadable', downloads: 1 })
  })

  it('asks for the whole page at once, and again for what is missing', async () => {
    install({
      answers: [says({ a: 'Aikawa!', b: 'Come at noon.' }, { 相川: 'Aikawa' }), says({ b: 'Come at 12.', c: 'Yes.' })],
    })
    const { translations, names } = await createBrowserModelEngine().translate(request, recordingContext())
    expect(pagesAsked().map(({ translate }) => translate)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ])
    expect(Object.fromEntries(translations)).toEqual({ a: 'Aikawa!', b: 'Come at 12.', c: 'Yes.' })
    expect(names).toEqual({ 相川: 'Aikawa' })
  })

  it('gives what it has when a balloon stays missing', async () => {
    install({ answers: [says({ a: 'Aikawa!' }), says({})] })
    const { translations } = await createBrowserModelEngine().translate(request, recordingContext())
    expect([...translations.keys()]).toEqual(['a'])
  })

  it('takes a page that is too long in parts', async () => {
    install({ contextWindow: 2 })
    const { translations } = await createBrowserModelEngine().translate(request, recordingContext())
    expect(Object.fromEntries(translations)).toMatchObject({ a: '相川さん！ (model)', c: 'はい (model)' })
    install({ contextWindow: 0 })
    await expect(createBrowserModelEngine().translate(request, recordingContext())).rejects.toMatchObject({
      key: 'textTooLong',
    })
  })

  it.each([
    ['no JSON', { answers: ['Sure! Here you go'] }, 'replyInvalid'],
    ['nothing', { answers: [says({})] }, 'replyInvalid'],
    ['a refusal', { answer: { failure: 'NotReadableError' } }, 'refused'],
    ['a fault', { answer: { failure: 'UnknownError' } }, 'failed'],
    ['silence', { answer: { afterMs: 100_000 } }, 'timedOut'],
  ] as const)('tells %s', async (_, script, key) => {
    install(script)
    const engine = createBrowserModelEngine({ stallMs: 1000, requestMs: 80 })
    await expect(engine.translate(request, recordingContext())).rejects.toMatchObject({ key })
  })

  it('downloads after a click only', async () => {
    install({ availability: 'downloadable' })
    const pair = { from: 'JPN', to: 'ENG' } as const
    vi.stubGlobal('navigator', { userActivation: { isActive: false } })
    await expect(createBrowserModelEngine().prepare(pair, recordingContext())).rejects.toMatchObject({
      key: 'clickNeeded',
    })
    vi.stubGlobal('navigator', { userActivation: { isActive: true } })
    const context = recordingContext()
    await createBrowserModelEngine().prepare(pair, context)
    expect(context.reports.at(-1)).toEqual({ step: 'download', progress: 1 })
  })
})
