import { errors, type ErrorKey } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, attempts, mailLinks, sessions } from '../db/account-schema.ts'
import { forget, goodPassword, logIn, register, solveCaptcha, userOf } from '../fixtures/account-steps.ts'
import { collectMails } from '../fixtures/collect-mails.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createLogger } from '../observing/create-logger.ts'

const codeOf = (key: ErrorKey) => errors[key].code
const logged: string[] = []

let server: Awaited<ReturnType<typeof startTestApp>>
let mails: Awaited<ReturnType<typeof collectMails>>
let count = 0
beforeAll(async () => {
  const destination = new PassThrough()
  destination.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  server = await startTestApp({
    environment: { PUBLIC_URL: 'http://site.test' },
    logger: createLogger('trace', destination),
  })
  mails = await collectMails(server.deps)
})
afterAll(async () => await server.close())

const newcomer = () => {
  count += 1
  return { visitor: server.createVisitor(`198.51.100.${count}`), email: `victim${count}@example.org` }
}
const member = async () => {
  const { visitor, email } = newcomer()
  await register(visitor, email)
  const link = await mails.nextToken(email)
  await logIn(visitor, email)
  const { user, token } = await userOf(visitor)
  return { visitor, email, link, id: user!.id, token: token! }
}
const db = () => server.deps.database.db

describe('ids and tokens of others', () => {
  it('end no login, change no account and open no page', async () => {
    const [victim, thief] = [await member(), await member()]
    const { data } = await victim.visitor.get('/api/user/account')
    const [{ id: sessionId }] = (data as unknown as { sessions: [{ id: string }] }).sessions
    const { taskId } = (await victim.visitor.submit(await victim.visitor.upload())).data
    expect((await thief.visitor.post('/api/user/sessions/end', { sessionId })).code).toBe(codeOf('notFound'))
    expect((await thief.visitor.post('/api/user/sessions/end', { sessionId: victim.id })).code).toBe(codeOf('notFound'))
    expect((await thief.visitor.getResult(taskId)).status).toBe(404)
    // A link for one thing does nothing else.
    const reset = { token: victim.link, password: goodPassword, passwordAgain: goodPassword }
    expect((await thief.visitor.post('/api/user/password/reset', reset)).code).toBe(codeOf('linkInvalid'))
    expect((await userOf(victim.visitor)).user).toMatchObject({ email: victim.email })
    const confirm = { email: victim.email, currentPassword: goodPassword }
    expect((await thief.visitor.post('/api/user/delete', confirm)).code).toBe(codeOf('confirmationWrong'))
    expect((await thief.visitor.get('/api/user/picture/../../account')).status).toBe(404)
  })

  it('are not taken from an address, and ids that were set before a login are none after it', async () => {
    const { token, email } = await member()
    const stranger = server.createVisitor('203.0.113.1')
    expect((await stranger.get(`/api/user/account?token=${token}`)).code).toBe(codeOf('loginRequired'))
    // A token that somebody planted in the browser before does not become the login.
    const planted = 'p'.repeat(43)
    const response = await server.app.request('/api/user/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: goodPassword }),
      headers: { 'content-type': 'application/json', cookie: `session=${planted}`, authorization: `Bearer ${planted}` },
    })
    const given = response.headers.get('token')!
    expect(given).not.toBe(planted)
    expect((await userOf(stranger, { authorization: `Bearer ${planted}` })).user).toBeNull()
    const rows = JSON.stringify(await db().select().from(sessions))
    expect(rows).not.toContain(given)
  })
})

