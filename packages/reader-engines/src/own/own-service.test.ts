import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { recordingContext, request } from '../fixtures/page-request.ts'
import { createOwnServiceEngine, listOwnModels, ownServiceSchema } from './own-service.ts'

const key = 'sk-of-the-reader'

interface Received {
  readonly url: string
  readonly authorization: string | undefined
  readonly body: string
}

async function startService(answer: (response: ServerResponse, received: Received) => void) {
  const requests: Received[] = []
  const server = createServer((incoming: IncomingMessage, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const received = {
        url: incoming.url!,
        authorization: incoming.headers.authorization,
        body: Buffer.concat(parts).toString(),
      }
      requests.push(received)
      answer(response, received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  return {
    requests,
    service: { address, key, model: 'some-model' },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const json = (response: ServerResponse, value: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}
const completion = (content: string | null, rest: object = {}) => ({
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...rest }],
})
const page = JSON.stringify({
  translations: [
    { id: 'a', text: 'Aikawa!' },
    { id: 'b', text: 'Come at 12.' },
    { id: 'c', text: 'Yes.' },
  ],
  names: [{ source: '相川', target: 'Aikawa' }],
})

describe("a reader's own service", () => {
  it('is asked once for the page, with the key, at its address', async () => {
    await using running = await startService((response) => json(response, completion(page)))
    const engine = createOwnServiceEngine(() => running.service)
    const { translations, names } = await engine.translate(request, recordingContext())
    expect(translations.get('b')).toBe('Come at 12.')
    expect(names).toEqual({ 相川: 'Aikawa' })
    const [sent] = running.requests
    expect(running.requests).toHaveLength(1)
    expect(sent!.url).toBe('/v1/chat/completions')
    expect(sent!.authorization).toBe(`Bearer ${key}`)
    expect(JSON.parse(sent!.body)).toMatchObject({ model: 'some-model', response_format: { type: 'json_schema' } })
    expect(sent!.body).not.toContain(key)
  })

  it('goes without a key where there is none, and reads an answer with words around it', async () => {
    await using running = await startService((response) =>
      json(response, completion(`Here:\n\`\`\`json\n${page}\n\`\`\``)),
    )
    const engine = createOwnServiceEngine(() => ({ ...running.service, key: '' }))
    expect((await engine.translate(request, recordingContext())).translations.size).toBe(3)
    expect(running.requests[0]!.authorization).toBeUndefined()
  })

  it.each([
    ['a wrong key', (r: ServerResponse) => json(r, { error: { message: `${key} is wrong` } }, 401), 'unauthorised'],
    ['a limit', (r: ServerResponse) => json(r, {}, 429), 'rateLimited'],
    ['a request it does not take', (r: ServerResponse) => json(r, {}, 404), 'refused'],
    ['a fault', (r: ServerResponse) => json(r, {}, 500), 'failed'],
    ['another shape', (r: ServerResponse) => json(r, { lines: [] }), 'replyInvalid'],
    [
      'no JSON',
      (r: ServerResponse) => r.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
      'replyInvalid',
    ],
    ['an answer cut off', (r: ServerResponse) => json(r, completion(page.slice(0, 40))), 'replyInvalid'],
    [
      'an answer at its limit',
      (r: ServerResponse) => json(r, completion('', { finish_reason: 'length' })),
      'textTooLong',
    ],
    ['a filter', (r: ServerResponse) => json(r, completion('', { finish_reason: 'content_filter' })), 'refused'],
    ['silence', () => undefined, 'timedOut'],
    ['a broken connection', (r: ServerResponse) => r.socket!.destroy(), 'unreachable'],
  ] as const)('tells %s, and repeats no key', async (_, answer, expected) => {
    await using running = await startService((response) => void answer(response))
    const engine = createOwnServiceEngine(() => running.service, { limitMs: expected === 'timedOut' ? 80 : 5000 })
    const failure = await engine.translate(request, recordingContext()).catch((error: unknown) => error)
    expect(failure).toMatchObject({ key: expected })
    expect(String(failure)).not.toContain(key)
  })

  it('does not follow a redirect, which would take the key elsewhere', async () => {
    await using other = await startService((response) => json(response, completion(page)))
    await using running = await startService((response) =>
      response.writeHead(307, { location: `${other.service.address}chat/completions` }).end(),
    )
    await expect(
      createOwnServiceEngine(() => running.service).translate(request, recordingContext()),
    ).rejects.toMatchObject({ name: 'ReaderEngineError' })
    expect(other.requests.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  })

  it('refuses an address that an encrypted page may not ask', async () => {
    const engineFor = (address: string) =>
      createOwnServiceEngine(() => ({ address, key, model: 'm' }), { isPageEncrypted: true })
    const pair = { from: 'JPN', to: 'ENG' } as const
    await expect(engineFor('http://192.168.1.5:11434/v1').prepare(pair, recordingContext())).rejects.toMatchObject({
      key: 'addressNotEncrypted',
    })
    await engineFor('http://localhost:11434/v1').prepare(pair, recordingContext())
    await engineFor('http://127.0.0.1:11434/v1').prepare(pair, recordingContext())
    await engineFor('https://models.example/v1').prepare(pair, recordingContext())
  })

  it('is not offered before it is set up', async () => {
    const engine = createOwnServiceEngine(() => undefined)
    expect(await engine.check()).toEqual({ status: 'unavailable', obstacle: 'notSetUp' })
    await expect(engine.translate(request, recordingContext())).rejects.toMatchObject({ key: 'unavailable' })
  })

  it('stops when its signal says so', async () => {
    await using running = await startService(() => undefined)
    const stopping = new AbortController()
    const reason = new Error('stopped by the reader')
    const translation = createOwnServiceEngine(() => running.service).translate(
      request,
      recordingContext(stopping.signal),
    )
    setTimeout(() => stopping.abort(reason), 50)
    await expect(translation).rejects.toBe(reason)
  })

  it('lists the models of the service', async () => {
    await using running = await startService((response) => json(response, { data: [{ id: 'one' }, { id: 'two' }] }))
    expect(await listOwnModels(running.service, AbortSignal.timeout(5000))).toEqual(['one', 'two'])
    expect(running.requests[0]!.url).toBe('/v1/models')
  })

  it('takes web addresses alone', () => {
    const parse = (address: string) => ownServiceSchema.safeParse({ address, model: 'm', key: '' }).success
    expect(parse('http://localhost:11434/v1')).toBe(true)
    expect(parse('localhost:11434')).toBe(false)
    expect(parse('javascript:alert(1)')).toBe(false)
  })
})
