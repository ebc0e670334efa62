import { errors } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { taskSchema } from '@fukidashi/contract/translation-calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../create-app.ts'
import { pageStates } from '../db/schema.ts'
import { createTestVisitor } from '../fixtures/create-test-visitor.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createTaskChanges } from '../jobs/task-changes.ts'
import { sweepExpired } from '../services/sweeping/sweep-expired.ts'
import { endOverdueTasks } from '../services/tasks/end-task.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
  await server.work()
})
afterAll(async () => await server.close())
beforeEach(() => {
  server.translator.isHolding = false
})

type Visitor = ReturnType<typeof server.createVisitor>

let image = 0
/** A page that waits for its words. */
async function orderAwaiting(visitor: Visitor, changes: object = {}): Promise<string> {
  image += 1
  const imageId = await visitor.upload({ colour: `rgb(${image}, 80, 90)` })
  const order = await visitor.submit(imageId, { translationModel: 'browser', ...changes })
  expect(order.code).toBe(200)
  const { taskId } = order.data
  while ((await visitor.getResult(taskId, 1000)).data.status !== 'awaitingWords');
  return taskId
}

const handIn = async (visitor: Visitor, taskId: string, words: object = [{ regionId: 'r1', text: 'Yes!' }]) =>
  await visitor.post('/api/manga/result/words', { taskId, words })

const usesOf = async (visitor: Visitor) => (await visitor.get('/api/manga/useCnt/get')).data as unknown

