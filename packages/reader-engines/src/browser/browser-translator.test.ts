import { afterEach, describe, expect, it, vi } from 'vitest'
import { installBrowserModels, type ScriptedBrowser } from '../fixtures/browser-models.ts'
import { recordingContext, request } from '../fixtures/page-request.ts'
import { createBrowserEngine, detectLanguage } from './browser-translator.ts'

type Script = NonNullable<ScriptedBrowser['translator']>
const ready = { 'ja en': 'available' } as const
const install = (translator: Script) => installBrowserModels({ translator })
const asked = () =>
  (globalThis as unknown as { askedBrowserModels: { model: string; text: string }[] }).askedBrowserModels
const withClick = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } })

afterEach(() => {
  installBrowserModels({})
  vi.unstubAllGlobals()
})

describe('the translator of a browser', () => {
  it('is not offered where there is no such interface', async () => {
    installBrowserModels({})
    const engine = createBrowserEngine()
    expect(await engine.check()).toEqual({ status: 'unavailable', obstacle: 'noInterface' })
    await expect(engine.translate(request, recordingContext())).rejects.toMatchObject({ key: 'unavailable' })
  })

  it('says what it can do for a pair', async () => {
    install({ pairs: { ...ready, 'ko en': 'downloadable', 'en fr': 'downloading', 'zh-Hant en': 'available' } })
    const engine = createBrowserEngine()
    expect(await engine.check({ from: 'JPN', to: 'ENG' })).toEqual({ status: 'available' })
    expect(await engine.check({ from: 'CHT', to: 'ENG' })).toEqual({ status: 'available' })
    expect(await engine.check({ from: 'KOR', to: 'ENG' })).toEqual({ status: 'downloadable', downloads: 1 })
    expect(await engine.check({ from: 'JPN', to: 'FRA' })).toEqual({ status: 'downloading', downloads: 1 })
    expect(await engine.check({ from: 'KOR', to: 'FRA' })).toEqual({ status: 'downloadable', downloads: 2 })
    expect(await engine.check({ from: 'ENG', to: 'JPN' })).toEqual({
      status: 'unavailable',
      obstacle: 'pairUnsupported',
    })
  })

  it('translates each balloon and binds it by id', async () => {
    install({ pairs: ready, words: { en: { はい: 'Yes.' } } })
    const context = recordingContext()
    const { translations } = await createBrowserEngine().translate(request, context)
    expect(Object.fromEntries(translations)).toEqual({ a: '相川さん！ (en)', b: '12時に来て (en)', c: 'Yes.' })
    expect(context.reports.at(-1)).toEqual({ step: 'translate', progress: 1 })
  })

  it('puts names of the glossary into the text, longer ones first', async () => {
    install({ pairs: ready })
    const glossary = { 相: 'Ai', 相川: 'Aikawa' }
    await createBrowserEngine().translate({ ...request, glossary }, recordingContext())
    expect(asked()[0]!.text).toBe('Aikawaさん！')
  })

  it('goes through English where there is no direct way', async () => {
    install({ pairs: { ...ready, 'en fr': 'available' } })
    const { translations } = await createBrowserEngine().translate({ ...request, to: 'FRA' }, recordingContext())
    expect(translations.get('c')).toBe('はい (en) (fr)')
  })

  it('leaves a balloon in another language alone unless it needs no download', async () => {
    const segments = [...request.segments, { id: 'd', text: '네', language: 'KOR' as const }]
    install({ pairs: { ...ready, 'ko en': 'downloadable' } })
    const { translations } = await createBrowserEngine().translate({ ...request, segments }, recordingContext())
    expect([...translations.keys()]).toEqual(['a', 'b', 'c'])
  })

  it('splits a text that is too long by its sentences', async () => {
    install({ pairs: ready, inputQuota: 8 })
    const segments = [{ id: 'a', text: '待ってよ。行くの？', language: 'JPN' as const }]
    const { translations } = await createBrowserEngine().translate({ ...request, segments }, recordingContext())
    expect(translations.get('a')).toBe('待ってよ。 (en) 行くの？ (en)')
    const long = [{ id: 'a', text: 'とても長い一つの文です', language: 'JPN' as const }]
    await expect(
      createBrowserEngine().translate({ ...request, segments: long }, recordingContext()),
    ).rejects.toMatchObject({ key: 'textTooLong' })
  })

  it('downloads after a click, with its progress, and only once', async () => {
    withClick(true)
    install({ pairs: { 'ja en': 'downloadable' } })
    const engine = createBrowserEngine()
    const context = recordingContext()
    await engine.prepare({ from: 'JPN', to: 'ENG' }, context)
    expect(context.reports).toEqual([0, 0.5, 1].map((progress) => ({ step: 'download', progress })))
    withClick(false)
    expect((await engine.translate(request, recordingContext())).translations.size).toBe(3)
  })

  it('begins no download without a click', async () => {
    withClick(false)
    install({ pairs: { 'ja en': 'downloadable' } })
    await expect(createBrowserEngine().translate(request, recordingContext())).rejects.toMatchObject({
      key: 'clickNeeded',
    })
  })

  it.each([
    [{ end: 'NetworkError' }, 'downloadFailed'],
    [{ end: 'NotAllowedError' }, 'blocked'],
    [{ end: 'OperationError' }, 'downloadFailed'],
    [{ steps: [0.2], end: 'never' }, 'downloadStalled'],
  ] as const)('tells a download that ends with %j, and can be asked again', async (download, key) => {
    withClick(true)
    install({ pairs: { 'ja en': 'downloadable' }, download })
    const engine = createBrowserEngine({ stallMs: 60, requestMs: 1000 })
    const pair = { from: 'JPN', to: 'ENG' } as const
    await expect(engine.prepare(pair, recordingContext())).rejects.toMatchObject({ key })
    install({ pairs: { 'ja en': 'downloadable' } })
    await engine.prepare(pair, recordingContext())
  })

  it('gives up a request without an answer, and stops when its signal says so', async () => {
    install({ pairs: ready, answer: { afterMs: 100_000 } })
    const engine = createBrowserEngine({ stallMs: 1000, requestMs: 60 })
    await expect(engine.translate(request, recordingContext())).rejects.toMatchObject({ key: 'timedOut' })
    const stopping = new AbortController()
    const reason = new Error('stopped by the reader')
    const running = createBrowserEngine().translate(request, recordingContext(stopping.signal))
    setTimeout(() => stopping.abort(reason), 30)
    await expect(running).rejects.toBe(reason)
  })
})

describe('detectLanguage', () => {
  it('tells what the browser is sure of, and only where nothing has to be downloaded', async () => {
    installBrowserModels({ detector: { availability: 'available', language: 'ja', confidence: 0.9 } })
    expect(await detectLanguage('了解した')).toBe('ja')
    installBrowserModels({ detector: { availability: 'available', language: 'ja', confidence: 0.3 } })
    expect(await detectLanguage('了解した')).toBeUndefined()
    installBrowserModels({ detector: { availability: 'downloadable', language: 'ja', confidence: 0.9 } })
    expect(await detectLanguage('了解した')).toBeUndefined()
    installBrowserModels({})
    expect(await detectLanguage('了解した')).toBeUndefined()
  })
})
