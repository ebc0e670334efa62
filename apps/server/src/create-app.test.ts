import { uploadImage } from '@fukidashi/contract/image-calls'
import { hasRoute } from '@fukidashi/contract/language-routes'
import { runtimeConfigSchema } from '@fukidashi/contract/runtime-config'
import { getTranslateResult } from '@fukidashi/contract/translation-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawImage } from './fixtures/draw-image.ts'
import { startTestApp } from './fixtures/start-test-app.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
  await server.work()
})
afterAll(async () => await server.close())

describe('createApp', () => {
  it('takes an image from upload to its translated page and overlay', async () => {
    const reader = server.createVisitor()
    const bytes = await drawImage()
    const uploaded = await reader.uploadBytes(bytes, 'chapter/01.png')
    expect(uploaded).toMatchObject({ status: 200, code: 200, message: 'OK' })
    expect(uploadImage.response.parse(uploaded.data)).toMatchObject({ width: 120, height: 90, bytes: bytes.length })
    const { data: task } = await reader.submit(uploaded.data.imageId)
    expect(task).toMatchObject({ status: 'queued', position: 0 })
    const { data } = await reader.finish(task.taskId)
    expect(getTranslateResult.response.parse(data)).toMatchObject({ status: 'done', route: ['JPN', 'ENG'] })
    const page = await server.app.request(data.imageUrl)
    expect(Buffer.from(await page.arrayBuffer()).equals(bytes)).toBe(true)
    expect(page.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect((await server.app.request(data.overlayUrl)).headers.get('content-type')).toBe('image/png')
  })

  it('answers unknown addresses of the API in the envelope, with an id for the request', async () => {
    const reply = await server.createVisitor().get('/api/manga/nothing')
    expect(reply).toMatchObject({ status: 404, code: 1422, data: null })
    expect(reply.headers.get('x-request-id')).toBeTruthy()
  })

  it('says what it offers and why something is missing', async () => {
    const response = await server.app.request('/runtime-config.json', { headers: { 'x-test-address': '192.0.2.1' } })
    const config = runtimeConfigSchema.parse(await response.json())
    expect(config.publicKey).toContain('BEGIN PUBLIC KEY')
    const [builtin, google] = (['builtin', 'google'] as const).map(
      (wanted) => config.translationModels.find(({ id }) => id === wanted)!,
    )
    expect(builtin).toMatchObject({ isAvailable: true })
    expect([hasRoute(builtin!.routes, 'JPN', 'ENG'), hasRoute(builtin!.routes, 'KAT', 'ENG')]).toEqual([true, false])
    expect(google).toMatchObject({ isAvailable: false, reason: 'notSetUp' })
    expect(hasRoute(google!.routes, 'JPN', 'KAT')).toBe(true)
    expect(config.detectionModels.find(({ id }) => id === 'ctd')).toMatchObject({
      isAvailable: false,
      reason: 'notSetUp',
    })
    // How the operator would set them up is nothing for visitors.
    expect(JSON.stringify(config)).not.toMatch(/GOOGLE|OPENAI|comic-text-detector/)
  })

  it('is healthy and ready', async () => {
    expect((await server.app.request('/healthz')).status).toBe(200)
    const readyz = async (address: string) =>
      await (await server.app.request('/readyz', { headers: { 'x-test-address': address } })).json()
    expect(await readyz('192.0.2.1')).toEqual({ status: 'ready' })
    expect(await readyz('127.0.0.1')).toEqual({
      status: 'ready',
      newPages: 'announced',
      notSetUp: expect.arrayContaining([
        { engine: 'google', reason: expect.stringContaining('GOOGLE_TRANSLATE_API_KEY') },
        { engine: 'ctd', reason: expect.stringContaining('models pull comic-text-detector') },
      ]),
    })
  })
})
