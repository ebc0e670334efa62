import { limits } from '@fukidashi/contract/limits'
import { getBatch, getBatchArchive, orderBatch as orderBatchCall } from '@fukidashi/contract/public-batch-calls'
import { publicApiPath } from '@fukidashi/contract/public-call'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { orderBatch } from '../../services/batches/order-batch.ts'
import { readBatch, zipBatch } from '../../services/batches/read-batch.ts'
import { checkParameters, streamResponse } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import {
  type Admit,
  answerPublicCall,
  readPublicParameters,
  resourceResponse,
  routeOf,
} from '../public/answer-public-call.ts'
import { receiveUpload, runOnce, type Upload } from '../public/receive-upload.ts'

const archive = { maxBytes: limits.api.batch.maxBytes, tooLarge: 'archiveTooLarge' } as const
const orderSchema = orderBatchCall.request.omit({ archive: true })

/** Studios order all pages of an archive at once. */
export function addPublicBatchRoutes(app: Hono<AppEnv>, deps: Deps, admit: Admit): void {
  app.post(routeOf(orderBatchCall), admit(orderBatchCall.scope), async (context) => {
    return await receiveUpload(deps, context, archive, async (upload) => await order(deps, context, upload))
  })
  answerPublicCall(
    app,
    getBatch,
    admit,
    async ({ id }, context) => await readBatch(deps, context.get('visitor').id, id),
  )
  app.get(routeOf(getBatchArchive), admit(getBatchArchive.scope), async (context) => {
    const { id } = await readPublicParameters(getBatchArchive, context)
    const zip = await zipBatch(deps, context.get('visitor').id, id)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="fukidashi.zip"',
      'cache-control': 'no-store',
    }
    if (context.req.method !== 'HEAD') return streamResponse(context, zip, headers)
    zip.destroy()
    return context.body(null, 200, headers)
  })
}

async function order(deps: Deps, context: AppContext, { path, parameters }: Upload): Promise<Response> {
  const { seriesId, ...options } = checkParameters(orderSchema, parameters)
  const visitor = context.get('visitor')
  const asked = { call: orderBatchCall.path, parameters: { seriesId, ...options }, path }
  const { id } = await runOnce(deps, context, asked, async () => {
    const id = await orderBatch(deps, visitor, { path, options, seriesId, apiKeyId: visitor.apiKeyId! })
    return { kind: 'batch', id }
  })
  context.header('Location', `${publicApiPath}/translations/batch/${id}`)
  return resourceResponse(context, orderBatchCall, await readBatch(deps, visitor.id, id))
}
