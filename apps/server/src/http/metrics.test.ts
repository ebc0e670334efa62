import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../create-app.ts'
import type { Settings } from '../env.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import type { ReadAddress } from './read-address.ts'

const metricsToken = 'a-token-of-the-operator'
let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(async () => await server.close())

const readAddress: ReadAddress = (context) => context.req.header('x-test-address') ?? 'unknown'

async function look(address: string, headers: Record<string, string> = {}, settings: Partial<Settings> = {}) {
  const app = createApp({ ...server.deps, settings: { ...server.deps.settings, ...settings } }, { readAddress })
  const response = await app.request('/metrics', { headers: { 'x-test-address': address, ...headers } })
  return { status: response.status, text: await response.text() }
}

describe('/metrics', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.16.0.9', '192.168.1.1', '::1', 'fd00::7', 'fe80::1'])(
    'is there for %s',
    async (address) => {
      expect(await look(address)).toMatchObject({
        status: 200,
        text: expect.stringContaining('fukidashi_tasks_ended_total'),
      })
    },
  )

  it.each(['8.8.8.8', '172.32.0.1', '11.0.0.1', '2001:db8::1', 'unknown'])('is refused to %s', async (address) => {
    const reply = await look(address)
    expect(reply.status).toBe(403)
    expect(reply.text).toContain('METRICS_TOKEN')
    expect(reply.text).not.toContain('fukidashi_')
  })

  it('is refused to what an unknown proxy passes on from its own address, and told apart by one that is known', async () => {
    const forwarded = { 'x-forwarded-for': '8.8.8.8' }
    expect((await look('127.0.0.1', forwarded)).status).toBe(403)
    expect((await look('8.8.8.8', forwarded, { trustedProxies: 1 })).status).toBe(403)
    expect((await look('10.0.0.1', { 'x-forwarded-for': '10.0.0.1' }, { trustedProxies: 1 })).status).toBe(200)
  })

  it('is there for whoever has the token, and for nobody with another one', async () => {
    const bearing = (given: string) => ({ authorization: `Bearer ${given}` })
    expect((await look('8.8.8.8', bearing(metricsToken), { metricsToken })).status).toBe(200)
    expect((await look('8.8.8.8', bearing(`${metricsToken}x`), { metricsToken })).status).toBe(403)
    expect((await look('8.8.8.8', {}, { metricsToken })).status).toBe(403)
    expect((await look('8.8.8.8', bearing('undefined'))).status).toBe(403)
  })
})
