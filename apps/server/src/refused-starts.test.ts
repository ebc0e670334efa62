import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnServer } from './fixtures/spawn-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-refused-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

it.each([
  [{ PORT: 'http', BLOB_URL: 'https://bucket' }, "must look like 's3://bucket"],
  [{ ROLE: 'api' }, 'without DATABASE_URL only ROLE=all can work'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/nobody' }, 'ECONNREFUSED'],
])('a server is not started with %j, and says why', async (settings, reason) => {
  await expect(spawnServer('slow', { DATA_DIR: join(folder, 'bad'), ...settings })).rejects.toThrow(reason)
})

it('a second server over the same folder is refused while the first one runs', async () => {
  const settings = { DATA_DIR: join(folder, 'shared') }
  const first = await spawnServer('slow', settings)
  await expect(spawnServer('slow', settings)).rejects.toThrow('in use by another process')
  expect(await first.end('SIGTERM')).toBe(0)
})
