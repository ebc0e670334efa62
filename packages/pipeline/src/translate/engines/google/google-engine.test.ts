import { describe, expect, it } from 'vitest'
import { type ServiceReply, type ServiceRequest, startScriptedService } from '../../fixtures/scripted-service.ts'
import type { TranslationRequest } from '../../translation-engine.ts'
import { createGoogleEngine } from './google-engine.ts'

interface Query {
  readonly q: string[]
  readonly source: string
  readonly target: string
  readonly format: string
}

const queryOf = ({ body }: ServiceRequest) => JSON.parse(body) as Query
const answer = (request: ServiceRequest): ServiceReply => ({
  body: {
    data: {
      translations: queryOf(request).q.map((text) => ({ translatedText: `<${text}>`.replace(/^<(?!s)|>$/g, '') })),
    },
  },
})
const request = (texts: readonly string[], rest: Partial<TranslationRequest> = {}): TranslationRequest => ({
  to: 'PTB',
  segments: texts.map((text, index) => ({ id: `r${index}`, text, language: 'JPN', route: ['JPN', 'PTB'] })),
  glossary: {},
  ...rest,
})
const context = (signal = new AbortController().signal) => ({ signal, report: () => undefined })
const engineAt = (baseURL: string, limits = {}) =>
  createGoogleEngine({ google: { apiKey: 'secret', baseURL }, retryDelayMs: 1, ...limits })

