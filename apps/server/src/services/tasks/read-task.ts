import { errors, ProductError } from '@fukidashi/contract/errors'
import { stageNames } from '@fukidashi/contract/stages'
import type { Task } from '@fukidashi/contract/translation-calls'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { pageStates, results, type TaskStatus, tasks } from '../../db/schema.ts'
import { resultUrls } from './open-result.ts'

type ReadingDeps = Pick<Deps, 'database' | 'clock' | 'queueOrder'>

/** A task and, once there is some, what came out of it. */
export interface TaskRow {
  readonly task: typeof tasks.$inferSelect
  readonly result: typeof results.$inferSelect | null
  /** What is kept to go on with its page. */
  readonly state: typeof pageStates.$inferSelect | null
}

/** Whether nothing will change any more. */
export function hasEnded({ status }: { readonly status: TaskStatus }): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** A task of an owner. Throws a ProductError `notFound` for one that is not there, has expired, or is somebody else's. */
export async function findTask(
  { database, clock }: Pick<ReadingDeps, 'database' | 'clock'>,
  ownerId: string,
  taskId: string,
): Promise<TaskRow> {
  const [row] = await database.db
    .select({ task: tasks, result: results, state: pageStates })
    .from(tasks)
    .leftJoin(results, eq(results.taskId, tasks.id))
    .leftJoin(pageStates, eq(pageStates.taskId, tasks.id))
    .where(and(eq(tasks.id, taskId), eq(tasks.ownerId, ownerId), gt(tasks.expiresAt, clock.now())))
  if (row === undefined) throw new ProductError('notFound', 'There is no such task.')
  return row
}

/** Where a task stands, as the calls answer it. Throws what `findTask` throws. */
export async function readTask(deps: ReadingDeps, ownerId: string, taskId: string): Promise<Task> {
  return await describeTask(deps, await findTask(deps, ownerId, taskId))
}

/** Whether regions of a finished page can be changed. Pages that came back as they were have nothing to change. */
export function isEditable({ outcome }: typeof results.$inferSelect, state: TaskRow['state']): boolean {
  return outcome === 'done' && state !== null
}

/** What came out of a page, as the calls answer it. */
export function describeResult(result: typeof results.$inferSelect, state: TaskRow['state']) {
  const { regions, revision, outcome, language, isLanguageSure, route } = result
  return {
    regions: [...regions],
    revision,
    isEditable: isEditable(result, state),
    outcome,
    ...(language !== null && { language }),
    isLanguageSure,
    route: [...route],
  }
}

/** A task as the calls answer it. */
export async function describeTask(
  { queueOrder }: Pick<ReadingDeps, 'queueOrder'>,
  { task, result, state }: TaskRow,
): Promise<Task> {
  const taskId = task.id
  switch (task.status) {
    case 'queued':
      return { taskId, status: 'queued', position: await queueOrder.placeOf(taskId) }
    case 'processing':
      return { taskId, status: 'processing', stage: task.stage ?? stageNames[0], progress: task.progress }
    case 'awaitingWords': {
      // They are written in one transaction.
      if (state?.awaited == null || task.wordsDueAt === null)
        throw new Error('A task waits for words and does not say which.')
      const { regions, ...about } = state.awaited
      const due = { translateTo: task.options.translateTo, wordsDueAt: task.wordsDueAt.toISOString() }
      return { taskId, status: 'awaitingWords', regions: [...regions], ...about, ...due }
    }
    case 'done': {
      // They are written in one transaction.
      if (result === null) throw new Error('A task is done and has no result.')
      return { taskId, status: 'done', ...resultUrls(result), ...describeResult(result, state) }
    }
    case 'failed': {
      const { code, message } = errors[task.errorKey ?? 'internal']
      return { taskId, status: 'failed', error: { code, message } }
    }
    case 'cancelled':
      return { taskId, status: 'cancelled' }
  }
}
