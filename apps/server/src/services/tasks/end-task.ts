import type { ErrorKey } from '@fukidashi/contract/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { tasks } from '../../db/schema.ts'
import { returnCredit } from '../credits/spend-credit.ts'

type EndingDeps = Pick<Deps, 'database' | 'clock' | 'changes' | 'metrics'>

/** How a task ends without a result. */
export interface TaskEnd {
  readonly status: 'failed' | 'cancelled'
  readonly errorKey?: ErrorKey
  /** The attempt that ends with it; whichever is under way when undefined. */
  readonly attempt?: number
}

/** Ends a task without a result and gives its credit back. Returns whether it was still open, and with that attempt. */
export async function endTask(deps: EndingDeps, taskId: string, { attempt, ...end }: TaskEnd): Promise<boolean> {
  const now = deps.clock.now()
  const isMeant = attempt === undefined ? undefined : eq(tasks.attempt, attempt)
  const ended = await deps.database.db.transaction(async (transaction) => {
    const [task] = await transaction
      .update(tasks)
      .set({ ...end, stage: null, finishedAt: now })
      .where(and(eq(tasks.id, taskId), inArray(tasks.status, ['queued', 'running']), isMeant))
      .returning({ options: tasks.options })
    if (task !== undefined) await returnCredit(transaction, taskId, now)
    return task
  })
  if (ended === undefined) return false
  deps.metrics.endedTasks.inc({ status: end.status, engine: ended.options.translationModel })
  deps.changes.announce(taskId)
  deps.changes.announceQueue()
  return true
}
