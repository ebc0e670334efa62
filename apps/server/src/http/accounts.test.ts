import { errors, type ErrorKey } from '@fukidashi/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, mails as mailRows, sessions } from '../db/account-schema.ts'
import { images, tasks } from '../db/schema.ts'
import { collectMails } from '../fixtures/collect-mails.ts'
import { forget, goodPassword, logIn, register, userOf } from '../fixtures/account-steps.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { sessionTimes } from '../services/accounts/sessions.ts'
import { sweepExpired } from '../services/sweeping/sweep-expired.ts'

const codeOf = (key: ErrorKey) => errors[key].code
const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000]

let server: Awaited<ReturnType<typeof startTestApp>>
let mails: Awaited<ReturnType<typeof collectMails>>
let count = 0
beforeAll(async () => {
  server = await startTestApp({ environment: { PUBLIC_URL: 'http://site.test' } })
  mails = await collectMails(server.deps)
})
afterAll(async () => await server.close())

/** Somebody at an address of their own, so that no test slows another down. */
const newcomer = () => {
  count += 1
  return { visitor: server.createVisitor(`198.51.100.${count}`), email: `reader${count}@example.org` }
}
const member = async () => {
  const { visitor, email } = newcomer()
  expect((await register(visitor, email)).code).toBe(200)
  const token = await mails.nextToken(email)
  expect((await logIn(visitor, email)).code).toBe(200)
  return { visitor, email, token }
}

