import type { AnyCall } from '@fukidashi/contract/call'
import { errors } from '@fukidashi/contract/errors'
import { publicApiPath } from '@fukidashi/contract/public-call'
import { listCalls } from '@fukidashi/fuzz-requests/list-calls'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiKeys, sessions } from '../db/account-schema.ts'
import { webhookDeliveries, webhooks } from '../db/api-schema.ts'
import { demoPayments, orders, subscriptions } from '../db/payment-schema.ts'
import { creditGrants, creditSpends, images, results, tasks } from '../db/schema.ts'
import { type Reply, usualOptions } from '../fixtures/create-test-visitor.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

// Those of the public API know no cookies, and have attacks of their own (`public-api-attacks.test.ts`).
const calls = (await listCalls()).filter(({ call }) => !call.path.startsWith(publicApiPath))
const callOf = (name: string): AnyCall => calls.find((known) => known.name === name)!.call

/** Fields that name what belongs to somebody. Others that end so name nobody's: plans, regions of a task, ids that clients make. */
const owned = new Set(['imageId', 'taskId', 'taskIds', 'orderId', 'subscriptionId', 'sessionId', 'keyId', 'webhookId'])

/** Every call that takes the id of something that belongs to somebody, with the rest of a request. */
const named: Readonly<Record<string, { readonly id: string; readonly rest: object }>> = {
  submitTranslateTask: { id: 'imageId', rest: usualOptions },
  getTranslateResult: { id: 'taskId', rest: {} },
  cancelTranslateTask: { id: 'taskId', rest: {} },
  editResult: { id: 'taskId', rest: { revision: 0, edits: [{ regionId: 'r1', text: 'mine' }] } },
  handInWords: { id: 'taskId', rest: { words: [{ regionId: 'r1', text: 'mine' }] } },
  translateRegion: { id: 'taskId', rest: { regionId: 'r1', translationModel: 'builtin' } },
  downloadImagesZip: { id: 'taskIds', rest: {} },
  reportPaymentSuccess: { id: 'orderId', rest: { planId: 'monthly' } },
  getOrder: { id: 'orderId', rest: {} },
  payDemoOrder: { id: 'orderId', rest: {} },
  cancelSubscription: { id: 'subscriptionId', rest: {} },
  changeSubscription: { id: 'subscriptionId', rest: { planId: 'annual' } },
  openPaymentPortal: { id: 'subscriptionId', rest: {} },
  endSession: { id: 'sessionId', rest: {} },
  changeApiKey: { id: 'keyId', rest: { name: 'mine', scopes: ['usage:read'] } },
  rotateApiKey: { id: 'keyId', rest: {} },
  revokeApiKey: { id: 'keyId', rest: {} },
  testAccountWebhook: { id: 'webhookId', rest: {} },
  removeAccountWebhook: { id: 'webhookId', rest: {} },
}

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['createReader']>>

