import { errors, ProductError } from '@fukidashi/contract/errors'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { type TranslatedImage, translateImage } from '@fukidashi/contract/translation-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawImage } from '../fixtures/draw-image.ts'
import { images } from '../db/schema.ts'
import { usualOptions } from '../fixtures/create-test-visitor.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
  await server.work()
})
afterAll(async () => await server.close())
beforeEach(() => {
  server.translator.isHolding = false
})

const PUBLIC_URL = 'https://fukidashi.example'

type Visitor = ReturnType<typeof server.createVisitor>

async function countUses(visitor: Visitor) {
  return (await visitor.get('/api/manga/useCnt/get')).data
}

function errorOf(key: keyof typeof errors) {
  return { status: errors[key].status, code: errors[key].code, data: null }
}

async function waitForStatus(visitor: Visitor, taskId: string, status: string): Promise<void> {
  while ((await visitor.getResult(taskId, 1000)).data.status !== status);
}

describe('translations', () => {
  it('are refused without a signature or with one of something else', async () => {
    const visitor = server.createVisitor()
    const order = { imageId: await visitor.upload(), ...usualOptions }
    const path = '/api/manga/submit/translateTask'
    expect(await visitor.post(path, order, { sign: '' })).toMatchObject({ status: 401, code: errors.signMissing.code })
    const other = { sign: visitor.sign({ ...order, translateTo: 'FRA' }) }
    expect(await visitor.post(path, order, other)).toMatchObject({ status: 401, code: errors.signInvalid.code })
  })

  it('say what is wrong with an order', async () => {
    const visitor = server.createVisitor()
    const imageId = await visitor.upload()
    expect(await visitor.submit(imageId, { translateTo: 'XXX' })).toMatchObject({
      code: errors.requestInvalid.code,
      message: expect.stringContaining('translateTo'),
    })
    const refusals = [
      [{ translationModel: 'google' }, 'engineUnavailable'],
      [{ detectionModel: 'ctd' }, 'detectorUnavailable'],
      [{ translateFrom: 'ENG' }, 'languagePairUnsupported'],
    ] as const
    for (const [options, key] of refusals) {
      expect(await visitor.submit(imageId, options), key).toMatchObject({ code: errors[key].code })
    }
    expect(await countUses(visitor)).toEqual({ used: 0, today: 0 })
  })

  it('with an engine of a paid plan are refused to people without one, unless the operator offers it to them', async () => {
    const engines = { ...server.deps.settings.engines, openai: { apiKey: 'key' } }
    const withKey = await startTestApp({ environment: { PUBLIC_URL }, settings: { engines } })
    const visitor = withKey.createVisitor()
    const order = await visitor.submit(await visitor.upload(), { translationModel: 'gpt4o' })
    expect(order).toMatchObject({ status: 403, code: errors.engineNeedsPlan.code, data: null })
    expect(await countUses(visitor)).toEqual({ used: 0, today: 0 })
    const config = (await (await visitor.fetchRaw('/runtime-config.json')).json()) as RuntimeConfig
    expect(config.translationModels.find(({ id }) => id === 'gpt4o')).toMatchObject({ reason: 'needsPlan' })
    await withKey.close()

    const environment = { PUBLIC_URL, ANONYMOUS_ENGINES: 'gpt4o' }
    const generous = await startTestApp({ environment, settings: { engines } })
    const guest = generous.createVisitor()
    expect(await guest.submit(await guest.upload(), { translationModel: 'gpt4o' })).toMatchObject({ code: 200 })
    await generous.close()
  })

  it('carry what becomes of honorifics to the page, and refuse it where the engine has its own way with them', async () => {
    const visitor = server.createVisitor()
    const imageId = await visitor.upload({ colour: 'orchid' })
    const { taskId } = (await visitor.submit(imageId, { honorifics: 'drop' })).data
    await visitor.finish(taskId)
    expect(server.translator.options.at(-1)).toMatchObject({ to: 'ENG', honorifics: 'drop' })
    expect((await visitor.submit(imageId)).data.taskId).not.toBe(taskId)
    expect(await visitor.submit(imageId, { honorifics: 'kept' })).toMatchObject({
      code: errors.requestInvalid.code,
      message: expect.stringContaining('honorifics'),
    })

    const withGoogle = await startTestApp({ settings: { engines: { google: { apiKey: 'key' } } } })
    const guest = withGoogle.createVisitor()
    const order = { translationModel: 'google', honorifics: 'drop' } as const
    expect(await guest.submit(await guest.upload(), order)).toMatchObject(errorOf('honorificsUnsupported'))
    const config = (await (await guest.fetchRaw('/runtime-config.json')).json()) as RuntimeConfig
    const heeding = config.translationModels.filter(({ heedsHonorifics }) => heedsHonorifics).map(({ id }) => id)
    expect(heeding).toEqual(['builtin', 'gpt4o'])
    await withGoogle.close()
  })

  it('are not charged again for the same bytes and options, also when ordered at the same moment', async () => {
    const visitor = server.createVisitor()
    const image = { colour: 'tomato' }
    const ids = [await visitor.upload(image), await visitor.upload(image)]
    const orders = await Promise.all([...ids, ...ids].map(async (id) => await visitor.submit(id)))
    expect(new Set(orders.map(({ data }) => data.taskId)).size).toBe(1)
    await visitor.finish(orders[0]!.data.taskId)
    expect((await visitor.submit(ids[1]!)).data).toMatchObject({ taskId: orders[0]!.data.taskId, status: 'done' })
    expect(await countUses(visitor)).toEqual({ used: 1, today: 1 })
    expect((await visitor.submit(ids[1]!, { fontStyle: 'sans' })).data.taskId).not.toBe(orders[0]!.data.taskId)
  })

  it('do not exist for anybody else: image, task, cancelling and zip answer 404', async () => {
    const [owner, other] = [server.createVisitor(), server.createVisitor()]
    const imageId = await owner.upload({ colour: 'green' })
    const { taskId } = (await owner.submit(imageId)).data
    await owner.finish(taskId)
    const replies = [
      await other.submit(imageId),
      await other.getResult(taskId),
      await other.post('/api/manga/cancel/translateTask', { taskId }),
      await other.post('/api/manga/imagesZip/download', { taskIds: [taskId] }),
      await other.getResult("1' or '1'='1"),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: errors.notFound.code })
  })

  it('show places in the queue and move up when one is cancelled, which costs nothing', async () => {
    server.translator.isHolding = true
    const visitor = server.createVisitor()
    const submit = async (colour: string) => (await visitor.submit(await visitor.upload({ colour }))).data.taskId
    const first = await submit('navy')
    await waitForStatus(visitor, first, 'processing')
    const [second, third] = [await submit('teal'), await submit('olive')]
    expect((await visitor.getResult(third)).data).toMatchObject({ status: 'queued', position: 1 })
    const moved = visitor.getResult(third, 20_000)
    const cancelled = await visitor.post('/api/manga/cancel/translateTask', { taskId: second })
    expect(cancelled.data).toEqual({ taskId: second, status: 'cancelled' })
    expect((await moved).data).toMatchObject({ position: 0 })
    expect(await countUses(visitor)).toMatchObject({ used: 2 })
    server.translator.isHolding = false
    expect((await visitor.finish(third)).data.status).toBe('done')
    expect((await visitor.finish(second)).data.status).toBe('cancelled')
  })

  it('stop at work when they are cancelled', async () => {
    server.translator.isHolding = true
    const visitor = server.createVisitor()
    const { taskId } = (await visitor.submit(await visitor.upload({ colour: 'gold' }, 'gold.png'))).data
    await waitForStatus(visitor, taskId, 'processing')
    await visitor.post('/api/manga/cancel/translateTask', { taskId })
    while (!server.translator.stopped.includes('gold.png')) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await visitor.getResult(taskId)).data.status).toBe('cancelled')
    expect(await countUses(visitor)).toEqual({ used: 0, today: 0 })
  })

  it('are tried again after what may pass, and given up and given back after too much of it', async () => {
    const visitor = server.createVisitor()
    const busy = new ProductError('engineRateLimited')
    server.translator.failures.push(busy, busy)
    const { taskId } = (await visitor.submit(await visitor.upload({ colour: 'plum' }))).data
    expect((await visitor.finish(taskId)).data.status).toBe('done')
    expect(await countUses(visitor)).toMatchObject({ used: 1 })
    server.translator.failures.push(...Array.from({ length: 6 }, () => busy))
    const hopeless = (await visitor.submit(await visitor.upload({ colour: 'pink' }))).data.taskId
    expect((await visitor.finish(hopeless)).data).toMatchObject({
      status: 'failed',
      error: { code: errors.engineRateLimited.code, message: errors.engineRateLimited.message },
    })
    expect(server.translator.failures).toHaveLength(0)
    expect(await countUses(visitor)).toMatchObject({ used: 1 })
  })

  it('end at once and cost nothing after what cannot pass; the same order is then a new one', async () => {
    const visitor = server.createVisitor()
    server.translator.failures.push(new ProductError('languagePairUnsupported'))
    const imageId = await visitor.upload({ colour: 'brown' })
    const failed = (await visitor.submit(imageId)).data.taskId
    expect((await visitor.finish(failed)).data).toMatchObject({
      status: 'failed',
      error: { code: errors.languagePairUnsupported.code },
    })
    expect(await countUses(visitor)).toMatchObject({ used: 0 })
    const again = (await visitor.submit(imageId)).data.taskId
    expect(again).not.toBe(failed)
    expect((await visitor.finish(again)).data.status).toBe('done')
  })
})

