import { errors } from '@fukidashi/contract/errors'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../create-app.ts'
import { createTestVisitor } from '../fixtures/create-test-visitor.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(async () => await server.close())

async function countFiles(): Promise<number> {
  const entries = await readdir(join(server.folder, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

describe('uploads', () => {
  it('answers each refusal with its own code and keeps nothing', async () => {
    const visitor = server.createVisitor()
    const png = await drawImage()
    const filesBefore = await countFiles()
    const refused = {
      imageEmpty: new Uint8Array(),
      imageTypeUnsupported: Buffer.from('<html><script>alert(1)</script></html>'),
      imageCutOff: png.subarray(0, png.length / 2),
      imagePolyglot: Buffer.concat([png, Buffer.from('PK\u0003\u0004')]),
      imageTooLarge: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
    } as const
    for (const [key, bytes] of Object.entries(refused)) {
      const { code, status } = errors[key as keyof typeof refused]
      expect(await visitor.uploadBytes(bytes), key).toMatchObject({ code, status })
    }
    expect(await countFiles()).toBe(filesBefore)
  })

  it.each([
    ['no form', 'text', { 'content-type': 'text/plain' }],
    ['a form without an end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc', {}],
    ['a form without the file', '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\nabc\r\n--x--\r\n', {}],
    ['nothing at all', '', {}],
  ])('refuses %s', async (_, body, headers) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers } }
    const response = await server.createVisitor().fetchRaw('/api/manga/img/upload', init)
    expect(await response.json()).toMatchObject({ code: errors.requestInvalid.code })
  })

  it('stops to read a body that does not end', async () => {
    let chunks = 0
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
        controller.enqueue(Buffer.from(head))
      },
      pull: (controller) => {
        chunks += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
    const response = await server.createVisitor().fetchRaw('/api/manga/img/upload', init)
    expect(await response.json()).toMatchObject({ code: errors.imageTooLarge.code })
    expect(chunks).toBeLessThan(120)
  })

  it('takes data URLs under the same limits', async () => {
    const visitor = server.createVisitor()
    const url = `data:image/png;base64,${(await drawImage()).toString('base64')}`
    const { data } = await visitor.post('/api/manga/save/imagesByBase64', { images: [url, url] })
    expect(data.imageIds).toHaveLength(2)
    expect((await visitor.submit(data.imageIds[0]!)).data.status).toBe('queued')
    const refused = {
      imageTypeUnsupported: 'data:image/png;base64,aGVsbG8=',
      imageTooLarge: `data:image/png;base64,${Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')}`,
      requestInvalid: 'data:image/png;base64,no base64!',
    } as const
    const filesBefore = await countFiles()
    for (const [key, bad] of Object.entries(refused)) {
      const { code, status } = errors[key as keyof typeof refused]
      // Nothing is kept of those that came before it in the same call, as nobody would be told their ids.
      const reply = await visitor.post('/api/manga/save/imagesByBase64', { images: [url, bad] })
      expect(reply, key).toMatchObject({ code, status, data: null })
    }
    const tooMuch = { images: Array.from({ length: 3 }, () => refused.imageTooLarge) }
    expect(await visitor.post('/api/manga/save/imagesByBase64', tooMuch)).toMatchObject({
      code: errors.requestTooLarge.code,
      message: expect.stringContaining('bytes'),
    })
    expect(await visitor.post('/api/manga/save/imagesByBase64', { images: [] })).toMatchObject({ status: 400 })
    expect(await countFiles()).toBe(filesBefore)
  })

  it('limits how many come from one address', async () => {
    const limited = await startTestApp({ settings: { uploadsPerMinute: 2 } })
    const visitor = limited.createVisitor()
    await visitor.upload()
    await visitor.upload()
    const third = await visitor.uploadBytes(await drawImage())
    expect(third).toMatchObject({ status: 429, code: errors.tooManyRequests.code })
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.createVisitor('192.0.2.2').uploadBytes(await drawImage())).toMatchObject({ code: 200 })
    await limited.close()
  })

  it('limits how often one address asks for the configuration, results and readiness, but not those who run the server', async () => {
    const limited = await startTestApp({ settings: { requestsPerMinute: 2 } })
    const ask = async (path: string, address: string) =>
      await limited.app.request(path, { headers: { 'x-test-address': address } })
    const result = `/api/manga/result/${'t'.repeat(43)}/page.png`
    for (const [index, [path, usual]] of (
      [
        ['/runtime-config.json', 200],
        [result, 404],
        ['/readyz', 200],
      ] as const
    ).entries()) {
      const address = `192.0.2.${index + 1}`
      expect([(await ask(path, address)).status, (await ask(path, address)).status]).toEqual([usual, usual])
      const third = await ask(path, address)
      expect(third.status).toBe(429)
      expect(await third.json()).toMatchObject({ code: errors.tooManyRequests.code })
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (let asked = 0; asked < 4; asked += 1) expect((await ask('/readyz', '10.0.0.1')).status).toBe(200)
    await limited.close()
  })

  it('counts together with other processes on the same database server', async () => {
    const limited = await startTestApp({ settings: { uploadsPerMinute: 2 } })
    const other = createApp(limited.deps, { readAddress: () => '192.0.2.1' })
    const visitor = limited.createVisitor()
    await visitor.upload()
    await visitor.upload()
    const request = async (path: string, init: RequestInit) => await other.request(path, init)
    const elsewhere = await createTestVisitor(request, visitor.sign).uploadBytes(await drawImage())
    expect(elsewhere.status).toBe(limited.deps.database.kind === 'server' ? 429 : 200)
    await limited.close()
  })
})
