import { limits } from '@fukidashi/contract/limits'
import { webhookEventSchema, webhookSchema } from '@fukidashi/contract/public-webhook-calls'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { webhookDeliveries, webhooks } from '../db/api-schema.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { packArchive } from '../fixtures/pack-archive.ts'
import { startReceiver, startTestStudios } from '../fixtures/start-test-studio.ts'
import { deliverEvent, DeliveryError } from '../services/webhooks/deliver-event.ts'

let server: Awaited<ReturnType<typeof startTestStudios>>
let studio: Awaited<ReturnType<typeof server.createStudio>>
const receivers: Awaited<ReturnType<typeof startReceiver>>[] = []
const start = async (...answer: Parameters<typeof startReceiver>) => {
  const receiver = await startReceiver(...answer)
  receivers.push(receiver)
  return receiver
}
const begin = async (environment: Record<string, string>) => {
  server = await startTestStudios({ environment })
  // Signatures are of the machine's own time.
  server.time.nowMs = Date.now()
  studio = await server.createStudio()
}
beforeEach(async () => await begin({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' }))
afterEach(async () => {
  for (const receiver of receivers.splice(0)) receiver.close()
  await server.close()
})

const register = async (url: string, choice: object = {}) => {
  const { status, body } = await studio.postJson('/webhooks', { url, ...choice })
  return { status, ...(body as unknown as { id: string; secret: string; events: string[]; key: string }) }
}
const deliveries = async () => await server.deps.database.db.select().from(webhookDeliveries)
const { signal } = new AbortController()

describe('a webhook', () => {
  it('is told of finished translations and batches, signed so that any library can check it', async () => {
    const receiver = await start()
    const { status, id, secret, events } = await register(receiver.url)
    expect([status, events]).toEqual([201, ['translation.ended', 'batch.ended']])
    await server.work()
    const page = await drawImage({ colour: 'red' })
    const ordered = await studio.order(page)
    const { body: batch } = await studio.orderArchive(await packArchive({ '1.png': await drawImage() }))
    const received = await receiver.next(3)
    const told = received.map(({ headers, body }) => {
      const checked = new Webhook(secret).verify(body, headers as Record<string, string>)
      return webhookEventSchema.parse(checked)
    })
    expect(told.map(({ type }) => type).toSorted()).toEqual(['batch.ended', 'translation.ended', 'translation.ended'])
    const ids = told.map(({ data }) => data.id)
    expect(ids).toEqual(expect.arrayContaining([ordered.body.id, batch.id]))
    const one = told.find(({ data }) => data.id === ordered.body.id)
    expect(one?.data).toMatchObject({ status: 'done', regions: [{ translation: 'Yes' }] })
    expect(told.find(({ type }) => type === 'batch.ended')?.data).toMatchObject({
      status: 'ended',
      counts: { done: 1 },
    })
    expect(() => new Webhook(secret).verify(`${received[0]!.body} `, received[0]!.headers as never)).toThrow(
      'No matching signature found',
    )

    // What was made before is told to whoever orders it again.
    await studio.order(page)
    await receiver.next(4)
    const { webhooks: listed } = (await studio.call('/webhooks')).body as unknown as { webhooks: unknown[] }
    expect(listed).toHaveLength(1)
    expect(webhookSchema.parse(listed[0])).toMatchObject({ id, lastFailure: null })
    expect(JSON.stringify([await server.deps.database.db.select().from(webhooks), await deliveries()])).not.toContain(
      secret.slice(6),
    )
  })

  it('is told of cancelled and failed pages, of what it wants alone, and of nothing that the site ordered', async () => {
    const receiver = await start()
    await register(receiver.url, { events: ['batch.ended'] })
    const all = await start()
    await register(all.url, { events: ['translation.ended'] })
    const { body } = await studio.order(await drawImage({ colour: 'red' }))
    await studio.call(`/translations/${body.id}/cancel`, { method: 'POST' })
    await studio.submit(await studio.upload({ colour: 'green' }))
    await server.work()
    const [event] = await all.next(1)
    expect(JSON.parse(event!.body)).toMatchObject({ data: { id: body.id, status: 'cancelled' } })
    expect([receiver.received, await deliveries()]).toMatchObject([[], [{ type: 'translation.ended' }]])
  })

  it('that does not take an event is told again, under the same id, and the owner sees why', async () => {
    const receiver = await start((response, count) => void response.writeHead(count < 3 ? 500 : 200).end())
    await register(receiver.url)
    await server.work()
    await studio.order(await drawImage())
    const received = await receiver.next(3)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    while ((await deliveries())[0]?.deliveredAt === null) await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await deliveries())[0]!.tries).toBe(3)
  })

  it('is removed with what was to be sent to it', async () => {
    const { id } = await register((await start()).url)
    await studio.order(await drawImage())
    await server.createStudio()
    const removed = await studio.call(`/webhooks/${id}`, { method: 'DELETE' })
    expect([removed.status, removed.body]).toEqual([204, null])
    expect((await studio.call(`/webhooks/${id}`, { method: 'DELETE' })).body.key).toBe('notFound')
    expect(await deliveries()).toEqual([])
  })

  it('is one of a few, and registered once by an idempotency key, with the same secret', async () => {
    const { url } = await start()
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [
      await studio.postJson('/webhooks', { url }, key),
      await studio.postJson('/webhooks', { url }, key),
    ]
    expect(again.body).toEqual(first.body)
    const more = await Promise.all(Array.from({ length: limits.api.webhooks.max }, async () => await register(url)))
    expect(more.filter(({ status }) => status === 201)).toHaveLength(limits.api.webhooks.max - 1)
    expect(more.find(({ status }) => status === 409)?.key).toBe('tooManyWebhooks')
  })
})

const toDeliver = async (url: string) => {
  const { db } = server.deps.database
  const [webhookId, id, now] = [randomUUID(), randomUUID(), server.deps.clock.now()]
  const expiresAt = new Date(now.getTime() + 60_000)
  const { body } = await studio.order(await drawImage())
  const owned = { accountId: studio.accountId, createdAt: now, expiresAt }
  await db.insert(webhooks).values({ id: webhookId, url, events: ['translation.ended'], ...owned })
  const type = 'translation.ended' as const
  await db.insert(webhookDeliveries).values({ id, webhookId, type, subjectId: body.id, createdAt: now, expiresAt })
  return id
}
const lastFailure = async () => (await server.deps.database.db.select().from(webhooks))[0]!.lastFailure

describe('addresses inside', () => {
  beforeEach(async () => {
    await server.close()
    await begin({})
  })

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://user:password@example.org/',
    'https://no-such-host.invalid/',
  ])('are not registered: %s', async (url) => {
    const { status, body } = await studio.postJson('/webhooks', { url })
    expect([status, body.key]).toEqual([422, 'webhookAddressRefused'])
    expect(await server.deps.database.db.select().from(webhooks)).toEqual([])
  })

  it.each(['ftp://example.org/', 'javascript:alert(1)', 'example.org', ''])('are no addresses: %s', async (url) => {
    expect((await studio.postJson('/webhooks', { url })).body.key).toBe('requestInvalid')
  })

  it('are not sent to either, whatever their name led to when they were registered', async () => {
    const receiver = await start()
    for (const url of [`http://127.0.0.1:${receiver.port}/`, `https://localhost:${receiver.port}/`]) {
      await expect(deliverEvent(server.deps, await toDeliver(url), signal)).rejects.toThrow(DeliveryError)
      expect(await lastFailure()).toMatch(/^The address (is not https|leads into a private network)\.$/)
      await server.deps.database.db.delete(webhooks)
    }
    expect(receiver.received).toEqual([])
  })
})

