import { describe, expect, it } from 'vitest'
import { checkTranslation } from './check-translation.ts'
import { createTranslateStage } from './create-translate-stage.ts'
import { createRecognizedPage } from './fixtures/recognized-page.ts'
import { createSentenceRow } from './fixtures/sentence-row.ts'
import type { TranslationEngineRow, TranslationRequest } from './translation-engine.ts'

const context = { signal: new AbortController().signal, report: () => undefined }
const platform = {
  assets: { load: async () => await Promise.reject(new Error('no weights are needed')) },
  inference: undefined!,
  modelTranslator: undefined!,
}

/** An engine that keeps what it is asked and answers with the ids. */
function createRecorder(row: Partial<TranslationEngineRow> = {}, names: Record<string, string> = {}) {
  const requests: TranslationRequest[] = []
  const recorder: TranslationEngineRow = {
    ...createSentenceRow('builtin', () => undefined),
    create: () => ({
      translate: async (request) => {
        requests.push(request)
        const translations = new Map(request.segments.map(({ id }) => [id, ` translated ${id} `] as const).toReversed())
        const rough = new Set(request.segments.filter(({ text }) => text.includes('?!')).map(({ id }) => id))
        return await Promise.resolve({ translations, rough, usage: { characters: 3 }, names })
      },
    }),
    ...row,
  }
  return { requests, stage: createTranslateStage(platform, { rows: [recorder] }) }
}

describe('translate stage', () => {
  it('sends a page in one request and leaves alone what has no words', async () => {
    const { requests, stage } = createRecorder()
    const page = createRecognizedPage(
      'JPN',
      [
        { id: 'speech', text: ' どこだ？ ' },
        { id: 'sound', text: 'ドドド', kind: 'sound' },
        { id: 'mark', text: '♪', kind: 'mark' },
        { id: 'dots', text: '……！？' },
        { id: 'breath', text: 'っー！' },
        { id: 'number', text: '１２：３０' },
        { id: 'done', text: 'OK!', language: 'ENG' },
        { id: 'last', text: '3人だ' },
      ],
      { to: 'ENG' },
    )
    const translated = await stage(page, context)
    expect(requests).toHaveLength(1)
    expect(requests[0]!.segments).toEqual([
      { id: 'speech', text: 'どこだ？', language: 'JPN', route: ['JPN', 'ENG'] },
      { id: 'last', text: '3人だ', language: 'JPN', route: ['JPN', 'ENG'] },
    ])
    expect(translated.regions.map(({ translation }) => translation)).toEqual([
      'translated speech',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'translated last',
    ])
    expect(translated.route).toEqual(['JPN', 'ENG'])
    expect(translated.usage).toEqual({ characters: 3 })
  })

  it('says of each region which route its translation took', async () => {
    const { stage } = createRecorder({ route: (from, to) => (from === 'JPN' ? [from, 'ENG', to] : [from, to]) })
    const page = createRecognizedPage(
      'JPN',
      [
        { id: 'a', text: 'はい' },
        { id: 'b', text: 'Yes', language: 'ENG' },
        { id: 'c', text: 'ドン', kind: 'sound' },
      ],
      { to: 'ESP' },
    )
    const { route, regions } = await stage(page, context)
    expect(route).toEqual(['JPN', 'ENG', 'ESP'])
    expect(regions.map((region) => region.route)).toEqual([['JPN', 'ENG', 'ESP'], ['ENG', 'ESP'], undefined])
  })

  it('says of which translations the engine is not sure', async () => {
    const { stage } = createRecorder()
    const texts = [
      { id: 'a', text: 'はい' },
      { id: 'b', text: 'なんじゃと?!' },
    ]
    const { regions } = await stage(createRecognizedPage('JPN', texts, { to: 'ENG' }), context)
    expect(regions.map(({ isRough }) => isRough)).toEqual([undefined, true])
  })

  it('hands names on to the pages that follow, and those given stay as they are', async () => {
    const { requests, stage } = createRecorder({}, { 相川: 'Aigawa', 園山: 'Sonoyama' })
    const page = createRecognizedPage('JPN', [{ id: 'a', text: '相川' }], { to: 'ENG', glossary: { 相川: 'Aikawa' } })
    expect((await stage(page, context)).glossary).toEqual({ 相川: 'Aikawa', 園山: 'Sonoyama' })
    expect(requests[0]!.glossary).toEqual({ 相川: 'Aikawa' })
  })

  it('refuses a page whose language the engine cannot translate, before it is asked', async () => {
    const { requests, stage } = createRecorder({ route: (from, to) => (from === 'JPN' ? [from, to] : undefined) })
    const korean = createRecognizedPage('KOR', [{ id: 'a', text: '네' }], { to: 'ENG' })
    await expect(stage(korean, context)).rejects.toMatchObject({ key: 'languagePairUnsupported' })
    const mixed = createRecognizedPage(
      'JPN',
      [
        { id: 'a', text: 'はい' },
        { id: 'b', text: '네', language: 'KOR' },
      ],
      { to: 'ENG' },
    )
    expect((await stage(mixed, context)).regions.map(({ translation }) => translation)).toEqual([
      'translated a',
      undefined,
    ])
    expect(requests).toHaveLength(1)
  })

  it('gives a page without words, or in the target language already, back as it is', async () => {
    const { requests, stage } = createRecorder()
    const empty = await stage(createRecognizedPage(undefined, [], { to: 'ENG' }), context)
    const english = await stage(createRecognizedPage('ENG', [{ id: 'a', text: 'Yes' }], { to: 'ENG' }), context)
    expect(empty.route).toEqual([])
    expect(english.regions[0]!.translation).toBeUndefined()
    expect(requests).toEqual([])
  })

  it('never gives an empty translation, which would mean erasing', async () => {
    const row = createSentenceRow('builtin', () => '  ')
    const stage = createTranslateStage(platform, { rows: [row] })
    const page = await stage(createRecognizedPage('JPN', [{ id: 'a', text: 'はい' }], { to: 'ARA' }), context)
    expect(page.regions[0]!.translation).toBeUndefined()
  })
})

