import { isServerEngine } from '@fukidashi/contract/engines'
import { ProductError } from '@fukidashi/contract/errors'
import type { TranslatedImage } from '@fukidashi/contract/translation-calls'
import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../deps.ts'
import { dropImages, keepImage, type ReceiveImage } from '../images/keep-image.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'
import { endTask } from './end-task.ts'
import { describeResult } from './read-task.ts'
import { submitTask, type TaskOrder } from './submit-task.ts'
import { waitForEnd } from './wait-for-task.ts'

/**
 * Upload, order and result in one: gives the page's regions and its overlay. When the signal aborts (the connection broke), the task is cancelled and
 * its credit given back, unless an earlier call had ordered the same. Throws a ProductError `pluginNeedsPlan` before the image
 * is read, and what keeping and ordering it throw.
 */
export async function translateImage(
  deps: Deps,
  visitor: Visitor,
  order: Omit<TaskOrder, 'imageId'>,
  receive: ReceiveImage,
  signal: AbortSignal,
): Promise<TranslatedImage> {
  if (!entitlementsOf(deps.settings, visitor).plugin) throw new ProductError('pluginNeedsPlan')
  if (!isServerEngine(order.options.translationModel))
    throw new ProductError(
      'requestInvalid',
      'This call cannot wait for words: order the page with submitTranslateTask.',
    )
  const image = await keepImage(deps, visitor, receive)
  const { row, isNew } = await orderImage(deps, visitor, { ...order, imageId: image.id }, signal).catch(
    async (error: unknown) => {
      await dropImages(deps, [image])
      throw error
    },
  )
  // The earlier order has an image of its own.
  if (!isNew) await dropImages(deps, [image])
  const taskId = row.task.id
  try {
    const { task, result, state } = await waitForEnd(deps, { ownerId: visitor.id, taskId }, signal)
    if (task.status === 'cancelled') throw new ProductError('cancelled')
    if (result === null) throw new ProductError(task.errorKey ?? 'internal')
    const about = { taskId, ...describeResult(result, state) }
    if (result.outcome !== 'done') return about
    const { stream } = await deps.blobs.open(result.overlayKey)
    return { ...about, overlay: (await buffer(stream)).toString('base64') }
  } catch (error) {
    if (signal.aborted && isNew) await endTask(deps, taskId, { status: 'cancelled' })
    throw error
  }
}

async function orderImage(deps: Deps, visitor: Visitor, order: TaskOrder, signal: AbortSignal) {
  signal.throwIfAborted()
  return await submitTask(deps, visitor, order)
}
