import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { batches, batchPages } from '../../db/api-schema.ts'
import type { Deps } from '../../deps.ts'
import { findFault } from '../../observing/find-fault.ts'
import { findKeyVisitor } from '../api-keys/find-key-visitor.ts'
import { dropImages, keepImage } from '../images/keep-image.ts'
import { receiveBody } from '../images/receive-body.ts'
import { submitTask } from '../tasks/submit-task.ts'
import type { Visitor } from '../visitor.ts'
import { type Archive, openArchive } from './open-archive.ts'
import { settleBatch } from './settle-batch.ts'

type UnpackingDeps = Pick<
  Deps,
  'database' | 'blobs' | 'clock' | 'metrics' | 'settings' | 'secrets' | 'queue' | 'logger' | 'changes'
>
type Batch = typeof batches.$inferSelect
type BatchPage = typeof batchPages.$inferSelect

/** Failures that are not the page's, and that another try may not meet. */
const passing: ReadonlySet<ErrorKey> = new Set(['internal', 'serverBusy', 'storageUnavailable', 'databaseUnavailable'])

/**
 * Orders the pages of a batch one by one; each that cannot be taken is noted with its reason, and the others go on. A process that
 * dies leaves the rest to the next try: what is ordered already is not ordered again, and not charged. Throws when it is to be
 * tried again.
 */
export async function unpackBatch(deps: UnpackingDeps, batchId: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps
  const isOpen = and(eq(batches.id, batchId), gt(batches.expiresAt, clock.now()))
  const [batch] = await database.db.select().from(batches).where(isOpen)
  if (batch === undefined || batch.archiveKey === null) return
  const visitor = await findKeyVisitor(deps, { id: batch.apiKeyId, accountId: batch.ownerId })
  if (visitor === undefined) return
  const path = await deps.blobs.createIncomingPath()
  try {
    const { stream } = await deps.blobs.open(batch.archiveKey)
    await pipeline(stream, createWriteStream(path), { signal })
    const archive = await openArchive(path)
    try {
      await orderPages(deps, { batch, visitor, archive }, signal)
    } finally {
      archive.close()
    }
  } finally {
    await rm(path, { force: true })
  }
  await finish(deps, batch)
}

/** Notes the pages of a batch as failed that could not be ordered after all tries. */
export async function giveUpUnpacking(deps: UnpackingDeps, batchId: string): Promise<void> {
  const [batch] = await deps.database.db.select().from(batches).where(eq(batches.id, batchId))
  if (batch === undefined || batch.archiveKey === null) return
  deps.logger.error({ batchId }, 'a batch could not be unpacked after all its tries')
  await deps.database.db
    .update(batchPages)
    .set({ errorKey: 'internal' })
    .where(and(eq(batchPages.batchId, batchId), isNull(batchPages.taskId), isNull(batchPages.errorKey)))
  await finish(deps, batch)
}

interface Unpacking {
  readonly batch: Batch
  readonly visitor: Visitor
  readonly archive: Archive
}

async function orderPages(deps: UnpackingDeps, unpacking: Unpacking, signal: AbortSignal): Promise<void> {
  const { db } = deps.database
  const pages = await db
    .select()
    .from(batchPages)
    .where(and(eq(batchPages.batchId, unpacking.batch.id), isNull(batchPages.taskId), isNull(batchPages.errorKey)))
    .orderBy(batchPages.position)
  for (const page of pages) {
    signal.throwIfAborted()
    const taken = await orderPage(deps, unpacking, page)
    await db
      .update(batchPages)
      .set(taken)
      .where(and(eq(batchPages.batchId, page.batchId), eq(batchPages.position, page.position)))
  }
}

async function orderPage(
  deps: UnpackingDeps,
  { batch, visitor, archive }: Unpacking,
  page: BatchPage,
): Promise<{ taskId: string } | { errorKey: ErrorKey }> {
  try {
    const image = await keepImage(deps, visitor, async (path) => {
      await unpack(archive, page.entry, path)
      return { name: page.name }
    })
    const order = { imageId: image.id, options: batch.options, seriesId: batch.seriesId }
    const { row, isNew } = await submitTask(deps, visitor, order).catch(async (error: unknown) => {
      await dropImages(deps, [image])
      throw error
    })
    // The earlier order has an image of its own.
    if (!isNew) await dropImages(deps, [image])
    return { taskId: row.task.id }
  } catch (error) {
    if (!(error instanceof ProductError) || passing.has(error.key)) throw error
    return { errorKey: error.key }
  }
}

// Damage shows while an entry is unpacked; faults of the disk are no damage.
async function unpack(archive: Archive, entry: number, path: string): Promise<void> {
  try {
    await receiveBody(await archive.read(entry), path, limits.image.maxBytes)
  } catch (cause) {
    if (cause instanceof ProductError || findFault(cause) !== undefined) throw cause
    throw new ProductError('imageUnreadable', undefined, { cause })
  }
}

async function finish({ blobs, ...deps }: UnpackingDeps, { id, archiveKey }: Batch): Promise<void> {
  await deps.database.db.transaction(async (transaction) => {
    await transaction.update(batches).set({ archiveKey: null }).where(eq(batches.id, id))
    await settleBatch(deps, transaction, id)
  })
  if (archiveKey !== null) await blobs.remove([archiveKey])
}
