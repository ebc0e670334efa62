import { type ApiKeyFacts, apiKeyPattern } from '@fukidashi/contract/api-key-calls'
import { errors } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiKeys } from '../db/account-schema.ts'
import { collectMails } from '../fixtures/collect-mails.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { findApiKey } from '../services/api-keys/api-keys.ts'

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['createReader']>>

const choice = { name: 'Chapter robot', scopes: ['translations:write', 'translations:read'] }
const { maxNameCharacters, previousWorksMs, max } = limits.api.keys

let server: Awaited<ReturnType<typeof startTestApp>>
let reader: Reader
beforeEach(async () => {
  server = await startTestApp()
  reader = await server.createReader()
})
afterEach(async () => await server.close())

const create = async (owner: Reader = reader, change: object = {}) => {
  const { data } = await owner.post('/api/user/apiKeys/create', { ...choice, ...change })
  return data as unknown as { key: ApiKeyFacts; secret: string }
}
const list = async (owner: Reader = reader) => {
  const { data } = await owner.get('/api/user/apiKeys/get')
  return data as unknown as { keys: ApiKeyFacts[]; maxKeys: number }
}

describe('an API key', () => {
  it('is shown once, listed by its first characters and kept as a hash', async () => {
    const { key, secret } = await create()
    expect(secret).toMatch(apiKeyPattern)
    const facts = { name: choice.name, scopes: choice.scopes, hint: secret.slice(0, 11) }
    expect(key).toMatchObject({ ...facts, rotatedAt: null, lastUsedAt: null, previousWorksUntil: null })
    expect(await list()).toEqual({ keys: [key], maxKeys: max })
    expect(JSON.stringify(await server.deps.database.db.select().from(apiKeys))).not.toContain(secret)
    const file = await reader.fetchRaw('/api/user/data/download', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    const exported = await file.text()
    expect(exported).toContain(choice.name)
    expect(exported).not.toContain(secret)
  })

  it('is told of to its owner by mail, with its first characters alone', async () => {
    const mails = await collectMails(server.deps)
    const { key, secret } = await create()
    const mail = await mails.next('reader@example.org')
    expect(mail.kind).toBe('apiKeyMade')
    expect(mail.text).toContain(key.hint)
    expect(mail.text).toContain('/account')
    expect(mail.text + mail.html).not.toContain(secret)
  })

  it('is found by its secret, and says when it was last used', async () => {
    const { key, secret } = await create()
    expect(await findApiKey(server.deps, secret)).toMatchObject({
      id: key.keyId,
      accountId: reader.accountId,
      scopes: choice.scopes,
    })
    expect((await list()).keys[0]!.lastUsedAt).toBe(new Date(server.time.nowMs).toISOString())
    expect(await findApiKey(server.deps, secret.toUpperCase())).toBeUndefined()
    expect(await findApiKey(server.deps, 'fuki_')).toBeUndefined()
  })

  it('gets another name and other scopes, which apply at once', async () => {
    const { key, secret } = await create()
    const change = { keyId: key.keyId, name: '翻訳係', scopes: ['usage:read'] }
    expect((await reader.post('/api/user/apiKeys/change', change)).data).toMatchObject(change)
    expect(await findApiKey(server.deps, secret)).toMatchObject({ scopes: ['usage:read'] })
  })

  it('is replaced, and works for a day more, but no longer than until the next replacement', async () => {
    const first = await create()
    const rotate = async () => {
      const { data } = await reader.post('/api/user/apiKeys/rotate', { keyId: first.key.keyId })
      return data as unknown as { key: ApiKeyFacts; secret: string }
    }
    const works = async (secret: string) => (await findApiKey(server.deps, secret)) !== undefined
    const second = await rotate()
    const untilMs = server.time.nowMs + previousWorksMs
    expect(second.key).toMatchObject({ keyId: first.key.keyId, previousWorksUntil: new Date(untilMs).toISOString() })
    expect([await works(first.secret), await works(second.secret)]).toEqual([true, true])
    const third = await rotate()
    expect([await works(first.secret), await works(second.secret), await works(third.secret)]).toEqual([
      false,
      true,
      true,
    ])
    server.time.nowMs += previousWorksMs
    expect([await works(second.secret), await works(third.secret)]).toEqual([false, true])
    expect((await list()).keys[0]!.previousWorksUntil).toBeNull()
  })

  it('is revoked at once, with the one before its replacement', async () => {
    const { key, secret } = await create()
    const { data } = await reader.post('/api/user/apiKeys/rotate', { keyId: key.keyId })
    expect((await reader.post('/api/user/apiKeys/revoke', { keyId: key.keyId })).code).toBe(200)
    for (const ended of [secret, (data as unknown as { secret: string }).secret])
      expect(await findApiKey(server.deps, ended)).toBeUndefined()
    expect((await list()).keys).toEqual([])
    expect((await reader.post('/api/user/apiKeys/revoke', { keyId: key.keyId })).code).toBe(errors.notFound.code)
  })

  it('goes with its account', async () => {
    const { secret } = await create()
    await server.deps.database.db.execute(`delete from accounts where id = '${reader.accountId}'`)
    expect(await findApiKey(server.deps, secret)).toBeUndefined()
  })
})

describe('keys of others and choices that cannot be', () => {
  it.each(['change', 'rotate', 'revoke'])('%s nothing by an id of somebody else or a guessed one', async (act) => {
    const { key, secret } = await create()
    const stranger = await server.createReader('stranger@example.org')
    for (const keyId of [key.keyId, randomUUID(), 'x']) {
      const { code } = await stranger.post(`/api/user/apiKeys/${act}`, { ...choice, keyId })
      expect(code).toBe(errors.notFound.code)
    }
    expect((await list(stranger)).keys).toEqual([])
    expect((await list()).keys).toEqual([key])
    expect(await findApiKey(server.deps, secret)).toBeDefined()
  })

  it.each(['get', 'create', 'change', 'rotate', 'revoke'])('need a login to %s', async (act) => {
    const path = `/api/user/apiKeys/${act}`
    const visitor = server.createVisitor()
    const body = { ...choice, keyId: randomUUID() }
    const { code } = act === 'get' ? await visitor.get(path) : await visitor.post(path, body)
    expect(code).toBe(errors.loginRequired.code)
  })

  it.each(['create', 'change', 'rotate', 'revoke'])('are not asked to %s by pages of other sites', async (act) => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { code } = await reader.post(`/api/user/apiKeys/${act}`, { ...choice, keyId: randomUUID() }, foreign)
    expect(code).toBe(errors.originRefused.code)
  })

  it.each([
    { name: '' },
    { name: '  ' },
    { name: 'a\nb' },
    { name: 'a\u202eb' },
    { name: 'x'.repeat(maxNameCharacters + 1) },
    { scopes: [] },
    { scopes: ['everything'] },
    { scopes: ['usage:read', 'usage:read'] },
  ])('are refused with %o', async (change) => {
    const { code } = await reader.post('/api/user/apiKeys/create', { ...choice, ...change })
    expect(code).toBe(errors.requestInvalid.code)
    expect((await list()).keys).toEqual([])
  })

  it('are as many as an account may have, also when all are asked for at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: max + 5 }, async () => await reader.post('/api/user/apiKeys/create', choice)),
    )
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(max)
    expect(replies.filter(({ code }) => code === errors.tooManyApiKeys.code)).toHaveLength(5)
    expect((await list()).keys).toHaveLength(max)
  })
})
