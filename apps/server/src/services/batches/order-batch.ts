import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { batches, batchPages } from '../../db/api-schema.ts'
import type { Deps } from '../../deps.ts'
import { checkOffer } from '../offers/check-offer.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'
import { openArchive } from './open-archive.ts'

/** An archive that came in, and what is to become of its pages. */
export interface BatchOrder {
  /** Of its file, which is taken over. */
  readonly path: string
  readonly options: TranslationOptions
  readonly seriesId?: string | undefined
  readonly apiKeyId: string
}

/** So many rows are written at once. */
const rowsAtOnce = 100

/**
 * Takes an archive in whose pages are ordered one by one from the queue; returns the batch's id. Throws a ProductError: what
 * `openArchive` and `checkOffer` throw, or `tooManyPagesWaiting` while earlier archives of the account wait.
 */
export async function orderBatch(
  deps: Pick<Deps, 'database' | 'blobs' | 'clock' | 'settings' | 'queue'>,
  visitor: Visitor,
  { path, options, seriesId, apiKeyId }: BatchOrder,
): Promise<string> {
  checkOffer(deps.settings, entitlementsOf(deps.settings, visitor), options)
  const { db } = deps.database
  const isWaiting = and(eq(batches.ownerId, visitor.id), isNotNull(batches.archiveKey))
  const [waiting] = await db.select({ batches: count() }).from(batches).where(isWaiting)
  if (waiting!.batches >= limits.api.batch.maxWaiting) throw new ProductError('tooManyPagesWaiting')
  const archive = await openArchive(path)
  archive.close()
  const archiveKey = await deps.blobs.adopt(path)
  const id = randomUUID()
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + limits.image.lifetimeMs)
  const batch = {
    id,
    ownerId: visitor.id,
    apiKeyId,
    seriesId: seriesId ?? id,
    options,
    archiveKey,
    createdAt,
    expiresAt,
  }
  const pages = archive.pages.map((page, position) => ({ batchId: id, position, ...page }))
  try {
    await db.transaction(async (transaction) => {
      await transaction.insert(batches).values(batch)
      for (let start = 0; start < pages.length; start += rowsAtOnce)
        await transaction.insert(batchPages).values(pages.slice(start, start + rowsAtOnce))
      await deps.queue.unpacking.add(transaction, id)
    })
  } catch (error) {
    await deps.blobs.remove([archiveKey])
    throw error
  }
  return id
}