describe('an account', () => {
  it('is registered, logged in to, verified by the link of its mail once, and logged out of', async () => {
    const { visitor, email } = newcomer()
    expect(await register(visitor, `  ${email.toUpperCase()} `)).toMatchObject({ code: 200, data: null })
    const mail = await mails.next()
    expect(mail).toMatchObject({ kind: 'verifyEmail', to: email, subject: 'Verify your e-mail address' })
    const [, link] = /(http\S+#token=[\w-]+)/.exec(mail.text)!
    expect(link).toMatch(/^http:\/\/site\.test\/login\?type=5#token=[\w-]{43}$/)
    expect(mail.html).toContain(`href="${link}"`)
    const token = link!.split('token=')[1]!

    expect((await userOf(visitor)).user).toBeNull()
    const login = await logIn(visitor, email)
    expect(login).toMatchObject({ code: 200, data: { email, isActive: 0, picture: null } })
    expect(login.headers.get('token')).toMatch(/^[\w-]{43}$/)
    expect(login.headers.get('set-cookie')).toMatch(/session=.*HttpOnly.*SameSite=Lax/)
    expect((await userOf(visitor)).user).toMatchObject({ email, isActive: 0 })
    expect(await visitor.post('/api/user/emailVerify/confirm', { token })).toMatchObject({ code: 200, data: { email } })
    expect((await userOf(visitor)).user).toMatchObject({ isActive: 1 })
    expect((await visitor.post('/api/user/emailVerify/confirm', { token })).code).toBe(codeOf('linkInvalid'))

    expect((await visitor.post('/api/user/logout', {})).code).toBe(200)
    expect((await userOf(visitor)).user).toBeNull()
    expect((await visitor.get('/api/user/account')).code).toBe(codeOf('loginRequired'))
  })

  it('is known by the token in the header alone, from any place and browser', async () => {
    const { visitor, email } = await member()
    const { token } = await userOf(visitor)
    const elsewhere = server.createVisitor('203.0.113.9')
    expect((await userOf(elsewhere, { authorization: `Bearer ${token!}` })).user).toMatchObject({ email })
    expect((await userOf(elsewhere, { authorization: 'Bearer ' })).user).toBeNull()
    expect((await userOf(elsewhere, { authorization: `Bearer ${'x'.repeat(43)}` })).user).toBeNull()
  })

  it('gets a new token each day; the old one works for some minutes more, and an unused login ends', async () => {
    const { visitor } = newcomer()
    const email = `daily${count}@example.org`
    await register(visitor, email)
    await mails.next()
    const first = (await logIn(visitor, email)).headers.get('token')!
    const bearer = async (token: string) => await userOf(server.createVisitor(), { authorization: `Bearer ${token}` })
    server.time.nowMs += sessionTimes.rotateMs
    const { token: second } = await bearer(first)
    expect(second).not.toBe(first)
    expect((await bearer(first)).user).toMatchObject({ email })
    server.time.nowMs += sessionTimes.graceMs
    expect((await bearer(first)).user).toBeNull()
    expect((await bearer(second!)).user).toMatchObject({ email })
    server.time.nowMs += sessionTimes.idleMs + minuteMs
    expect((await bearer(second!)).user).toBeNull()
    await sweepExpired(server.deps)
    expect(await server.deps.database.db.select().from(sessions)).toEqual([])
  })

  it('gets a link for a new password, which verifies the address, works once and ends all logins', async () => {
    const { visitor, email } = await member()
    const elsewhere = server.createVisitor(`203.0.113.${count}`)
    expect((await forget(elsewhere, email)).code).toBe(200)
    const mail = await mails.next()
    expect(mail).toMatchObject({ kind: 'resetPassword', to: email })
    const [, token] = /login\?type=4#token=([\w-]+)/.exec(mail.text)!
    const password = 'other quiet herons'
    const reset = async (change: object = {}) =>
      await elsewhere.post('/api/user/password/reset', { token, password, passwordAgain: password, ...change })
    expect((await reset({ password: 'short', passwordAgain: 'short' })).code).toBe(codeOf('passwordTooShort'))
    expect((await reset({ passwordAgain: 'another one here' })).code).toBe(codeOf('passwordsDiffer'))
    expect((await reset()).code).toBe(200)
    expect((await mails.next()).kind).toBe('passwordChanged')
    expect((await reset()).code).toBe(codeOf('linkInvalid'))
    expect((await userOf(visitor)).user).toBeNull()
    expect((await logIn(visitor, email)).code).toBe(codeOf('loginFailed'))
    expect(await logIn(visitor, email, password)).toMatchObject({ code: 200, data: { isActive: 1 } })

    await forget(elsewhere, email)
    const late = await mails.nextToken(email)
    server.time.nowMs += 60 * minuteMs
    expect((await reset({ token: late })).code).toBe(codeOf('linkInvalid'))
  })

  it('has a new link sent when the last has expired, and not before', async () => {
    const { visitor, email } = await member()
    const ask = async (asked = email) =>
      await visitor.get(`/api/user/emailVerify/isExpire?${new URLSearchParams({ email: asked }).toString()}`)
    expect(await ask()).toMatchObject({ code: 200, data: { wasSent: false } })
    expect((await ask('other@example.org')).code).toBe(codeOf('emailNotYours'))
    server.time.nowMs += dayMs
    expect(await ask()).toMatchObject({ code: 200, data: { wasSent: true } })
    const first = await mails.nextToken(email)
    expect((await visitor.post('/api/user/emailVerify/send', {})).code).toBe(200)
    const second = await mails.nextToken(email)
    // The later link is the one that works.
    const confirm = async (token: string) => (await visitor.post('/api/user/emailVerify/confirm', { token })).code
    expect(await confirm(first)).toBe(codeOf('linkInvalid'))
    expect(await confirm(second)).toBe(200)
    expect((await ask()).code).toBe(codeOf('emailVerified'))
    expect((await visitor.get('/api/user/emailVerify/isExpire?email=x@example.org')).code).toBe(codeOf('emailNotYours'))
  })

  it('changes its name, its picture, its password and its address', async () => {
    const { visitor, email } = await member()
    const other = server.createVisitor('203.0.113.77')
    await logIn(other, email)
    expect(await visitor.post('/api/user/name/change', { name: ' Aiko ' })).toMatchObject({ data: { name: 'Aiko' } })

    const form = new FormData()
    form.append('file', new File([new Uint8Array(await drawImage({ width: 400, height: 300 }))], 'me.png'))
    const response = await visitor.fetchRaw('/api/user/picture/change', { method: 'POST', body: form })
    const { picture } = ((await response.json()) as { data: { picture: string } }).data
    const shown = await server.app.request(picture)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect((await visitor.post('/api/user/picture/remove', {})).data).toMatchObject({ picture: null })
    expect((await server.app.request(picture)).status).toBe(404)

    const password = 'third quiet herons'
    const change = async (currentPassword?: string) =>
      await visitor.post('/api/user/password/change', { currentPassword, password, passwordAgain: password })
    expect((await change()).code).toBe(codeOf('passwordWrong'))
    expect((await change('wrong')).code).toBe(codeOf('passwordWrong'))
    expect((await change(goodPassword)).code).toBe(200)
    expect((await mails.next()).kind).toBe('passwordChanged')
    expect((await userOf(visitor)).user).toMatchObject({ email })
    expect((await userOf(other)).user).toBeNull()

    const fresh = `fresh-${email}`
    const move = await visitor.post('/api/user/email/change', { email: fresh, currentPassword: password })
    expect(move.code).toBe(200)
    const mail = await mails.next()
    expect(mail).toMatchObject({ kind: 'changeEmail', to: fresh })
    const [, token] = /#token=([\w-]+)/.exec(mail.text)!
    expect((await userOf(visitor)).user).toMatchObject({ email })
    expect((await visitor.post('/api/user/emailVerify/confirm', { token })).data).toMatchObject({ email: fresh })
    expect(await mails.next()).toMatchObject({ kind: 'emailChanged', to: email, text: expect.stringContaining(fresh) })
    expect((await userOf(visitor)).user).toMatchObject({ email: fresh, isActive: 1 })
    expect((await logIn(other, fresh, password)).code).toBe(200)
  })

  it('lists its logins, ends one and ends all', async () => {
    const { visitor, email } = await member()
    const phone = server.createVisitor('203.0.113.50')
    const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
    await phone.post('/api/user/login', { email, password: goodPassword }, { 'user-agent': agent })
    const list = async () => {
      const { data } = await visitor.get('/api/user/account')
      return (data as unknown as { sessions: { id: string; device: string; isThis: boolean }[] }).sessions
    }
    const listed = await list()
    expect(listed.map(({ device, isThis }) => ({ device, isThis }))).toEqual(
      expect.arrayContaining([
        { device: '', isThis: true },
        { device: 'Chrome · Android', isThis: false },
      ]),
    )
    const sessionId = listed.find(({ isThis }) => !isThis)!.id
    expect((await visitor.post('/api/user/sessions/end', { sessionId })).code).toBe(200)
    expect((await userOf(phone)).user).toBeNull()
    expect(await list()).toHaveLength(1)
    await logIn(phone, email)
    expect((await phone.post('/api/user/sessions/endAll', {})).code).toBe(200)
    expect((await userOf(visitor)).user).toBeNull()
    expect((await userOf(phone)).user).toBeNull()
  })

  it('takes its data along, without a hash, and is deleted with all that is its own', async () => {
    const { visitor, email } = await member()
    await visitor.post('/api/user/name/change', { name: 'Aiko' })
    const imageId = await visitor.upload({}, 'page.png')
    const { taskId } = (await visitor.submit(imageId)).data
    const data = await visitor.fetchRaw('/api/user/data/download', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(data.headers.get('content-disposition')).toContain('fukidashi-account.json')
    const text = await data.text()
    const { db } = server.deps.database
    const [{ passwordHash }] = (await db.select().from(accounts)).filter((row) => row.email === email) as [
      typeof accounts.$inferSelect,
    ]
    expect(text).not.toContain(passwordHash)
    expect(JSON.parse(text)).toMatchObject({
      account: { email, name: 'Aiko' },
      sessions: [{ method: 'password' }],
      images: [{ id: imageId, name: 'page.png' }],
      translations: [{ id: taskId }],
    })

    const remove = async (confirmation: object) => (await visitor.post('/api/user/delete', confirmation)).code
    expect(await remove({ email: 'x@example.org', currentPassword: goodPassword })).toBe(codeOf('confirmationWrong'))
    expect(await remove({ email, currentPassword: 'wrong' })).toBe(codeOf('passwordWrong'))
    expect(await remove({ email, currentPassword: goodPassword })).toBe(200)
    expect((await mails.next()).kind).toBe('accountDeleted')
    expect((await userOf(visitor)).user).toBeNull()
    expect((await visitor.getResult(taskId)).status).toBe(404)
    await sweepExpired(server.deps)
    const left = [...(await db.select().from(images)), ...(await db.select().from(tasks))]
    expect(left.filter(({ id }) => id === imageId || id === taskId)).toEqual([])
    expect((await logIn(visitor, email)).code).toBe(codeOf('loginFailed'))
    // The address is free again.
    expect((await register(visitor, email)).code).toBe(200)
    expect((await mails.next()).kind).toBe('verifyEmail')
  })
})

describe('mails', () => {
  it('go out again when the mail server was away, and none is sent for an address without an account', async () => {
    const { visitor } = newcomer()
    await forget(visitor, 'nobody@example.org')
    const { email } = await member()
    expect(mails.sent.filter(({ to }) => to === 'nobody@example.org')).toEqual([])
    const rows = await server.deps.database.db.select().from(mailRows)
    expect(rows.find(({ recipient }) => recipient === 'nobody@example.org')?.sentAt).toBeNull()
    expect(rows.find(({ recipient }) => recipient === email)?.sentAt).not.toBeNull()
    // No row holds what a link would need.
    expect(JSON.stringify(rows)).not.toContain('token')
  })
})
