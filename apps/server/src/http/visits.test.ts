import { errors } from '@fukidashi/contract/errors'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { consentLog, creditGrants, newsAddresses, trackingEvents } from '../db/schema.ts'
import { readSettings } from '../env.ts'
import { startTestApp, type TestAppOptions } from '../fixtures/start-test-app.ts'

const open: Awaited<ReturnType<typeof startTestApp>>[] = []
async function start(options: TestAppOptions) {
  const server = await startTestApp(options)
  open.push(server)
  return server
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const PUBLIC_URL = 'https://fukidashi.example'
const dayMs = 24 * 60 * 60 * 1000

describe('the anonymous allowance', () => {
  it('is one a day by cookie and by address, with the words of the product', async () => {
    const server = await start({ environment: { PUBLIC_URL } })
    const visitor = server.createVisitor('192.0.2.7')
    const remaining = async () => (await visitor.get('/api/manga/remainderTranslateCnt/get')).data
    const expiresAt = '2030-01-03T00:00:00.000Z'
    expect(await remaining()).toEqual({
      remaining: 1,
      grants: [{ source: 'daily', remaining: 1, expiresAt }],
    })
    const first = (await visitor.submit(await visitor.upload({ colour: 'red' }))).data
    expect(first.status).toBe('queued')
    expect(await remaining()).toMatchObject({ remaining: 0 })
    const refused = { status: 402, code: errors.anonymousLimitReached.code, data: { perDay: 1 } }
    const message =
      'Users who are not logged in can only have one translation per day. Please log in to get more translations.'
    const second = await visitor.submit(await visitor.upload({ colour: 'blue' }))
    expect(second).toMatchObject({ ...refused, message })
    const freshCookie = server.createVisitor('192.0.2.7')
    expect(await freshCookie.submit(await freshCookie.upload())).toMatchObject(refused)
    const elsewhere = server.createVisitor('192.0.2.8')
    expect(await elsewhere.submit(await elsewhere.upload())).toMatchObject({ code: 200 })
    await visitor.post('/api/manga/cancel/translateTask', { taskId: first.taskId })
    expect(await remaining()).toMatchObject({ remaining: 1 })
  })

  it('comes back with the next day', async () => {
    const server = await start({ environment: { PUBLIC_URL } })
    const visitor = server.createVisitor()
    await visitor.submit(await visitor.upload({ colour: 'red' }))
    server.time.nowMs += dayMs
    expect(await visitor.submit(await visitor.upload({ colour: 'blue' }))).toMatchObject({ code: 200 })
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 2, today: 1 })
  })

  it('cannot be overdrawn by many orders at the same moment', async () => {
    const server = await start({ environment: { PUBLIC_URL, ANONYMOUS_DAILY_LIMIT: '3' } })
    const visitors = Array.from({ length: 6 }, () => server.createVisitor())
    const images = await Promise.all(visitors.map(async (visitor) => await visitor.upload()))
    const orders = await Promise.all(visitors.map(async (visitor, index) => await visitor.submit(images[index]!)))
    expect(orders.filter(({ code }) => code === 200)).toHaveLength(3)
  })

  it('follows what the operator allows now, also for a day that has begun', async () => {
    const server = await start({ environment: { PUBLIC_URL } })
    const visitor = server.createVisitor()
    const order = async (colour: string) => (await visitor.submit(await visitor.upload({ colour }))).code
    expect([await order('red'), await order('blue')]).toEqual([200, errors.anonymousLimitReached.code])
    const { entitlements } = readSettings({ PUBLIC_URL, ANONYMOUS_DAILY_LIMIT: '2' })
    Object.assign(server.deps.settings, { entitlements })
    expect([await order('blue'), await order('green')]).toEqual([200, errors.anonymousLimitReached.code])
    expect(await visitor.submit(await visitor.upload({ colour: 'gold' }))).toMatchObject({
      data: { perDay: 2 },
      message:
        'Users who are not logged in can only have 2 translations per day. Please log in to get more translations.',
    })
  })

  it('has no limit on the own machine, where the extension is included', async () => {
    const server = await start({})
    const visitor = server.createVisitor()
    const config = (await (await visitor.fetchRaw('/runtime-config.json')).json()) as RuntimeConfig
    expect(config.entitlements).toEqual({ perDay: 'unlimited', plugin: true })
    for (const colour of ['red', 'green', 'blue', 'gold']) {
      expect(await visitor.submit(await visitor.upload({ colour }))).toMatchObject({ code: 200 })
    }
    expect((await visitor.get('/api/manga/remainderTranslateCnt/get')).data).toMatchObject({
      remaining: 'unlimited',
      grants: [{ source: 'daily', remaining: 'unlimited' }],
    })
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 4, today: 4 })
  })
})

it('pages of a plan that goes first are before the others in the queue', async () => {
  const server = await start({})
  const visitor = server.createVisitor()
  const submit = async (colour: string) => (await visitor.submit(await visitor.upload({ colour }))).data
  const { taskId } = await submit('red')
  const { ownMachine, paidPlan } = server.deps.settings.entitlements
  const anonymous = { ...ownMachine, priority: paidPlan.priority }
  Object.assign(server.deps.settings, { entitlements: { ...server.deps.settings.entitlements, anonymous } })
  expect(await submit('blue')).toMatchObject({ position: 0 })
  expect((await visitor.getResult(taskId)).data).toMatchObject({ position: 1 })
})