describe('checkTranslation', () => {
  it.each([
    ['builtin', 'JPN', 'ENG'],
    ['builtin', 'JPN', 'ESP'],
    ['builtin', undefined, 'ESP'],
    ['builtin', 'KOR', undefined],
  ] as const)('lets %s from %s to %s pass', (engine, from, to) => {
    expect(() => checkTranslation({ engine, ...(from && { from }), ...(to && { to }) }, {})).not.toThrow()
  })

  it.each([
    ['builtin', 'ENG', 'THA', 'languagePairUnsupported'],
    ['builtin', 'JPN', 'JPN', 'languagePairUnsupported'],
    ['builtin', undefined, 'THA', 'languagePairUnsupported'],
    ['papago', 'KOR', 'ARA', 'languagePairUnsupported'],
    ['google', 'JPN', 'ENG', 'engineUnavailable'],
    ['gpt4o', 'JPN', 'ENG', 'engineUnavailable'],
  ] as const)('refuses %s from %s to %s', (engine, from, to, key) => {
    const settings = { papago: { clientId: 'id', clientSecret: 'secret' } }
    let error: unknown
    try {
      checkTranslation({ engine, to, ...(from && { from }) }, settings)
    } catch (caught) {
      error = caught
    }
    expect(error).toMatchObject({ key })
  })

  it('refuses honorifics to engines that have their own way with them, instead of ignoring them', () => {
    const wish = { from: 'JPN', to: 'ENG', honorifics: 'drop' } as const
    const settings = { google: { apiKey: 'key' }, openai: { apiKey: 'key' } }
    for (const engine of ['builtin', 'gpt4o'] as const)
      expect(() => checkTranslation({ ...wish, engine }, settings)).not.toThrow()
    expect(() => checkTranslation({ ...wish, engine: 'google' }, settings)).toThrow(
      "'google' handles them in its own way",
    )
    const replaced = { pulled: { 'opus-mt-ja-en': 'aaa' }, substitutes: { builtin: 'opus-mt' } } as const
    expect(() => checkTranslation({ ...wish, engine: 'builtin' }, replaced)).toThrow(
      "'opus-mt' handles them in its own way",
    )
  })
})
