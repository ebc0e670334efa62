import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { bucketUrlAt, s3Keys, startS3 } from '@fukidashi/test-services/s3'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyServerDatabase } from './fixtures/open-test-database.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'

const sample = `${samplePagesFolder}01-storm.png`
const open: SpawnedServer[] = []
let folder: string
let databaseUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-roles-'))
  databaseUrl = await copyDatabase()
})
afterAll(async () => {
  for (const { child } of open) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function copyDatabase(): Promise<string> {
  const database = inject('database')
  if (database.kind !== 'server') throw new Error('Separate processes need a database server.')
  return await copyServerDatabase(database.url)
}

async function start(role: 'api' | 'worker', environment: Record<string, string> = {}): Promise<SpawnedServer> {
  const server = await spawnServer('real', { ROLE: role, DATA_DIR: folder, DATABASE_URL: databaseUrl, ...environment })
  open.push(server)
  return server
}

it('a page that is at work when its worker is killed is done by another, once, and charged once', async () => {
  const [api, worker] = await Promise.all([start('api'), start('worker')])
  const visitor = await visitServer(api)
  const { imageId } = (await visitor.uploadBytes(await readFile(sample), '01-storm.png')).data
  const { taskId } = (await visitor.submit(imageId)).data
  while ((await visitor.getResult(taskId, 1000)).data.status !== 'processing');
  expect(await worker.end('SIGKILL')).toBe(null)

  await start('worker')
  const { data } = await visitor.finish(taskId)
  expect(data).toMatchObject({ status: 'done', regions: expect.arrayContaining([expect.anything()]) })
  expect((await visitor.fetchRaw(data.imageUrl)).status).toBe(200)
  expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
  const files = await readdir(join(folder, 'blobs', 'kept'), { recursive: true, withFileTypes: true })
  // The image, its page, its overlay, and the state and the ground that edits need.
  expect(files.filter((entry) => entry.isFile())).toHaveLength(5)
})

it('processes that share a bucket need no folder in common', async () => {
  const s3 = await startS3()
  const shared = { ...s3Keys, BLOB_URL: bucketUrlAt(s3.endpoint), DATABASE_URL: await copyDatabase() }
  const apart = (name: string) => ({ ...shared, DATA_DIR: join(folder, name) })
  try {
    const [api] = await Promise.all([start('api', apart('first')), start('worker', apart('second'))])
    const visitor = await visitServer(api)
    const { imageId } = (await visitor.uploadBytes(await readFile(sample), '01-storm.png')).data
    const { data } = await visitor.finish((await visitor.submit(imageId)).data.taskId)
    expect(data).toMatchObject({ status: 'done' })
    const page = await visitor.fetchRaw(data.imageUrl)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('image/png')
    expect((await page.bytes()).length).toBeGreaterThan(10_000)
  } finally {
    for (const server of open.splice(-2)) await server.end('SIGTERM')
    await s3.close()
  }
})

it('a worker answers those who run it, and nobody else', async () => {
  const { url } = await start('worker')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/runtime-config.json`)).status).toBe(404)
  expect((await fetch(`${url}/api/manga/useCnt/get`)).status).toBe(404)
})

it('a process with another data folder than the others is refused, and nothing of theirs is touched', async () => {
  const { url } = await start('api')
  const visitor = await visitServer({ url })
  const { imageId } = (await visitor.uploadBytes(await readFile(sample), '01-storm.png')).data
  const { taskId } = (await visitor.submit(imageId)).data
  const other = await mkdtemp(join(tmpdir(), 'fukidashi-other-'))
  const settings = { ROLE: 'worker', DATA_DIR: other, DATABASE_URL: databaseUrl }
  await expect(spawnServer('real', settings)).rejects.toThrow('Every process has to name the same place')
  expect((await visitor.getResult(taskId)).data.status).not.toBe('failed')
  await rm(other, { recursive: true })
})
