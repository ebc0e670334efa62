import { expect, it } from 'vitest'
import { createApp } from './create-app.ts'

it('says that it is up, and knows no other address yet', async () => {
  const app = createApp()
  const health = await app.request('/healthz')
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok' })
  expect((await app.request('/api/manga/useCnt/get')).status).toBe(404)
})
