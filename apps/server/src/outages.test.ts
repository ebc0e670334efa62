import { bucketUrlAt, s3Keys, startS3 } from '@fukidashi/test-services/s3'
import { createDatabase, findPostgres, type PostgresServer, startPostgres } from '@fukidashi/test-services/postgres'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServerDatabase } from './db/open-database.ts'
import { drawImage } from './fixtures/draw-image.ts'
import { readTestEnvironment } from './fixtures/env.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'
import { startProxy } from './fixtures/start-proxy.ts'
import { expectPassing, readMetric, readReadiness } from './fixtures/watch-server.ts'
import { findFault } from './observing/find-fault.ts'

const open: SpawnedServer[] = []
let folder: string
let postgres: PostgresServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-outages-'))
  postgres = await startPostgres(findPostgres(readTestEnvironment().searchPath)!)
})
afterAll(async () => {
  for (const { child } of open) child.kill('SIGKILL')
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
})

const makeDatabase = async () => await createDatabase(postgres.url, `outage_${randomUUID().replaceAll('-', '')}`)

async function start(environment: Record<string, string>): Promise<SpawnedServer> {
  const server = await spawnServer('slow', environment)
  open.push(server)
  return server
}

/** A server with a page at work. */
async function startWithPage(environment: Record<string, string>) {
  const server = await start(environment)
  const visitor = await visitServer(server)
  const imageId = await visitor.upload()
  const { taskId } = (await visitor.submit(imageId)).data
  while ((await visitor.getResult(taskId, 1000)).data.status !== 'processing');
  return { server, visitor, taskId }
}

type Started = Awaited<ReturnType<typeof startWithPage>>

async function expectDatabaseAway({ server, visitor, taskId }: Started) {
  expectPassing(await visitor.get('/api/manga/useCnt/get'), 'databaseUnavailable')
  expectPassing(await visitor.getResult(taskId), 'databaseUnavailable')
  expectPassing(await visitor.uploadBytes(await drawImage()), 'databaseUnavailable')
  expect(await readReadiness(server)).toMatchObject({ status: 503, parts: ['database'] })
  expect(await readMetric(server, 'fukidashi_part_ready{part="database"}')).toBe(0)
  expect(await readMetric(server, 'fukidashi_faults_total{part="database"}')).toBeGreaterThan(0)
}

async function expectBack({ server, visitor, taskId }: Started) {
  await expect.poll(async () => (await readReadiness(server)).status, { timeout: 60_000 }).toBe(200)
  expect((await visitor.finish(taskId)).data.status).toBe('done')
  expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
  expect(
    (await visitor.finish((await visitor.submit(await visitor.upload({ colour: 'gold' }))).data.taskId)).data.status,
  ).toBe('done')
  expect(server.child.exitCode).toBe(null)
}

it('PostgreSQL that is stopped and started again: calls are told to come again, the page at work is done and charged once', async () => {
  const started = await startWithPage({ DATA_DIR: join(folder, 'stopped'), DATABASE_URL: await makeDatabase() })
  await postgres.stop()
  await expectDatabaseAway(started)
  expect(started.server.readOutput()).toMatch(/ECONNREFUSED/)
  await postgres.start()
  await expectBack(started)
})

it('a network that is cut between server and database, and one that swallows everything', async () => {
  const proxy = await startProxy(postgres.port)
  const url = new URL(await makeDatabase())
  url.port = String(proxy.port)
  const started = await startWithPage({ DATA_DIR: join(folder, 'cut'), DATABASE_URL: url.href })
  proxy.set('cut')
  await expectDatabaseAway(started)
  proxy.set('open')
  await expectBack(started)
  proxy.set('silent')
  const waiting = Array.from({ length: 12 }, async () => await started.visitor.get('/api/manga/useCnt/get'))
  for (const reply of await Promise.all(waiting)) expectPassing(reply, 'databaseUnavailable')
  proxy.set('open')
  await expect
    .poll(async () => (await started.visitor.get('/api/manga/useCnt/get')).status, { timeout: 60_000 })
    .toBe(200)
  await proxy.close()
})

it('a connection that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
  const proxy = await startProxy(postgres.port)
  const url = new URL(await makeDatabase())
  url.port = String(proxy.port)
  const { db, close } = await openServerDatabase({ databaseUrl: url.href })
  // An error that nobody hears would end this process too.
  const failure: unknown = await db
    .transaction(async (transaction) => {
      await transaction.execute(sql`select 1`)
      proxy.set('cut')
      await new Promise((resolve) => setTimeout(resolve, 200))
      await transaction.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(findFault(failure)).toBe('databaseUnavailable')
  proxy.set('open')
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  await proxy.close()
})

it('a bucket that cannot be reached: uploads are told to come again, pages at work are tried again', async () => {
  const s3 = await startS3()
  const started = await startWithPage({
    ...s3Keys,
    BLOB_URL: bucketUrlAt(s3.endpoint),
    DATA_DIR: join(folder, 'bucket'),
    DATABASE_URL: await makeDatabase(),
  })
  const { server, visitor, taskId } = started
  await s3.stop()
  expectPassing(await visitor.uploadBytes(await drawImage({ colour: 'gold' })), 'storageUnavailable')
  expect(await readReadiness(server)).toMatchObject({ status: 503, parts: ['storage'] })
  expect(await readMetric(server, 'fukidashi_part_ready{part="storage"}')).toBe(0)
  await expect.poll(server.readOutput, { timeout: 60_000 }).toMatch(/a page will be tried again/)
  expect(server.readOutput()).toMatch(/ECONNREFUSED/)
  await s3.start()
  await expectBack(started)
  const { imageUrl } = (await visitor.getResult(taskId)).data
  await s3.stop()
  const reply = await visitor.fetchRaw(imageUrl)
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  await s3.start()
  expect((await visitor.fetchRaw(imageUrl)).status).toBe(200)
  await server.end('SIGTERM')
  await s3.close()
})
