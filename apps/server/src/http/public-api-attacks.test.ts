import { apiScopes } from '@fukidashi/contract/api-key-calls'
import { errors, isPublicApiErrorKey } from '@fukidashi/contract/errors'
import { publicCalls } from '@fukidashi/contract/public-api'
import { fillPath } from '@fukidashi/contract/call'
import type { AnyPublicCall } from '@fukidashi/contract/public-call'
import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawImage } from '../fixtures/draw-image.ts'
import { packArchive } from '../fixtures/pack-archive.ts'
import { createKeyUser, startTestStudios } from '../fixtures/start-test-studio.ts'
import { createApp } from '../create-app.ts'
import { createLogger } from '../observing/create-logger.ts'
import { beginSession } from '../services/accounts/sessions.ts'
import { createApiKey, revokeApiKey, rotateApiKey } from '../services/api-keys/api-keys.ts'

const logged: string[] = []
let server: Awaited<ReturnType<typeof startTestStudios>>
let victim: Awaited<ReturnType<typeof server.createStudio>>
let thief: Awaited<ReturnType<typeof server.createStudio>>
let ids: { translation: string; batch: string; webhook: string }
beforeAll(async () => {
  const destination = new PassThrough()
  destination.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  server = await startTestStudios({
    environment: { PUBLIC_URL: 'https://fukidashi.example', WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' },
    logger: createLogger('trace', destination),
  })
  victim = await server.createStudio()
  thief = await server.createStudio()
  const page = await drawImage()
  ids = {
    translation: (await victim.order(page)).body.id,
    batch: (await victim.orderArchive(await packArchive({ '1.png': page }))).body.id,
    webhook: (await victim.postJson('/webhooks', { url: 'http://127.0.0.1:9/' })).body.id,
  }
})
afterAll(async () => await server.close())

const calls = Object.entries(publicCalls) as [string, AnyPublicCall][]
const keyOf = async (response: Response) => ((await response.json()) as { key: string }).key
const pathOf = (call: AnyPublicCall, id: string) => fillPath(call.path, { id }).path.slice('/api/v1'.length)
const ownId = (call: AnyPublicCall) =>
  call.path.includes('/batch/') ? ids.batch : call.path.includes('/webhooks/') ? ids.webhook : ids.translation

describe.each(calls)('%s', (_, call) => {
  const send = async (path: string, init: RequestInit = {}, user = victim) =>
    await user.send(path, { method: call.method, ...(call.method === 'POST' && { body: '{}' }), ...init })

  it('answers nobody without a key of this server, and a login is none', async () => {
    const path = pathOf(call, ownId(call))
    const asked = async (authorization: string) => await send(path, { headers: { authorization } })
    // A login that is good on the site, as a cookie and as a bearer token.
    const token = await beginSession(server.deps.database.db, victim.accountId, {
      ...{ method: 'password', device: 'Chrome on Android', now: server.deps.clock.now() },
    })
    const byCookie = await server.app.request(`/api/v1${path}`, {
      method: call.method,
      headers: { cookie: `__Host-session=${token}; session=${token}` },
    })
    expect([byCookie.status, await keyOf(byCookie)]).toEqual([401, 'apiKeyMissing'])
    expect(byCookie.headers.get('www-authenticate')).toBe('Bearer')
    expect(byCookie.headers.getSetCookie()).toEqual([])
    for (const authorization of ['Bearer', 'Basic x', `Bearer ${token}`, `Bearer fuki_${'a'.repeat(43)}`]) {
      const response = await asked(authorization)
      expect([response.status, await keyOf(response)]).toEqual([401, 'apiKeyInvalid'])
    }
  })

  it('refuses a key in its address, even beside a good one, and tells nobody of it', async () => {
    const path = pathOf(call, ownId(call))
    for (const query of [`key=${victim.secret}`, 'api_key=x', `note=${victim.secret}`, 'access_token=1']) {
      const response = await send(`${path}?${query}`)
      expect([response.status, await keyOf(response)]).toEqual([400, 'apiKeyInAddress'])
    }
    expect(logged.join('')).not.toContain(victim.secret)
  })

  it('refuses a key without its scope', async () => {
    const { deps } = server
    const scopes = apiScopes.filter((scope) => scope !== call.scope)
    const { secret } = await createApiKey(deps, victim.accountId, { name: 'less', scopes })
    const response = await send(pathOf(call, ownId(call)), {}, { ...victim, ...createKeyUser(server.app, secret) })
    expect([response.status, await keyOf(response)]).toEqual([403, 'scopeMissing'])
    await deps.database.db.execute(`delete from api_keys where name = 'less'`)
  })

  it('refuses a key that was revoked, or whose time after its replacement is over', async () => {
    const { deps } = server
    const choice = { name: 'gone', scopes: apiScopes }
    const [revoked, rotated] = [
      await createApiKey(deps, victim.accountId, choice),
      await createApiKey(deps, victim.accountId, choice),
    ]
    await revokeApiKey(deps, victim.accountId, revoked.key.keyId)
    for (let times = 0; times < 2; times += 1) await rotateApiKey(deps, victim.accountId, rotated.key.keyId)
    for (const { secret } of [revoked, rotated]) {
      const response = await send(pathOf(call, ownId(call)), { headers: { authorization: `Bearer ${secret}` } })
      expect([response.status, await keyOf(response)]).toEqual([401, 'apiKeyInvalid'])
    }
    await deps.database.db.execute(`delete from api_keys where name = 'gone'`)
  })

  it('finds nothing of another account, and nothing by a guessed id', async () => {
    if (!call.path.includes('{id}')) return
    for (const id of [ownId(call), randomUUID(), 'x', '%00', '..']) {
      const response = await send(pathOf(call, id), {}, thief)
      expect(response.status, id).toBe(404)
    }
    // Nothing happened to what is the victim's.
    expect((await victim.call(`/translations/${ids.translation}`)).body.status).toBe('queued')
    expect((await victim.call('/webhooks')).body['webhooks']).toHaveLength(1)
  })

  it('refuses words that it does not know, rather than to pass them over', async () => {
    if (call.sends === 'json') return
    const response = await send(`${pathOf(call, ownId(call))}?traslateTo=ENG`)
    expect(await keyOf(response)).toBe('requestInvalid')
  })
})

describe('failures', () => {
  it('are problems with a type that the documentation explains', async () => {
    const { headers, body } = await victim.call('/nothing')
    expect(headers.get('content-type')).toBe('application/problem+json')
    const { code, status, message: title } = errors.callUnknown
    expect(body).toMatchObject({ type: '/docs/api#problem-callUnknown', title, status, code, key: 'callUnknown' })
    expect(body['requestId']).toBe(headers.get('x-request-id'))
  })

  it('of the public API alone have numbers of their own', () => {
    const codes = Object.entries(errors).filter(([key]) => isPublicApiErrorKey(key))
    expect(codes.every(([, { code }]) => code >= 1700 && code < 1800)).toBe(true)
  })

  it('say nothing of what went wrong inside', async () => {
    const select = (): never => {
      throw new Error('a word of the database')
    }
    const db = Object.create(server.deps.database.db) as typeof server.deps.database.db
    const broken = { ...server.deps, database: { ...server.deps.database, db } }
    const app = createApp(broken, { readAddress: () => '192.0.2.1' })
    Object.defineProperty(db, 'select', { value: select })
    const { status, body } = await createKeyUser(app, victim.secret).call('/usage')
    expect([status, body.key]).toEqual([500, 'internal'])
    expect(JSON.stringify(body)).not.toContain('a word of the database')
  })
})

describe('pages of other sites', () => {
  it('may read the description, and nothing else', async () => {
    const origin = { origin: 'https://evil.example' }
    const description = await server.app.request('/api/v1/openapi.json', { headers: origin })
    expect(description.headers.get('access-control-allow-origin')).toBe('*')
    const usage = await victim.send('/usage', { headers: origin })
    expect(usage.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('bodies', () => {
  it('that are none of what they say are refused with the codes of images and forms', async () => {
    const post = async (body: BodyInit, type = 'application/octet-stream') =>
      (await victim.call('/translations?translateTo=ENG', { method: 'POST', body, headers: { 'content-type': type } }))
        .body.key
    expect(await post('')).toBe('imageEmpty')
    expect(await post('no image')).toBe('imageTypeUnsupported')
    expect(await post(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('imageTooLarge')
    expect(await post('x', 'multipart/form-data')).toBe('requestInvalid')
    expect(await post('--x--\r\n', 'multipart/form-data; boundary=x')).toBe('requestInvalid')
    const field = '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n'
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x--\r\n'
    expect(await post(`${field}${file}`, 'multipart/form-data; boundary=x')).toBe('requestInvalid')
    expect((await victim.call('/webhooks', { method: 'POST', body: '{}' })).body.key).toBe('requestInvalid')
    const image = new Uint8Array(await drawImage())
    const model = 'translateTo=ENG&translationModel=own'
    expect((await victim.call(`/translations?${model}`, { method: 'POST', body: image })).body.key).toBe(
      'requestInvalid',
    )
  })
})
