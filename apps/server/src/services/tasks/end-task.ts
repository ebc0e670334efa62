import type { ErrorKey } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { Task } from '@fukidashi/contract/translation-calls'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { tasks } from '../../db/schema.ts'
import { returnCredit } from '../credits/spend-credit.ts'
import { readTask } from './read-task.ts'
import { tellStudio } from './tell-studio.ts'

type EndingDeps = Pick<Deps, 'database' | 'clock' | 'changes' | 'metrics' | 'queue'>

/** How a task ends without a result. */
export interface TaskEnd {
  readonly status: 'failed' | 'cancelled'
  readonly errorKey?: ErrorKey
  /** The attempt that ends with it; whichever is under way when undefined. */
  readonly attempt?: number
  /** Ends a task only if the time for its words is over. */
  readonly isOverdue?: boolean
  /** Ends a task of this owner alone, and none that has expired. */
  readonly ownerId?: string
}

/**
 * Ends a task without a result and gives its credit back, unless the page has cost so much work that it could be repeated for
 * nothing: one over its budget, and one that is cancelled late. Returns whether it was still open, and the one that was meant.
 */
export async function endTask(
  deps: EndingDeps,
  taskId: string,
  { attempt, ownerId, isOverdue = false, ...end }: TaskEnd,
): Promise<boolean> {
  const now = deps.clock.now()
  const isMeant = and(
    attempt === undefined ? undefined : eq(tasks.attempt, attempt),
    isOverdue ? and(eq(tasks.status, 'awaitingWords'), lte(tasks.wordsDueAt, now)) : undefined,
    ownerId === undefined ? undefined : and(eq(tasks.ownerId, ownerId), gt(tasks.expiresAt, now)),
  )
  const ended = await deps.database.db.transaction(async (transaction) => {
    const [task] = await transaction
      .update(tasks)
      .set({ ...end, stage: null, wordsDueAt: null, finishedAt: now })
      .where(and(eq(tasks.id, taskId), inArray(tasks.status, ['queued', 'processing', 'awaitingWords']), isMeant))
      .returning()
    if (task === undefined) return undefined
    if (!hasCost(end, task.startedAt, now)) await returnCredit(transaction, taskId, now)
    await tellStudio(deps, transaction, task)
    return task
  })
  if (ended === undefined) return false
  deps.metrics.endedTasks.inc({ status: end.status, engine: ended.options.translationModel })
  deps.changes.announce(taskId)
  deps.changes.announceQueue()
  return true
}

/** Ends the tasks whose words did not come in time, which gives their credits back; returns how many there were. */
export async function endOverdueTasks(deps: EndingDeps): Promise<number> {
  const overdue = await deps.database.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.status, 'awaitingWords'), lte(tasks.wordsDueAt, deps.clock.now())))
    .limit(200)
  let ended = 0
  for (const { id } of overdue)
    if (await endTask(deps, id, { status: 'failed', errorKey: 'wordsOverdue', isOverdue: true })) ended += 1
  return ended
}

/**
 * Cancels a task that has not ended, which whoever works on it hears of, and says where it stands. Throws a ProductError
 * `notFound` for one that is not there, has expired, or is somebody else's.
 */
export async function cancelTask(
  deps: EndingDeps & Pick<Deps, 'queueOrder'>,
  ownerId: string,
  taskId: string,
): Promise<Task> {
  const isCancelled = await endTask(deps, taskId, { status: 'cancelled', ownerId })
  return isCancelled ? { taskId, status: 'cancelled' } : await readTask(deps, ownerId, taskId)
}

function hasCost({ status, errorKey }: TaskEnd, startedAt: Date | null, now: Date): boolean {
  const workedMs = startedAt === null ? 0 : now.getTime() - startedAt.getTime()
  return errorKey === 'pageOverBudget' || (status === 'cancelled' && workedMs > limits.page.refundableMs)
}
