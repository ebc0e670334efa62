import { errors } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../fixtures/start-test-app.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  // A tenth of a second for a small page.
  server = await startTestApp({ settings: { pageTimeScale: 0.1 / 90 } })
  await server.work()
})
afterAll(async () => await server.close())

type Visitor = ReturnType<typeof server.createVisitor>
const countUses = async (visitor: Visitor) => (await visitor.get('/api/manga/useCnt/get')).data

describe('a page over its budget of time', () => {
  it('ends with its own code, costs its credit, is not tried again and leaves the worker free', async () => {
    server.translator.isHolding = true
    const visitor = server.createVisitor()
    const { taskId } = (await visitor.submit(await visitor.upload({ colour: 'red' }, 'slow.png'))).data
    const { code, message } = errors.pageOverBudget
    expect((await visitor.finish(taskId)).data).toMatchObject({ status: 'failed', error: { code, message } })
    expect(server.translator.stopped).toEqual(['slow.png'])
    expect(server.translator.begun).toEqual(['slow.png'])
    expect(await countUses(visitor)).toMatchObject({ used: 1 })
    server.translator.isHolding = false
    const next = (await visitor.submit(await visitor.upload({ colour: 'blue' }))).data.taskId
    expect((await visitor.finish(next)).data.status).toBe('done')
  })
})

describe('a page that is cancelled at work', () => {
  it.each([
    ['gets its credit back soon after it was begun', limits.page.refundableMs - 1000, 0],
    ['has cost it when much work was done', limits.page.refundableMs + 1000, 1],
  ])('%s', async (_, workedMs, used) => {
    const patient = await startTestApp()
    await patient.work()
    patient.translator.isHolding = true
    const visitor = patient.createVisitor()
    const { taskId } = (await visitor.submit(await visitor.upload())).data
    while ((await visitor.getResult(taskId, 1000)).data.status !== 'processing');
    patient.time.nowMs += workedMs
    expect((await visitor.post('/api/manga/cancel/translateTask', { taskId })).data.status).toBe('cancelled')
    expect(await countUses(visitor)).toMatchObject({ used })
    await patient.close()
  })
})
