import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { detectionEngines, serverEngines } from '@fukidashi/contract/engines'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { groupRoutes } from '@fukidashi/contract/language-routes'
import { limits } from '@fukidashi/contract/limits'
import { createVerifier } from '@fukidashi/signing/verify'

/** One red pixel, which is stretched over the whole page: a translation that cannot be overlooked. */
const redOverlay = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const verify = createVerifier(pair.privateKey)

/** A server that translates nothing and answers as it is told. */
export interface ScriptedServer {
  readonly url: string
  /** Bytes of each image that came, in the order in which they came. */
  readonly images: readonly number[]
  /** How many orders were broken off by the extension. */
  readonly brokenOff: () => number
  /** Most orders that were open at the same time. */
  readonly mostAtOnce: () => number
  /** How long an order takes from now on. */
  takes: number
  /** How the next orders end: one refusal each, then as usual. */
  readonly refusals: ErrorKey[]
  readonly stop: () => Promise<void>
}

/** Starts it on loopback. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const images: number[] = []
  const refusals: ErrorKey[] = []
  let open = 0
  let mostAtOnce = 0
  let brokenOff = 0
  const state = { takes: 50 }

  async function translate(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    mostAtOnce = Math.max(mostAtOnce, ++open)
    response.once('close', () => {
      open--
      if (!response.writableFinished) brokenOff++
    })
    const image = await buffer(request)
    if (verify(Object.fromEntries(query), request.headers.sign as string) !== 'valid')
      return refuse(response, 'signInvalid')
    images.push(image.length)
    await new Promise((resolve) => setTimeout(resolve, state.takes))
    const refusal = refusals.shift()
    if (refusal) return refuse(response, refusal)
    response.writeHead(200, { 'content-type': 'image/png' }).end(redOverlay)
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://server')
    if (pathname === '/runtime-config.json') json(response, describeOffer())
    else if (pathname === '/api/manga/remainderTranslateCnt/get')
      json(response, { code: 200, data: { remaining: 12, grants: [] }, message: '' })
    else if (pathname === '/api/manga/img/translate')
      void translate(request, response, searchParams).catch(() => undefined)
    else refuse(response, 'callUnknown')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    images,
    refusals,
    brokenOff: () => brokenOff,
    mostAtOnce: () => mostAtOnce,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

function describeOffer() {
  return {
    publicKey: pair.publicKey,
    translationModels: serverEngines.map(({ id, label, isOnline }) => ({
      id,
      label,
      isAvailable: !isOnline,
      heedsHonorifics: true,
      routes: groupRoutes(() => true),
    })),
    detectionModels: detectionEngines.map(({ id, label }) => ({ id, label, isAvailable: true })),
    limits: limits.image,
    entitlements: { perDay: 'unlimited', plugin: true },
  }
}

function json(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, key: ErrorKey) {
  const { code, status, message } = errors[key]
  json(response, { code, data: null, message }, status)
}