describe('a page whose words come from outside', () => {
  it('waits with its regions in reading order and all that an engine needs, and goes on with the words', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    const { data } = await visitor.getResult(taskId)
    expect(taskSchema.parse(data)).toEqual({
      taskId,
      status: 'awaitingWords',
      language: 'JPN',
      isLanguageSure: true,
      translateTo: 'ENG',
      wordsDueAt: new Date(server.time.nowMs + limits.words.waitMs).toISOString(),
      regions: [expect.objectContaining({ id: 'r1', text: 'はい', box: [1, 2, 3, 4], isToTranslate: true })],
    })
    const begun = server.translator.begun.length
    expect(await handIn(visitor, taskId)).toMatchObject({ code: 200, data: { taskId } })
    const done = (await visitor.finish(taskId)).data
    expect(taskSchema.parse(done)).toMatchObject({
      status: 'done',
      revision: 0,
      isEditable: true,
      regions: [{ id: 'r1', translation: 'Yes!' }],
    })
    expect(server.translator.words.at(-1)).toEqual({ r1: 'Yes!' })
    expect(server.translator.begun.length).toBe(begun + 1)
    expect(await usesOf(visitor)).toMatchObject({ used: 1 })
  })

  it('keeps no worker: another page is translated while it waits', async () => {
    const visitor = server.createVisitor()
    const waiting = await orderAwaiting(visitor)
    const { taskId } = (await visitor.submit(await visitor.upload({ colour: 'khaki' }))).data
    expect((await visitor.finish(taskId)).data.status).toBe('done')
    expect((await visitor.getResult(waiting)).data.status).toBe('awaitingWords')
  })

  it('is the same task for the same order, and costs once', async () => {
    const visitor = server.createVisitor()
    const imageId = await visitor.upload({ colour: 'linen' })
    const order = async () => (await visitor.submit(imageId, { translationModel: 'own' })).data
    const { taskId } = await order()
    while ((await visitor.getResult(taskId, 1000)).data.status !== 'awaitingWords');
    expect(await order()).toMatchObject({ taskId, status: 'awaitingWords' })
    expect(await usesOf(visitor)).toMatchObject({ used: 1 })
  })

  it('takes words once, and says where it stands to whoever comes late', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    const replies = await Promise.all([handIn(visitor, taskId), handIn(visitor, taskId), handIn(visitor, taskId)])
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    for (const late of replies.filter(({ code }) => code !== 200)) {
      expect(late).toMatchObject({ status: 409, code: errors.wordsNotAwaited.code, data: { taskId } })
      expect(['queued', 'processing', 'done']).toContain(late.data.status)
    }
    await visitor.finish(taskId)
    expect(await handIn(visitor, taskId)).toMatchObject({ status: 409, data: { taskId, status: 'done' } })
  })

  it('refuses words for regions that it does not have and keeps waiting; a region without words stays as it was', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    const known = { regionId: 'r1', text: 'Yes!' }
    for (const words of [[known, { regionId: 'r9', text: 'No' }], [known, known], [{ regionId: 'r1' }], 'words']) {
      const reply = await handIn(visitor, taskId, words as object)
      expect(reply).toMatchObject({ status: 400, code: errors.requestInvalid.code })
    }
    expect((await visitor.getResult(taskId)).data.status).toBe('awaitingWords')
    expect(await handIn(visitor, taskId, [])).toMatchObject({ code: 200 })
    const { regions } = (await visitor.finish(taskId)).data
    expect(regions[0]).not.toHaveProperty('translation')
  })

  it('takes words for a long page in any script', async () => {
    const visitor = server.createVisitor()
    const regions = Array.from({ length: 300 }, (_, index) => ({
      ...{ id: `r${index}`, angle: 0, confidence: 0.9, direction: 'vertical', kind: 'speech' },
      ...{ box: [1, index, 3, 4], language: 'JPN', text: 'はい', translation: 'Yes' },
    }))
    server.translator.finds.set('strip.png', { regions } as never)
    const imageId = await visitor.upload({ colour: 'snow' }, 'strip.png')
    const { taskId } = (await visitor.submit(imageId, { translationModel: 'browserModel' })).data
    while ((await visitor.getResult(taskId, 1000)).data.status !== 'awaitingWords');
    const words = regions.map(({ id }) => ({ regionId: id, text: 'はい、そうです。'.repeat(40) }))
    expect(await handIn(visitor, taskId, words)).toMatchObject({ code: 200 })
    expect((await visitor.finish(taskId)).data.regions).toHaveLength(300)
  })

  it('ends after ten minutes and gives the credit back', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    server.time.nowMs += limits.words.waitMs - 1000
    expect(await endOverdueTasks(server.deps)).toBe(0)
    server.time.nowMs += 1000
    // Nobody has looked yet, but the time is over.
    expect(await handIn(visitor, taskId)).toMatchObject({ code: errors.wordsNotAwaited.code })
    // Those of earlier tests, too.
    expect(await endOverdueTasks(server.deps)).toBeGreaterThanOrEqual(1)
    expect((await visitor.getResult(taskId)).data).toMatchObject({
      status: 'failed',
      error: { code: errors.wordsOverdue.code },
    })
    expect(await usesOf(visitor)).toMatchObject({ used: 0 })
    expect(await handIn(visitor, taskId)).toMatchObject({ status: 409, data: { status: 'failed' } })
  })

  it('can be cancelled while it waits, however long it did, which costs nothing', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    server.time.nowMs += limits.page.refundableMs + 1000
    const cancelled = await visitor.post('/api/manga/cancel/translateTask', { taskId })
    expect(cancelled.data).toEqual({ taskId, status: 'cancelled' })
    expect(await usesOf(visitor)).toMatchObject({ used: 0 })
    expect(await handIn(visitor, taskId)).toMatchObject({ status: 409, data: { status: 'cancelled' } })
  })

  it('does not exist for anybody else', async () => {
    const [owner, other] = [server.createVisitor(), server.createVisitor()]
    const taskId = await orderAwaiting(owner)
    expect(await handIn(other, taskId)).toMatchObject({ status: 404, code: errors.notFound.code })
    expect(await handIn(owner, 'nothing')).toMatchObject({ status: 404 })
    const unsigned = await owner.post('/api/manga/result/words', { taskId, words: [] }, { sign: '' })
    expect(unsigned).toMatchObject({ status: 401 })
  })

  it('goes on in another process than the one that read it', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    const elsewhere = createApp({ ...server.deps, changes: createTaskChanges() }, { readAddress: () => '192.0.2.1' })
    const request = async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', visitor.headers().cookie)
      return await elsewhere.request(path, { ...init, headers })
    }
    const there = createTestVisitor(request, visitor.sign)
    expect(await handIn(there, taskId)).toMatchObject({ code: 200 })
    expect((await visitor.finish(taskId)).data.status).toBe('done')
  })

  it('comes back as it is where there is nothing to translate', async () => {
    const visitor = server.createVisitor()
    server.translator.finds.set('silent.png', { outcome: 'withoutText', regions: [] })
    const imageId = await visitor.upload({ colour: 'ivory' }, 'silent.png')
    const { taskId } = (await visitor.submit(imageId, { translationModel: 'browser' })).data
    expect((await visitor.finish(taskId)).data).toMatchObject({ outcome: 'withoutText', isEditable: false })
  })

  it('is tried again when its lettering fails in passing, with the same words', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    server.translator.failures.push(new Error('a thread died'))
    await handIn(visitor, taskId)
    expect((await visitor.finish(taskId)).data).toMatchObject({ status: 'done', regions: [{ translation: 'Yes!' }] })
  })

  it('leaves no file behind: those of its reading go when it is done, the rest with its image', async () => {
    const visitor = server.createVisitor()
    const taskId = await orderAwaiting(visitor)
    const findFiles = async () =>
      (await server.deps.database.db.select().from(pageStates).where(eq(pageStates.taskId, taskId)))[0]!
    const { stateKey: read } = await findFiles()
    await handIn(visitor, taskId)
    await visitor.finish(taskId)
    const { stateKey, groundKey } = await findFiles()
    await expect(server.deps.blobs.read(read)).rejects.toMatchObject({ key: 'notFound' })
    expect((await server.deps.blobs.read(stateKey)).length).toBeGreaterThan(0)
    server.time.nowMs += limits.image.lifetimeMs + 1000
    await sweepExpired(server.deps)
    for (const key of [stateKey, groundKey!])
      await expect(server.deps.blobs.read(key)).rejects.toMatchObject({ key: 'notFound' })
  })
})

describe('an order for an engine on the reader’s side', () => {
  it('is refused where no words could come: into the same language, with honorifics, by the call for overlays', async () => {
    const visitor = server.createVisitor()
    const imageId = await visitor.upload({ colour: 'azure' })
    const model = { translationModel: 'browser' }
    expect(await visitor.submit(imageId, { ...model, translateFrom: 'ENG' })).toMatchObject({
      code: errors.languagePairUnsupported.code,
    })
    expect(await visitor.submit(imageId, { ...model, honorifics: 'keep' })).toMatchObject({
      code: errors.honorificsUnsupported.code,
    })
    const options = { translateTo: 'ENG', ...model, detectionModel: 'default', fontStyle: 'comic' }
    const query = new URLSearchParams(options).toString()
    const headers = { sign: visitor.sign(options), 'content-type': 'image/png' }
    const reply = await visitor.fetchRaw(`/api/manga/img/translate?${query}`, { method: 'POST', headers, body: 'x' })
    expect(await reply.json()).toMatchObject({ code: errors.requestInvalid.code })
  })
})
