import { getUserInfo } from '@fukidashi/contract/session-calls'
import { getRecentPosts } from '@fukidashi/contract/blog-calls'
import type { AnyCall } from '@fukidashi/contract/call'
import { getRemainingTranslations, getUseCount } from '@fukidashi/contract/credit-calls'
import { errors } from '@fukidashi/contract/errors'
import { downloadImagesZip, saveImagesByBase64, uploadImage } from '@fukidashi/contract/image-calls'
import { collectEmail } from '@fukidashi/contract/news-calls'
import { collectData } from '@fukidashi/contract/tracking-calls'
import {
  cancelTranslateTask,
  getTranslateResult,
  submitTranslateTask,
  translateImage,
} from '@fukidashi/contract/translation-calls'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualOptions } from '../fixtures/create-test-visitor.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

const calls: readonly AnyCall[] = [
  uploadImage,
  saveImagesByBase64,
  downloadImagesZip,
  submitTranslateTask,
  getTranslateResult,
  cancelTranslateTask,
  translateImage,
  getUseCount,
  getRemainingTranslations,
  getUserInfo,
  collectData,
  collectEmail,
  getRecentPosts,
]
const signed = calls.filter(({ isSigned }) => isSigned)
const withJson = calls.filter(({ sends }) => sends === 'json')

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
  await server.work()
})
afterAll(async () => await server.close())

describe('every call of the contract', () => {
  it.each(calls)('$method $path is answered', async ({ method, path }) => {
    const response = await server.app.request(path, { method })
    expect(((await response.json()) as { code: number }).code).not.toBe(errors.notFound.code)
  })

  it.each(signed)('$path is refused without a sign and with one of something else', async (call) => {
    const visitor = server.createVisitor()
    const send = async (sign: string) => {
      const inQuery = call.sends !== 'json'
      const path = inQuery ? `${call.path}?${new URLSearchParams(usualOptions).toString()}` : call.path
      return await visitor.post(path, { ...usualOptions, taskId: randomUUID() }, { sign })
    }
    expect(await send('')).toMatchObject({ status: 401, code: errors.signMissing.code, data: null })
    const other = visitor.sign({ something: 'else' })
    for (const sign of [other, 'no base64', randomBytes(256).toString('base64')])
      expect(await send(sign)).toMatchObject({ status: 401, code: errors.signInvalid.code, data: null })
  })

  it.each(withJson)('$path is refused when its body is no JSON, or does not say that it is', async ({ path }) => {
    const visitor = server.createVisitor()
    const refused = { status: 400, code: errors.requestInvalid.code, data: null }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      expect(await visitor.post(path, {}, { 'content-type': type }), type).toMatchObject(refused)
    }
    const headers = { 'content-type': 'application/json' }
    const broken = await visitor.fetchRaw(path, { method: 'POST', body: '{"taskId":', headers })
    expect(await broken.json()).toMatchObject({ code: errors.requestInvalid.code })
  })

  it.each(withJson)('$path refuses a huge body, announced or not, without reading all of it', async ({ path }) => {
    const visitor = server.createVisitor()
    const headers = { 'content-type': 'application/json' }
    const announced = { ...headers, 'content-length': String(64 * 1024 * 1024) }
    const body = '{"taskIds":["'
    expect(await (await visitor.fetchRaw(path, { method: 'POST', body, headers: announced })).json()).toMatchObject({
      code: errors.requestTooLarge.code,
    })
    let chunks = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
    })
    const init = { method: 'POST', body: endless, headers, duplex: 'half' } as RequestInit
    expect(await (await visitor.fetchRaw(path, init)).json()).toMatchObject({ code: errors.requestTooLarge.code })
    expect(chunks).toBeLessThan(300)
  })
})

describe('ids', () => {
  it.each([randomUUID(), '0', '../../etc/passwd', "1' or '1'='1", '', 'ffffffff-ffff-ffff-ffff-ffffffffffff\u0000'])(
    'that are not there answer 404, whatever they look like: %j',
    async (id) => {
      const visitor = server.createVisitor()
      const replies = [
        await visitor.submit(id),
        await visitor.getResult(id),
        await visitor.post(cancelTranslateTask.path, { taskId: id }),
        await visitor.post(downloadImagesZip.path, { taskIds: [id] }),
      ]
      for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: errors.notFound.code, data: null })
    },
  )
})

describe('addresses of results', () => {
  it('answer 404 when they were guessed or changed', async () => {
    const visitor = server.createVisitor()
    const { taskId } = (await visitor.submit(await visitor.upload())).data
    const { imageUrl, overlayUrl } = (await visitor.finish(taskId)).data
    const token = imageUrl.split('/').at(-2)!
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const url of [imageUrl, overlayUrl]) expect((await server.app.request(url)).status).toBe(200)
    const other = randomBytes(32).toString('base64url')
    const guesses = [
      imageUrl.replace(token, other),
      imageUrl.replace(token, token.toUpperCase()),
      imageUrl.replace(token, taskId),
      imageUrl.replace('page.png', 'page.jpg'),
      imageUrl.replace('page.png', 'overlay.webp'),
      imageUrl.replace('page.png', '..%2f..%2fsecrets%2fcookie-secret.txt'),
      imageUrl.replace('page.png', ''),
    ]
    for (const guess of guesses) expect((await server.app.request(guess)).status, guess).toBe(404)
  })
})
