import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createPublicApiClient } from './create-public-api-client.ts'

const baseURL = 'https://fukidashi.example'
const key = `fuki_${'k'.repeat(43)}`
const about = { id: 'a', name: 'image', createdAt: '2030-01-01T00:00:00.000Z', expiresAt: '2030-01-02T00:00:00.000Z' }
const queued = { ...about, status: 'queued', position: 0 }
const cancelled = { ...about, status: 'cancelled', finishedAt: '2030-01-01T00:00:01.000Z' }

interface Sent {
  readonly url: URL
  readonly request: Request
}

function clientOf(...answers: readonly (() => Response)[]) {
  const sent: Sent[] = []
  const left = [...answers]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push({ url: new URL(request.url), request })
    return await Promise.resolve(left.shift()!())
  }
  return { sent, api: createPublicApiClient({ baseURL, key, fetch }) }
}

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })

describe('createPublicApiClient', () => {
  it('sends an image as the body, options in the address and the key in its header', async () => {
    const { sent, api } = clientOf(() => json(queued, 202))
    const image = new Blob(['bytes'], { type: 'image/png' })
    expect(await api.orderTranslation({ image, translateTo: 'ENG' }, { idempotencyKey: 'once' })).toEqual(queued)
    const { url, request } = sent[0]!
    expect([request.method, url.pathname]).toEqual(['POST', '/api/v1/translations'])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ translateTo: 'ENG', translationModel: 'builtin' })
    expect(request.headers.get('authorization')).toBe(`Bearer ${key}`)
    expect(request.headers.get('idempotency-key')).toBe('once')
    expect(request.headers.get('content-type')).toBe('image/png')
    expect(await request.text()).toBe('bytes')
  })

  it('puts ids into the path, waits until a translation has ended, and takes an empty answer', async () => {
    const { sent, api } = clientOf(
      () => json(queued),
      () => json(cancelled),
      () => new Response(null, { status: 204 }),
    )
    expect(await api.waitForTranslation('a/b')).toEqual(cancelled)
    expect(sent.map(({ url }) => url.pathname + url.search)).toEqual(
      Array(2).fill('/api/v1/translations/a%2Fb?waitMs=25000'),
    )
    expect(await api.removeWebhook({ id: 'w' })).toBeNull()
    expect(sent[2]!.request.method).toBe('DELETE')
  })

  it('tells a problem with its key, and an answer that is none or breaks the contract', async () => {
    const problem = {
      ...{ type: '/docs/api#problem-notFound', title: 'Not found.', status: 404, code: 1405, key: 'notFound' },
      ...{ detail: 'There is none.', requestId: 'r' },
    }
    const { api } = clientOf(
      () => json(problem, 404, 'application/problem+json'),
      () => new Response('<html>', { status: 502 }),
      () => json({ id: 'a' }),
      () => {
        throw new TypeError('no network')
      },
    )
    const failures = []
    for (let call = 0; call < 4; call += 1)
      failures.push(await api.getBatch({ id: 'a' }).catch((error: unknown) => error))
    expect(failures.every((failure) => failure instanceof ApiError)).toBe(true)
    expect(failures).toMatchObject([
      { failure: 'refused', status: 404, code: 1405, key: 'notFound', data: problem },
      { failure: 'refused', status: 502 },
      { failure: 'unreadable', status: 200 },
      { failure: 'network' },
    ])
    expect((failures[0] as ApiError).message).toContain('There is none.')
  })

  it('throws the reason of a signal that was aborted, and refuses words that the contract does not know', async () => {
    const { sent, api } = clientOf(() => json({}))
    const reason = new Error('enough')
    await expect(api.listWebhooks({}, { signal: AbortSignal.abort(reason) })).rejects.toThrow('enough')
    await expect(api.getUsage({ form: '2030-01-01' } as never)).rejects.toThrow('Unrecognized key')
    expect(sent).toEqual([])
  })
})