describe('pages of other sites', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  it.each([
    'register',
    'login',
    'extension/allow',
    'extension/login',
    'logout',
    'password/reset',
    'password/change',
    'email/change',
    'emailVerify/send',
    'emailVerify/confirm',
    'name/change',
    'picture/change',
    'picture/remove',
    'sessions/end',
    'sessions/endAll',
    'data/download',
    'delete',
  ])('may not call %s, although the cookie would come along', async (path) => {
    const reply = await server.createVisitor().post(`/api/user/${path}`, {}, foreign)
    expect(reply.code).toBe(codeOf('originRefused'))
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it.each(['password/forget?email=a@b.de&captcha=1&language=en', 'emailVerify/isExpire?email=a@b.de'])(
    'may not have mails sent by %s',
    async (path) => {
      const response = await server.app.request(`/api/user/${path}`, { headers: { 'sec-fetch-site': 'cross-site' } })
      expect(await response.json()).toMatchObject({ code: codeOf('originRefused') })
    },
  )

  it('may not send a form that is no JSON', async () => {
    const reply = await server.createVisitor().post('/api/user/login', {}, { 'content-type': 'text/plain' })
    expect(reply.code).toBe(codeOf('requestInvalid'))
  })
})

describe('more than was asked for', () => {
  it('in a body changes nothing: no id, no verified address, no other account', async () => {
    const { visitor, email } = newcomer()
    const wish = {
      id: '11111111-1111-4111-8111-111111111111',
      verifiedAt: '2020-01-01',
      isActive: 1,
      googleSubject: '1',
    }
    await register(visitor, email, wish)
    await mails.next()
    const [account] = await db().select().from(accounts).where(eq(accounts.email, email))
    expect(account).toMatchObject({ verifiedAt: null, googleSubject: null })
    expect(account!.id).not.toBe(wish.id)
    await logIn(visitor, email)
    await visitor.post('/api/user/name/change', {
      name: 'Aiko',
      email: 'x@example.org',
      isActive: 1,
      passwordHash: 'x',
    })
    expect(await db().select().from(accounts).where(eq(accounts.email, email))).toEqual([
      { ...account!, name: 'Aiko', allowanceTakenAt: expect.any(Date) },
    ])
  })

  it.each([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org\nSubject: x',
    'a@example.org,b@example.org',
    '"x" <a@example.org>',
    'a@example.org\0',
  ])('in an address is refused: %j', async (email) => {
    const { visitor } = newcomer()
    expect((await register(visitor, email)).code).toBe(codeOf('requestInvalid'))
    expect((await forget(visitor, email)).code).toBe(codeOf('requestInvalid'))
  })

  it.each(['a\r\nb', 'a\u202eb', '\u200b', ' '])('in a name is refused: %j', async (name) => {
    const { visitor } = await member()
    expect((await visitor.post('/api/user/name/change', { name })).code).toBe(codeOf('requestInvalid'))
  })
})

describe('whether somebody has an account', () => {
  it('is told by no answer: of registering, logging in, forgetting or changing the address', async () => {
    const known = await member()
    const unknown = 'nobody-here@example.org'
    const at = () => newcomer().visitor
    const told = async (ask: (email: string) => Promise<{ code: number; message: string; data: unknown }>) => {
      const [one, other] = [await ask(known.email), await ask(unknown)]
      const say = ({ code, message, data }: typeof one) => ({ code, message, data })
      expect(say(one)).toEqual(say(other))
      return one.code
    }
    expect(await told(async (email) => await logIn(at(), email, 'wrong herons here'))).toBe(codeOf('loginFailed'))
    expect(await told(async (email) => await forget(at(), email))).toBe(200)
    expect(
      await told(async (email) =>
        known.visitor.post('/api/user/email/change', {
          email: email === known.email ? 'victim1@example.org' : email,
          currentPassword: goodPassword,
        }),
      ),
    ).toBe(200)
    expect(await told(async (email) => await register(at(), email))).toBe(200)
  })

  it('is not told by time: an unknown address costs a hash as well', async () => {
    const { email } = await member()
    // Time of the processor and not of the clock, which a busy machine makes worth nothing.
    const costOf = async (address: string) => {
      const before = process.cpuUsage()
      for (let round = 0; round < 5; round += 1) {
        await db().delete(attempts)
        await logIn(newcomer().visitor, address, 'wrong herons here')
      }
      return process.cpuUsage(before).user
    }
    await costOf(email)
    const [known, unknown] = [await costOf(email), await costOf('nobody-at-all@example.org')]
    expect(unknown).toBeGreaterThan(known / 3)
  })
})

describe('captchas', () => {
  it('are good once, for 5 minutes, and for who got them', async () => {
    const { visitor, email } = newcomer()
    const captcha = await solveCaptcha(visitor)
    const stranger = newcomer()
    expect((await register(visitor, email, { captcha: '' })).code).toBe(codeOf('captchaInvalid'))
    const good = await solveCaptcha(visitor)
    await solveCaptcha(stranger.visitor)
    expect(
      (await stranger.visitor.get(`/api/user/password/forget?email=a@b.de&captcha=${good}&language=en`)).code,
    ).toBe(codeOf('captchaInvalid'))
    const query = `email=nobody5@example.org&captcha=${good}&language=en`
    expect((await visitor.get(`/api/user/password/forget?${query}`)).code).toBe(200)
    expect((await visitor.get(`/api/user/password/forget?${query}`)).code).toBe(codeOf('captchaInvalid'))
    expect(captcha).toMatch(/^\d+$/)
    const late = await solveCaptcha(visitor)
    server.time.nowMs += 5 * 60_000
    expect((await visitor.get(`/api/user/password/forget?email=a@b.de&captcha=${late}&language=en`)).code).toBe(
      codeOf('captchaInvalid'),
    )
  })

  it('are images that say what they are, and are kept by no cache', async () => {
    const response = await server.app.request('/api/verifyCode')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/^<svg/)
  })
})

