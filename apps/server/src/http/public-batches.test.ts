import { batchSchema } from '@fukidashi/contract/public-batch-calls'
import { limits } from '@fukidashi/contract/limits'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { batches, batchPages } from '../db/api-schema.ts'
import { images, tasks } from '../db/schema.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { packArchive } from '../fixtures/pack-archive.ts'
import { startTestStudios } from '../fixtures/start-test-studio.ts'
import { giveUpUnpacking, unpackBatch } from '../services/batches/unpack-batch.ts'

let server: Awaited<ReturnType<typeof startTestStudios>>
let studio: Awaited<ReturnType<typeof server.createStudio>>
beforeEach(async () => {
  server = await startTestStudios({ environment: { PUBLIC_URL: 'https://fukidashi.example' } })
  studio = await server.createStudio()
})
afterEach(async () => await server.close())

const pages = async (...colours: readonly string[]) =>
  await Promise.all(colours.map(async (colour) => await drawImage({ colour })))
const endOf = async (id: string) => batchSchema.parse((await studio.finish(`/translations/batch/${id}`)).body)
const remaining = async () => (await studio.call('/usage')).body['remaining']
const countFiles = async (folder: string) => {
  const entries = await readdir(join(server.folder, 'blobs', folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

describe('a batch', () => {
  it('translates the pages of an archive in reading order, as a series, and comes back as an archive', async () => {
    const [first, second, third] = await pages('red', 'green', 'blue')
    const archive = await packArchive({
      ...{ 'chapter/10.png': third!, 'chapter/2.png': second!, 'chapter/1.png': first! },
      ...{ 'ComicInfo.xml': Buffer.from('<xml/>'), '__MACOSX/chapter/._1.png': Buffer.from('x') },
    })
    const ordered = await studio.orderArchive(archive)
    expect(ordered.status).toBe(202)
    expect(ordered.headers.get('location')).toBe(`/api/v1/translations/batch/${ordered.body.id}`)
    expect(batchSchema.parse(ordered.body)).toMatchObject({
      ...{ status: 'processing', endedAt: null, counts: { pages: 3, done: 0, failed: 0, open: 3 } },
      pages: ['1', '2', '10'].map((name) => ({ name: `chapter/${name}.png`, status: 'waiting' })),
    })
    const place = `/translations/batch/${ordered.body.id}`
    expect((await studio.call(`${place}/archive`)).body.key).toBe('translationUnfinished')

    await server.work()
    const batch = await endOf(ordered.body.id)
    expect(batch).toMatchObject({ status: 'ended', counts: { pages: 3, done: 3, failed: 0, open: 0 } })
    expect(server.translator.begun).toEqual(['1.png', '2.png', '10.png'])
    expect(await remaining()).toBe(117)
    const [task] = await server.deps.database.db.select().from(tasks)
    expect(task!.seriesId).toBe(batch.id)
    const { body } = await studio.call(`/translations/${batch.pages[0]!.translationId}`)
    expect(body).toMatchObject({ status: 'done', name: '1.png' })
    const zip = await yauzl.fromBufferPromise(
      Buffer.from(await (await studio.send(`${place}/archive`)).arrayBuffer()),
      {
        lazyEntries: true,
      },
    )
    const names: string[] = []
    for await (const entry of zip.eachEntry()) names.push(entry.fileName)
    expect(names).toEqual(['chapter/1.png', 'chapter/2.png', 'chapter/10.png'])
    // The archive itself is gone.
    expect(await countFiles('incoming')).toBe(0)
    expect((await server.deps.database.db.select().from(batches))[0]!.archiveKey).toBeNull()
  })

  it('notes the pages that cannot be taken with their reasons, and goes on with the others', async () => {
    const [good] = await pages('red')
    const archive = await packArchive({
      ...{ '1.png': good!, '2.png': Buffer.from('no image'), '3.gif': Buffer.from('GIF89a') },
      ...{ '4.jpg': good!.subarray(0, 60), '5.png': good!, '6.png': Buffer.alloc(limits.image.maxBytes + 1) },
    })
    await server.work()
    const batch = await endOf((await studio.orderArchive(archive)).body.id)
    expect(batch.counts).toEqual({ pages: 6, done: 2, failed: 4, open: 0 })
    expect(batch.pages.map(({ status, error }) => error?.key ?? status)).toEqual([
      ...['done', 'imageTypeUnsupported', 'imageTypeUnsupported', 'imageCutOff', 'done', 'imageTooLarge'],
    ])
    // Equal pages are one translation.
    expect(batch.pages[4]!.translationId).toBe(batch.pages[0]!.translationId)
    expect(await remaining()).toBe(119)
    expect(await server.deps.database.db.select().from(images)).toHaveLength(1)
  })

  it('refuses the pages for which nothing is left, each by itself', async () => {
    const poor = await server.createStudio({ translations: 0 })
    const colours = Array.from({ length: 23 }, (_, page) => `rgb(${page * 10}, 0, 0)`)
    const drawn = await pages(...colours)
    const archive = await packArchive(Object.fromEntries(drawn.map((page, index) => [`${index}.png`, page])))
    await server.work()
    const { body } = await poor.orderArchive(archive)
    const batch = batchSchema.parse((await poor.finish(`/translations/batch/${body.id}`)).body)
    expect(batch.counts).toEqual({ pages: 23, done: 20, failed: 3, open: 0 })
    expect(batch.pages.slice(20).map(({ error }) => error?.key)).toEqual(Array(3).fill('creditsUsedUp'))
  })

  it('goes on where a process died, and orders and charges nothing twice', async () => {
    const drawn = await pages('red', 'green', 'blue')
    const archive = await packArchive(Object.fromEntries(drawn.map((page, index) => [`${index}.png`, page])))
    const { id } = (await studio.orderArchive(archive)).body
    const { blobs } = server.deps
    let adopted = 0
    const dying = {
      ...blobs,
      adopt: async (path: string) => {
        adopted += 1
        if (adopted === 2) throw Object.assign(new Error('the disk is gone'), { code: 'EIO' })
        return await blobs.adopt(path)
      },
    }
    const { signal } = new AbortController()
    await expect(unpackBatch({ ...server.deps, blobs: dying }, id, signal)).rejects.toThrow('the disk is gone')
    const stopped = AbortSignal.abort(new Error('lost'))
    await expect(unpackBatch(server.deps, id, stopped)).rejects.toThrow('The operation was aborted')
    // As when it died between the order and its note.
    const { db } = server.deps.database
    await db.update(batchPages).set({ taskId: null })
    await unpackBatch(server.deps, id, signal)
    expect(await db.select().from(tasks)).toHaveLength(3)
    expect(await remaining()).toBe(117)
    await unpackBatch(server.deps, id, signal)
    expect(await db.select().from(tasks)).toHaveLength(3)
    await server.work()
    expect((await endOf(id)).counts.done).toBe(3)
  })

  it('that could not be unpacked after all tries ends, and its pages say so', async () => {
    const { id } = (await studio.orderArchive(await packArchive({ '1.png': (await pages('red'))[0]! }))).body
    await giveUpUnpacking(server.deps, id)
    const batch = await endOf(id)
    expect(batch.pages).toMatchObject([{ status: 'refused', error: { key: 'internal' } }])
    await unpackBatch(server.deps, id, new AbortController().signal)
    expect(await remaining()).toBe(120)
  })

  it('is ordered once by an idempotency key, by a form too', async () => {
    const archive = await packArchive({ '1.png': (await pages('red'))[0]! })
    const key = { 'idempotency-key': randomUUID() }
    const send = async () => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(archive)], 'chapter.cbz'))
      form.append('translateTo', 'ENG')
      return await studio.call('/translations/batch', { method: 'POST', body: form, headers: key })
    }
    const [first, again] = [await send(), await send()]
    expect([first.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
      ...[202, first.body.id, 'true'],
    ])
    expect((await studio.orderArchive(archive, 'translateTo=DEU', key)).body.key).toBe('idempotencyKeyReused')
    expect(await server.deps.database.db.select().from(batches)).toHaveLength(1)
  })
})

