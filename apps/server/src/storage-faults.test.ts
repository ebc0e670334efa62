import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createSigner } from '@fukidashi/signing/sign'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { createTestVisitor } from './fixtures/create-test-visitor.ts'
import { drawImage } from './fixtures/draw-image.ts'
import { findMountObstacle, mountSmallDisk, type SmallDisk } from './fixtures/small-disk.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'
import { expectPassing, readMetric, readReadiness } from './fixtures/watch-server.ts'

const mountObstacle = findMountObstacle()
if (mountObstacle !== undefined) console.warn(`NOT RUN: full and read-only disks: ${mountObstacle}`)
const open: SpawnedServer[] = []
const disks: SmallDisk[] = []
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-storage-'))
})
afterEach(async () => {
  for (const { child } of open.splice(0)) child.kill('SIGKILL')
  for (const disk of disks.splice(0)) await disk.unmount()
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

async function start(name: string, place: 'blobs' | 'everything' | 'nothing', openFiles?: number) {
  const source = inject('database')
  const dataFolder = join(folder, name)
  const mounted = place === 'blobs' ? join(dataFolder, 'blobs') : dataFolder
  await mkdir(mounted, { recursive: true, mode: 0o700 })
  const disk = place === 'nothing' ? undefined : await mountSmallDisk(mounted, place === 'blobs' ? 8 : 110)
  if (disk !== undefined) disks.push(disk)
  if (source.kind === 'embedded') await cp(source.folder, join(dataFolder, 'database'), { recursive: true })
  const server = await spawnServer('slow', { DATA_DIR: dataFolder }, openFiles === undefined ? {} : { openFiles })
  open.push(server)
  return { server, disk: disk! }
}

it.skipIf(mountObstacle !== undefined)(
  'images on a full disk: uploads are told to come again, pages at work are tried again, and nothing is lost or charged twice',
  async () => {
    const { server, disk } = await start('full', 'blobs')
    const visitor = await visitServer(server)
    const orders: string[] = []
    for (const colour of ['red', 'green', 'blue'])
      orders.push((await visitor.submit(await visitor.upload({ colour }))).data.taskId)
    await disk.fill()
    expectPassing(await visitor.uploadBytes(await drawImage({ colour: 'gold' })), 'storageUnavailable')
    expect(await readReadiness(server)).toMatchObject({ status: 503, parts: ['storage'] })
    expect(await readMetric(server, 'fukidashi_part_ready{part="storage"}')).toBe(0)
    await expect.poll(server.readOutput, { timeout: 60_000 }).toMatch(/a page will be tried again/)
    expect(server.readOutput()).toContain('ENOSPC')
    expect(await readMetric(server, 'fukidashi_faults_total{part="storage"}')).toBeGreaterThan(1)
    await disk.clear()
    expect(await visitor.uploadBytes(await drawImage({ colour: 'gold' }))).toMatchObject({ status: 200 })
    for (const taskId of orders) expect((await visitor.finish(taskId)).data.status).toBe('done')
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 3, today: 3 })
    await expect.poll(async () => (await readReadiness(server)).status, { timeout: 20_000 }).toBe(200)
  },
)

it.skipIf(mountObstacle !== undefined)(
  'a full disk under the embedded database: what cannot be written is told to come again, and goes on when there is room',
  async () => {
    const { server, disk } = await start('everything', 'everything')
    const visitor = await visitServer(server)
    const imageId = await visitor.upload()
    await disk.fill()
    expectPassing(await visitor.submit(imageId), 'databaseUnavailable')
    expectPassing(await visitor.uploadBytes(await drawImage({ colour: 'gold' })), 'storageUnavailable')
    expect((await readReadiness(server)).status).toBe(503)
    expect(server.readOutput()).toMatch(/No space left on device/)
    expect(await readMetric(server, 'fukidashi_faults_total{part="database"}')).toBeGreaterThan(0)
    await disk.clear()
    await expect.poll(async () => (await readReadiness(server)).status, { timeout: 60_000 }).toBe(200)
    const { taskId } = (await visitor.submit(imageId)).data
    expect((await visitor.finish(taskId)).data.status).toBe('done')
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
  },
)