let server: Awaited<ReturnType<typeof startTestApp>>
let victim: Reader
let thief: Reader
let idsOf: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await startTestApp({ environment: { PAYMENTS: 'demo', WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' } })
  await server.work()
  victim = await server.createReader('victim@example.org')
  thief = await server.createReader('thief@example.org', '198.51.100.7')
  const imageId = await victim.upload()
  const { taskId } = (await victim.submit(imageId)).data
  await victim.finish(taskId)
  const { orderId } = (
    await victim.post('/api/payment/order/create', { planId: 'monthly', provider: 'demo', locale: 'en' })
  ).data as unknown as { orderId: string }
  await victim.post('/api/payment/demo/pay', { orderId })
  await victim.post('/api/manga/submit/paypalPaymentSuccessInfo', { orderId, planId: 'monthly' })
  const made = await victim.post('/api/user/apiKeys/create', { name: 'Robot', scopes: ['usage:read'] })
  const { keyId } = (made.data as unknown as { key: { keyId: string } }).key
  const hook = await victim.post('/api/user/webhooks/create', { url: 'http://127.0.0.1:9/' })
  const webhookId = (hook.data as unknown as { webhook: { webhook: { id: string } } }).webhook.webhook.id
  const { db } = server.deps.database
  const [subscription] = await db.select().from(subscriptions)
  const session = (await db.select().from(sessions)).find(({ accountId }) => accountId === victim.accountId)
  idsOf = {
    ...{ imageId, taskId, taskIds: taskId, orderId, keyId, webhookId },
    ...{ subscriptionId: subscription!.id, sessionId: session!.id },
  }
})
afterAll(async () => await server.close())

async function send(
  who: Reader,
  call: AnyCall,
  parameters: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  if (call.method === 'POST') return await who.post(call.path, parameters, headers)
  return await who.get(`${call.path}?${new URLSearchParams(parameters as Record<string, string>).toString()}`)
}

async function everything(): Promise<unknown> {
  const { db } = server.deps.database
  const tables = [
    images,
    tasks,
    results,
    orders,
    subscriptions,
    demoPayments,
    creditGrants,
    creditSpends,
    apiKeys,
    webhooks,
    webhookDeliveries,
  ]
  return await Promise.all(tables.map(async (table) => await db.select().from(table)))
}

describe('an id', () => {
  it('is taken by no call that is not tried here', () => {
    const taking = calls
      .filter(({ call }) => {
        const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })
        return Object.keys(schema.properties ?? {}).some((field) => owned.has(field))
      })
      .map(({ name }) => name)
    expect(Object.keys(named).toSorted()).toEqual(taking.toSorted())
  })

  it.each(Object.entries(named))(
    'of somebody else, guessed, or of another kind finds nothing in %s',
    async (name, { id, rest }) => {
      // What the thief does to their own must not be what is seen.
      const before = await everything()
      const own = idsOf[id]!
      const others = Object.values(idsOf).filter((other) => other !== own)
      for (const guess of [
        own,
        own.toUpperCase(),
        randomUUID(),
        ...others,
        '1',
        "' or 1=1 --",
        '../../account',
        `${own}\0`,
      ]) {
        const value = id === 'taskIds' ? [guess] : guess
        const { status, code, data } = await send(thief, callOf(name), { [id]: value, ...rest })
        expect({ guess, status }).toEqual({ guess, status: 404 })
        expect(code).toBe(errors.notFound.code)
        expect(data).toBeNull()
      }
      expect(await everything()).toEqual(before)
    },
  )

  it('that is its owner’s is found, so that the others were refused for a reason', async () => {
    expect((await victim.getResult(idsOf['taskId']!)).code).toBe(200)
    expect((await victim.get(`/api/payment/order/get?orderId=${idsOf['orderId']!}`)).code).toBe(200)
  })
})

describe.each(calls.filter(({ call }) => call.method === 'POST'))('$name', ({ call }) => {
  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of another host of the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' }],
    ['without an origin of its own', { origin: 'null' }],
    ['of an old browser at another site', { origin: 'https://evil.example' }],
  ])('is not called by a page %s', async (_, headers) => {
    const before = await everything()
    const response = await victim.fetchRaw(call.path, { method: 'POST', body: '{}', headers })
    expect(await response.json()).toMatchObject({ code: errors.originRefused.code })
    expect(response.status).toBe(errors.originRefused.status)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await everything()).toEqual(before)
  })
})

describe.each(calls.filter(({ call }) => call.isSigned && call.sends === 'json'))('$name', ({ call }) => {
  it('takes no signature that was made for anything else, none, and none that is made up', async () => {
    const before = await everything()
    const body = { taskId: randomUUID(), orderId: randomUUID(), planId: 'pack-2000' }
    const signs = [victim.sign({ ...body, planId: 'pack-4000' }), victim.sign({}), 'AAAA', 'x'.repeat(400)]
    for (const sign of signs) expect((await victim.post(call.path, body, { sign })).code).toBe(errors.signInvalid.code)
    expect((await victim.post(call.path, body, { sign: '' })).code).toBe(errors.signMissing.code)
    expect(await everything()).toEqual(before)
  })
})

it('a token of a login works in its header and its cookie alone', async () => {
  const stranger = server.createVisitor('203.0.113.9')
  for (const query of ['token=x', 'session=x', 'authorization=Bearer%20x'])
    expect((await stranger.get(`/api/user/account?${query}`)).code).toBe(errors.loginRequired.code)
})
