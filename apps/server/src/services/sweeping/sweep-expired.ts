import { limits } from '@fukidashi/contract/limits'
import { and, eq, inArray, like, lte } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { creditGrants, images, results, seriesLanguages, seriesNames, tasks } from '../../db/schema.ts'

type SweepingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'logger'>

const batch = 200
/** What no row knows of (a process died between file and row) is older than anything that a row may know of. */
const strayMs = limits.image.lifetimeMs + 60 * 60 * 1000
/** How long it is remembered that an address has had its translations of a day. */
const addressMs = 2 * 24 * 60 * 60 * 1000

/** What a sweep took away. */
export interface Sweep {
  readonly images: number
  readonly strays: number
}

/**
 * Deletes images whose time is over, with their tasks and results, first the bytes and then the rows: whatever stops it half
 * way, the next sweep finds the rest. Names and languages of series and addresses of past days go too.
 */
export async function sweepExpired(deps: SweepingDeps): Promise<Sweep> {
  const now = deps.clock.now()
  let swept = 0
  for (;;) {
    const count = await sweepBatch(deps, now)
    swept += count
    if (count < batch) break
  }
  const strays = await deps.blobs.removeOlderThan(new Date(now.getTime() - strayMs))
  await deps.database.db.delete(seriesNames).where(lte(seriesNames.expiresAt, now))
  await deps.database.db.delete(seriesLanguages).where(lte(seriesLanguages.expiresAt, now))
  await deps.database.db
    .delete(creditGrants)
    .where(
      and(like(creditGrants.holder, 'address:%'), lte(creditGrants.expiresAt, new Date(now.getTime() - addressMs))),
    )
  if (swept + strays > 0) deps.logger.info({ images: swept, strays }, 'swept what had expired')
  return { images: swept, strays }
}

async function sweepBatch({ database, blobs }: SweepingDeps, now: Date): Promise<number> {
  const expired = await database.db
    .select({ id: images.id, blobKey: images.blobKey })
    .from(images)
    .where(lte(images.expiresAt, now))
    .limit(batch)
  if (expired.length === 0) return 0
  const ids = expired.map(({ id }) => id)
  const files = await database.db
    .select({ pageKey: results.pageKey, overlayKey: results.overlayKey })
    .from(results)
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .where(inArray(tasks.imageId, ids))
  await blobs.remove([
    ...expired.map(({ blobKey }) => blobKey),
    ...files.flatMap(({ pageKey, overlayKey }) => [pageKey, overlayKey]),
  ])
  await database.db.delete(images).where(inArray(images.id, ids))
  return expired.length
}