it.skipIf(mountObstacle !== undefined)('a disk that became read-only, and can be written to again', async () => {
  const { server, disk } = await start('read-only', 'blobs')
  const visitor = await visitServer(server)
  const imageId = await visitor.upload()
  await disk.setReadOnly(true)
  expectPassing(await visitor.uploadBytes(await drawImage({ colour: 'gold' })), 'storageUnavailable')
  expect(await readReadiness(server)).toMatchObject({ status: 503, parts: ['storage'] })
  expect(server.readOutput()).toContain('EROFS')
  await disk.setReadOnly(false)
  await expect.poll(async () => (await readReadiness(server)).status, { timeout: 20_000 }).toBe(200)
  expect((await visitor.finish((await visitor.submit(imageId)).data.taskId)).data.status).toBe('done')
})

it('too many open files: uploads are told to come again, and come in when connections have ended', async () => {
  if (process.platform === 'win32') return
  // The embedded database alone keeps more than a hundred files open.
  const openFiles = 400
  const { server } = await start('descriptors', 'nothing', openFiles)
  // One connection that is there already: a new one could not be accepted.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (path: string, init: RequestInit) => await sendOver(agent, server.url, path, init)
  const { publicKey } = (await (await send('/runtime-config.json', {})).json()) as { publicKey: string }
  const visitor = createTestVisitor(send, createSigner(publicKey))
  const imageId = await visitor.upload()
  const idle: Socket[] = []
  const { hostname, port } = new URL(server.url)
  let refused: Awaited<ReturnType<typeof visitor.uploadBytes>> | undefined
  while (refused === undefined && idle.length < openFiles) {
    for (let opened = 0; opened < 8; opened++) idle.push(connect(Number(port), hostname).on('error', () => {}))
    const reply = await visitor.uploadBytes(await drawImage({ colour: `rgb(1,2,${idle.length})` }))
    if (reply.status !== 200) refused = reply
  }
  expectPassing(refused!, 'storageUnavailable')
  await expect.poll(server.readOutput).toMatch(/EMFILE|too many open files/i)
  for (const socket of idle) socket.destroy()
  const image = await drawImage({ colour: 'gold' })
  await expect.poll(async () => (await visitor.uploadBytes(image)).status, { timeout: 30_000 }).toBe(200)
  expect((await visitor.finish((await visitor.submit(imageId)).data.taskId)).data.status).toBe('done')
  await expect.poll(async () => (await send('/readyz', {})).status, { timeout: 30_000 }).toBe(200)
  agent.destroy()
})

it('a page thread that dies is counted, logged with its cause, and its page is done by the next one', async () => {
  const dataFolder = join(folder, 'dying')
  await mkdir(dataFolder, { mode: 0o700 })
  const source = inject('database')
  if (source.kind === 'embedded') await cp(source.folder, join(dataFolder, 'database'), { recursive: true })
  const server = await spawnServer('dying', { DATA_DIR: dataFolder })
  open.push(server)
  const visitor = await visitServer(server)
  const { taskId } = (await visitor.submit(await visitor.upload())).data
  expect((await visitor.finish(taskId)).data.status).toBe('done')
  expect(await readMetric(server, 'fukidashi_faults_total{part="worker"}')).toBe(1)
  expect(server.readOutput()).toContain("The page's worker stopped")
  expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
})

async function sendOver(agent: Agent, url: string, path: string, init: RequestInit): Promise<Response> {
  const wanted = new Request(`${url}${path}`, init)
  const body = Buffer.from(await wanted.arrayBuffer())
  return await new Promise((resolve, reject) => {
    const sent = request(wanted.url, { agent, method: wanted.method, headers: Object.fromEntries(wanted.headers) })
    sent.on('error', reject).on('response', (reply) => {
      const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string])
      buffer(reply).then(
        (bytes) => resolve(new Response(new Uint8Array(bytes), { status: reply.statusCode!, headers })),
        reject,
      )
    })
    sent.end(body)
  })
}
