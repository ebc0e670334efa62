import { deleteAccount, endSession, logoutEverywhere } from '@fukidashi/contract/account-calls'
import { logout } from '@fukidashi/contract/session-calls'
import { apiScopes } from '@fukidashi/contract/api-key-calls'
import { getCreditHistory } from '@fukidashi/contract/credit-calls'
import { errors } from '@fukidashi/contract/errors'
import { createOrder, reportPaymentSuccess } from '@fukidashi/contract/payment-calls'
import { publicApiPath } from '@fukidashi/contract/public-call'
import { judgeAnswer } from '@fukidashi/fuzz-requests/judge-answer'
import { listCalls } from '@fukidashi/fuzz-requests/list-calls'
import {
  createOtherRequestArbitrary,
  createRequestArbitrary,
  describeGenerated,
  type GeneratedRequest,
  type RequestFacts,
  toFetch,
} from '@fukidashi/fuzz-requests/request-arbitrary'
import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BenchCommand } from '../bench-command.ts'
import { makeBadFile } from '../data/bad-files.ts'
import { machineLine } from '../running/machine.ts'
import { type BenchAccount, createAccount, createKey } from '../running/create-account.ts'
import { keepLogin } from '../running/keep-login.ts'
import { benchOrder, type BenchServer, createVisitor, startBenchServer } from '../running/serve.ts'

const atOnce = 8
const answerMs = 60_000
// Behind a proxy, each account can have an address of its own, which guessed passwords of the others do not hold up.
const serverSettings = {
  API_REQUESTS_PER_MINUTE: '0',
  TRUSTED_PROXIES: '1',
  ANONYMOUS_DAILY_LIMIT: 'unlimited',
  PAYMENTS: 'demo',
}
/** Calls of somebody with an account. */
const accountPaths = ['/api/user/', '/api/payment/', reportPaymentSuccess.path, getCreditHistory.path]
/** Calls about logins and their account. */
const ofLogins = /^\/api\/user\/(?!apiKeys|webhooks)/
/** Calls that may end the login that they are made with. */
const ending: ReadonlySet<string> = new Set(
  [logout, endSession, logoutEverywhere, deleteAccount].map(({ path }) => path),
)
/** An answer that never came. */
const noAnswer = 0
const shorteningMs = 20_000

/** What the server answers to requests that are generated from the contract. */
export const fuzz: BenchCommand = {
  name: 'fuzz',
  description:
    'valid, nearly valid and broken requests for every call of the contract, those of the public API with a key, those of an account with a login (--count, 10000; --seed): answers by status and call, every failure of the server with its request shortened',
  run: async ({ count = 10_000, seed = 1 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-fuzz-'))
    const server = await startBenchServer(folder, serverSettings)
    let crashes = 0
    server.child.once('exit', () => {
      crashes += 1
    })
    try {
      const send = await createSender(server)
      const sources = await listSources(send)
      const perSource = Math.ceil(count / sources.length)
      const all: Answer[] = []
      for (const { name, arbitrary } of sources) {
        const answers = await sendAll(fc.sample(arbitrary, { seed, numRuns: perSource }), send.answer)
        all.push(...answers)
        console.log(name.padEnd(26), JSON.stringify(countBy(answers, ({ status }) => String(status))))
        await reportFaults(answers, { arbitrary, seed, answer: send.answer })
      }
      console.log(
        JSON.stringify({
          requests: all.length,
          by_status: countBy(all, ({ status }) => String(status)),
          by_kind: countBy(all, ({ request }) => request.kind),
          faults: all.filter(({ fault }) => fault !== undefined).length,
          crashes,
        }),
      )
      const [slowest] = all.toSorted((a, b) => b.ms - a.ms)
      console.log(`slowest: ${Math.round(slowest!.ms)} ms, ${slowest!.status} ${describeGenerated(slowest!.request)}`)
    } finally {
      server.child.removeAllListeners('exit')
      if (crashes === 0) await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    }
  },
}

interface Answer {
  readonly request: GeneratedRequest
  readonly status: number
  readonly fault: string | undefined
  readonly ms: number
}

type AnswerRequest = (request: GeneratedRequest) => Promise<Answer>
type Visitor = Awaited<ReturnType<typeof createVisitor>>

interface Sender {
  readonly visitor: Visitor
  readonly answer: AnswerRequest
  /** Ids of things that the studio and the account have. */
  readonly known: Readonly<Record<string, readonly string[]>>
}

async function createSender(server: BenchServer): Promise<Sender> {
  const visitor = await createVisitor(server)
  const { secret } = await createKey(server, await createAccount(server), apiScopes)
  const bearer = `Bearer ${secret}`
  const person = await createAccount(server)
  const { keyId } = await createKey(server, person, apiScopes)
  const login = keepLogin(server, person)
  const answer: AnswerRequest = async (request) => {
    const { url, init } = toFetch(request, { baseUrl: server.url, sign: visitor.sign })
    const headers = new Headers(init.headers)
    const isPublic = request.path.startsWith(`${publicApiPath}/`)
    if (isPublic && !headers.has('authorization')) headers.set('authorization', bearer)
    const isOfAccount = accountPaths.some((path) => request.path.startsWith(path))
    const token = isOfAccount && !headers.has('authorization') ? await login.token() : undefined
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (!headers.has('cookie')) headers.set('cookie', visitor.cookie())
    const startMs = performance.now()
    try {
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(answerMs) })
      const text = await response.text()
      const isEnded = (response.ok && ending.has(request.path)) || text.includes(`"code":${errors.loginRequired.code},`)
      if (token !== undefined && isEnded) login.replace(token)
      const fault = judgeAnswer(response.status, text)
      return { request, status: response.status, fault, ms: performance.now() - startMs }
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return { request, status: noAnswer, fault: `no answer: ${String(cause)}`, ms: performance.now() - startMs }
    }
  }
  const orderId = await orderPack(server, person, visitor)
  return { visitor, answer, known: { keyId: [keyId], id: [await orderByKey(server, bearer)], orderId: [orderId] } }
}

