import { createHash, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { detectionEngines, isServerEngine, translationEngines } from '@fukidashi/contract/engines'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { groupRoutes } from '@fukidashi/contract/language-routes'
import { limits } from '@fukidashi/contract/limits'
import sharp from 'sharp'
import { createVerifier } from '@fukidashi/signing/verify'
import { drawPlainPng } from './draw-plain-png.ts'

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
  /** The images themselves, in the same order. */
  readonly bodies: readonly Buffer[]
  /** Width and height of each, in the same order. */
  readonly sizes: readonly (readonly [number, number])[]
  /** What was charged: the digest of each image whose translation was handed over as a whole. */
  readonly charged: readonly string[]
  /** How many orders were broken off by the extension. */
  readonly brokenOff: () => number
  /** Most orders that were open at the same time. */
  readonly mostAtOnce: () => number
  /** How long an order takes from now on. */
  takes: number
  /** How the next orders end: one refusal each, then as usual. */
  readonly refusals: ErrorKey[]
  /** Engines that the orders named, in the order in which they came. */
  readonly engines: readonly string[]
  /** Whether the engine doubts its words from now on. */
  isRough: boolean
  /** Whether pages have no text from now on. */
  isSilent: boolean
  /** Whether whoever asks may translate on comic sites. */
  isAllowed: boolean
  remaining: number | 'unlimited'
  /** Whose login every token is; null when it has ended. */
  email: string | null
  /** Whether it answers as a server does that does not know of this version. */
  isOlder: boolean
  /** Whether it leaves whoever asks what it offers without an answer. */
  isMute: boolean
  /** How often it was asked what it offers. */
  readonly offersAsked: () => number
  /** What is laid over every page from now on: a PNG of its size, or the page itself, which then looks as before; else it is red. */
  overlay: Buffer | 'same' | undefined
  readonly stop: () => Promise<void>
}

type ServerState = Pick<
  ScriptedServer,
  'takes' | 'isRough' | 'isSilent' | 'overlay' | 'isAllowed' | 'remaining' | 'email' | 'isOlder' | 'isMute'
>

/** Starts it on loopback. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const images: number[] = []
  const bodies: Buffer[] = []
  const sizes: (readonly [number, number])[] = []
  const refusals: ErrorKey[] = []
  const charged: string[] = []
  const engines: string[] = []
  let open = 0
  let mostAtOnce = 0
  let brokenOff = 0
  let offersAsked = 0
  const state: ServerState = {
    takes: 50,
    isRough: false,
    isSilent: false,
    isAllowed: true,
    remaining: 12,
    email: null,
    isOlder: false,
    isMute: false,
    overlay: undefined,
  }

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
    bodies.push(image)
    sizes.push(await sizeOf(image))
    engines.push(query.get('translationModel')!)
    await new Promise((resolve) => setTimeout(resolve, state.takes))
    const refusal = refusals.shift()
    if (refusal) return refuse(response, refusal)
    response.once('finish', () => charged.push(createHash('sha256').update(image).digest('hex')))
    json(response, { code: 200, data: await describePage(image, state), message: '' })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://server')
    if (pathname === '/runtime-config.json') {
      offersAsked++
      if (!state.isMute) json(response, state.isOlder ? {} : describeOffer(state))
    } else if (pathname === '/api/user/getUserInfo')
      json(response, { code: 200, data: describeUser(state), message: '' })
    else if (pathname === '/api/user/logout') json(response, { code: 200, data: null, message: '' })
    else if (pathname === '/api/manga/remainderTranslateCnt/get')
      json(response, { code: 200, data: { remaining: state.remaining, grants: [] }, message: '' })
    else if (pathname === '/api/manga/img/translate')
      void translate(request, response, searchParams).catch(() => undefined)
    else refuse(response, 'callUnknown')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    images,
    bodies,
    sizes,
    refusals,
    charged,
    engines,
    brokenOff: () => brokenOff,
    offersAsked: () => offersAsked,
    mostAtOnce: () => mostAtOnce,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

type Looks = Pick<ScriptedServer, 'isRough' | 'isSilent' | 'overlay'>

/** A page with two balloons, red all over: a translation that cannot be overlooked. */
async function describePage(image: Buffer, { isRough, isSilent, overlay: wanted }: Looks) {
  const common = { direction: 'vertical', angle: 0, kind: 'speech', language: 'JPN', confidence: 0.9 } as const
  const regions = [
    { ...common, id: 'r1', box: [40, 40, 120, 160], text: '待って！', translation: 'Wait!', isRough },
    { ...common, id: 'r2', box: [300, 300, 120, 160], text: 'もう遅い。', translation: 'It is too late.' },
  ]
  const [width, height] = await sizeOf(image)
  const about = { taskId: 't1', revision: 0, isEditable: false, language: 'JPN', isLanguageSure: true }
  if (isSilent) return { ...about, outcome: 'withoutText', regions: [], route: [] }
  const drawn = wanted === 'same' ? await sharp(image).png().toBuffer() : wanted
  const overlay = (drawn ?? drawPlainPng(width, height, [255, 0, 0])).toString('base64')
  return { ...about, outcome: 'done', regions, route: ['JPN', 'ENG'], overlay }
}

/** Of whatever kind of picture, turned as it is shown. */
async function sizeOf(image: Buffer): Promise<readonly [number, number]> {
  const { autoOrient } = await sharp(image).metadata()
  return [autoOrient.width, autoOrient.height]
}

function describeUser({ email }: ServerState) {
  return email === null ? null : { id: 'u1', username: 'reader', name: null, email, isActive: 1, picture: null }
}

function describeOffer({ isAllowed }: ServerState) {
  return {
    publicKey: pair.publicKey,
    translationModels: translationEngines.map(({ id, label, isOnline }) => ({
      id,
      label,
      isAvailable: !isOnline || id === 'google' || !isServerEngine(id),
      heedsHonorifics: isServerEngine(id),
      routes: groupRoutes(() => true),
    })),
    detectionModels: detectionEngines.map(({ id, label }) => ({ id, label, isAvailable: true })),
    limits: limits.image,
    entitlements: { perDay: 'unlimited', plugin: isAllowed },
    logins: { google: false },
  }
}

function json(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, key: ErrorKey) {
  const { code, status, message } = errors[key]
  json(response, { code, data: null, message }, status)
}
