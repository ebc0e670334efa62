import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { publicApiPath } from '@fukidashi/contract/public-call'
import {
  cancelTranslation,
  getTranslatedOverlay,
  getTranslatedPage,
  getTranslation,
  orderTranslation,
} from '@fukidashi/contract/public-translation-calls'
import type { Hono } from 'hono'
import { rename } from 'node:fs/promises'
import type { Deps } from '../../deps.ts'
import { dropImages, keepImage } from '../../services/images/keep-image.ts'
import { cancelTask } from '../../services/tasks/end-task.ts'
import { openTaskFile } from '../../services/tasks/open-result.ts'
import { hasEnded } from '../../services/tasks/read-task.ts'
import { describeTranslation, findTranslation, readTranslation } from '../../services/tasks/read-translation.ts'
import { submitTask } from '../../services/tasks/submit-task.ts'
import { waitForChange } from '../../services/tasks/wait-for-task.ts'
import { checkParameters, streamResponse } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { type Admit, answerPublicCall, readPublicParameters, routeOf } from '../public/answer-public-call.ts'
import { receiveUpload, runOnce, type Upload } from '../public/receive-upload.ts'

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
const image = { maxBytes: limits.image.maxBytes, tooLarge: 'imageTooLarge' } as const
const orderSchema = orderTranslation.request.omit({ image: true })

/** Studios order pages, follow them, and fetch what came out. */
export function addPublicTranslationRoutes(app: Hono<AppEnv>, deps: Deps, admit: Admit): void {
  app.post(routeOf(orderTranslation), admit(orderTranslation.scope), async (context) => {
    return await receiveUpload(deps, context, image, async (upload) => await order(deps, context, upload))
  })
  answerPublicCall(app, getTranslation, admit, async ({ id, waitMs = 0 }, context) => {
    const { id: ownerId } = context.get('visitor')
    await findTranslation(deps, ownerId, id)
    if (waitMs > 0) await waitForChange(deps, { ownerId, taskId: id }, waitMs, context.req.raw.signal)
    return await readTranslation(deps, ownerId, id)
  })
  answerPublicCall(app, cancelTranslation, admit, async ({ id }, context) => {
    const { id: ownerId } = context.get('visitor')
    await findTranslation(deps, ownerId, id)
    await cancelTask(deps, ownerId, id)
    return await readTranslation(deps, ownerId, id)
  })
  addFile(app, deps, admit, { call: getTranslatedPage, name: 'page' })
  addFile(app, deps, admit, { call: getTranslatedOverlay, name: 'overlay' })
}

async function order(deps: Deps, context: AppContext, upload: Upload): Promise<Response> {
  const { seriesId, name = upload.name ?? 'image', ...options } = checkParameters(orderSchema, upload.parameters)
  const visitor = context.get('visitor')
  const asked = { call: orderTranslation.path, parameters: { seriesId, name, ...options }, path: upload.path }
  const { id } = await runOnce(deps, context, asked, async () => {
    const kept = await keepImage(deps, visitor, async (path) => {
      await rename(upload.path, path)
      return { name }
    })
    const { row, isNew } = await submitTask(deps, visitor, { imageId: kept.id, options, seriesId }).catch(
      async (error: unknown) => {
        await dropImages(deps, [kept])
        throw error
      },
    )
    // The earlier order has an image of its own.
    if (!isNew) await dropImages(deps, [kept])
    return { kind: 'translation', id: row.task.id }
  })
  const row = await findTranslation(deps, visitor.id, id)
  context.header('Location', `${publicApiPath}/translations/${id}`)
  return context.json(await describeTranslation(deps, row), hasEnded(row.task) ? 200 : 202)
}

interface ServedFile {
  readonly call: typeof getTranslatedPage
  readonly name: 'page' | 'overlay'
}

function addFile(app: Hono<AppEnv>, deps: Deps, admit: Admit, { call, name }: ServedFile): void {
  app.get(routeOf(call), admit(call.scope), async (context) => {
    const { id } = await readPublicParameters(call, context)
    const { task, result } = await findTranslation(deps, context.get('visitor').id, id)
    if (result === null) throw new ProductError('translationUnfinished')
    const { stream, bytes, format } = await openTaskFile(deps, task.id, name)
    const headers = { 'content-type': types[format], 'content-length': String(bytes), 'cache-control': 'no-store' }
    if (context.req.method !== 'HEAD') return streamResponse(context, stream, headers)
    // Nobody would read the file to its end, and with that close it.
    stream.destroy()
    return context.body(null, 200, headers)
  })
}
