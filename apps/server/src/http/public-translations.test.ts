import { translationSchema } from '@fukidashi/contract/public-translation-calls'
import { usageSchema } from '@fukidashi/contract/public-usage-calls'
import { errors } from '@fukidashi/contract/errors'
import { tiers } from '@fukidashi/contract/plans'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../db/api-schema.ts'
import { images, tasks } from '../db/schema.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestStudios } from '../fixtures/start-test-studio.ts'

const PUBLIC_URL = 'https://fukidashi.example'
let server: Awaited<ReturnType<typeof startTestStudios>>
let studio: Awaited<ReturnType<typeof server.createStudio>>
beforeEach(async () => {
  server = await startTestStudios({ environment: { PUBLIC_URL } })
  studio = await server.createStudio()
})
afterEach(async () => await server.close())

const remaining = async () => (await studio.call('/usage')).body['remaining']

describe('a translation of the public API', () => {
  it('is ordered with the image as body, waited for and fetched', async () => {
    const page = await drawImage()
    const ordered = await studio.order(page, 'translateTo=ENG&name=001.jpg')
    expect(ordered.status).toBe(202)
    const place = `/translations/${ordered.body.id}`
    expect(ordered.headers.get('location')).toBe(`/api/v1${place}`)
    expect(translationSchema.parse(ordered.body)).toMatchObject({ status: 'queued', position: 0, name: '001.jpg' })
    expect((await studio.call(`${place}/page`)).body).toMatchObject({ key: 'translationUnfinished', status: 409 })

    await server.work()
    const done = await studio.finish(place)
    expect(translationSchema.parse(done.body)).toMatchObject({
      ...{ status: 'done', outcome: 'done', language: 'JPN', isLanguageSure: true, route: ['JPN', 'ENG'] },
      regions: [{ text: 'はい', translation: 'Yes' }],
    })
    const file = await studio.send(`${place}/page`)
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      ...[200, 'image/png', 'no-store'],
    ])
    expect(Buffer.from(await file.arrayBuffer()).equals(page)).toBe(true)
    expect((await studio.send(`${place}/overlay`)).headers.get('content-type')).toBe('image/png')
    expect((await studio.send(`${place}/page`, { method: 'HEAD' })).status).toBe(200)
    const { pageUrl } = done.body as unknown as { pageUrl: string }
    expect(pageUrl.startsWith(`${PUBLIC_URL}/api/manga/result/`)).toBe(true)
    expect((await server.app.request(pageUrl.slice(PUBLIC_URL.length))).status).toBe(200)
  })

  it('is ordered with a form, with the options of the product and their defaults', async () => {
    await server.work()
    const form = new FormData()
    form.append('translateTo', 'DEU')
    form.append('file', new File([new Uint8Array(await drawImage())], 'page.png'))
    form.append('honorifics', 'keep')
    const { status, body } = await studio.call('/translations', { method: 'POST', body: form })
    expect([status, body['name']]).toEqual([202, 'page.png'])
    expect((await studio.finish(`/translations/${body.id}`)).body.status).toBe('done')
    const [task] = await server.deps.database.db.select().from(tasks)
    expect(task).toMatchObject({ apiKeyId: studio.keyId, ownerId: studio.accountId })
    expect(task!.options).toEqual({
      ...{ translateTo: 'DEU', honorifics: 'keep' },
      ...{ translationModel: 'builtin', detectionModel: 'default', fontStyle: 'comic' },
    })
  })

  it('goes behind readers with a plan and before those without, and costs one of the account', async () => {
    expect(await remaining()).toBe(120)
    await studio.order(await drawImage())
    const [task] = await server.deps.database.db.select().from(tasks)
    expect(Math.ceil(task!.priority / 1_000_000)).toBe(tiers.apiKey.priority)
    expect(await remaining()).toBe(119)
  })

  it('is the same for the same image and options, also one that was ordered on the site, and not charged again', async () => {
    await server.work()
    const page = await drawImage()
    const { data } = await studio.uploadBytes(page)
    const { taskId } = (await studio.submit(data.imageId)).data
    expect((await studio.call(`/translations/${taskId}`)).body.key).toBe('notFound')
    const first = await studio.order(page)
    const done = await studio.finish(`/translations/${first.body.id}`)
    expect(first.body.id).toBe(taskId)
    const again = await studio.order(page)
    expect([again.status, again.body]).toEqual([200, done.body])
    expect(await remaining()).toBe(119)
    expect(await server.deps.database.db.select().from(images)).toHaveLength(1)
  })

  it('that fails says why and costs nothing; one that is cancelled is given back', async () => {
    server.translator.isHolding = true
    const held = await studio.order(await drawImage({ colour: 'red' }))
    const place = `/translations/${held.body.id}`
    await server.work()
    expect((await studio.call(`${place}/cancel`, { method: 'POST' })).body.status).toBe('cancelled')
    expect((await studio.call(`${place}/page`)).body.key).toBe('translationUnfinished')
    server.translator.isHolding = false
    server.translator.finds.set('image', { outcome: 'inTargetLanguage', regions: [], route: [] })
    const same = await studio.order(await drawImage({ colour: 'blue' }))
    expect((await studio.finish(`/translations/${same.body.id}`)).body).toMatchObject({
      ...{ status: 'done', outcome: 'inTargetLanguage' },
    })
    expect(await remaining()).toBe(120)
  })

  it('can be tried without having paid, with the engines and the place that every account has', async () => {
    const trying = await server.createStudio({ translations: 0 })
    const page = await drawImage()
    const { body } = await trying.order(page, 'translateTo=ENG&translationModel=gpt4o')
    expect(['engineNeedsPlan', 'engineUnavailable']).toContain(body.key)
    expect((await trying.order(page)).status).toBe(202)
    const [task] = await server.deps.database.db.select().from(tasks)
    expect(Math.ceil(task!.priority / 1_000_000)).toBe(tiers.freeAccount.priority)
  })

  it('is refused when no translations are left, and nothing is kept', async () => {
    const poor = await server.createStudio({ translations: 0 })
    for (let page = 0; page < 20; page += 1)
      expect((await poor.order(await drawImage({ colour: `rgb(${page * 10 + 10}, 0, 0)` }))).status).toBe(202)
    const { status, body } = await poor.order(await drawImage({ colour: 'white' }))
    expect([status, body.key]).toEqual([402, 'creditsUsedUp'])
    expect(await server.deps.database.db.select().from(images)).toHaveLength(20)
  })
})

