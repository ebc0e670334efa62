import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  detectionEngines,
  isServerEngine,
  type TranslationEngineId,
  translationEngines,
} from '@fukidashi/contract/engines'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { groupRoutes } from '@fukidashi/contract/language-routes'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { limits } from '@fukidashi/contract/limits'
import { tiers } from '@fukidashi/contract/plans'
import type { Region } from '@fukidashi/contract/region'
import type { RegionEdit } from '@fukidashi/contract/result-calls'
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
  readonly translationModel: TranslationEngineId
  asked: number
  /** How often it was said that it waits for words. */
  awaited: number
  isCancelled: boolean
  /** The regions as edits left them. */
  regions: readonly Region[]
  revision: number
  /** Whether the words of an engine on the reader's side have come. */
  hasWords: boolean
}

/** A server that runs for a test. */
export interface RunningServer {
  readonly url: string
  /** Calls that came, by path. */
  readonly calls: string[]
  /** Translations as they were ordered. */
  readonly orders: object[]
  /** Bodies of edits and of words that were handed in. */
  readonly changes: object[]
  /** Bodies, headers and addresses of all that came, as text. */
  readonly received: string[]
  /** What visitors are asked about, and the texts that are fetched for it by language; a test may change both. */
  readonly consent: { settings: object; readonly texts: Record<string, object> }
  /** As when another tab had edited the page in the meantime. */
  readonly editElsewhere: (regionId: string, text: string) => void
  /** As after 24 hours: no task is known any more. */
  readonly forgetTasks: () => void
  readonly stop: () => Promise<void>
}

/**
 * A server that keeps the contract and translates nothing: it shows every state at will. A file whose name holds `stays`
 * stays in work, `queued` stays in the queue, `fails-<key>` ends with that failure, `refused-<key>` is not taken in;
 * one with `pivot` did not go straight, one with `already` is in the target language, one with `unsure` is taken for Chinese until
 * an order names its language; one with `overdue` gives up waiting for words at once. Text that holds `too long` has no room. Any other is done after its stages, with the translated sample as the result.
 */
