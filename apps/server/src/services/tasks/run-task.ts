import { isServerEngine } from '@fukidashi/contract/engines'
import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { PageOptions } from '@fukidashi/pipeline/page'
import type { PageResult } from '@fukidashi/pipeline/page-result'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Deps, WorkerDeps } from '../../deps.ts'
import { images, tasks } from '../../db/schema.ts'
import type { TaskTurn } from '../../jobs/task-queue.ts'
import { findFault } from '../../observing/find-fault.ts'
import { joinSeries } from '../series/join-series.ts'
import { recallLanguage } from '../series/series-languages.ts'
import { endTask } from './end-task.ts'
import { followTask } from './follow-task.ts'
import { keepResult } from './keep-result.ts'

type Task = typeof tasks.$inferSelect

/** Failures that another try may not meet. */
const passing: ReadonlySet<ErrorKey> = new Set([
  'engineRateLimited',
  'engineTimedOut',
  'engineUnreachable',
  'engineReplyInvalid',
  'internal',
])

/**
 * Translates a task's page. Returns when the task has ended, by whatever end; throws when it is to be tried again. A task that
 * was cancelled, has expired or is done already costs nothing.
 */
export async function runTask(deps: WorkerDeps, turn: TaskTurn): Promise<void> {
  const task = await claim(deps, turn.taskId)
  if (task === undefined) return
  const stopFollowing = new AbortController()
  deps.metrics.pagesAtWork.inc()
  const startMs = performance.now()
  try {
    const follower = followTask(deps, task, AbortSignal.any([turn.signal, stopFollowing.signal]))
    const result = await translate(deps, task, follower)
    await keepResult(deps, task, result)
    deps.metrics.pageSeconds.observe({ engine: task.options.translationModel }, (performance.now() - startMs) / 1000)
  } catch (error) {
    await settle(deps, task, turn.signal, error)
  } finally {
    stopFollowing.abort()
    deps.metrics.pagesAtWork.dec()
  }
}

async function claim({ database, clock, changes }: Deps, taskId: string): Promise<Task | undefined> {
  const now = clock.now()
  const [task] = await database.db
    .update(tasks)
    .set({ status: 'processing', stage: null, progress: 0, attempt: sql`${tasks.attempt} + 1`, startedAt: now })
    .where(and(eq(tasks.id, taskId), inArray(tasks.status, ['queued', 'processing']), gt(tasks.expiresAt, now)))
    .returning()
  if (task !== undefined) {
    changes.announce(taskId)
    changes.announceQueue()
  }
  return task
}

async function translate(
  deps: WorkerDeps,
  task: Task,
  { signal, onProgress }: ReturnType<typeof followTask>,
): Promise<PageResult> {
  const { database, blobs, translator } = deps
  const [image] = await database.db.select().from(images).where(eq(images.id, task.imageId))
  if (image === undefined) throw new ProductError('notFound', 'The image has expired.')
  const bytes = await blobs.read(image.blobKey)
  const seriesLanguage = await findSeriesLanguage(deps, task)
  const options = { ...toPageOptions(task.options), ...(seriesLanguage && { seriesLanguage }) }
  const page = { name: image.name, bytes: new Uint8Array(bytes), options }
  const series = joinSeries(deps, task)
  try {
    const result = await translator.translate(page, { signal, onProgress, ...(series && { names: series.names }) })
    await series?.kept()
    return result
  } finally {
    series?.leave()
  }
}

// What the pages around it are in decides where a page leaves its language open.
async function findSeriesLanguage({ database, clock }: Deps, { ownerId, seriesId, options }: Task) {
  if (seriesId === null || options.translateFrom !== undefined) return undefined
  return await recallLanguage(database.db, { ownerId, seriesId }, clock.now())
}

function toPageOptions({
  translateFrom: from,
  translateTo: to,
  translationModel: engine,
  detectionModel: detector,
  fontStyle,
  honorifics,
}: TranslationOptions): PageOptions {
  const wishes = { ...(from && { from }), ...(honorifics && { honorifics }), ...(isServerEngine(engine) && { engine }) }
  return { ...wishes, to, detector, fontStyle, upperCase: false, glossary: {} }
}

const partOf = { worker: 'worker', storageUnavailable: 'storage', databaseUnavailable: 'database' } as const

// Who took the task away knows what becomes of it; everything else either ends it or waits for the next turn.
async function settle(deps: Deps, task: Task, lost: AbortSignal, error: unknown): Promise<void> {
  const key = error instanceof ProductError ? error.key : 'internal'
  const isLost = lost.aborted || deps.changes.isStopped()
  const fault = key === 'internal' ? (findFault(error) ?? 'worker') : undefined
  if (!isLost && fault !== undefined) deps.metrics.faults.inc({ part: partOf[fault] })
  if (!isLost && !passing.has(key)) {
    deps.logger.warn({ taskId: task.id, err: error }, 'a page failed')
    await endTask(deps, task.id, { status: 'failed', errorKey: key, attempt: task.attempt })
    return
  }
  const [open] = await deps.database.db
    .update(tasks)
    .set({ status: 'queued', stage: null, progress: 0, startedAt: null, ...(!isLost && { errorKey: key }) })
    .where(and(eq(tasks.id, task.id), eq(tasks.status, 'processing'), eq(tasks.attempt, task.attempt)))
    .returning({ id: tasks.id })
  if (open === undefined) return
  deps.changes.announce(task.id)
  deps.logger.warn({ taskId: task.id, err: error, attempt: task.attempt }, 'a page will be tried again')
  throw error
}
