import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { detectionEngines, serverEngines } from '@fukidashi/contract/engines'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { groupRoutes } from '@fukidashi/contract/language-routes'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { limits } from '@fukidashi/contract/limits'
import { tiers } from '@fukidashi/contract/plans'
import type { Region } from '@fukidashi/contract/region'
import { stageNames } from '@fukidashi/contract/stages'
import type { Task } from '@fukidashi/contract/translation-calls'
import { translatedPagesFolder } from '@fukidashi/sample-pages/folders'
import { createVerifier } from '@fukidashi/signing/verify'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'

const siteFolder = fileURLToPath(new URL('../../../apps/web/build/client/', import.meta.url))
const pair = createPair()

/** What the stand-in is told to do with a page, by a part of its file name. */
interface OrderedPage {
  readonly name: string
  readonly translateFrom?: LanguageCode | undefined
  readonly translateTo: LanguageCode
  asked: number
  isCancelled: boolean
}

/** A server that runs for a test. */
export interface RunningServer {
  readonly url: string
  /** Calls that came, by path. */
  readonly calls: string[]
  /** Translations as they were ordered. */
  readonly orders: object[]
  /** As after 24 hours: no task is known any more. */
  readonly forgetTasks: () => void
  readonly stop: () => Promise<void>
}

/**
 * A server that keeps the contract and translates nothing: it shows every state at will. A file whose name holds `stays`
 * stays in work, `queued` stays in the queue, `fails-<key>` ends with that failure, `refused-<key>` is not taken in;
 * one with `pivot` did not go straight, one with `already` is in the target language, one with `unsure` is taken for Chinese until
 * an order names its language; any other is done after its stages, with the translated sample as the result.
 */
