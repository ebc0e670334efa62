import { describe, expect, it } from 'vitest'
import { type ServiceReply, type ServiceRequest, startScriptedService } from '../../fixtures/scripted-service.ts'
import type { TranslationRequest } from '../../translation-engine.ts'
import { createGpt4oEngine } from './gpt4o-engine.ts'

interface Asked {
  readonly model: string
  readonly messages: { role: string; content: string }[]
  readonly response_format: { type: string; json_schema: { strict: boolean; schema: Record<string, unknown> } }
}
interface AskedPage {
  readonly balloons: { id: string; language: string; text: string }[]
  readonly translate: string[]
  readonly names: { source: string; target: string }[]
}

const askedOf = ({ body }: ServiceRequest) => JSON.parse(body) as Asked
const pageOf = (request: ServiceRequest) => JSON.parse(askedOf(request).messages.at(-1)!.content) as AskedPage

const completion = (message: object, rest: object = {}): ServiceReply => ({
  body: {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'gpt-4o',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', refusal: null, ...message }, ...rest }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  },
})
const says = (translations: Record<string, string>, names: Record<string, string> = {}) =>
  completion({
    content: JSON.stringify({
      translations: Object.entries(translations).map(([id, text]) => ({ id, text })),
      names: Object.entries(names).map(([source, target]) => ({ source, target })),
    }),
  })

const request: TranslationRequest = {
  to: 'ENG',
  segments: [
    { id: 'a', text: '相川さん！', language: 'JPN', route: ['JPN', 'ENG'] },
    { id: 'b', text: '12時に来て', language: 'JPN', route: ['JPN', 'ENG'] },
    { id: 'c', text: 'はい', language: 'JPN', route: ['JPN', 'ENG'] },
  ],
  glossary: { 相川: 'Aikawa' },
}
const context = (signal = new AbortController().signal) => ({ signal, report: () => undefined })
const engineAt = (baseURL: string, limits = {}) =>
  createGpt4oEngine({
    openai: { apiKey: 'secret', baseURL: `${baseURL}/v1`, model: 'some-model' },
    retries: 0,
    ...limits,
  })

describe('gpt4o', () => {
  it('sends the whole page in reading order with its names, and binds the answer by id', async () => {
    await using service = await startScriptedService(
      says({ c: 'Yes.', zz: 'not asked for', b: 'Come at 12.', a: 'Aikawa!' }, { 相川: 'Aikawa' }),
    )
    const reply = await engineAt(service.baseURL).translate(request, context())
    const [sent] = service.requests
    expect(sent!.url).toBe('/v1/chat/completions')
    expect(sent!.headers.authorization).toBe('Bearer secret')
    expect(askedOf(sent!).model).toBe('some-model')
    expect(askedOf(sent!).messages[0]!.content).toContain('English')
    expect(askedOf(sent!).response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true, schema: { required: ['translations', 'names'], additionalProperties: false } },
    })
    expect(pageOf(sent!)).toEqual({
      balloons: [
        { id: 'a', language: 'Japanese', text: '相川さん！' },
        { id: 'b', language: 'Japanese', text: '12時に来て' },
        { id: 'c', language: 'Japanese', text: 'はい' },
      ],
      translate: ['a', 'b', 'c'],
      names: [{ source: '相川', target: 'Aikawa' }],
    })
    expect(reply.translations).toEqual(
      new Map([
        ['c', 'Yes.'],
        ['b', 'Come at 12.'],
        ['a', 'Aikawa!'],
      ]),
    )
    expect(reply.names).toEqual({ 相川: 'Aikawa' })
    expect(reply.usage).toEqual({ inputTokens: 100, outputTokens: 20 })
  })

  it('says what becomes of honorifics', async () => {
    await using service = await startScriptedService(says({ c: 'Yes.', b: 'Come at 12.', a: 'Aikawa!' }))
    const engine = engineAt(service.baseURL)
    const taskFor = async (wish: Partial<TranslationRequest>) => {
      await engine.translate({ ...request, ...wish }, context())
      return askedOf(service.requests.at(-1)!).messages[0]!.content
    }
    expect(await taskFor({})).toContain('Keep the honorifics')
    expect(await taskFor({ to: 'ESP' })).toContain('Leave out the honorifics')
    expect(await taskFor({ honorifics: 'translate' })).toContain('as people of your language would')
  })

  it('asks once more for what is missing, empty, or lost its number', async () => {
    await using service = await startScriptedService(
      says({ a: ' ', b: 'Come at noon.' }),
      says({ a: 'Aikawa!', b: 'Come at 12.', c: 'Yes.' }),
    )
    const reply = await engineAt(service.baseURL).translate(request, context())
    expect(pageOf(service.requests[1]!).translate).toEqual(['a', 'b', 'c'])
    expect(pageOf(service.requests[1]!).balloons).toHaveLength(3)
    expect(reply.translations.get('b')).toBe('Come at 12.')
    expect(reply.usage).toEqual({ inputTokens: 200, outputTokens: 40 })
  })

  it('does not ask a third time', async () => {
    await using service = await startScriptedService(says({ a: 'Aikawa!', b: 'Come at 12.' }))
    await expect(engineAt(service.baseURL).translate(request, context())).rejects.toMatchObject({
      key: 'engineReplyInvalid',
    })
    expect(service.requests.map((one) => pageOf(one).translate)).toEqual([['a', 'b', 'c'], ['c']])
  })

  it.each([
    ['a refusal', completion({ content: null, refusal: 'I cannot help with that.' }), 'engineRefused'],
    ['a stop by the content filter', completion({ content: '' }, { finish_reason: 'content_filter' }), 'engineRefused'],
    [
      'an answer cut off',
      completion({ content: '{"translations":[' }, { finish_reason: 'length' }),
      'engineReplyInvalid',
    ],
    ['broken JSON', completion({ content: 'Here you go: {' }), 'engineReplyInvalid'],
    ['another form', completion({ content: '{"lines":["Yes."]}' }), 'engineReplyInvalid'],
    ['no answer', { body: { choices: [] } }, 'engineReplyInvalid'],
    ['a wrong key', { status: 401, body: { error: { message: 'Incorrect API key' } } }, 'engineUnauthorised'],
    ['a bad request', { status: 400, body: { error: { message: 'no such model' } } }, 'engineRefused'],
    ['a rate limit that stays', { status: 429, body: { error: { message: 'quota' } } }, 'engineRateLimited'],
    ['a broken service', { status: 500, body: '' }, 'engineUnreachable'],
    ['silence', 'hang', 'engineTimedOut'],
  ] as const)('tells %s', async (_, reply, key) => {
    await using service = await startScriptedService(reply)
    // Only silence is to run into the limit, however slow the machine is.
    const limits = reply === 'hang' ? { timeoutMs: 80 } : {}
    await expect(engineAt(service.baseURL, limits).translate(request, context())).rejects.toMatchObject({ key })
  })

  it('tries again after failures that may pass', async () => {
    await using service = await startScriptedService(
      { status: 429, headers: { 'retry-after-ms': '5' }, body: {} },
      { status: 500, headers: { 'retry-after-ms': '5' }, body: {} },
      says({ a: 'Aikawa!', b: 'Come at 12.', c: 'Yes.' }),
    )
    const reply = await engineAt(service.baseURL, { retries: 2 }).translate(request, context())
    expect(reply.translations.size).toBe(3)
  })

  it('is stopped by its signal', async () => {
    await using service = await startScriptedService('hang')
    const stopping = new AbortController()
    const reason = new Error('stopped by the reader')
    const running = engineAt(service.baseURL).translate(request, context(stopping.signal))
    setTimeout(() => stopping.abort(reason), 80)
    await expect(running).rejects.toBe(reason)
  })
})