describe('archives that cannot be taken', () => {
  it('are refused with their own codes before anything of them is unpacked or kept', async () => {
    const good = (await pages('red'))[0]!
    const many = Object.fromEntries(
      Array.from({ length: limits.api.batch.maxPages + 1 }, (_, page) => [`${page}.png`, Buffer.from('x')]),
    )
    const whole = await packArchive({ '1.png': good })
    const encrypted = Buffer.from(whole)
    // The flag of encryption, in the directory and before the file.
    for (const signature of [0x02014b50, 0x04034b50]) {
      const at = encrypted.indexOf(Buffer.from(new Uint32Array([signature]).buffer))
      encrypted[at + (signature === 0x02014b50 ? 8 : 6)]! |= 1
    }
    for (const [archive, key] of [
      [Buffer.from('no zip at all'), 'archiveUnreadable'],
      [Buffer.alloc(0), 'archiveUnreadable'],
      [whole.subarray(0, whole.length - 30), 'archiveUnreadable'],
      [encrypted, 'archiveUnreadable'],
      [await rename(whole, '1.png', '../.p'), 'archiveUnreadable'],
      [await packArchive({ 'notes.txt': good }), 'archiveWithoutPages'],
      [await packArchive(many), 'archiveTooManyFiles'],
    ] as const) {
      const { body } = await studio.orderArchive(archive)
      expect(body.key).toBe(key)
    }
    const announced = await studio.send('/translations/batch?translateTo=ENG', {
      method: 'POST',
      body: new Uint8Array(whole),
      headers: { 'content-length': String(limits.api.batch.maxBytes + 1) },
    })
    expect(await announced.json()).toMatchObject({ key: 'archiveTooLarge', status: 413 })
    expect((await studio.orderArchive(whole, 'translateTo=QQQ')).body.key).toBe('requestInvalid')
    expect((await studio.orderArchive(whole, '')).body.key).toBe('requestInvalid')
    expect((await studio.orderArchive(whole, 'translateTo=JPN&translateFrom=JPN')).body.key).toBe(
      'languagePairUnsupported',
    )
    expect([await countFiles('incoming'), await countFiles('kept')]).toEqual([0, 0])
    expect(await server.deps.database.db.select().from(batches)).toEqual([])
  })

  it('cost little when they are bombs: no entry is unpacked beyond the size of an image', async () => {
    const zip = new ZipFile()
    // A gigabyte of zeros in a megabyte, and an entry that says it is small.
    for (let page = 0; page < 4; page += 1) zip.addBuffer(Buffer.alloc(256 * 1024 * 1024), `${page}.png`)
    zip.end()
    const bomb = await buffer(zip.outputStream)
    expect(bomb.length).toBeLessThan(4 * 1024 * 1024)
    const lying = Buffer.from(bomb)
    const entry = lying.indexOf(Buffer.from(new Uint32Array([0x02014b50]).buffer))
    lying.writeUInt32LE(1000, entry + 24)
    await server.work()
    for (const archive of [bomb, lying]) {
      const batch = await endOf((await studio.orderArchive(archive)).body.id)
      expect(batch.pages.every(({ status }) => status === 'refused')).toBe(true)
      expect(batch.pages.map(({ error }) => error!.key)).toEqual(
        expect.arrayContaining(['imageTooLarge']) as unknown as string[],
      )
    }
    expect([await countFiles('incoming'), await countFiles('kept')]).toEqual([0, 0])
    expect(await remaining()).toBe(120)
  })

  it('wait in a small number for each account', async () => {
    const archive = await packArchive({ '1.png': (await pages('red'))[0]! })
    for (let waiting = 0; waiting < limits.api.batch.maxWaiting; waiting += 1)
      expect((await studio.orderArchive(archive)).status).toBe(202)
    expect((await studio.orderArchive(archive)).body).toMatchObject({ key: 'tooManyPagesWaiting', status: 429 })
  })
})

// A zip whose one entry has another name of the same length.
async function rename(zip: Buffer, from: string, to: string): Promise<Buffer> {
  return await Promise.resolve(Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1'))
}