export async function startContractServer(): Promise<RunningServer> {
  const tasks = new Map<string, OrderedPage>()
  const calls: string[] = []
  const orders: object[] = []
  const changes: object[] = []
  const received: string[] = []
  const consent: RunningServer['consent'] = { settings: { revision: 0 }, texts: {} }
  const check = createVerifier(pair.privateKey)
  const app = new Hono()
  app.use('/api/*', async (context, next) => {
    calls.push(context.req.path)
    const { url, headers } = context.req.raw
    const isJson = context.req.header('content-type')?.includes('json')
    received.push([url, JSON.stringify([...headers]), isJson ? await context.req.raw.clone().text() : ''].join('\n'))
    await next()
  })

  app.get('/runtime-config.json', (context) => context.json({ ...createOffer(), consent: consent.settings }))
  app.get('/api/user/getUserInfo', (context) => answer(context, null))
  app.get('/api/manga/remainderTranslateCnt/get', (context) => answer(context, { remaining: 3, grants: [] }))
  app.get('/api/manga/blog/getListForRecent5', (context) =>
    answer(context, [{ title: 'A post', linkUrl: 'https://blog.example/1' }]),
  )
  app.post('/api/common/email/collect', (context) => answer(context, null))
  app.post('/api/common/consent/log', (context) => answer(context, null))
  app.post('/api/common/data/collect', (context) => answer(context, null))
  app.get('/consent-texts/:language', (context) => {
    const texts = consent.texts[context.req.param('language')]
    return texts ? context.json(texts) : context.notFound()
  })
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
    const body = (await context.req.json()) as Pick<
      OrderedPage,
      'translateFrom' | 'translateTo' | 'translationModel'
    > & { imageId: string }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    orders.push(body)
    const taskId = `${body.imageId}.${tasks.size}`
    const { translateFrom, translateTo, translationModel } = body
    const name = decodeURIComponent(body.imageId)
    tasks.set(taskId, {
      ...{ name, translateFrom, translateTo, translationModel },
      ...{ asked: 0, awaited: 0, isCancelled: false, regions, revision: 0, hasWords: false },
    })
    return answer(context, { taskId, status: 'queued', position: 2 })
  })
  app.post('/api/manga/get/translateResult', async (context) => {
    const body = (await context.req.json()) as { taskId: string; waitMs?: number }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    const task = tasks.get(body.taskId)
    return task ? answer(context, await progressOf(task, body.taskId)) : refuse(context, 'notFound')
  })
  app.post('/api/manga/result/words', async (context) => {
    const body = (await context.req.json()) as { taskId: string; words: { regionId: string; text: string }[] }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    const task = tasks.get(body.taskId)
    if (!task) return refuse(context, 'notFound')
    if (task.hasWords) return refuse(context, 'wordsNotAwaited', await progressOf(task, body.taskId))
    changes.push(body)
    task.hasWords = true
    const words = new Map(body.words.map(({ regionId, text }) => [regionId, text]))
    task.regions = task.regions.map(({ translation: _translation, ...region }) => {
      const translation = words.get(region.id)
      return translation === undefined ? region : { ...region, translation }
    })
    return answer(context, await progressOf(task, body.taskId))
  })
  app.post('/api/manga/result/edit', async (context) => {
    const body = (await context.req.json()) as { taskId: string; revision: number; edits: RegionEdit[] }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    const task = tasks.get(body.taskId)
    if (!task) return refuse(context, 'notFound')
    if (task.revision !== body.revision) return refuse(context, 'editOutdated', doneTaskOf(task, body.taskId))
    if (body.edits.some(({ text }) => text?.includes('too long'))) return refuse(context, 'textTooLong')
    changes.push(body)
    for (const edit of body.edits) applyEdit(task, edit)
    return answer(context, doneTaskOf(task, body.taskId))
  })
  app.post('/api/manga/result/translate', async (context) => {
    const body = (await context.req.json()) as { taskId: string; regionId: string; translationModel: string }
    if (check(body, context.req.header('sign')) !== 'valid') return refuse(context, 'signInvalid')
    const task = tasks.get(body.taskId)
    if (!task) return refuse(context, 'notFound')
    changes.push(body)
    if (body.regionId === 'r2') return refuse(context, 'engineUnreachable')
    return answer(context, {
      regionId: body.regionId,
      text: `Said by ${body.translationModel}.`,
      isRough: false,
      others: ['Said otherwise.'],
    })
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
  app.get('/results/:file/:revision', (context) =>
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
    changes,
    received,
    consent,
    editElsewhere: (regionId, text) => {
      for (const task of tasks.values()) applyEdit(task, { regionId, text })
    },
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
  const isReaders = !isServerEngine(task.translationModel)
  if (isReaders && !task.hasWords && stage === 'translate') {
    task.asked = step
    if (task.name.includes('overdue') && task.awaited++ > 0) {
      const { code, message } = errors.wordsOverdue
      return { taskId, status: 'failed', error: { code, message } }
    }
    return awaitingTaskOf(task, taskId)
  }
  if (stage) return { taskId, status: 'processing', stage, progress: step / stageNames.length }
  return doneTaskOf(task, taskId)
}

function doneTaskOf(task: OrderedPage, taskId: string): DoneTask {
  const url = `/results/${taskId}/${task.revision}`
  return { taskId, status: 'done', imageUrl: url, overlayUrl: url, ...resultOf(task) }
}

function awaitingTaskOf(task: OrderedPage, taskId: string): Task {
  return {
    taskId,
    status: 'awaitingWords',
    regions: task.regions.map(({ translation: _translation, ...region }) => ({
      ...region,
      isToTranslate: region.kind === 'speech',
    })),
    language: task.translateFrom ?? 'JPN',
    isLanguageSure: true,
    translateTo: task.translateTo,
    wordsDueAt: new Date(Date.now() + (task.name.includes('overdue') ? 500 : limits.words.waitMs)).toISOString(),
  }
}

function applyEdit(task: OrderedPage, { regionId, text, asDrawn, ...wishes }: RegionEdit) {
  task.revision++
  task.regions = task.regions.map((region) => {
    if (region.id !== regionId) return region
    const entries = Object.entries({ ...region, ...wishes }).filter(([, value]) => value !== null)
    const { translation, ...changed } = Object.fromEntries(entries) as Region
    if (asDrawn === true) return changed
    return { ...changed, translation: text ?? translation ?? 'As it was' }
  })
}

type DoneTask = Extract<Task, { readonly status: 'done' }>

function resultOf({
  name,
  translateFrom,
  translateTo,
  translationModel,
  regions: edited,
  revision,
}: OrderedPage): Omit<DoneTask, 'taskId' | 'status' | 'imageUrl' | 'overlayUrl'> {
  const result = { regions: [...edited], revision, isEditable: true, isLanguageSure: true }
  if (name.includes('silent')) return { ...result, outcome: 'withoutText', regions: [], route: [] }
  if (name.includes('already')) return { ...result, outcome: 'inTargetLanguage', language: translateTo, route: [] }
  if (name.includes('unsure') && !translateFrom)
    return { ...result, outcome: 'done', isLanguageSure: false, language: 'CHS', route: ['CHS', translateTo] }
  const route = routeInto(translateTo, name.includes('pivot'))
  const isDoubted = (id: string) => name.includes('rough') && translationModel === 'builtin' && id === 'r4'
  const regions = result.regions.map((region) => ({ ...region, ...(isDoubted(region.id) && { isRough: true }) }))
  return { ...result, regions, outcome: 'done', language: route[0]!, route }
}

// A route that ends where it began, or twice in one language, would look wrong on pictures.
function routeInto(to: LanguageCode, hasPivot: boolean): LanguageCode[] {
  const language = to === 'JPN' ? 'KOR' : 'JPN'
  return hasPivot ? [language, to === 'ENG' ? 'KOR' : 'ENG', to] : [language, to]
}

/** A few of the balloons of the page that every task results in. */
const regions: readonly Region[] = [
  regionAt('r1', [828, 98, 106, 170], '嵐の夜、灯台に明かりがともる。', 'On a stormy night, the lighthouse shines.'),
  { ...regionAt('r2', [470, 255, 350, 215], 'ザアアア'), kind: 'sound' },
  regionAt('r3', [842, 548, 80, 85], '急がなきゃ！', 'I have to hurry!'),
  regionAt('r4', [500, 563, 92, 150], 'キャプテンの手紙がぬれちゃう！', 'Captain’s letter will get wet!'),
  regionAt('r5', [322, 620, 100, 28], 'いらっしゃい、キャプテン。', 'Welcome, Captain.'),
]

function regionAt(id: string, box: Region['box'], text: string, translation?: string): Region {
  const language = 'JPN' as const
  const region = { id, box, direction: 'vertical', angle: 0, kind: 'speech', language, text, confidence: 0.9 } as const
  return { ...region, ...(translation !== undefined && { translation }) }
}

function createOffer() {
  return {
    publicKey: pair.publicKey,
    translationModels: translationEngines.map(({ id, label, isOnline, runsOn }) => {
      const isAvailable = !isOnline || runsOn === 'reader'
      return {
        id,
        label,
        isAvailable,
        ...(!isAvailable && { reason: 'notSetUp' }),
        heedsHonorifics: id !== 'google',
        routes: groupRoutes((_, to) => isOnline || to !== 'KAT'),
      }
    }),
    detectionModels: detectionEngines.map(({ id, label }) => ({
      id,
      label,
      isAvailable: id === 'default',
      ...(id !== 'default' && { reason: 'notSetUp' }),
    })),
    limits: limits.image,
    entitlements: { perDay: tiers.anonymous.perDay, plugin: tiers.anonymous.plugin },
    logins: { google: false },
    payments: { providers: [], promotion: null },
  }
}

function answer(context: Context, data: unknown) {
  return context.json({ code: 200, data, message: '' })
}

function refuse(context: Context, key: ErrorKey, data: unknown = null) {
  const { code, status, message } = errors[key]
  return context.json({ code, data, message }, status as 400)
}

function createPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
