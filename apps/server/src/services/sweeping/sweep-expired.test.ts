import { count } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  creditGrants,
  creditSpends,
  images,
  results,
  seriesLanguages,
  seriesNames,
  tasks,
  trackingEvents,
} from '../../db/schema.ts'
import { startTestApp } from '../../fixtures/start-test-app.ts'
import { sweepAlone, sweepExpired } from './sweep-expired.ts'

const dayMs = 24 * 60 * 60 * 1000
let server: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  server = await startTestApp()
  // Files carry the machine's own time.
  server.time.nowMs = Date.now()
  await server.work()
})
afterEach(async () => await server.close())

async function countFiles(): Promise<number> {
  const entries = await readdir(join(server.folder, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

async function countRows() {
  const { db } = server.deps.database
  const tables = [images, tasks, results]
  return await Promise.all(tables.map(async (table) => (await db.select({ count: count() }).from(table))[0]!.count))
}

describe('sweepExpired', () => {
  it('takes an image after a day from disk, database, result addresses and zip, and leaves younger ones', async () => {
    const visitor = server.createVisitor()
    const { taskId } = (await visitor.submit(await visitor.upload({ colour: 'red' }))).data
    const { imageUrl } = (await visitor.finish(taskId)).data
    server.time.nowMs += dayMs - 1000
    const younger = await visitor.upload({ colour: 'blue' })
    await sweepExpired(server.deps)
    expect((await server.app.request(imageUrl)).headers.get('cache-control')).toContain('max-age=1,')
    server.time.nowMs += 1000

    // Gone for everybody from the moment on, whether swept or not.
    expect((await server.app.request(imageUrl)).status).toBe(404)
    expect(await visitor.getResult(taskId)).toMatchObject({ status: 404 })
    // Two images, and of the page its file, its overlay, its state and its ground.
    expect(await countFiles()).toBe(6)

    expect(await sweepExpired(server.deps)).toMatchObject({ images: 1 })
    expect(await countFiles()).toBe(1)
    expect(await countRows()).toEqual([1, 0, 0])
    expect(await visitor.post('/api/manga/imagesZip/download', { taskIds: [taskId] })).toMatchObject({ status: 404 })
    expect((await visitor.submit(younger)).code).toBe(200)
    // What was used stays counted.
    expect((await server.deps.database.db.select().from(creditSpends)).length).toBeGreaterThan(1)
  })

  it('takes the names and languages of a series after a day, which are recalled no more from the moment on', async () => {
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    const { chooses, recalled } = server.translator
    const translate = async (name: string, colour: string) => {
      const { taskId } = (await visitor.submit(await visitor.upload({ colour }, name), { seriesId })).data
      await visitor.finish(taskId)
      return recalled.get(name)
    }
    const countNames = async () => {
      const { db } = server.deps.database
      return [(await db.select().from(seriesNames)).length, (await db.select().from(seriesLanguages)).length]
    }
    chooses.set('one', { ナギ: 'Nagi' }).set('three', { ナギ: 'Nagy' })
    await translate('one', 'red')
    server.time.nowMs += dayMs - 1000
    await sweepExpired(server.deps)
    expect(await translate('two', 'green')).toEqual({ ナギ: 'Nagi' })
    server.time.nowMs += 1000
    expect(await translate('three', 'blue')).toEqual({})
    expect(await translate('four', 'gold')).toEqual({ ナギ: 'Nagy' })

    server.time.nowMs += dayMs - 1
    await sweepExpired(server.deps)
    expect(await countNames()).toEqual([1, 2])
    server.time.nowMs += 1
    await sweepExpired(server.deps)
    expect(await countNames()).toEqual([0, 0])
  })

  it('is done by one process at a time where several share a database', async () => {
    const [started, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const removeOlderThan = async () => {
      started.resolve()
      await goOn.promise
      return 0
    }
    const first = sweepAlone({ ...server.deps, blobs: { ...server.deps.blobs, removeOlderThan } })
    await started.promise
    const isShared = server.deps.database.kind === 'server'
    expect(await sweepAlone(server.deps)).toEqual(isShared ? undefined : { images: 0, strays: 0 })
    goOn.resolve()
    expect(await first).toEqual({ images: 0, strays: 0 })
    expect(await sweepAlone(server.deps)).toEqual({ images: 0, strays: 0 })
  })

  it('takes events after 90 days, what an address had after two and what a visitor had when their cookie is over', async () => {
    const { db } = server.deps.database
    const visitor = server.createVisitor()
    const event = { userId: '', gclid: '', userType: 0, userArea: 'de', eventType: 1, eventSource: 1 }
    await visitor.post('/api/common/data/collect', event)
    await visitor.submit(await visitor.upload())
    const holders = async () =>
      (await db.select().from(creditGrants)).map(({ holder }) => holder.split(':', 1).join('')).toSorted()
    const left = async (days: number) => {
      server.time.nowMs += days * dayMs
      await sweepExpired(server.deps)
      return { events: (await db.select().from(trackingEvents)).length, holders: await holders() }
    }
    expect(await left(1)).toEqual({ events: 1, holders: ['address', 'visitor'] })
    expect(await left(3)).toEqual({ events: 1, holders: ['visitor'] })
    expect(await left(87)).toEqual({ events: 0, holders: ['visitor'] })
    expect(await left(300)).toEqual({ events: 0, holders: [] })
  })

  it('takes files that no row knows of', async () => {
    await server.deps.blobs.write(Buffer.from('left behind'))
    server.time.nowMs = Date.now() + 26 * 60 * 60 * 1000
    expect(await sweepExpired(server.deps)).toEqual({ images: 0, strays: 1 })
    expect(await countFiles()).toBe(0)
  })
})