describe('an idempotency key', () => {
  it('makes the same request one, and says that it was answered before', async () => {
    const [page, key] = [await drawImage(), { 'idempotency-key': randomUUID() }]
    const first = await studio.order(page, undefined, key)
    const again = await studio.order(page, undefined, key)
    expect([first.status, again.status, again.body.id]).toEqual([202, 202, first.body.id])
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    // Another account's keys are its own.
    const other = await server.createStudio()
    expect((await other.order(page, undefined, key)).body.id).not.toBe(first.body.id)
  })

  it('belongs to one request: another body, other options or another call are refused', async () => {
    const key = { 'idempotency-key': 'k1' }
    await studio.order(await drawImage({ colour: 'red' }), undefined, key)
    const replies = [
      await studio.order(await drawImage({ colour: 'blue' }), undefined, key),
      await studio.order(await drawImage({ colour: 'red' }), 'translateTo=DEU', key),
      await studio.postJson('/webhooks', { url: 'https://example.org/' }, key),
    ]
    for (const { status, body } of replies)
      expect([status, body.key, body['code']]).toEqual([422, 'idempotencyKeyReused', errors.idempotencyKeyReused.code])
    expect(await remaining()).toBe(119)
  })

  it('is free again after a failure, and refused while its request is at work', async () => {
    const key = { 'idempotency-key': 'k2' }
    const page = await drawImage()
    expect((await studio.order(page, 'translateTo=JPN&translateFrom=JPN', key)).status).toBe(422)
    const both = await Promise.all([studio.order(page, undefined, key), studio.order(page, undefined, key)])
    const ends = both.map(({ status, body, headers }) => [status, body.key, headers.get('retry-after')])
    const [taken, busy] = [
      [202, undefined, null],
      [409, 'idempotencyKeyBusy', '2'],
    ]
    // Whichever comes first; the second may come after it.
    expect(ends).toContainEqual(taken)
    expect([taken, busy]).toEqual(expect.arrayContaining(ends))
    expect(await remaining()).toBe(119)
  })

  it('whose process has died is taken over by the same request alone', async () => {
    const key = { 'idempotency-key': 'k3' }
    const page = await drawImage()
    const first = await studio.order(page, undefined, key)
    const { db } = server.deps.database
    await db.update(idempotencyKeys).set({ answer: null })
    expect((await studio.order(page, undefined, key)).body.key).toBe('idempotencyKeyBusy')
    server.time.nowMs += 3 * 60 * 1000
    expect((await studio.order(await drawImage({ colour: 'red' }), undefined, key)).body.key).toBe(
      'idempotencyKeyReused',
    )
    expect((await studio.order(page, undefined, key)).body.id).toBe(first.body.id)
    server.time.nowMs += 24 * 60 * 60 * 1000
    expect((await studio.order(await drawImage({ colour: 'red' }), undefined, key)).status).toBe(202)
  })

  it.each(['', 'ü', 'x'.repeat(256)])("is refused when it is '%s'", async (value) => {
    const { status, body } = await studio.order(await drawImage(), undefined, {
      'idempotency-key': value === 'ü' ? '\u00fc' : value,
    })
    expect([status, body.key]).toEqual([400, 'requestInvalid'])
  })
})

