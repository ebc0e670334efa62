import { apiScopes } from '@fukidashi/contract/api-key-calls'
import { publicApiPath } from '@fukidashi/contract/public-call'
import { judgeAnswer } from '@fukidashi/fuzz-requests/judge-answer'
import { listCalls } from '@fukidashi/fuzz-requests/list-calls'
import {
  createRequestArbitrary,
  describeGenerated,
  type GeneratedRequest,
  toFetch,
} from '@fukidashi/fuzz-requests/request-arbitrary'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawImage } from '../fixtures/draw-image.ts'
import { usualOptions } from '../fixtures/create-test-visitor.ts'
import { packArchive } from '../fixtures/pack-archive.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createApiKey } from '../services/api-keys/api-keys.ts'

const calls = await listCalls()
/** In all of them together; the same requests in every run. */
const requests = 300
const run = { seed: 20_300_102, numRuns: Math.ceil(requests / calls.length) }

let server: Awaited<ReturnType<typeof startTestApp>>
let facts: Parameters<typeof createRequestArbitrary>[1]
let visitor: ReturnType<typeof server.createVisitor>
let secret: string
beforeAll(async () => {
  server = await startTestApp()
  await server.work()
  visitor = server.createVisitor()
  const images = [await drawImage(), await drawImage({ format: 'jpg' }), await drawImage({ format: 'webp' })]
  const imageId = [await visitor.upload(), await visitor.upload({ colour: 'red' })]
  const { data } = await visitor.submit(imageId[0]!)
  await visitor.finish(data.taskId)
  const studio = await server.createReader('studio@example.org')
  const key = await createApiKey(server.deps, studio.accountId, { name: 'fuzz', scopes: apiScopes })
  secret = key.secret
  const ordered = await server.app.request('/api/v1/translations?translateTo=ENG', {
    method: 'POST',
    body: new Uint8Array(images[0]!),
    headers: { authorization: `Bearer ${secret}` },
  })
  const { id } = (await ordered.json()) as { id: string }
  facts = {
    files: [...images, images[0]!.subarray(0, 90), await packArchive({ 'a.png': images[0]!, 'b.txt': images[1]! })],
    known: {
      imageId,
      taskId: [data.taskId],
      id: [id],
      keyId: [key.key.keyId],
      image: [`data:image/png;base64,${images[0]!.toString('base64')}`],
      // Nobody has to wait for a task that will not move.
      waitMs: [0, 20],
      // Most other choices are refused at once.
      translateTo: [usualOptions.translateTo],
      translationModel: [usualOptions.translationModel],
      detectionModel: [usualOptions.detectionModel],
    },
  }
})
afterAll(async () => await server.close())

describe.each(calls)('$name', (named) => {
  it('answers whatever it is sent with what was asked for or with a failure of the catalogue, never with one of its own', async () => {
    const send = async (request: GeneratedRequest) => {
      const { url, init } = toFetch(request, { baseUrl: 'http://localhost', sign: visitor.sign })
      const headers = new Headers(init.headers)
      const isPublic = request.path.startsWith(`${publicApiPath}/`)
      if (isPublic && !headers.has('authorization')) headers.set('authorization', `Bearer ${secret}`)
      const response = await visitor.fetchRaw(url, { ...init, headers })
      return judgeAnswer(response.status, await response.text())
    }
    const property = fc.asyncProperty(createRequestArbitrary(named, facts), async (request) => {
      expect(await send(request), describeGenerated(request)).toBeUndefined()
    })
    await fc.assert(property, run)
  })
})
