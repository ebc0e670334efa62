import { describe, expect, it } from 'vitest'
import { type ServiceReply, type ServiceRequest, startScriptedService } from '../../fixtures/scripted-service.ts'
import type { TranslationRequest } from '../../translation-engine.ts'
import { papagoRow } from './papago-row.ts'

const formOf = ({ body }: ServiceRequest) => Object.fromEntries(new URLSearchParams(body))
const answer = (request: ServiceRequest): ServiceReply => {
  const { source, target, text } = formOf(request)
  return {
    body: { message: { result: { srcLangType: source, tarLangType: target, translatedText: `${target}:${text}` } } },
  }
}
const request = (
  texts: readonly string[],
  { to = 'KOR', glossary = {} }: Partial<TranslationRequest> = {},
): TranslationRequest => ({
  to,
  segments: texts.map((text, index) => ({
    id: `r${index}`,
    text,
    language: 'JPN',
    route: papagoRow.route('JPN', to)!,
  })),
  glossary,
})
const context = (signal = new AbortController().signal) => ({ signal, report: () => undefined })
const engineAt = (baseURL: string) => {
  const assets = { load: async () => await Promise.reject(new Error('needs no files')) }
  const settings = { papago: { clientId: 'id', clientSecret: 'secret', baseURL }, retryDelayMs: 1, retries: 2 }
  return papagoRow.create({ assets, inference: undefined!, modelTranslator: undefined! }, settings)
}

describe('papago', () => {
  it('sends one text a call with the headers of the gateway', async () => {
    await using service = await startScriptedService(answer)
    const texts = Array.from({ length: 9 }, (_, index) => `文 ${index} & <終>`)
    const reply = await engineAt(service.baseURL).translate(request(texts), context())
    expect(service.requests[0]!.url).toBe('/nmt/v1/translation')
    expect(service.requests[0]!.headers).toMatchObject({
      'x-ncp-apigw-api-key-id': 'id',
      'x-ncp-apigw-api-key': 'secret',
      'content-type': expect.stringContaining('application/x-www-form-urlencoded') as string,
    })
    expect(new Set(service.requests.map((one) => formOf(one).text))).toEqual(new Set(texts))
    expect(texts.map((_, index) => reply.translations.get(`r${index}`))).toEqual(texts.map((text) => `ko:${text}`))
  })

  it('goes through English where there is no direct pair', async () => {
    await using service = await startScriptedService(answer)
    const reply = await engineAt(service.baseURL).translate(request(['はい'], { to: 'ESP' }), context())
    expect(papagoRow.route('JPN', 'ESP')).toEqual(['JPN', 'ENG', 'ESP'])
    expect(service.requests.map((one) => [formOf(one).source, formOf(one).target])).toEqual([
      ['ja', 'en'],
      ['en', 'es'],
    ])
    expect(reply.translations.get('r0')).toBe('es:en:はい')
  })

  it('offers only what product and service both do', () => {
    expect(papagoRow.route('ENG', 'ITA')).toEqual(['ENG', 'KOR', 'ITA'])
    expect(papagoRow.route('KOR', 'DEU')).toBeUndefined()
    expect(papagoRow.route('ENG', 'DAN')).toBeUndefined()
    expect(papagoRow.route('JPN', 'ARA')).toBeUndefined()
  })

  it('keeps glossary terms', async () => {
    await using service = await startScriptedService(answer)
    const reply = await engineAt(service.baseURL).translate(
      request(['相川です'], { glossary: { 相川: '아이카와' } }),
      context(),
    )
    expect(formOf(service.requests[0]!).text).toBe('<span translate="no">아이카와</span>です')
    expect(reply.translations.get('r0')).toBe('ko:아이카와です')
  })

  it('asks once more in plain for a text that lost a number, and keeps the first reply when that is no better', async () => {
    const losing = (request: ServiceRequest): ServiceReply => {
      const { text = '' } = formOf(request)
      const translatedText = /[０-９]|99/u.test(text) ? `lost ${text.length}` : text
      return { body: { message: { result: { translatedText } } } }
    }
    await using service = await startScriptedService(losing)
    const { translations, usage } = await engineAt(service.baseURL).translate(
      request(['２５歳', '９９歳', '99人', '30人']),
      context(),
    )
    expect(Object.fromEntries(translations)).toEqual({ r0: '25歳', r1: 'lost 3', r2: 'lost 3', r3: '30人' })
    expect(service.requests).toHaveLength(6)
    expect(usage.characters).toBe(18)
  })

  it.each([
    [401, { error: { errorCode: '200', message: 'Authentication Failed' } }, 'engineUnauthorised'],
    [400, { error: { errorCode: 'N2MT05', message: 'same language' } }, 'engineRefused'],
    [429, { error: { errorCode: '400', message: 'Quota Exceeded' } }, 'engineRateLimited'],
    [500, { error: { errorCode: '900', message: 'Unexpected Error' } }, 'engineUnreachable'],
    [200, { message: {} }, 'engineReplyInvalid'],
  ])('turns %i into a failure of the product', async (status, body, key) => {
    await using service = await startScriptedService({ status, body })
    await expect(engineAt(service.baseURL).translate(request(['はい', 'いいえ']), context())).rejects.toMatchObject({
      key,
    })
  })

  it('stops the calls under way when one fails for good, and makes no more', async () => {
    await using service = await startScriptedService({ status: 401, body: {} }, 'hang')
    const texts = Array.from({ length: 12 }, (_, index) => `文${index}`)
    const running = engineAt(service.baseURL).translate(request(texts), context())
    await expect(running).rejects.toMatchObject({ key: 'engineUnauthorised' })
    expect(service.requests.length).toBeLessThanOrEqual(4)
  })

  it('is stopped by its signal', async () => {
    await using service = await startScriptedService('hang')
    const stopping = new AbortController()
    const running = engineAt(service.baseURL).translate(request(['一', '二']), context(stopping.signal))
    const reason = new Error('stopped by the reader')
    setTimeout(() => stopping.abort(reason), 50)
    await expect(running).rejects.toBe(reason)
  })
})