/** A translation that was ordered through the public API. */
async function orderByKey({ url }: BenchServer, bearer: string): Promise<string> {
  const plain = { create: { width: 200, height: 150, channels: 3, background: 'white' } } as const
  const body = new Uint8Array(await sharp(plain).png().toBuffer())
  const { translateFrom, translateTo } = benchOrder
  const address = `${url}${publicApiPath}/translations?${new URLSearchParams({ translateFrom, translateTo })}`
  const response = await fetch(address, { method: 'POST', body, headers: { authorization: bearer } })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

/** An order that is not paid yet. */
async function orderPack({ url }: BenchServer, { token }: BenchAccount, { sign }: Visitor): Promise<string> {
  const wish = { planId: 'pack-2000', provider: 'demo', locale: 'en' }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, sign: sign(wish) }
  const response = await fetch(url + createOrder.path, { method: 'POST', body: JSON.stringify(wish), headers })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: { orderId: string } }).data.orderId
}

async function listSources({ visitor, known }: Sender) {
  const facts = await prepareFacts(visitor, known)
  const calls = await listCalls()
  // Last those after which somebody may have to begin a new account, without the things that are known.
  const ordered = calls.toSorted((a, b) => Number(ofLogins.test(a.call.path)) - Number(ofLogins.test(b.call.path)))
  return [
    ...ordered.map((named) => ({ name: named.name, arbitrary: createRequestArbitrary(named, facts) })),
    { name: 'other addresses', arbitrary: createOtherRequestArbitrary() },
  ]
}

// Images and tasks that are there, so that requests get past the first question.
async function prepareFacts(visitor: Visitor, ofStudio: Sender['known']): Promise<RequestFacts> {
  const small = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map(async (format) => {
      const plain = { create: { width: 200, height: 150, channels: 3, background: 'white' } } as const
      return await sharp(plain).toFormat(format).toBuffer()
    }),
  )
  const bad = await Promise.all(Array.from({ length: 40 }, async (_, number) => (await makeBadFile(number)).bytes))
  const images = []
  for (const bytes of small)
    images.push(await visitor.api().uploadImage({ file: new File([new Uint8Array(bytes)], 'page') }))
  const tasks = []
  for (const { imageId } of images) tasks.push(await visitor.api().submitTranslateTask({ imageId, ...benchOrder }))
  return {
    files: [...Array.from({ length: 10 }, () => small).flat(), ...bad.filter(({ length }) => length < 1024 * 1024)],
    known: {
      ...ofStudio,
      imageId: images.map(({ imageId }) => imageId),
      taskId: tasks.map(({ taskId }) => taskId),
      image: small.map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`),
      // Nobody has to wait for a task that will not move.
      waitMs: [0, 50],
      // Most other choices are refused at once.
      translateTo: [benchOrder.translateTo],
      translateFrom: [benchOrder.translateFrom],
      translationModel: [benchOrder.translationModel],
      detectionModel: [benchOrder.detectionModel],
    },
  }
}

async function sendAll(requests: readonly GeneratedRequest[], answer: AnswerRequest): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) answers[index] = await answer(requests[index]!)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

interface Replay {
  readonly arbitrary: fc.Arbitrary<GeneratedRequest>
  readonly seed: number
  readonly answer: AnswerRequest
}

// One of each kind: a fault that a hundred requests show is one fault.
async function reportFaults(answers: readonly Answer[], { arbitrary, seed, answer }: Replay): Promise<void> {
  const seen = new Set<string>()
  for (const [index, { request, status, fault }] of answers.entries()) {
    const sort = `${request.kind} ${status} ${fault}`
    if (fault === undefined || seen.has(sort)) continue
    seen.add(sort)
    const isFine = async (shorter: GeneratedRequest) => (await answer(shorter)).fault === undefined
    const { counterexample } = await fc.check(fc.asyncProperty(arbitrary, isFine), {
      seed,
      // The sample's request of this number, and from there to shorter ones.
      path: String(index),
      numRuns: 1,
      interruptAfterTimeLimit: shorteningMs,
    })
    const shortest = counterexample?.[0]
    const words =
      shortest === undefined ? `did not happen again: ${describeGenerated(request)}` : describeGenerated(shortest)
    console.log(`  ${status} ${fault}: ${words}`)
  }
}

function countBy(answers: readonly Answer[], key: (answer: Answer) => string): Record<string, number> {
  const groups = Map.groupBy(answers, key)
  return Object.fromEntries(
    [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, same]) => [name, same.length]),
  )
}