describe('usage', () => {
  it('says what is left and what was used, by day and key', async () => {
    await studio.order(await drawImage({ colour: 'red' }))
    const cancelled = await studio.order(await drawImage({ colour: 'blue' }))
    await studio.call(`/translations/${cancelled.body.id}/cancel`, { method: 'POST' })
    await studio.submit(await studio.upload({ colour: 'green' }))
    server.time.nowMs += 24 * 60 * 60 * 1000
    await studio.order(await drawImage({ colour: 'gold' }))
    const { body } = await studio.call('/usage')
    const [keyId, keyName] = [studio.keyId, 'studio']
    const used = usageSchema.parse(body)
    expect(used).toMatchObject({ remaining: 117, from: '2029-12-05', to: '2030-01-03' })
    const [first, second] = ['2030-01-02', '2030-01-03']
    expect(used.days).toEqual([
      { date: first, keyId, keyName, translations: 1, returned: 1 },
      { date: first, keyId: null, keyName: null, translations: 1, returned: 0 },
      { date: second, keyId, keyName, translations: 1, returned: 0 },
    ])
    const { body: one } = await studio.call(`/usage?from=${second}&to=${second}`)
    expect(one['days']).toHaveLength(1)
    for (const query of ['from=2030-01-03&to=2030-01-02', 'from=2020-01-01', 'from=today', 'form=2030-01-01'])
      expect((await studio.call(`/usage?${query}`)).body.key).toBe('requestInvalid')
  })
})

describe('limits of requests', () => {
  it('are told with every answer, and with the seconds to wait once they are reached', async () => {
    const few = await startTestStudios({ settings: { apiRequestsPerMinute: 2 } })
    const limited = await few.createStudio()
    const replies = [await limited.call('/usage'), await limited.call('/webhooks'), await limited.call('/usage')]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(replies.map(({ headers }) => headers.get('ratelimit-policy'))).toEqual(Array(3).fill('"requests";q=2;w=60'))
    expect(replies.map(({ headers }) => headers.get('ratelimit'))).toEqual([
      expect.stringMatching(/^"requests";r=1;t=\d+$/),
      expect.stringMatching(/^"requests";r=0;t=\d+$/),
      expect.stringMatching(/^"requests";r=0;t=\d+$/),
    ])
    const { headers, body } = replies[2]!
    expect([headers.get('content-type'), body.key]).toEqual(['application/problem+json', 'tooManyRequests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // Other accounts have limits of their own.
    expect((await (await few.createStudio()).call('/usage')).status).toBe(200)
    await few.close()
  })
})
