import { ProductError } from '@fukidashi/contract/errors'
import type { Batch, BatchPageStatus } from '@fukidashi/contract/public-batch-calls'
import { and, eq, gt } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import { batches, batchPages } from '../../db/api-schema.ts'
import { results, type TaskStatus, tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { describeFailure } from '../tasks/read-translation.ts'
import { zipPages } from '../tasks/zip-results.ts'

type ReadingDeps = Pick<Deps, 'database' | 'clock'>

/** A batch of an account as the public API answers it. Throws a ProductError `notFound`. */
export async function readBatch(deps: ReadingDeps, accountId: string, id: string): Promise<Batch> {
  const batch = await findBatch(deps, accountId, id)
  const rows = await deps.database.db
    .select({ page: batchPages, status: tasks.status, taskError: tasks.errorKey })
    .from(batchPages)
    .leftJoin(tasks, eq(tasks.id, batchPages.taskId))
    .where(eq(batchPages.batchId, id))
    .orderBy(batchPages.position)
  const pages = rows.map(({ page, status, taskError }) => {
    const pageStatus = statusOf(page, status)
    const errorKey = page.errorKey ?? (pageStatus === 'failed' ? (taskError ?? 'internal') : null)
    return {
      name: page.name,
      status: pageStatus,
      ...(page.taskId !== null && { translationId: page.taskId }),
      ...(errorKey !== null && { error: describeFailure(errorKey) }),
    }
  })
  const countOf = (...statuses: readonly BatchPageStatus[]): number =>
    pages.filter(({ status }) => statuses.includes(status)).length
  return {
    id,
    status: batch.endedAt === null ? 'processing' : 'ended',
    createdAt: batch.createdAt.toISOString(),
    endedAt: batch.endedAt?.toISOString() ?? null,
    expiresAt: batch.expiresAt.toISOString(),
    counts: {
      pages: pages.length,
      done: countOf('done'),
      failed: countOf('refused', 'failed', 'cancelled'),
      open: countOf('waiting', 'queued', 'processing'),
    },
    pages,
  }
}

/**
 * The finished pages of a batch as a zip, under their paths in its archive. Throws a ProductError `notFound`, or
 * `translationUnfinished` before it has ended, or when no page is done.
 */
export async function zipBatch(deps: Parameters<typeof zipPages>[0], accountId: string, id: string): Promise<Readable> {
  const { endedAt } = await findBatch(deps, accountId, id)
  if (endedAt === null) throw new ProductError('translationUnfinished')
  const pages = await deps.database.db
    .select({ taskId: results.taskId, name: batchPages.name, format: results.format })
    .from(batchPages)
    .innerJoin(results, eq(results.taskId, batchPages.taskId))
    .where(and(eq(batchPages.batchId, id), gt(results.expiresAt, deps.clock.now())))
    .orderBy(batchPages.position)
  if (pages.length === 0) throw new ProductError('translationUnfinished')
  return zipPages(deps, pages)
}

async function findBatch({ database, clock }: ReadingDeps, accountId: string, id: string) {
  const [batch] = await database.db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.ownerId, accountId), gt(batches.expiresAt, clock.now())))
  if (batch === undefined) throw new ProductError('notFound', 'There is no such batch.')
  return batch
}

function statusOf({ taskId, errorKey }: typeof batchPages.$inferSelect, status: TaskStatus | null): BatchPageStatus {
  if (errorKey !== null) return 'refused'
  if (taskId === null) return 'waiting'
  // The pages of a batch are translated by the server, and a task that is gone has expired.
  if (status === null) return 'failed'
  return status === 'awaitingWords' ? 'processing' : status
}