describe('google', () => {
  it('sends plain text with its codes and keeps the key out of the address', async () => {
    await using service = await startScriptedService({
      body: { data: { translations: [{ translatedText: 'Tom &amp; &quot;Jerry&quot; d&#39;or' }] } },
    })
    const reply = await engineAt(service.baseURL).translate(request(['トムとジェリー']), context())
    expect(service.requests[0]!.url).toBe('/language/translate/v2')
    expect(service.requests[0]!.headers['x-goog-api-key']).toBe('secret')
    expect(queryOf(service.requests[0]!)).toEqual({ q: ['トムとジェリー'], source: 'ja', target: 'pt', format: 'text' })
    expect(reply.translations.get('r0')).toBe('Tom & "Jerry" d\'or')
    expect(reply.usage).toEqual({ characters: 7 })
  })

  it('cuts a page at 128 segments and 5,000 characters', async () => {
    await using service = await startScriptedService(answer)
    const texts = [...Array.from({ length: 130 }, (_, index) => `文${index}`), 'あ'.repeat(4000), 'い'.repeat(4000)]
    const reply = await engineAt(service.baseURL).translate(request(texts), context())
    const queries = service.requests.map(queryOf)
    expect(Math.max(...queries.map(({ q }) => q.length))).toBeLessThanOrEqual(128)
    expect(Math.max(...queries.map(({ q }) => q.join('').length))).toBeLessThanOrEqual(5000)
    expect(texts.map((_, index) => reply.translations.get(`r${index}`))).toEqual(texts)
  })

  it('keeps glossary terms by markup that the service leaves alone', async () => {
    await using service = await startScriptedService((asked) => ({
      body: {
        data: { translations: queryOf(asked).q.map((text) => ({ translatedText: text.replace('が来た', ' veio') })) },
      },
    }))
    const reply = await engineAt(service.baseURL).translate(
      request(['相川が来た', 'A<B'], { glossary: { 相川: 'Aikawa & Co' } }),
      context(),
    )
    expect(service.requests.map((one) => queryOf(one).format).sort()).toEqual(['html', 'text'])
    expect(reply.translations).toEqual(
      new Map([
        ['r0', 'Aikawa & Co veio'],
        ['r1', 'A<B'],
      ]),
    )
  })

  it('asks once more, alone and plain, for a balloon that lost a number', async () => {
    const reply = (...texts: string[]) => ({
      body: { data: { translations: texts.map((translatedText) => ({ translatedText })) } },
    })
    await using service = await startScriptedService(
      reply('Aikawa tem anos', '10 mil', 'tarde', 'três'),
      reply('Aikawa tem 25 anos'),
      reply('cedo'),
    )
    const texts = ['相川は２５歳', '10万', '12時', '3人']
    const { translations, usage } = await engineAt(service.baseURL).translate(request(texts), context())
    expect(service.requests.slice(1).map((one) => queryOf(one).q)).toEqual([['相川は25歳'], ['12時']])
    expect([...translations.values()]).toEqual(['Aikawa tem 25 anos', '10 mil', 'tarde', 'três'])
    expect(usage.characters).toBe([...texts, texts[0], texts[2]].join('').length)
  })

  it('asks without markup where markup lost the number', async () => {
    await using service = await startScriptedService((asked) => ({
      body: {
        data: {
          translations: queryOf(asked).q.map((text) => ({
            translatedText: queryOf(asked).format === 'html' ? 'Aikawa' : text,
          })),
        },
      },
    }))
    const { translations } = await engineAt(service.baseURL).translate(
      request(['相川は25歳'], { glossary: { 相川: 'Aikawa' } }),
      context(),
    )
    expect(translations.get('r0')).toBe('Aikawaは25歳')
    expect(service.requests).toHaveLength(2)
  })

  it('tries again after failures that may pass', async () => {
    await using service = await startScriptedService(
      { status: 429, headers: { 'retry-after': '0' }, body: { error: { code: 429 } } },
      { status: 500, body: 'oops' },
      answer,
    )
    const reply = await engineAt(service.baseURL).translate(request(['はい']), context())
    expect(reply.translations.get('r0')).toBe('はい')
    expect(service.requests).toHaveLength(3)
  })

  it.each([
    ['a refused key', 401, { error: { code: 401 } }, 'engineUnauthorised'],
    [
      'a call that is not allowed',
      403,
      { error: { errors: [{ reason: 'accessNotConfigured' }] } },
      'engineUnauthorised',
    ],
    ['a wrong key', 400, { error: { details: [{ reason: 'API_KEY_INVALID' }] } }, 'engineUnauthorised'],
    ['a used-up day', 403, { error: { errors: [{ reason: 'dailyLimitExceeded' }] } }, 'engineRateLimited'],
    ['a bad request', 400, { error: { message: 'Bad language pair' } }, 'engineRefused'],
    ['too long a pause', 429, { error: {} }, 'engineRateLimited'],
  ])('tells %s at once', async (_, status, body, key) => {
    await using service = await startScriptedService({ status, headers: { 'retry-after': '3600' }, body })
    await expect(engineAt(service.baseURL).translate(request(['はい']), context())).rejects.toMatchObject({ key })
    expect(service.requests).toHaveLength(1)
  })

  it.each([
    [
      'a rate limit that stays',
      { status: 403, body: { error: { errors: [{ reason: 'userRateLimitExceeded' }] } } },
      'engineRateLimited',
    ],
    ['a broken service', { status: 503, body: '' }, 'engineUnreachable'],
    ['silence', 'hang', 'engineTimedOut'],
  ] as const)('gives up after some tries on %s', async (_, reply, key) => {
    await using service = await startScriptedService(reply)
    const engine = engineAt(service.baseURL, { retries: 2, timeoutMs: 60 })
    await expect(engine.translate(request(['はい']), context())).rejects.toMatchObject({ key })
    expect(service.requests).toHaveLength(3)
  })

  it.each([
    ['no JSON', '<html>'],
    ['another form', { data: {} }],
    ['too few translations', { data: { translations: [{ translatedText: 'sim' }] } }],
  ])('does not take %s for a reply', async (_, body) => {
    await using service = await startScriptedService({ body })
    await expect(engineAt(service.baseURL).translate(request(['はい', 'いいえ']), context())).rejects.toMatchObject({
      key: 'engineReplyInvalid',
    })
  })

  it('tells when nobody answers at the address', async () => {
    const service = await startScriptedService('hang')
    await service[Symbol.asyncDispose]()
    const engine = engineAt(service.baseURL, { retries: 1 })
    await expect(engine.translate(request(['はい']), context())).rejects.toMatchObject({ key: 'engineUnreachable' })
  })

  it.each(['while it waits for an answer', 'while it waits to try again'])('stops %s', async (moment) => {
    await using service = await startScriptedService(
      moment.endsWith('answer') ? 'hang' : { status: 503, headers: { 'retry-after': '20' }, body: '' },
    )
    const stopping = new AbortController()
    const reason = new Error('stopped by the reader')
    const running = engineAt(service.baseURL).translate(request(['はい']), context(stopping.signal))
    setTimeout(() => stopping.abort(reason), 80)
    await expect(running).rejects.toBe(reason)
    expect(service.requests).toHaveLength(1)
  })
})
