import { downloadImagesZip } from '@fukidashi/contract/image-calls'
import { limits } from '@fukidashi/contract/limits'
import { translationOrderSchema } from '@fukidashi/contract/option-schemas'
import {
  editResult as editResultCall,
  handInWords as handInWordsCall,
  translateRegion as translateRegionCall,
} from '@fukidashi/contract/result-calls'
import {
  cancelTranslateTask,
  getTranslateResult,
  submitTranslateTask,
  translateImage as translateImageCall,
} from '@fukidashi/contract/translation-calls'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { refuseTooLong } from '../../services/images/read-form-file.ts'
import { bodyOf, receiveBody } from '../../services/images/receive-body.ts'
import { handInWords } from '../../services/tasks/await-words.ts'
import { editResult } from '../../services/tasks/edit-result.ts'
import { cancelTask } from '../../services/tasks/end-task.ts'
import { describeTask } from '../../services/tasks/read-task.ts'
import { translateRegion } from '../../services/tasks/translate-region.ts'
import { submitTask } from '../../services/tasks/submit-task.ts'
import { translateImage } from '../../services/tasks/translate-image.ts'
import { waitForChange } from '../../services/tasks/wait-for-task.ts'
import { zipResults } from '../../services/tasks/zip-results.ts'
import {
  answerCall,
  checkId,
  checkParameters,
  readJson,
  readParameters,
  streamResponse,
  succeed,
} from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'
import { limitRate } from '../limit-rate.ts'

/** Translations are ordered, followed, cancelled and fetched. */
export function addTaskRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify } = deps.secrets
  answerCall(app, submitTranslateTask, verify, async ({ imageId, seriesId, ...options }, context) => {
    const visitor = context.get('visitor')
    const { row } = await submitTask(deps, visitor, { imageId: checkId(imageId), options, seriesId })
    return await describeTask(deps, row)
  })
  answerCall(app, getTranslateResult, verify, async ({ taskId, waitMs = 0 }, context) => {
    const task = { ownerId: context.get('visitor').id, taskId: checkId(taskId) }
    return await waitForChange(deps, task, waitMs, context.req.raw.signal)
  })
  answerCall(app, cancelTranslateTask, verify, async ({ taskId }, context) => {
    return await cancelTask(deps, context.get('visitor').id, checkId(taskId))
  })
  answerCall(app, handInWordsCall, verify, async ({ taskId, words }, context) => {
    return await handInWords(deps, context.get('visitor').id, { taskId: checkId(taskId), words })
  })
  answerCall(app, editResultCall, verify, async ({ taskId, ...edit }, context) => {
    return await editResult(deps, context.get('visitor').id, { taskId: checkId(taskId), ...edit })
  })
  app.use(translateRegionCall.path, limitRate(deps, { kind: 'again', perMinute: limits.words.againPerMinute }))
  answerCall(app, translateRegionCall, verify, async ({ taskId, ...order }, context) => {
    return await translateRegion(deps, context.get('visitor'), { taskId: checkId(taskId), ...order })
  })
  addImageTranslation(app, deps)
  addZip(app, deps)
}

function addImageTranslation(app: Hono<AppEnv>, deps: Deps): void {
  app.post(
    translateImageCall.path,
    limitRate(deps, { kind: 'uploads', perMinute: deps.settings.uploadsPerMinute }),
    async (context) => {
      const parameters = await readParameters(translateImageCall, context, deps.secrets.verify)
      const { seriesId, ...options } = checkParameters(translationOrderSchema, parameters)
      const request = context.req.raw
      const receive = async (path: string) => {
        refuseTooLong(request, limits.image.maxBytes)
        await receiveBody(bodyOf(request), path, limits.image.maxBytes)
        return { name: 'image' }
      }
      const order = { options, seriesId }
      return succeed(context, await translateImage(deps, context.get('visitor'), order, receive, request.signal))
    },
  )
}

function addZip(app: Hono<AppEnv>, deps: Deps): void {
  app.post(downloadImagesZip.path, async (context) => {
    const { taskIds } = checkParameters(downloadImagesZip.request, await readJson(context, downloadImagesZip.limits))
    const zip = await zipResults(deps, context.get('visitor').id, taskIds.map(checkId))
    return streamResponse(context, zip, {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="fukidashi.zip"',
      'cache-control': 'no-store',
    })
  })
}
