import { errors } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { translateRegion } from '@fukidashi/contract/result-calls'
import { taskSchema } from '@fukidashi/contract/translation-calls'
import { createPageEditing } from '@fukidashi/pipeline/page-editing'
import { createPageWorkers, type PageWorkers } from '@fukidashi/pipeline/page-workers'
import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { eq } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../create-app.ts'
import { pageStates, results } from '../db/schema.ts'
import { createTestVisitor } from '../fixtures/create-test-visitor.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createTaskChanges } from '../jobs/task-changes.ts'
import { sweepExpired } from '../services/sweeping/sweep-expired.ts'

let pages: PageWorkers
let server: Awaited<ReturnType<typeof startTestApp>>
let visitor: ReturnType<typeof server.createVisitor>
let taskId: string
let page: Uint8Array
beforeAll(async () => {
  pages = createPageWorkers({ engines: {} })
  server = await startTestApp({ pages })
  await server.work()
  visitor = server.createVisitor()
  page = new Uint8Array(await readFile(`${samplePagesFolder}01-storm.png`))
  const imageId = (await visitor.uploadBytes(page, '01-storm.png')).data.imageId
  taskId = (await visitor.submit(imageId)).data.taskId
  await visitor.finish(taskId)
  // A real page, on a machine that may be busy.
}, 600_000)
afterAll(async () => {
  await server.close()
  await pages.dispose()
})

const current = async () => (await visitor.getResult(taskId)).data
const edit = async (revision: number, edits: object, by = visitor) =>
  await by.post('/api/manga/result/edit', { taskId, revision, edits })
const fetchBytes = async (url: string) => new Uint8Array(await (await visitor.fetchRaw(url)).arrayBuffer())

/** Decoded pixels of a file, four bytes each. */
const pixelsOf = async (file: Uint8Array) => await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

async function letteredRegions() {
  return (await current()).regions.filter(({ lettering }) => lettering !== undefined)
}

describe('one region translated again', () => {
  const again = async (order: object, by = visitor) =>
    await by.post('/api/manga/result/translate', { taskId, ...order })

  it('gives words, leaves the page as it is, and charges nothing', async () => {
    const before = await current()
    const [region] = await letteredRegions()
    const used = (await visitor.get('/api/manga/useCnt/get')).data
    const reply = await again({ regionId: region!.id, translationModel: 'builtin' })
    expect(translateRegion.response.parse(reply.data)).toMatchObject({ regionId: region!.id })
    const { text, others } = translateRegion.response.parse(reply.data)
    expect(text).toMatch(/[a-z]{2}/i)
    expect(others).not.toHaveLength(0)
    expect(others).not.toContain(text)
    expect(await current()).toEqual(before)
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual(used)
  })

  it('is refused for pages of others, regions that are not there, and engines that are not', async () => {
    const [region] = await letteredRegions()
    const regionId = region!.id
    const refusals = [
      [{ regionId, translationModel: 'builtin' }, 'notFound', server.createVisitor()],
      [{ regionId: 'nobody', translationModel: 'builtin' }, 'requestInvalid', visitor],
      [{ regionId, translationModel: 'browser' }, 'requestInvalid', visitor],
      [{ regionId, translationModel: 'google' }, 'engineUnavailable', visitor],
    ] as const
    for (const [order, key, by] of refusals)
      expect(await again(order, by)).toMatchObject({ status: errors[key].status, code: errors[key].code })
  })

  it('is refused with an engine of a paid plan to people without one', async () => {
    const engines = { ...server.deps.settings.engines, openai: { apiKey: 'key' } }
    const withKey = await startTestApp({ environment: { PUBLIC_URL: 'https://fukidashi.test' }, settings: { engines } })
    await withKey.work()
    const by = withKey.createVisitor()
    const own = (await by.submit(await by.upload())).data.taskId
    const { regions } = (await by.finish(own)).data
    const order = { taskId: own, regionId: regions[0]!.id, translationModel: 'gpt4o' }
    expect(await again(order, by)).toMatchObject({ status: 403, code: errors.engineNeedsPlan.code })
    await withKey.close()
  })

  it('is limited for an address', async () => {
    const by = server.createVisitor('203.0.113.77')
    const order = { regionId: 'r1', translationModel: 'builtin' }
    const replies = await Promise.all(
      Array.from({ length: limits.words.againPerMinute + 1 }, async () => await again(order, by)),
    )
    expect(replies.filter(({ code }) => code === errors.tooManyRequests.code)).toHaveLength(1)
  })
})