describe('img/translate', () => {
  it('is for those whose plan includes the extension; nothing is read of their image before', async () => {
    const abroad = await startTestApp({ environment: { PUBLIC_URL } })
    const visitor = abroad.createVisitor()
    const config = (await (await visitor.fetchRaw('/runtime-config.json')).json()) as RuntimeConfig
    expect(config.entitlements).toEqual({ perDay: 1, plugin: false })
    const response = await send(visitor, 'coral')
    expect(await response.json()).toMatchObject({ code: errors.pluginNeedsPlan.code })
    expect(await abroad.deps.database.db.select().from(images)).toEqual([])
    await abroad.close()
  })

  const send = async (visitor: Visitor, colour: string, signal?: AbortSignal, changes: object = {}) => {
    const options = { ...usualOptions, ...changes }
    const query = new URLSearchParams(options).toString()
    const headers = { sign: visitor.sign(options), 'content-type': 'image/png' }
    const body = new Uint8Array(await drawImage({ colour }))
    const init = { method: 'POST', body, headers, ...(signal && { signal }) }
    return await visitor.fetchRaw(`/api/manga/img/translate?${query}`, init)
  }

  it('answers with the regions and the overlay, as the task itself has them', async () => {
    const visitor = server.createVisitor()
    const response = await send(visitor, 'coral')
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: TranslatedImage }
    const page = translateImage.response.parse(data)
    const { status, imageUrl, overlayUrl, ...task } = (await visitor.getResult(page.taskId)).data
    expect(status).toBe('done')
    const overlay = await (await visitor.fetchRaw(overlayUrl)).arrayBuffer()
    expect(page).toEqual({ ...task, overlay: Buffer.from(overlay).toString('base64') })
    expect(page.regions[0]).toMatchObject({ text: expect.any(String), translation: expect.any(String) })
    expect(imageUrl).toContain('/page.')
  })

  it('answers without an overlay for a page that stays as it is', async () => {
    server.translator.finds.set('image', { outcome: 'withoutText', regions: [], route: [] })
    const { data } = (await (await send(server.createVisitor(), 'silver')).json()) as { data: TranslatedImage }
    server.translator.finds.delete('image')
    expect(data).toMatchObject({ outcome: 'withoutText', regions: [] })
    expect(data).not.toHaveProperty('overlay')
  })

  it('keeps no image of an order that is refused or was ordered before', async () => {
    const visitor = server.createVisitor()
    const first = await send(visitor, 'teal')
    // A file comes with the cookie too, or the next call would be somebody else's.
    expect(first.headers.get('set-cookie')).toContain('visitor=')
    const count = async () => (await server.deps.database.db.select().from(images)).length
    const before = await count()
    const refused = await send(visitor, 'olive', undefined, { translationModel: 'google' })
    expect(await refused.json()).toMatchObject({ code: errors.engineUnavailable.code })
    expect(await count()).toBe(before)
    expect((await send(visitor, 'teal')).status).toBe(200)
    expect(await count()).toBe(before)
  })

  it('cancels and gives the credit back when the connection breaks', async () => {
    server.translator.isHolding = true
    const begun = server.translator.begun.length
    const visitor = server.createVisitor()
    await visitor.get('/api/manga/useCnt/get')
    const connection = new AbortController()
    const answer = send(visitor, 'crimson', connection.signal)
    while (server.translator.begun.length === begun) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await countUses(visitor)).toMatchObject({ used: 1 })
    const stopped = server.translator.stopped.length
    connection.abort()
    expect((await answer).status).toBe(errors.cancelled.status)
    while (server.translator.stopped.length === stopped) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await countUses(visitor)).toMatchObject({ used: 0 })
  })
})
