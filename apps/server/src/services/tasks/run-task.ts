import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import type { PageResult, WaitingPage } from '@fukidashi/pipeline/page-result'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Deps, WorkerDeps } from '../../deps.ts'
import { pageStates, tasks } from '../../db/schema.ts'
import type { TaskTurn } from '../../jobs/task-queue.ts'
import { findFault } from '../../observing/find-fault.ts'
import { joinSeries } from '../series/join-series.ts'
import { recallLanguage } from '../series/series-languages.ts'
import { keepWaitingPage } from './await-words.ts'
import { endTask } from './end-task.ts'
import { followTask } from './follow-task.ts'
import { keepResult } from './keep-result.ts'
import { readKeptPage, readPageSource } from './page-states.ts'

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
 * Translates a task's page, or as much of it as there are words for. Returns when the task has ended, by whatever end; throws when it is to be tried again. A task that
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
    const page = await work(deps, task, follower)
    if ('toTranslate' in page) await keepWaitingPage(deps, task, page)
    else await keepResult(deps, task, page)
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

async function work(
  deps: WorkerDeps,
  task: Task,
  controls: ReturnType<typeof followTask>,
): Promise<PageResult | WaitingPage> {
  const { database, blobs, translator } = deps
  const source = await readPageSource(deps, task)
  if (task.words !== null) {
    const [files] = await database.db.select().from(pageStates).where(eq(pageStates.taskId, task.id))
    if (files === undefined) throw new ProductError('notFound', 'The state of the page is gone.')
    const { state } = await readKeptPage(blobs, files)
    return await translator.letter(source, { state, words: task.words }, { ...controls, keepsPage: true })
  }
  const seriesLanguage = await findSeriesLanguage(deps, task)
  const page = { ...source, options: { ...source.options, ...(seriesLanguage && { seriesLanguage }) } }
  if (page.options.engine === undefined) return await translator.read(page, controls)
  const series = joinSeries(deps, task)
  try {
    const named = { ...controls, keepsPage: true, ...(series && { names: series.names }) }
    const result = await translator.translate(page, named)
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
