import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { downloadImagesZip, uploadImage } from '@fukidashi/contract/image-calls'
import { editResult } from '@fukidashi/contract/result-calls'
import { getUseCount } from '@fukidashi/contract/credit-calls'
import { collectData } from '@fukidashi/contract/tracking-calls'
import { getTranslateResult, submitTranslateTask, translateImage } from '@fukidashi/contract/translation-calls'
import { createVerifier } from '@fukidashi/signing/verify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { type ApiClient, createApiClient, type TokenStore } from './create-api-client.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const verify = createVerifier(pair.privateKey)
const options = {
  translateTo: 'ENG',
  translationModel: 'builtin',
  detectionModel: 'default',
  fontStyle: 'comic',
} as const

const calls = {
  uploadImage,
  downloadImagesZip,
  submitTranslateTask,
  getTranslateResult,
  translateImage,
  editResult,
  getUseCount,
}

type Answer = (request: IncomingMessage & { content: Buffer }, response: ServerResponse) => void
let answer: Answer
let stored: string | undefined
let api: ApiClient<typeof calls>
let baseURL: string
const token: TokenStore = {
  read: () => stored,
  write: (value) => {
    stored = value
  },
}
const server = createServer((request, response) => {
  void buffer(request).then((content) => answer(Object.assign(request, { content }), response))
})

function json(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The error that a call ends with. */
async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error(`expected an ApiError, got ${String(error)}`)
}

beforeEach(async () => {
  stored = undefined
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api = createApiClient(calls, { baseURL, sign: { publicKey: pair.publicKey }, token })
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

describe('createApiClient', () => {
  it('sends a signed call that the server can verify, and unwraps its answer', async () => {
    let verdict = ''
    answer = (request, response) => {
      verdict = verify(JSON.parse(request.content.toString()), request.headers.sign as string)
      json(response, { code: 200, data: { taskId: 't1', status: 'queued', position: 2 }, message: '' })
    }
    const task = await api.submitTranslateTask({ ...options, imageId: 'i1', translateFrom: undefined })
    expect(task).toEqual({ taskId: 't1', status: 'queued', position: 2 })
    expect(verdict).toBe('valid')
  })

  it('sends an image as the body, its options signed in the address', async () => {
    let seen: unknown
    answer = (request, response) => {
      const query = Object.fromEntries(new URL(request.url!, 'http://a').searchParams)
      seen = { content: request.content.toString(), verdict: verify(query, request.headers.sign as string), ...query }
      json(response, { code: 200, data: page, message: '' })
    }
    const about = { taskId: 't', regions: [], revision: 0, isEditable: false, isLanguageSure: true, route: [] }
    const page = { ...about, outcome: 'done', overlay: 'AAAA' }
    expect(await api.translateImage({ ...options, image: new Blob(['page']) })).toEqual(page)
    expect(seen).toEqual({ content: 'page', verdict: 'valid', ...options })
  })

  it('uploads a file in a form', async () => {
    let content = ''
    answer = (request, response) => {
      content = request.content.toString()
      json(response, {
        code: 200,
        data: { imageId: 'i', width: 1, height: 2, format: 'png', bytes: 3, expiresAt: '2026-01-01T00:00:00Z' },
        message: '',
      })
    }
    expect((await api.uploadImage({ file: new File(['page'], 'p1.png') })).imageId).toBe('i')
    expect(content).toContain('name="file"; filename="p1.png"')
  })

  it('keeps the token that an answer brings and sends it from then on; before, the header is empty', async () => {
    const seen: (string | undefined)[] = []
    answer = (request, response) => {
      seen.push(request.headers.authorization)
      response.setHeader('token', 'abc')
      json(response, { code: 200, data: { used: 1, today: 0 }, message: '' })
    }
    await api.getUseCount({})
    await api.getUseCount({})
    expect(seen).toEqual(['', 'Bearer abc'])
  })

  it('turns a refusal into an error that names the call, the status and the key', async () => {
    answer = (_, response) => json(response, { code: 1407, data: null, message: 'No translations are left.' }, 402)
    const error = await errorOf(api.getTranslateResult({ taskId: 't' }))
    expect(error).toMatchObject({
      failure: 'refused',
      method: 'POST',
      status: 402,
      code: 1407,
      key: 'creditsUsedUp',
      isPassing: false,
    })
    expect(error.message).toMatch(
      /^POST http:.*\/api\/manga\/get\/translateResult answered 402 \(1407\): No translations/,
    )
  })

  it('hands over what a refusal brought along', async () => {
    const newer = { taskId: 't', status: 'cancelled' }
    answer = (_, response) => json(response, { code: 1431, data: newer, message: '' }, 409)
    const edit = api.editResult({ taskId: 't', revision: 1, edits: [{ regionId: 'r', text: 'a' }] })
    expect(await errorOf(edit)).toMatchObject({ key: 'editOutdated', data: newer })
  })

  it('reads a refusal of a call that answers with a file', async () => {
    answer = (_, response) => json(response, { code: 1004, data: null, message: '' }, 413)
    expect((await errorOf(api.downloadImagesZip({ taskIds: ['t'] }))).key).toBe('imageTooLarge')
  })

  it.each([
    [
      'an answer against the contract',
      (response: ServerResponse) => json(response, { code: 200, data: { used: -1 }, message: '' }),
      'unreadable',
      false,
    ],
    [
      'a page of a proxy',
      (response: ServerResponse) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>'),
      'refused',
      true,
    ],
    [
      'broken JSON',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code'),
      'unreadable',
      false,
    ],
    ['a broken connection', (response: ServerResponse) => response.destroy(), 'network', true],
  ] as const)('calls %s by its name', async (_, respond, kind, isPassing) => {
    answer = (_request, response) => void respond(response)
    expect(await errorOf(api.getUseCount({}))).toMatchObject({ failure: kind, isPassing })
  })

  it('throws the reason of the caller who aborts', async () => {
    const controller = new AbortController()
    answer = () => controller.abort(new Error('left the page'))
    await expect(
      api.getTranslateResult({ taskId: 't', waitMs: 25_000 }, { signal: controller.signal }),
    ).rejects.toThrow('left the page')
    server.closeAllConnections()
  })

  it('refuses parameters that the contract does not allow before anything is sent', async () => {
    await expect(api.downloadImagesZip({ taskIds: [] })).rejects.toThrow('taskIds')
  })

  it('takes a signer that is ready, too', async () => {
    let header: unknown
    answer = (request, response) => {
      header = request.headers.sign
      json(response, { code: 200, data: null, message: '' })
    }
    const signing = createApiClient({ collectData }, { baseURL, sign: () => 'signed' })
    await signing.collectData({ userId: '', gclid: '', userArea: 'en' })
    expect(header).toBe('signed')
  })

  it('refuses a signed call without a signer', async () => {
    const unsigned = createApiClient({ getTranslateResult }, { baseURL: 'http://127.0.0.1:1' })
    await expect(unsigned.getTranslateResult({ taskId: 't' })).rejects.toThrow('signed call')
  })
})
