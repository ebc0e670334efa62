import { errors, ProductError } from '@fukidashi/contract/errors'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { openTestDatabase } from '../fixtures/open-test-database.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createLogger } from '../observing/create-logger.ts'

const open: Awaited<ReturnType<typeof startTestApp>>[] = []
const lines: string[] = []
async function start(database?: Database) {
  const destination = new PassThrough()
  destination.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const server = await startTestApp({ logger: createLogger('error', destination), ...(database && { database }) })
  open.push(server)
  return server
}
afterEach(async () => {
  lines.length = 0
  for (const server of open.splice(0)) await server.close().catch(() => undefined)
})

type Server = Awaited<ReturnType<typeof start>>

async function readMetric(server: Server, line: string): Promise<string | undefined> {
  const text = await server.deps.metrics.registry.metrics()
  return text.split('\n').find((candidate) => candidate.startsWith(line))
}

async function isReady(server: Server) {
  const response = await server.app.request('/readyz')
  return { ...((await response.json()) as object), status: response.status }
}

function expectPassing(reply: { status: number; code: number; headers: Headers }, key: keyof typeof errors) {
  expect(reply).toMatchObject({ status: 503, code: errors[key].code })
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
}

it('storage that is away is told as that, logged with its cause, counted, and forgotten when it is back', async () => {
  const server = await start()
  const visitor = server.createVisitor()
  const incoming = join(server.folder, 'blobs', 'incoming')
  const image = await drawImage()
  await rename(incoming, `${incoming}-away`)
  expectPassing(await visitor.uploadBytes(image), 'storageUnavailable')
  const url = `data:image/png;base64,${image.toString('base64')}`
  expectPassing(await visitor.post('/api/manga/save/imagesByBase64', { images: [url] }), 'storageUnavailable')
  expect(await isReady(server)).toMatchObject({ status: 503, parts: ['storage'] })
  expect(lines.join('')).toContain('ENOENT')
  expect(await readMetric(server, 'fukidashi_faults_total{part="storage"}')).toMatch(/ 2$/)
  expect(await readMetric(server, 'fukidashi_part_ready{part="storage"}')).toMatch(/ 0$/)
  await rename(`${incoming}-away`, incoming)
  expect(await visitor.uploadBytes(image)).toMatchObject({ code: 200 })
  await expect.poll(async () => (await isReady(server)).status, { timeout: 20_000 }).toBe(200)
  expect(await readMetric(server, 'fukidashi_part_ready{part="storage"}')).toMatch(/ 1$/)
})

it('a database that is away is told as that, to every call', async () => {
  const server = await start(await openTestDatabase({ closes: true }))
  const visitor = server.createVisitor()
  const { taskId } = (await visitor.submit(await visitor.upload())).data
  server.deps.changes.stop()
  await server.deps.queue.stop()
  await server.deps.database.close()
  expectPassing(await visitor.uploadBytes(await drawImage()), 'databaseUnavailable')
  expectPassing(await visitor.getResult(taskId), 'databaseUnavailable')
  expectPassing(await visitor.get('/api/manga/useCnt/get'), 'databaseUnavailable')
  expect(await readMetric(server, 'fukidashi_faults_total{part="database"}')).toMatch(/ 3$/)
})

it('a worker that dies is counted, and its page is tried again', async () => {
  const server = await start()
  await server.work()
  server.translator.failures.push(new ProductError('internal', "The page's worker stopped: it died."))
  const visitor = server.createVisitor()
  const { taskId } = (await visitor.submit(await visitor.upload())).data
  expect((await visitor.finish(taskId)).data.status).toBe('done')
  expect(await readMetric(server, 'fukidashi_faults_total{part="worker"}')).toMatch(/ 1$/)
})