describe('receivers', () => {
  it('cannot lead anywhere else: a redirect is a failure', async () => {
    const inside = await start()
    const receiver = await start((response) => void response.writeHead(307, { location: inside.url }).end())
    await expect(deliverEvent(server.deps, await toDeliver(receiver.url), signal)).rejects.toThrow('It answered 307.')
    expect([receiver.received.length, inside.received]).toEqual([1, []])
  })

  it('that cannot be reached, or answer without end, are told so and hold nothing up', async () => {
    const endless = await start((response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(10_000)), 5)
      response.once('close', () => clearInterval(more))
    })
    await deliverEvent(server.deps, await toDeliver(endless.url), signal)
    expect(await lastFailure()).toBeNull()
    await server.deps.database.db.delete(webhooks)
    const gone = await startReceiver()
    gone.close()
    await expect(deliverEvent(server.deps, await toDeliver(gone.url), signal)).rejects.toThrow(
      'It could not be reached (ECONNREFUSED).',
    )
  })

  it('are told nothing of what is gone or was told', async () => {
    const receiver = await start()
    const id = await toDeliver(receiver.url)
    await deliverEvent(server.deps, id, signal)
    await deliverEvent(server.deps, id, signal)
    await deliverEvent(server.deps, randomUUID(), signal)
    const { db } = server.deps.database
    await db.update(webhookDeliveries).set({ subjectId: randomUUID(), deliveredAt: null })
    await deliverEvent(server.deps, id, signal)
    expect(receiver.received).toHaveLength(1)
  })
})