describe('guessing', () => {
  it('a password meets a captcha, then pauses that grow, also for a hundred attempts at once; the owner still gets in', async () => {
    const { email } = await member()
    const thief = newcomer().visitor
    const codes: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1)
      codes.push((await logIn(thief, email, `guess number ${attempt}`)).code)
    expect(codes).toEqual([...Array.from({ length: 3 }, () => codeOf('loginFailed')), codeOf('captchaRequired')])
    const guess = async () => await logIn(thief, email, 'guess again', { captcha: await solveCaptcha(thief) })
    expect((await guess()).code).toBe(codeOf('loginFailed'))
    expect((await guess()).code).toBe(codeOf('loginFailed'))
    expect((await guess()).code).toBe(codeOf('loginFailed'))
    const waits: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const refused = await guess()
      expect(refused.code).toBe(codeOf('loginPaused'))
      waits.push(Number(refused.headers.get('retry-after')))
      server.time.nowMs += waits.at(-1)! * 1000
      expect((await guess()).code).toBe(codeOf('loginFailed'))
    }
    expect(waits).toEqual([1, 2, 4, 8])
    server.time.nowMs += 60_000
    const owner = newcomer().visitor
    const reply = await logIn(owner, email, goodPassword, { captcha: await solveCaptcha(owner) })
    expect(reply.code).toBe(200)
    // Counted anew.
    expect((await logIn(newcomer().visitor, email, 'guess')).code).toBe(codeOf('loginFailed'))

    const crowd = await member()
    const many = await Promise.all(
      Array.from(
        { length: 100 },
        async (_, index) =>
          (await logIn(server.createVisitor(`203.0.114.${index}`), crowd.email, `g${index} guess`)).code,
      ),
    )
    expect(many.filter((code) => code === codeOf('loginFailed')).length).toBeLessThanOrEqual(6)
  })

  it('many accounts from one address meets them as well, and a login of one’s own between does not help', async () => {
    const { visitor, email } = await member()
    let refused = 0
    for (let attempt = 0; attempt < 13; attempt += 1) {
      const guess = await logIn(visitor, `somebody${attempt}@example.org`, 'guess guess')
      if (guess.code !== codeOf('loginFailed')) refused += 1
      await logIn(visitor, email, goodPassword, { captcha: await solveCaptcha(visitor) })
    }
    expect(refused).toBe(3)
  })

  it('floods nobody with mails', async () => {
    const { email } = await member()
    const codes: number[] = []
    for (let round = 0; round < 4; round += 1) codes.push((await forget(newcomer().visitor, email)).code)
    // The one that verifies the address was the first.
    expect(codes).toEqual([200, 200, 200, codeOf('loginPaused')])
  })

  it.each([
    ['too short', 'h3rons!', 'passwordTooShort'],
    ['known', 'password123', 'passwordTooCommon'],
    ['a keyboard', 'qwertyuiop12', 'passwordTooCommon'],
    ['repeated', 'aaaaaaaaaaaa', 'passwordTooCommon'],
    ['too long', 'x7 '.repeat(60), 'passwordTooLong'],
    ['far too long', 'x'.repeat(2000), 'requestInvalid'],
  ] as const)('a password that is %s is made impossible', async (_, password, key) => {
    const { visitor, email } = newcomer()
    expect((await register(visitor, email, { password, passwordAgain: password })).code).toBe(codeOf(key))
  })

  it('a password from the own address is made impossible', async () => {
    const { visitor } = newcomer()
    const password = 'moonbeamotter7'
    const chosen = { password, passwordAgain: password }
    expect((await register(visitor, 'moonbeamotter@example.org', chosen)).code).toBe(codeOf('passwordTooCommon'))
  })
})

