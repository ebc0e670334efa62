import { errors } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(async () => await server.close())

const tooLarge = { status: 413, code: errors.requestTooLarge.code, data: null }
const invalid = { status: 400, code: errors.requestInvalid.code, data: null }
const secret = 'words-of-the-caller'

async function postText(path: string, body: string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
  const response = await server.createVisitor().fetchRaw(path, init)
  const text = await response.text()
  return { ...(JSON.parse(text) as { code: number; data: unknown; message: string }), status: response.status, text }
}

describe('a JSON body', () => {
  const save = '/api/manga/save/imagesByBase64'
  const zip = '/api/manga/imagesZip/download'

  it.each([
    ['many values of the wrong kind', save, `{"images":[${'1,'.repeat(200_000)}1]}`],
    ['many tiny images', save, `{"images":[${'"data:image/png;base64,",'.repeat(1000)}"data:image/png;base64,"]}`],
    ['many ids', zip, `{"taskIds":[${'"a",'.repeat(5000)}"a"]}`],
    ['deep nesting', zip, `{"taskIds":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['deep nesting without an end', zip, `{"a":`.repeat(5000)],
    ['a long string', zip, `{"taskIds":["${secret.repeat(500)}"]}`],
    ['a long key', zip, `{"${secret.repeat(500)}":1}`],
    ['a long string of escapes', zip, `{"taskIds":["${'\\"'.repeat(5000)}"]}`],
    ['more bytes than the call has', zip, `{"taskIds":["a"]}${' '.repeat(70_000)}`],
  ])('with %s is refused with a code of its own, in few words that repeat nothing', async (_, path, body) => {
    const reply = await postText(path, body)
    expect(reply).toMatchObject(tooLarge)
    expect(reply.text.length).toBeLessThan(300)
    expect(reply.text).not.toContain(secret)
  })

  it('is refused at the first byte too many, the rest unread', async () => {
    let chunks = 0
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('{"images":[')),
      pull: (controller) => {
        chunks += 1
        controller.enqueue(Buffer.from('1,'.repeat(1000)))
      },
    })
    const init = {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit
    const response = await server.createVisitor().fetchRaw(save, init)
    expect(await response.json()).toMatchObject({ code: errors.requestTooLarge.code })
    expect(chunks).toBeLessThan(20)
  })

  it('of brackets and quotes within strings is counted as what it is', async () => {
    const ids = ['[[[[[[[[[[{{{{{{{{{{', '\\"\\\\', ',,,,,,']
    expect(await postText(zip, JSON.stringify({ taskIds: ids }))).toMatchObject({ status: 404 })
  })

  it('that is wrong in many places tells the first of them and repeats nothing', async () => {
    const reply = await postText(save, JSON.stringify({ images: Array.from({ length: 20 }, () => secret) }))
    expect(reply).toMatchObject(invalid)
    expect(reply.text).not.toContain(secret)
    expect(reply.text).toContain('images.0')
    expect(reply.text).not.toContain('images.1')
    expect(reply.text.length).toBeLessThan(300)
  })

  it('that is slow keeps nobody else waiting', async () => {
    let end = (): void => {}
    const stalled = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('{'))
        end = () => controller.close()
      },
    })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', body: stalled, headers, duplex: 'half' } as RequestInit
    const waiting = server.createVisitor().fetchRaw(save, init)
    const url = `data:image/png;base64,${(await drawImage()).toString('base64')}`
    expect(await postText(save, JSON.stringify({ images: [url] }))).toMatchObject({ code: 200 })
    end()
    expect((await waiting).status).toBe(400)
  })
})

describe('signed parameters', () => {
  const event = { userId: '', gclid: '', userArea: 'en' }
  it.each([
    ['a number that no column holds', { ...event, userType: 99_999 }],
    ['NUL', { ...event, userArea: 'e\0n' }],
    ['endless words', { ...event, gclid: 'x'.repeat(600) }],
  ])('with %s are invalid, not our fault', async (_, parameters) => {
    expect(await server.createVisitor().post('/api/common/data/collect', parameters)).toMatchObject(invalid)
  })

  it('that are nested deep are refused before the signature is looked at', async () => {
    const deep = `{"taskId":${'['.repeat(5000)}${']'.repeat(5000)}}`
    expect(await postText('/api/manga/get/translateResult', deep, { sign: 'x' })).toMatchObject(tooLarge)
  })
})

describe('a form', () => {
  const upload = async (body: BodyInit, type = 'multipart/form-data; boundary=x') => {
    const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit
    const response = await server.createVisitor().fetchRaw('/api/manga/img/upload', init)
    return { ...((await response.json()) as object), status: response.status }
  }

  it.each([
    ['multipart/form-data; xboundary=x'],
    ['multipart/form-data; boundary='],
    ['multipart/form-data; boundary=""'],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`],
    ['multipart/form-data'],
  ])('of the type %s is invalid', async (type) => {
    const part = 'Content-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'
    expect(await upload(`--x\r\n${part}\r\n--x--\r\n`, type)).toMatchObject(invalid)
  })

  it.each([
    ['file', errors.imageTooLarge],
    ['other', errors.requestTooLarge],
  ])("whose file '%s' has no end is read no further than the limit", async (field, { code }) => {
    let bytes = 0
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`)),
      pull: (controller) => {
        bytes += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    expect(await upload(body)).toMatchObject({ code })
    expect(bytes).toBeLessThan(2 * limits.image.maxBytes)
  })

  it('of many fields is invalid', async () => {
    const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nabc\r\n'
    expect(await upload(`${field.repeat(500)}--x--\r\n`)).toMatchObject(invalid)
  })
})

describe('the shape of an image', () => {
  const blank = async (width: number, height: number) =>
    await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer()

  it.each([
    [24, 29_000],
    [29_000, 24],
    [800, 30_001],
    [100, 30_001],
  ])('%i x %i is refused with a code of its own', async (width, height) => {
    const { status, code } = errors.imageShapeUnsupported
    expect(await server.createVisitor().uploadBytes(await blank(width, height))).toMatchObject({ status, code })
  })

  it.each([
    [800, 30_000],
    [690, 20_000],
    [1, 1],
  ])('%i x %i is taken', async (width, height) => {
    expect(await server.createVisitor().uploadBytes(await blank(width, height))).toMatchObject({ code: 200 })
  })
})

describe('addresses', () => {
  it.each(['/api/manga/result/%00/page.png', '/api/manga/result/abc/page.png'])('%s is not there', async (path) => {
    expect((await server.app.request(path)).status).toBe(404)
  })

  it('of calls that there are not say so', async () => {
    const { status, code } = errors.callUnknown
    for (const path of ['/api/nothing', '/api/manga/img/uploads'])
      expect(await postText(path, '{}')).toMatchObject({ status, code, data: null })
  })
})

it('leaves nothing of what was refused', async () => {
  await expect
    .poll(async () => await readdir(join(server.folder, 'blobs', 'incoming')), { timeout: 10_000 })
    .toEqual([])
})
