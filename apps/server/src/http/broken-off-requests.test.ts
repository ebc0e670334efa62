import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { usualOptions } from '../fixtures/create-test-visitor.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { copyServerDatabase } from '../fixtures/open-test-database.ts'
import { type SpawnedServer, spawnServer, visitServer } from '../fixtures/spawn-server.ts'

let folder: string
let server: SpawnedServer
let visitor: Awaited<ReturnType<typeof visitServer>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-broken-'))
  const source = inject('database')
  if (source.kind === 'embedded') await cp(source.folder, join(folder, 'database'), { recursive: true })
  server = await spawnServer('slow', {
    DATA_DIR: folder,
    ...(source.kind === 'server' && { DATABASE_URL: await copyServerDatabase(source.url) }),
    REQUESTS_PER_MINUTE: '0',
    UPLOADS_PER_MINUTE: '0',
    ANONYMOUS_DAILY_LIMIT: 'unlimited',
  })
  visitor = await visitServer(server)
  await visitor.get('/api/manga/useCnt/get')
})
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** What the process holds open by its own count, and the files of uploads that are still coming. */
async function countOpen() {
  const text = await (await fetch(`${server.url}/metrics`, { headers: { connection: 'close' } })).text()
  const read = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)
  return {
    descriptors: await countDescriptors(),
    timers: read(/^nodejs_active_resources\{type="Timeout"\} (\d+)/m),
    sockets: read(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m),
    incoming: (await readdir(join(folder, 'blobs', 'incoming'))).length,
  }
}

/** Linux tells; elsewhere files and sockets alone are counted. The database opens its own files when it first needs them. */
async function countDescriptors(): Promise<number> {
  const place = `/proc/${server.child.pid}/fd`
  if (!existsSync(place)) return 0
  const targets = await Promise.all(
    (await readdir(place)).map((name) => readlink(join(place, name)).catch(() => undefined)),
  )
  return targets.filter((target) => target !== undefined && !target.startsWith(join(folder, 'database'))).length
}

interface BrokenRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** What arrives; more than that was announced, unless it is all there was. */
  readonly body?: Buffer
  readonly isWhole?: boolean
  /** How long the connection lives after that. */
  readonly afterMs?: number
}

async function breakOff({ method = 'POST', path, headers = {}, body, isWhole = false, afterMs = 15 }: BrokenRequest) {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const length = body && { 'content-length': String(isWhole ? body.length : body.length + 100_000) }
  const all = { host: hostname, ...visitor.headers(), ...headers, ...length }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  if (body) socket.write(body)
  await wait(afterMs)
  socket.destroy()
}

function repeat(times: number, request: () => Promise<void>): Promise<unknown> {
  return Promise.all(Array.from({ length: times }, request))
}

it('leave no descriptor, file, timer or socket behind, whatever they were', { timeout: 300_000 }, async () => {
  const image = await drawImage({ width: 900, height: 900 })
  const { taskId } = (await visitor.submit((await visitor.uploadBytes(image)).data.imageId)).data
  const { imageUrl } = (await visitor.finish(taskId)).data
  const form = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')
  const formType = { 'content-type': 'multipart/form-data; boundary=x' }
  const json = { 'content-type': 'application/json' }
  const query = new URLSearchParams(usualOptions).toString()
  const sign = visitor.sign(usualOptions)
  const parameters = { taskId, waitMs: 20_000 }
  const waiting = (await visitor.submit(await visitor.upload({ colour: 'green' }))).data.taskId
  const poll = { taskId: waiting, waitMs: 20_000 }
  const kinds: Record<string, BrokenRequest> = {
    'a form in its file': { path: '/api/manga/img/upload', headers: formType, body: Buffer.concat([form, image]) },
    'a form in its head': { path: '/api/manga/img/upload', headers: formType, body: form.subarray(0, 20) },
    'a form before anything': { path: '/api/manga/img/upload', headers: formType, body: Buffer.alloc(0) },
    'a body of images': { path: '/api/manga/save/imagesByBase64', headers: json, body: Buffer.from('{"images":["da') },
    'an image': { path: `/api/manga/img/translate?${query}`, headers: { sign }, body: image.subarray(0, 5000) },
    parameters: { path: '/api/manga/get/translateResult', headers: json, body: Buffer.from('{"task') },
    'a wait': {
      path: '/api/manga/get/translateResult',
      headers: { ...json, sign: visitor.sign(poll) },
      body: Buffer.from(JSON.stringify(poll)),
      isWhole: true,
    },
    'an answer at once': {
      path: '/api/manga/get/translateResult',
      headers: { ...json, sign: visitor.sign(parameters) },
      body: Buffer.from(JSON.stringify(parameters)),
      isWhole: true,
      afterMs: 0,
    },
    'a zip': {
      path: '/api/manga/imagesZip/download',
      headers: json,
      body: Buffer.from(JSON.stringify({ taskIds: [taskId] })),
      isWhole: true,
      afterMs: 3,
    },
    'a result': { method: 'GET', path: imageUrl, afterMs: 3 },
  }
  // The first of each kind opens what stays open for the next ones.
  for (const request of Object.values(kinds)) await breakOff(request)
  await visitor.finish(waiting)
  await wait(1000)
  const before = await countOpen()
  for (const request of Object.values(kinds)) {
    for (let round = 0; round < 5; round += 1) await repeat(20, async () => await breakOff(request))
  }
  // One more or less is a timer of the queue, a thousand requests are not.
  await expect
    .poll(
      async () => {
        const now = await countOpen()
        return Object.entries(now).filter(([name, count]) => count > before[name as keyof typeof now] + 3)
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toEqual([])
})