describe('grants beside those of the day', () => {
  it('are spent after these, the one that expires first before the others', async () => {
    const server = await start({ environment: { PUBLIC_URL, ANONYMOUS_DAILY_LIMIT: '1' } })
    const visitor = server.createVisitor()
    const remaining = async () => (await visitor.get('/api/manga/remainderTranslateCnt/get')).data
    await visitor.submit(await visitor.upload({ colour: 'red' }))
    const holders = await server.deps.database.db.select({ holder: creditGrants.holder }).from(creditGrants)
    const startsAt = new Date(server.time.nowMs - dayMs)
    const give = (source: string, expiresAt: Date | null) =>
      holders.map(({ holder }) => ({ id: randomUUID(), holder, source, amount: 1, startsAt, expiresAt }))
    const nextWeek = new Date(server.time.nowMs + 7 * dayMs)
    const given = [...give('over', startsAt), ...give('purchase', null), ...give('weekly-bonus', nextWeek)]
    await server.deps.database.db.insert(creditGrants).values(given)
    expect(await remaining()).toMatchObject({
      remaining: 2,
      grants: [{ source: 'daily' }, { source: 'weekly-bonus' }, { source: 'purchase', expiresAt: null }],
    })
    expect(await visitor.submit(await visitor.upload({ colour: 'blue' }))).toMatchObject({ code: 200 })
    expect(await remaining()).toMatchObject({
      remaining: 1,
      grants: [{ remaining: 0 }, { source: 'weekly-bonus', remaining: 0 }, { source: 'purchase', remaining: 1 }],
    })
    expect(await visitor.submit(await visitor.upload({ colour: 'green' }))).toMatchObject({ code: 200 })
    expect(await visitor.submit(await visitor.upload({ colour: 'gold' }))).toMatchObject({ status: 402 })
  })
})

describe('visits', () => {
  it('know nobody by an account, and a forged cookie is nobody', async () => {
    const server = await start({})
    expect(await server.createVisitor().get('/api/user/getUserInfo?loginEventId=1')).toMatchObject({
      code: 200,
      data: null,
    })
    const forged = 'visitor=00000000-0000-0000-0000-000000000000.abc'
    const response = await server.app.request('/api/manga/useCnt/get', { headers: { cookie: forged } })
    expect(response.headers.get('set-cookie')).toMatch(/visitor=.*HttpOnly.*SameSite=Lax/)
  })

  it('are noted when the event is signed', async () => {
    const server = await start({})
    const visitor = server.createVisitor()
    const event = { userId: '', gclid: 'g', userType: 0, userArea: 'de', eventType: 101, eventSource: 1 }
    expect(await visitor.post('/api/common/data/collect', event)).toMatchObject({ code: 200, data: null })
    expect(await visitor.post('/api/common/data/collect', event, { sign: '' })).toMatchObject({ status: 401 })
    expect(await server.deps.database.db.select().from(trackingEvents)).toMatchObject([event])
  })

  it('say what they agreed to, a line for each change, and nothing that is no agreement', async () => {
    const server = await start({})
    const visitor = server.createVisitor()
    const send = async (consent: object) => await visitor.post('/api/common/consent/log', consent)
    const agreed = {
      consentId: randomUUID(),
      acceptType: 'custom',
      categories: ['necessary', 'analytics'],
      revision: 2,
      languageCode: 'zh-CN',
    }
    expect(await send(agreed)).toMatchObject({ code: 200, data: null })
    expect(await send({ ...agreed, acceptType: 'necessary', categories: ['necessary'] })).toMatchObject({ code: 200 })
    for (const wrong of [{ consentId: 'me' }, { acceptType: 'some' }, { categories: ['spying'] }, { revision: -1 }])
      expect(await send({ ...agreed, ...wrong }), JSON.stringify(wrong)).toMatchObject({ status: 400 })
    const kept = await server.deps.database.db.select().from(consentLog)
    expect(kept).toMatchObject([agreed, { acceptType: 'necessary', categories: ['necessary'] }])
  })

  it('leave an e-mail address for news once, in the language of the last time, and take it off', async () => {
    const server = await start({})
    const visitor = server.createVisitor()
    const send = async (query: string) => await visitor.post(`/api/common/email/collect?${query}`, {})
    const kept = async () => await server.deps.database.db.select().from(newsAddresses)
    const answered = { code: 200, data: null }
    expect(await send('email=Reader@Example.org&language=de')).toMatchObject(answered)
    expect(await send('email=reader@example.org&language=zh-CN&wanted=true')).toMatchObject(answered)
    expect(await kept()).toMatchObject([{ email: 'reader@example.org', language: 'zh-CN' }])
    const refused = { status: 400, code: errors.requestInvalid.code }
    for (const wrong of [
      'email=reader&language=de',
      'language=de',
      'email=a@b.org&language=<b>',
      'email=a%00@b.org&language=de',
    ])
      expect(await send(wrong), wrong).toMatchObject(refused)
    expect(await send('email=READER@example.org&language=de&wanted=false')).toMatchObject(answered)
    expect(await send('email=nobody@example.org&language=de&wanted=false')).toMatchObject(answered)
    expect(await kept()).toEqual([])
  })

  it('show posts of a feed that works, keep them, and show none when it is down', async () => {
    let asked = 0
    const answers = [() => new Response(rss), () => Promise.reject(new Error('down'))]
    const fetchFeed = async () => await answers[asked++]!()
    const server = await start({ settings: { blogFeedUrl: 'https://blog.example/feed' }, fetchFeed })
    const list = async () => (await server.createVisitor().get('/api/manga/blog/getListForRecent5')).data
    expect(await list()).toEqual([{ title: 'One & only', linkUrl: 'https://blog.example/1' }])
    await list()
    expect(asked).toBe(1)
    server.time.nowMs += 11 * 60 * 1000
    expect(await list()).toEqual([])
    expect(asked).toBe(2)
  })
})

const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title>
<item><title>One &amp; only</title><link>https://blog.example/1</link></item>
<item><title>No link</title></item></channel></rss>`