describe('an edit of a finished page', () => {
  it('answers overlay and regions of the next revision, changes nothing else, and charges nothing', async () => {
    const before = await current()
    expect(before).toMatchObject({ status: 'done', revision: 0, isEditable: true })
    const [first, ...others] = await letteredRegions()
    const used = (await visitor.get('/api/manga/useCnt/get')).data
    const reply = await edit(before.revision, [{ regionId: first!.id, text: 'Not at all!', size: 21, align: 'start' }])
    expect(taskSchema.parse(reply.data)).toMatchObject({
      status: 'done',
      revision: before.revision + 1,
      isEditable: true,
    })
    expect(reply.data.regions.find(({ id }) => id === first!.id)).toMatchObject({
      translation: 'Not at all!',
      size: 21,
      align: 'start',
      lettering: { fontSizePx: 21 },
    })
    expect(reply.data.regions.filter(({ id }) => others.some((other) => other.id === id))).toEqual(others)
    expect(reply.data.overlayUrl).not.toBe(before.overlayUrl)
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual(used)
    expect(await current()).toEqual(reply.data)
  })

  it('shows in overlay, page and zip alike, and an address of before gives the latest', async () => {
    const { regions, overlayUrl, imageUrl, revision } = await current()
    const { id } = regions.find(({ lettering }) => lettering !== undefined)!
    const before = await fetchBytes(imageUrl)
    const { data } = await edit(revision, [{ regionId: id, text: `Revision ${revision}` }])
    const [overlay, edited] = [await fetchBytes(data.overlayUrl), await fetchBytes(data.imageUrl)]
    expect(Buffer.compare(edited, before)).not.toBe(0)
    const [source, over, whole] = await Promise.all([page, overlay, edited].map(pixelsOf))
    for (let at = 0; at < source!.data.length; at += 4) {
      const shown = over!.data[at + 3] === 0 ? source! : over!
      if (shown.data.readUInt32LE(at) !== whole!.data.readUInt32LE(at)) throw new Error(`Pixel ${at / 4} differs.`)
    }
    expect(Buffer.compare(await fetchBytes(overlayUrl), overlay)).toBe(0)
    expect(Buffer.compare(await fetchBytes(imageUrl), edited)).toBe(0)
    const zip = await visitor.fetchRaw('/api/manga/imagesZip/download', {
      method: 'POST',
      body: JSON.stringify({ taskIds: [taskId] }),
      headers: { 'content-type': 'application/json' },
    })
    expect(Buffer.from(await zip.arrayBuffer()).includes(Buffer.from(edited))).toBe(true)
  })

  it('that was made on an older state is refused with the newer one; of several at once one is taken', async () => {
    const { revision } = await current()
    const [first, second] = await letteredRegions()
    const texts = ['One.', 'Two.', 'Three.']
    const replies = await Promise.all(texts.map(async (text) => await edit(revision, [{ regionId: first!.id, text }])))
    const [taken, ...more] = replies.filter(({ code }) => code === 200)
    expect(more).toEqual([])
    for (const late of replies.filter(({ code }) => code !== 200)) {
      expect(late).toMatchObject({ status: 409, code: errors.editOutdated.code, data: { taskId, status: 'done' } })
      expect(late.data).toEqual(taken!.data)
    }
    expect(await current()).toEqual(taken!.data)
    const stale = await edit(revision, [{ regionId: second!.id, text: 'Late.' }])
    expect(stale).toMatchObject({ status: 409, code: errors.editOutdated.code, data: { revision: revision + 1 } })
  })

  it('is refused for regions that are not there and for text without room, and changes nothing', async () => {
    const before = await current()
    const [first] = await letteredRegions()
    const unknown = await edit(before.revision, [{ regionId: 'nobody', text: 'a' }])
    expect(unknown).toMatchObject({ status: 400, code: errors.requestInvalid.code })
    const tooMuch = { regionId: first!.id, text: 'word '.repeat(190), size: 900 }
    expect(await edit(before.revision, [tooMuch])).toMatchObject({ status: 422, code: errors.textTooLong.code })
    for (const edits of [[], [{ text: 'a' }], [{ regionId: first!.id, size: 'large' }]])
      expect(await edit(before.revision, edits)).toMatchObject({ code: errors.requestInvalid.code })
    expect(await current()).toEqual(before)
  })

  it('a hundred in a row leave no file behind, and the words of before give the page of before', async () => {
    const regions = await letteredRegions()
    const state = await current()
    const before = await fetchBytes(state.imageUrl)
    const countFiles = async () => {
      const entries = await readdir(server.folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).length
    }
    const files = await countFiles()
    let { revision } = state
    for (let round = 0; round < 100; round++) {
      const { id, translation } = regions[round % regions.length]!
      const text = round < 100 - regions.length ? `Correction ${round}` : translation
      const reply = await edit(revision, [{ regionId: id, text }])
      expect(reply).toMatchObject({ status: 200, data: { revision: revision + 1 } })
      revision += 1
    }
    expect(Buffer.compare(await fetchBytes((await current()).imageUrl), before)).toBe(0)
    expect(await countFiles()).toBe(files)
  }, 300_000)

  it('belongs to the owner alone', async () => {
    const [first] = await letteredRegions()
    const { revision } = await current()
    const other = server.createVisitor()
    const edits = [{ regionId: first!.id, text: 'Mine!' }]
    expect(await edit(revision, edits, other)).toMatchObject({ status: 404, code: errors.notFound.code })
    const unsigned = await visitor.post('/api/manga/result/edit', { taskId, revision, edits }, { sign: '' })
    expect(unsigned).toMatchObject({ status: 401, code: errors.signMissing.code })
  })

  it('works in whatever process is asked: what is kept is enough', async () => {
    const pageEditing = createPageEditing()
    const elsewhere = createApp(
      { ...server.deps, pageEditing, changes: createTaskChanges() },
      { readAddress: () => '192.0.2.1' },
    )
    const request = async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', visitor.headers().cookie)
      return await elsewhere.request(path, { ...init, headers })
    }
    const there = createTestVisitor(request, visitor.sign)
    const [first] = await letteredRegions()
    const { revision } = await current()
    expect(await edit(revision, [{ regionId: first!.id, text: 'Elsewhere.' }], there)).toMatchObject({ code: 200 })
    const here = await edit(revision + 1, [{ regionId: first!.id, size: 18 }])
    expect(here.data.regions.find(({ id }) => id === first!.id)).toMatchObject({ translation: 'Elsewhere.', size: 18 })
    await pageEditing.dispose()
  })

  it('can be taken back, and a region shown as it was drawn', async () => {
    const [first] = await letteredRegions()
    const { revision } = await current()
    const drawn = await edit(revision, [{ regionId: first!.id, asDrawn: true }])
    expect(drawn.data.regions.find(({ id }) => id === first!.id)).not.toHaveProperty('translation')
    const back = await edit(revision + 1, [{ regionId: first!.id, asDrawn: false }])
    expect(back.data.regions.find(({ id }) => id === first!.id)).toEqual(first)
  })
})

