import { errors } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { webhookEventSchema } from '@fukidashi/contract/public-webhook-calls'
import type { ShownWebhook } from '@fukidashi/contract/webhook-calls'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { webhookDeliveries } from '../db/api-schema.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { startReceiver } from '../fixtures/start-test-studio.ts'
import { deliverEvent, DeliveryError } from '../services/webhooks/deliver-event.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
type Reader = Awaited<ReturnType<typeof server.createReader>>
let owner: Reader
let receiver: Awaited<ReturnType<typeof startReceiver>>
let status = 204
beforeEach(async () => {
  status = 204
  receiver = await startReceiver((response) => response.writeHead(status).end())
  server = await startTestApp({ environment: { WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' } })
  // Signatures are of the machine's own time.
  server.time.nowMs = Date.now()
  owner = await server.createReader()
})
afterEach(async () => {
  receiver.close()
  await server.close()
})

const add = async (who = owner, url = receiver.url) => {
  const reply = await who.post('/api/user/webhooks/create', { url })
  return { ...reply, data: reply.data as unknown as { webhook: ShownWebhook; secret: string } }
}
const list = async (who = owner) => {
  const { data } = await who.get('/api/user/webhooks/get')
  return (data as unknown as { webhooks: ShownWebhook[] }).webhooks
}
const test = async (webhookId: string, who = owner) => await who.post('/api/user/webhooks/test', { webhookId })
const { signal } = new AbortController()
/** Sends what is waiting, as the queue does. */
const deliver = async () => {
  for (const { id, deliveredAt } of await server.deps.database.db.select().from(webhookDeliveries))
    if (deliveredAt === null)
      await deliverEvent(server.deps, id, signal).catch((error: unknown) => {
        if (!(error instanceof DeliveryError)) throw error
      })
}

describe('the webhooks of an account', () => {
  it('are added on its page with a secret that is told once, tried, and removed', async () => {
    const { data } = await add()
    const { id } = data.webhook.webhook
    expect(await list()).toEqual([data.webhook])
    expect(JSON.stringify(await list())).not.toContain(data.secret)
    expect((await test(id)).code).toBe(200)
    await deliver()
    const [received] = await receiver.next(1)
    const told = new Webhook(data.secret).verify(received!.body, received!.headers as Record<string, string>)
    expect(webhookEventSchema.parse(told)).toMatchObject({ type: 'webhook.test', data: { id } })
    const [shown] = await list()
    expect(shown!.deliveries).toMatchObject([{ type: 'webhook.test', tries: 1 }])
    expect(shown!.deliveries[0]!.deliveredAt).not.toBeNull()
    expect((await owner.post('/api/user/webhooks/remove', { webhookId: id })).code).toBe(200)
    expect(await list()).toEqual([])
    expect(await server.deps.database.db.select().from(webhookDeliveries)).toEqual([])
  })

  it('say what became of the latest deliveries, and why one was not taken', async () => {
    const { data } = await add()
    const { id } = data.webhook.webhook
    status = 500
    for (let times = 0; times < 7; times += 1) {
      await test(id)
      server.time.nowMs += 60_000
    }
    await deliver()
    const [shown] = await list()
    expect(shown!.webhook.lastFailure).toBe('It answered 500.')
    expect(shown!.deliveries).toHaveLength(5)
    expect(shown!.deliveries.every(({ deliveredAt, tries }) => deliveredAt === null && tries === 1)).toBe(true)
    const times = shown!.deliveries.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('are tested once a minute, also by many at once', async () => {
    const { data } = await add()
    const { id } = data.webhook.webhook
    const replies = await Promise.all(Array.from({ length: 5 }, async () => await test(id)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === errors.tooManyRequests.code)).toHaveLength(4)
    server.time.nowMs += 60_000
    expect((await test(id)).code).toBe(200)
  })

  it('are nobody else’s, and ask for a login', async () => {
    const { data } = await add()
    const webhookId = data.webhook.webhook.id
    const other = await server.createReader('other@example.org')
    for (const id of [webhookId, randomUUID(), 'no-id']) {
      expect((await test(id, other)).code).toBe(errors.notFound.code)
      expect((await other.post('/api/user/webhooks/remove', { webhookId: id })).code).toBe(errors.notFound.code)
    }
    expect(await list(other)).toEqual([])
    expect((await list()).length).toBe(1)
    const visitor = server.createVisitor()
    expect((await visitor.get('/api/user/webhooks/get')).code).toBe(errors.loginRequired.code)
    expect((await visitor.post('/api/user/webhooks/create', { url: receiver.url })).code).toBe(
      errors.loginRequired.code,
    )
  })

  it('are as many as the public API allows, with addresses that it allows', async () => {
    for (let count = 0; count < limits.api.webhooks.max; count += 1) expect((await add()).code).toBe(200)
    expect((await add()).code).toBe(errors.tooManyWebhooks.code)
    const other = await server.createReader('other@example.org')
    expect((await add(other, 'https://user:word@example.org/')).code).toBe(errors.webhookAddressRefused.code)
    expect((await add(other, 'ftp://example.org/')).code).toBe(errors.requestInvalid.code)
  })
})
