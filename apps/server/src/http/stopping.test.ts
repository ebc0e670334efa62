import { expect, it } from 'vitest'
import { startTestApp } from '../fixtures/start-test-app.ts'

it('answers those who wait when the server stops, and is no longer ready', async () => {
  const server = await startTestApp()
  const visitor = server.createVisitor()
  const { taskId } = (await visitor.submit(await visitor.upload())).data
  const waiting = visitor.getResult(taskId, 25_000)
  server.deps.changes.stop()
  expect((await waiting).data).toMatchObject({ taskId, status: 'queued' })
  expect((await server.app.request('/readyz')).status).toBe(503)
  await server.close()
})
