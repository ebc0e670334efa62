import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp } from '../../fixtures/start-test-app.ts'
import { runTask } from './run-task.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  server = await startTestApp()
})
afterEach(async () => await server.close())

const never = new AbortController().signal

it('leaves a task alone that another worker has taken over, however its own attempt ends', async () => {
  const visitor = server.createVisitor()
  const { taskId } = (await visitor.submit(await visitor.upload())).data
  server.translator.isHolding = true
  const slow = runTask(server.deps, { taskId, signal: never })
  await expect.poll(() => server.translator.begun.length).toBe(1)
  const other = runTask(server.deps, { taskId, signal: never })
  // The slow one finds out, and ends as if it had been cancelled.
  await expect.poll(() => server.translator.stopped.length, { timeout: 60_000 }).toBe(1)
  await slow
  expect((await visitor.getResult(taskId)).data.status).toBe('processing')
  server.translator.isHolding = false
  await other
  expect((await visitor.getResult(taskId)).data.status).toBe('done')
  expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
})