export async function startContractServer(): Promise<RunningServer> {
  const tasks = new Map<string, OrderedPage>()
  const calls: string[] = []
  const orders: object[] = []
  const check = createVerifier(pair.privateKey)
  const app = new Hono()
  app.use('/api/*', async (context, next) => {
    calls.push(context.req.path)
    await next()
  })

  app.get('/runtime-config.json', (context) => context.json(createOffer()))
  app.get('/api/manga/remainderTranslateCnt/get', (context) => answer(context, { remaining: 3, grants: [] }))
  app.post('/api/manga/img/upload', async (context) => {
    const file = (await context.req.formData()).get('file') as File
    const refusal = /refused-(\w+)/.exec(file.name)?.[1] as ErrorKey | undefined
    if (refusal) return refuse(context, refusal)
    const imageId = encodeURIComponent(file.name)
    return answer(context, {
      imageId,
      width: 1000,
      height: 1440,
      format: 'png',
      bytes: Math.max(file.size, 1),
      expiresAt: new Date(Date.now() + limits.image.lifetimeMs).toISOString(),
    })
  })
  app.post('/api/manga/submit/translateTask', async (context) => {
    const body = (await context.req.json()) as Pick<OrderedPage, 'translateFrom' | 'translateTo'> & { imageId: string }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    orders.push(body)
    const taskId = `${body.imageId}.${tasks.size}`
    const { translateFrom, translateTo } = body
    const name = decodeURIComponent(body.imageId)
    tasks.set(taskId, { name, translateFrom, translateTo, asked: 0, isCancelled: false })
    return answer(context, { taskId, status: 'queued', position: 2 })
  })
  app.post('/api/manga/get/translateResult', async (context) => {
    const body = (await context.req.json()) as { taskId: string; waitMs?: number }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    const task = tasks.get(body.taskId)
    return task ? answer(context, await progressOf(task, body.taskId)) : refuse(context, 'notFound')
  })
  app.post('/api/manga/cancel/translateTask', async (context) => {
    const { taskId } = (await context.req.json()) as { taskId: string }
    const task = tasks.get(taskId)
    if (task) task.isCancelled = true
    return answer(context, { taskId, status: 'cancelled' })
  })
  app.post('/api/manga/imagesZip/download', (context) =>
    context.body('zip', 200, { 'content-type': 'application/zip' }),
  )
  app.get('/results/:file', (context) =>
    context.body(readFileSync(`${translatedPagesFolder}01-storm.eng.png`), 200, { 'content-type': 'image/png' }),
  )
  app.use('/*', serveStatic({ root: siteFolder }))
  app.notFound((context) => context.html(readNotFound(context.req.path), 404))

  const listen = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listen(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    orders,
    forgetTasks: () => tasks.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function readNotFound(path: string): string {
  const own = `${siteFolder}${path.split('/')[1]}/error/404/index.html`
  return readFileSync(existsSync(own) ? own : `${siteFolder}404.html`, 'utf8')
}

async function progressOf(task: OrderedPage, taskId: string): Promise<Task> {
  const step = task.asked++
  // A real server answers when something has changed.
  await new Promise((resolve) => setTimeout(resolve, step === 0 ? 20 : 60))
  if (task.isCancelled) return { taskId, status: 'cancelled' }
  if (task.name.includes('queued')) return { taskId, status: 'queued', position: 3 }
  const failure = /fails-(\w+)/.exec(task.name)?.[1] as ErrorKey | undefined
  if (failure && step > 2) {
    const { code, message } = errors[failure]
    return { taskId, status: 'failed', error: { code, message } }
  }
  if (task.name.includes('stays') && step > 3)
    return { taskId, status: 'processing', stage: 'translate', progress: 0.55 }
  const stage = stageNames[step]
  if (stage) return { taskId, status: 'processing', stage, progress: step / stageNames.length }
  const urls = { imageUrl: `/results/${taskId}`, overlayUrl: `/results/${taskId}` }
  return { taskId, status: 'done', ...urls, ...resultOf(task) }
}

type DoneTask = Extract<Task, { readonly status: 'done' }>

function resultOf({
  name,
  translateFrom,
  translateTo,
}: OrderedPage): Omit<DoneTask, 'taskId' | 'status' | 'imageUrl' | 'overlayUrl'> {
  const result = { regions: [region], revision: 0, isEditable: true, isLanguageSure: true }
  if (name.includes('silent')) return { ...result, outcome: 'withoutText', regions: [], route: [] }
  if (name.includes('already')) return { ...result, outcome: 'inTargetLanguage', language: translateTo, route: [] }
  if (name.includes('unsure') && !translateFrom)
    return { ...result, outcome: 'done', isLanguageSure: false, language: 'CHS', route: ['CHS', translateTo] }
  const route = routeInto(translateTo, name.includes('pivot'))
  return { ...result, outcome: 'done', language: route[0]!, route }
}

// A route that ends where it began, or twice in one language, would look wrong on pictures.
function routeInto(to: LanguageCode, hasPivot: boolean): LanguageCode[] {
  const language = to === 'JPN' ? 'KOR' : 'JPN'
  return hasPivot ? [language, to === 'ENG' ? 'KOR' : 'ENG', to] : [language, to]
}

const region: Region = {
  id: 'r1',
  box: [100, 100, 200, 200],
  direction: 'vertical',
  angle: 0,
  kind: 'speech',
  language: 'JPN',
  text: 'はい',
  confidence: 0.9,
}

function createOffer() {
  return {
    publicKey: pair.publicKey,
    translationModels: serverEngines.map(({ id, label, isOnline }) => ({
      id,
      label,
      isAvailable: !isOnline,
      ...(isOnline && { reason: 'notSetUp' }),
      heedsHonorifics: id !== 'google',
      routes: groupRoutes((_, to) => isOnline || to !== 'KAT'),
    })),
    detectionModels: detectionEngines.map(({ id, label }) => ({
      id,
      label,
      isAvailable: id === 'default',
      ...(id !== 'default' && { reason: 'notSetUp' }),
    })),
    limits: limits.image,
    entitlements: { perDay: tiers.anonymous.perDay, plugin: tiers.anonymous.plugin },
  }
}

function answer(context: Context, data: unknown) {
  return context.json({ code: 200, data, message: '' })
}

function refuse(context: Context, key: ErrorKey) {
  const { code, status, message } = errors[key]
  return context.json({ code, data: null, message }, status as 400)
}

function createPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