describe('an allowance', () => {
  it('goes over into the account with the pages, once, whatever logins and logouts follow', async () => {
    const { visitor, email } = newcomer()
    const imageId = await visitor.upload({}, 'mine.png')
    await register(visitor, email)
    await mails.next()
    interface Remaining {
      readonly remaining: number
      readonly grants: readonly { readonly source: string; readonly remaining: number }[]
    }
    const count = async (who = visitor) =>
      (await who.get('/api/manga/remainderTranslateCnt/get')).data as unknown as Remaining
    expect((await count()).remaining).toBe(1)
    await logIn(visitor, email)
    const { remaining, grants } = await count()
    expect(grants).toContainEqual(expect.objectContaining({ source: 'daily', remaining: 1 }))
    const { taskId } = (await visitor.submit(imageId)).data
    expect((await count()).remaining).toBe(remaining - 1)
    await visitor.post('/api/user/logout', {})
    expect((await count()).remaining).toBe(0)
    expect((await visitor.submit(await visitor.upload({ colour: 'blue' }))).code).toBe(codeOf('anonymousLimitReached'))
    expect((await visitor.getResult(taskId)).status).toBe(404)
    await logIn(visitor, email)
    expect((await visitor.getResult(taskId)).data.taskId).toBe(taskId)
    expect((await count()).remaining).toBe(remaining - 1)
    // A fresh cookie at the same address, or at another one, brings nothing more either.
    for (const address of ['198.51.100.250', '198.51.100.251']) {
      const fresh = server.createVisitor(address)
      await logIn(fresh, email)
      expect((await count(fresh)).remaining).toBe(remaining - 1)
    }
  })
})

it('no token, password, captcha, link or whole address is in any log, nor in any row as it was', async () => {
  const { visitor, email, link, token } = await member()
  await visitor.get(`/api/user/account?token=${token}`)
  await logIn(newcomer().visitor, email, 'secret herons wrong')
  const text = logged.join('')
  expect(text.length).toBeGreaterThan(0)
  for (const secret of [link, token, goodPassword, 'secret herons', email]) expect(text).not.toContain(secret)
  const rows = JSON.stringify([
    await db().select().from(accounts),
    await db().select().from(sessions),
    await db().select().from(mailLinks),
    await db().select().from(attempts),
  ])
  for (const secret of [link, token, goodPassword]) expect(rows).not.toContain(secret)
})
