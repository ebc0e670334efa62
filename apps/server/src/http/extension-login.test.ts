import { clientHeader } from '@fukidashi/contract/extension-login-calls'
import { errors, type ErrorKey } from '@fukidashi/contract/errors'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { extensionCodes, sessions } from '../db/account-schema.ts'
import { logIn, register, userOf } from '../fixtures/account-steps.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { extensionCodeLifetimeMs } from '../services/accounts/lifetimes.ts'

const codeOf = (key: ErrorKey) => errors[key].code
const asExtension = { [clientHeader.name]: clientHeader.extension, origin: 'chrome-extension://abcdefgh' }

let server: Awaited<ReturnType<typeof startTestApp>>
let count = 0
beforeAll(async () => {
  server = await startTestApp({ environment: { PUBLIC_URL: 'http://site.test' } })
})
afterAll(async () => await server.close())

const newcomer = () => server.createVisitor(`198.51.100.${(count += 1)}`)
const member = async () => {
  const visitor = newcomer()
  const email = `owner${count}@example.org`
  await register(visitor, email)
  await logIn(visitor, email)
  return { visitor, email }
}
/** What an extension makes when its reader wants to log in. */
const makeSecret = () => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, challenge: createHash('sha256').update(secret).digest('base64url') }
}
const allow = async ({ visitor }: { visitor: ReturnType<typeof newcomer> }, challenge: string) => {
  const reply = await visitor.post('/api/user/extension/allow', { challenge })
  return (reply.data as unknown as { code: string }).code
}
const redeem = async (code: string, secret: string, headers: Record<string, string> = asExtension) =>
  await newcomer().post('/api/user/extension/login', { code, secret }, headers)

it('the extension logs in by a code, once, and has a login of its own that the site’s logout leaves alone', async () => {
  const owner = await member()
  const { secret, challenge } = makeSecret()
  const code = await allow(owner, challenge)
  const reply = await redeem(code, secret)
  expect(reply).toMatchObject({ code: 200, data: { email: owner.email } })
  expect(reply.headers.getSetCookie().filter((cookie) => cookie.startsWith('session'))).toEqual([])
  const token = reply.headers.get('token')!
  expect((await redeem(code, secret)).code).toBe(codeOf('extensionCodeInvalid'))
  const headers = { ...asExtension, authorization: `Bearer ${token}` }
  expect((await userOf(newcomer(), headers)).user).toMatchObject({ email: owner.email })
  const { data } = await owner.visitor.get('/api/user/account')
  const { sessions: listed } = data as unknown as { sessions: { device: string }[] }
  expect(listed.map(({ device }) => device).filter((device) => device.endsWith('Fukidashi extension'))).toHaveLength(1)
  await owner.visitor.post('/api/user/logout', {})
  expect((await userOf(newcomer(), headers)).user).toMatchObject({ email: owner.email })
  await newcomer().post('/api/user/logout', {}, headers)
  expect((await userOf(newcomer(), headers)).user).toBeNull()
})

it('a code is worth nothing without its secret, after a minute, after a newer one, or after a logout', async () => {
  const owner = await member()
  const [mine, theirs] = [makeSecret(), makeSecret()]
  const stolen = await allow(owner, mine.challenge)
  expect((await redeem(stolen, theirs.secret)).code).toBe(codeOf('extensionCodeInvalid'))
  expect((await redeem(stolen, mine.secret)).code, 'the attempt used it up').toBe(codeOf('extensionCodeInvalid'))
  const late = await allow(owner, mine.challenge)
  server.time.nowMs += extensionCodeLifetimeMs
  expect((await redeem(late, mine.secret)).code).toBe(codeOf('extensionCodeInvalid'))
  const older = await allow(owner, mine.challenge)
  const newer = await allow(owner, theirs.challenge)
  expect((await redeem(older, mine.secret)).code).toBe(codeOf('extensionCodeInvalid'))
  await owner.visitor.post('/api/user/logout', {})
  expect((await redeem(newer, theirs.secret)).code).toBe(codeOf('extensionCodeInvalid'))
  expect(await server.deps.database.db.select().from(extensionCodes)).toEqual([])
})

it('pages of other sites and people who are not logged in get no code, and no page gets the login', async () => {
  const owner = await member()
  const { secret, challenge } = makeSecret()
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const allowing = await owner.visitor.post('/api/user/extension/allow', { challenge }, foreign)
  expect(allowing.code).toBe(codeOf('originRefused'))
  expect((await newcomer().post('/api/user/extension/allow', { challenge })).code).toBe(codeOf('loginRequired'))
  expect((await owner.visitor.post('/api/user/extension/allow', { challenge: 'short' })).code).toBe(
    codeOf('requestInvalid'),
  )
  const code = await allow(owner, challenge)
  expect((await redeem(code, secret, {})).code).toBe(codeOf('originRefused'))
  const evil = { ...foreign, [clientHeader.name]: clientHeader.extension }
  expect((await redeem(code, secret, evil)).code).toBe(codeOf('originRefused'))
})

it('the site’s cookie logs no extension in', async () => {
  const owner = await member()
  expect((await userOf(owner.visitor)).user).toMatchObject({ email: owner.email })
  expect((await userOf(owner.visitor, asExtension)).user).toBeNull()
})

it('a login of the extension is as old as the one that allowed it: an old one becomes no fresh one', async () => {
  const owner = await member()
  server.time.nowMs += 60 * 60_000
  const { secret, challenge } = makeSecret()
  expect((await redeem(await allow(owner, challenge), secret)).code).toBe(200)
  const rows = await server.deps.database.db.select().from(sessions)
  const [extension] = rows.filter(({ device }) => device.endsWith('Fukidashi extension')).slice(-1)
  expect(server.time.nowMs - extension!.createdAt.getTime()).toBeGreaterThanOrEqual(60 * 60_000)
})