describe('a page of which nothing is kept', () => {
  it('says that it cannot be edited', async () => {
    const rows = server.deps.database.db
    const guest = server.createVisitor()
    const imageId = (await guest.uploadBytes(new Uint8Array(await readFile(`${samplePagesFolder}06-sunrise.webp`))))
      .data.imageId
    const silent = (await guest.submit(imageId)).data.taskId
    expect((await guest.finish(silent)).data).toMatchObject({ outcome: 'withoutText', isEditable: false })
    const body = { taskId: silent, revision: 0, edits: [{ regionId: 'r1', text: 'a' }] }
    const refused = { status: 409, code: errors.resultNotEditable.code }
    expect(await guest.post('/api/manga/result/edit', body)).toMatchObject(refused)
    // As pages are that were finished by the version before.
    await rows.update(results).set({ outcome: 'done' }).where(eq(results.taskId, silent))
    expect(await guest.post('/api/manga/result/edit', body)).toMatchObject(refused)
    expect((await guest.getResult(silent)).data.isEditable).toBe(false)
  })
})

it('what is kept of an edited page goes with its image, to the last file', async () => {
  const { db } = server.deps.database
  const [kept] = await db.select().from(pageStates).where(eq(pageStates.taskId, taskId))
  const [result] = await db.select().from(results).where(eq(results.taskId, taskId))
  server.time.nowMs += limits.image.lifetimeMs + 1000
  const [first] = [{ regionId: 'r1', text: 'Too late.' }]
  expect(await edit(result!.revision, [first])).toMatchObject({ status: 404 })
  await sweepExpired(server.deps)
  for (const key of [kept!.stateKey, kept!.groundKey!, result!.pageKey, result!.overlayKey])
    await expect(server.deps.blobs.read(key)).rejects.toMatchObject({ key: 'notFound' })
  expect(await db.select().from(pageStates)).toEqual([])
})
