import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { errors } from '@fukidashi/contract/errors'
import { hasRoute, targetsOf } from '@fukidashi/contract/language-routes'
import { runtimeConfigSchema } from '@fukidashi/contract/runtime-config'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { drawImage } from './fixtures/draw-image.ts'
import { usualOptions } from './fixtures/create-test-visitor.ts'
import { startNamingModel } from './fixtures/start-naming-model.ts'
import { copyServerDatabase } from './fixtures/open-test-database.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'

const samplePages = [
  ['04-signal.jpg', 'KOR'],
  ['05-island.png', 'CHS'],
  ['07-welcome.jpg', 'FRA'],
] as const
const open: SpawnedServer[] = []
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-server-'))
})
afterAll(async () => {
  for (const { child } of open) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const variables = new Map<string, Record<string, string>>()

// Every name has a folder and a database of its own, which live on when its server starts again.
async function variablesOf(name: string): Promise<Record<string, string>> {
  const known = variables.get(name)
  if (known !== undefined) return known
  const source = inject('database')
  const dataFolder = join(folder, name)
  // A folder that other accounts can read is refused.
  await mkdir(dataFolder, { mode: 0o700 })
  if (source.kind === 'embedded') await cp(source.folder, join(dataFolder, 'database'), { recursive: true })
  const made = {
    DATA_DIR: dataFolder,
    ...(source.kind === 'server' && { DATABASE_URL: await copyServerDatabase(source.url) }),
  }
  variables.set(name, made)
  return made
}

async function start(entry: 'slow' | 'real', name: string, settings: Record<string, string> = {}) {
  const server = await spawnServer(entry, { ...(await variablesOf(name)), ...settings })
  open.push(server)
  return server
}

describe('the server as a process', () => {
  it('loses no job and charges nothing twice when it is killed while pages wait and are at work', async () => {
    const first = await start('slow', 'killed')
    const place = { url: first.url }
    const visitor = await visitServer(place)
    const colours = ['red', 'green', 'blue']
    const images: string[] = []
    for (const colour of colours) images.push(await visitor.upload({ colour }))
    const taskIds: string[] = []
    for (const image of images) taskIds.push((await visitor.submit(image)).data.taskId)
    while ((await visitor.getResult(taskIds[0]!, 1000)).data.status !== 'processing');
    expect(await first.end('SIGKILL')).toBe(null)

    place.url = (await start('slow', 'killed')).url
    for (const taskId of taskIds) expect((await visitor.finish(taskId)).data.status).toBe('done')
    expect((await visitor.get('/api/manga/useCnt/get')).data).toMatchObject({ used: 3 })
    const files = await readdir(join(folder, 'killed', 'blobs', 'kept'), { recursive: true, withFileTypes: true })
    // Three images, and for each a page, an overlay, a state and a ground: nothing was made twice.
    expect(files.filter((entry) => entry.isFile())).toHaveLength(15)
  })

  it('takes the words of a page that waited for them when it was killed', async () => {
    const first = await start('slow', 'awaiting')
    const place = { url: first.url }
    const visitor = await visitServer(place)
    const order = await visitor.submit(await visitor.upload(), { translationModel: 'browser' })
    const { taskId } = order.data
    while ((await visitor.getResult(taskId, 1000)).data.status !== 'awaitingWords');
    const { regions } = (await visitor.getResult(taskId)).data
    expect(await first.end('SIGKILL')).toBe(null)

    place.url = (await start('slow', 'awaiting')).url
    expect((await visitor.getResult(taskId)).data).toMatchObject({ status: 'awaitingWords', regions })
    const words = [{ regionId: regions[0]!.id, text: 'Yes!' }]
    expect(await visitor.post('/api/manga/result/words', { taskId, words })).toMatchObject({ code: 200 })
    expect((await visitor.finish(taskId)).data).toMatchObject({ status: 'done', regions: [{ translation: 'Yes!' }] })
    expect((await visitor.get('/api/manga/useCnt/get')).data).toMatchObject({ used: 1 })
  })

  it('ends cleanly when it is asked to, with the page at work done or put back', async () => {
    const first = await start('slow', 'asked')
    const place = { url: first.url }
    const visitor = await visitServer(place)
    const { taskId } = (await visitor.submit(await visitor.upload())).data
    while ((await visitor.getResult(taskId, 1000)).data.status !== 'processing');
    expect(await first.end('SIGTERM')).toBe(0)
    place.url = (await start('slow', 'asked')).url
    expect((await visitor.finish(taskId)).data.status).toBe('done')
  })

  it('keeps idle connections longer than the proxies before it do', async () => {
    const { url } = await start('slow', 'idle')
    const { headers } = await fetch(`${url}/healthz`)
    // 75 s is what nginx, 60 s what the load balancers of the clouds keep them.
    expect(headers.get('keep-alive')).toBe('timeout=75')
  })

  it('answers an upload that is too long over a real connection', async () => {
    const visitor = await visitServer(await start('slow', 'long'))
    const reply = await visitor.uploadBytes(Buffer.alloc(6 * 1024 * 1024))
    expect(reply).toMatchObject({ status: 413, code: 1004 })
  })

  it('cancels and gives the credit back when the connection of img/translate breaks', async () => {
    const visitor = await visitServer(await start('slow', 'broken'))
    const used = async () => (await visitor.get('/api/manga/useCnt/get')).data
    await used()
    const connection = new AbortController()
    const answer = visitor.fetchRaw(`/api/manga/img/translate?${new URLSearchParams(usualOptions).toString()}`, {
      method: 'POST',
      body: new Uint8Array(await drawImage({ colour: 'crimson' })),
      headers: { sign: visitor.sign(usualOptions), 'content-type': 'image/png' },
      signal: connection.signal,
    })
    const end = answer.then(
      () => 'answered',
      (error: Error) => error.name,
    )
    await expect.poll(used, { timeout: 60_000 }).toEqual({ used: 1, today: 1 })
    connection.abort()
    expect(await end).toBe('AbortError')
    await expect.poll(used, { timeout: 60_000 }).toEqual({ used: 0, today: 0 })
  })
})

describe('the server with the real pipeline', () => {
  let real: SpawnedServer
  beforeAll(async () => {
    real = await start('real', 'real')
  })

  it('translates a page', async () => {
    const visitor = await visitServer(real)
    const page = `${samplePagesFolder}01-storm.png`
    const { data: image } = await visitor.uploadBytes(await readFile(page), '01-storm.png')
    const { taskId } = (await visitor.submit(image.imageId)).data
    const { data } = await visitor.finish(taskId)
    expect(data).toMatchObject({
      status: 'done',
      regions: expect.arrayContaining([expect.objectContaining({ language: 'JPN' })]),
    })
    const translated = await (await visitor.fetchRaw(data.imageUrl)).arrayBuffer()
    expect(await sharp(Buffer.from(translated)).metadata()).toMatchObject({ format: 'png', width: 1000, height: 1440 })
    expect(Buffer.from(translated).equals(await readFile(page))).toBe(false)
  })

  it('ends a page in a language that the engine cannot translate with a clear failure, and takes nothing for it', async () => {
    const visitor = await visitServer(real)
    const config = runtimeConfigSchema.parse(await (await visitor.fetchRaw('/runtime-config.json')).json())
    const { routes } = config.translationModels.find(({ id }) => id === 'builtin')!
    const [[file, from, to] = []] = samplePages.flatMap(([name, language]) =>
      targetsOf(routes)
        .filter((to) => to !== language && !hasRoute(routes, language, to))
        .map((to) => [name, language, to] as const),
    )
    const page = `${samplePagesFolder}${file!}`
    const { imageId } = (await visitor.uploadBytes(await readFile(page), file)).data
    const before = (await visitor.get('/api/manga/useCnt/get')).data
    // Told beforehand where the language is given, and as soon as it is known where it is not.
    expect(await visitor.submit(imageId, { translateFrom: from, translateTo: to })).toMatchObject({
      code: errors.languagePairUnsupported.code,
    })
    const { taskId } = (await visitor.submit(imageId, { translateFrom: undefined, translateTo: to })).data
    const { code, message } = errors.languagePairUnsupported
    expect((await visitor.finish(taskId)).data).toMatchObject({ status: 'failed', error: { code, message } })
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual(before)
  })

  it('ends a page that takes too long with its own code, and goes on', async () => {
    const hurried = await start('real', 'hurried', { PAGE_TIME_SCALE: '0.001' })
    const visitor = await visitServer(hurried)
    for (const [file] of samplePages) {
      const page = `${samplePagesFolder}${file}`
      const { taskId } = (await visitor.submit((await visitor.uploadBytes(await readFile(page), file)).data.imageId))
        .data
      const { code, message } = errors.pageOverBudget
      expect((await visitor.finish(taskId)).data).toMatchObject({ status: 'failed', error: { code, message } })
    }
    expect(await hurried.end('SIGTERM')).toBe(0)
  })

  it('tells a page of the names that another page of its series chose, also when both are ordered at once', async () => {
    const model = await startNamingModel('ナギ')
    const variables = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseURL, ANONYMOUS_ENGINES: 'gpt4o' }
    const named = await start('real', 'named', variables)
    const visitor = await visitServer(named)
    const order = { translationModel: 'gpt4o', seriesId: randomUUID() }
    const storm = sharp(await readFile(`${samplePagesFolder}01-storm.png`))
    const images: string[] = []
    for (const top of [480, 930]) {
      const panel = storm.clone().extract({ left: 480, top, width: 500, height: 280 })
      images.push((await visitor.uploadBytes(await panel.png().toBuffer(), `${top}.png`)).data.imageId)
    }
    const orders = await Promise.all(images.map(async (image) => await visitor.submit(image, order)))
    for (const { data } of orders) expect((await visitor.finish(data.taskId)).data.status).toBe('done')
    const told = model.asked.map((page) => page.names)
    expect(told).toEqual([[], [{ source: 'ナギ', target: 'Name 1' }]])
    model.stop()
    await named.end('SIGTERM')
  })
})
