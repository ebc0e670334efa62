import { and, count, eq, inArray, isNull, or } from 'drizzle-orm'
import { batches, batchPages } from '../../db/api-schema.ts'
import type { Transaction } from '../../db/database.ts'
import { tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { queueEvent } from '../webhooks/queue-event.ts'

type SettlingDeps = Pick<Deps, 'queue' | 'clock'>

/** Notes with the transaction in which a task ended that its batches have ended, if it was the last of them, and tells webhooks. */
export async function settleBatchesOf(deps: SettlingDeps, transaction: Transaction, taskId: string): Promise<void> {
  const holding = await transaction
    .selectDistinct({ batchId: batchPages.batchId })
    .from(batchPages)
    .where(eq(batchPages.taskId, taskId))
    // Two tasks at the same moment lock the batches of both in one order.
    .orderBy(batchPages.batchId)
  for (const { batchId } of holding) await settleBatch(deps, transaction, batchId)
}

/** Notes that a batch has ended, once none of its pages is open, and tells webhooks. Doing it again changes nothing. */
export async function settleBatch(deps: SettlingDeps, transaction: Transaction, batchId: string): Promise<void> {
  // Of two pages that end at the same moment, each would see the other as open.
  const [batch] = await transaction.select().from(batches).where(eq(batches.id, batchId)).for('update')
  if (batch === undefined || batch.endedAt !== null || batch.archiveKey !== null) return
  const isOpen = inArray(tasks.status, ['queued', 'processing', 'awaitingWords'])
  const [open] = await transaction
    .select({ pages: count() })
    .from(batchPages)
    .leftJoin(tasks, eq(tasks.id, batchPages.taskId))
    .where(and(eq(batchPages.batchId, batchId), isNull(batchPages.errorKey), or(isNull(batchPages.taskId), isOpen)))
  if (open!.pages > 0) return
  await transaction.update(batches).set({ endedAt: deps.clock.now() }).where(eq(batches.id, batchId))
  await queueEvent(deps, transaction, { type: 'batch.ended', accountId: batch.ownerId, subjectId: batchId })
}
