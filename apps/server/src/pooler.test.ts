import { createDatabase } from '@fukidashi/test-services/postgres'
import { findPgbouncer, startPgbouncer } from '@fukidashi/test-services/pgbouncer'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isPooledByTransaction } from './db/detect-pooler.ts'
import { readTestEnvironment } from './fixtures/env.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'

const program = findPgbouncer(readTestEnvironment().searchPath)
if (program === undefined) console.warn('NOT RUN through a pooler: PgBouncer is not installed here.')

describe.skipIf(program === undefined)('behind PgBouncer in transaction mode', () => {
  const open: SpawnedServer[] = []
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let folder: string
  let serverUrl: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fukidashi-pooler-'))
    const source = inject('database')
    if (source.kind !== 'server') throw new Error('A pooler needs a database server.')
    serverUrl = source.url
    pooler = await startPgbouncer(program!, { port: Number(new URL(source.url).port) }, 2)
  })
  afterAll(async () => {
    for (const { child } of open) child.kill('SIGKILL')
    await pooler.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function makeDatabase() {
    const name = `pooled_${randomUUID().replaceAll('-', '')}`
    const direct = await createDatabase(serverUrl, name)
    return { direct, pooled: `${pooler.url}/${name}` }
  }

  async function start(role: string, environment: Record<string, string>) {
    const server = await spawnServer('slow', { ROLE: role, DATA_DIR: folder, ...environment })
    open.push(server)
    return server
  }

  const readNewPages = async ({ url }: SpawnedServer) =>
    ((await (await fetch(`${url}/readyz`)).json()) as { newPages: string }).newPages

  async function translate(server: SpawnedServer) {
    const visitor = await visitServer(server)
    for (const colour of ['red', 'green', 'blue']) {
      const { taskId } = (await visitor.submit(await visitor.upload({ colour }))).data
      expect((await visitor.finish(taskId)).data.status).toBe('done')
    }
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 3, today: 3 })
  }

  it('is told from a server, and from nothing else', async () => {
    const { direct, pooled } = await makeDatabase()
    expect(await isPooledByTransaction(pooled)).toBe(true)
    expect(await isPooledByTransaction(direct)).toBe(false)
  })

  it('processes that start at once migrate once, translate, and say that workers look for new pages', async () => {
    const { pooled } = await makeDatabase()
    const [api, worker] = await Promise.all([
      start('api', { DATABASE_URL: pooled }),
      start('worker', { DATABASE_URL: pooled }),
    ])
    await translate(api)
    for (const server of [api, worker]) {
      expect(server.readOutput()).toContain(
        'a pooler in transaction mode: workers look for new pages every two seconds',
      )
      expect(await readNewPages(server)).toBe('looked for every two seconds')
      expect(await server.end('SIGTERM')).toBe(0)
      expect(server.readOutput()).not.toMatch(/"level":[56]0/)
    }
  })

  it('workers are told of new pages past the pooler where they know the way', async () => {
    const { direct, pooled } = await makeDatabase()
    const urls = { DATABASE_URL: pooled, DATABASE_LISTEN_URL: direct }
    const [api, worker] = await Promise.all([start('api', urls), start('worker', urls)])
    await translate(api)
    for (const server of [api, worker]) {
      expect(server.readOutput()).not.toContain('a pooler in transaction mode')
      expect(await readNewPages(server)).toBe('announced')
      expect(await server.end('SIGTERM')).toBe(0)
      expect(server.readOutput()).not.toMatch(/"level":[56]0/)
    }
    const wrong = { ...urls, DATABASE_LISTEN_URL: pooled }
    await expect(start('worker', wrong)).rejects.toThrow('DATABASE_LISTEN_URL leads through a pooler')
  })
})
