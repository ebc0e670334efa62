import { limits } from '@fukidashi/contract/limits'
import { and, eq, inArray, isNotNull, like, lte, sql } from 'drizzle-orm'
import { batches, idempotencyKeys, webhookDeliveries, webhooks } from '../../db/api-schema.ts'
import { attempts, captchas, extensionCodes, mailLinks, mails, sessions } from '../../db/account-schema.ts'
import {
  consentLog,
  creditGrants,
  images,
  newsAddresses,
  pageStates,
  rateLimits,
  results,
  seriesLanguages,
  seriesNames,
  tasks,
  trackingEvents,
} from '../../db/schema.ts'
import { paymentEvents } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'

type SweepingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'logger'>

/** Any number that nothing else in the database locks. */
const sweepLock = 7_306_651_118

/** Sweeps now and then; returns the end of it, which waits for a sweep that is at work. */
export function startSweeper(deps: SweepingDeps, everyMs: number): () => Promise<void> {
  let atWork: Promise<unknown> = Promise.resolve()
  const sweep = (): void => {
    atWork = sweepAlone(deps).catch((error: unknown) => deps.logger.error({ err: error }, 'the sweep failed'))
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  return async () => {
    clearInterval(timer)
    await atWork
  }
}

/** Sweeps unless another process is doing so; then there is nothing to do, and nothing is returned. */
export async function sweepAlone(deps: SweepingDeps): Promise<Sweep | undefined> {
  // The embedded database belongs to this process, and a transaction would keep its only session from the sweep.
  if (deps.database.kind === 'embedded') return await sweepExpired(deps)
  return await deps.database.db.transaction(async (transaction) => {
    // Of the transaction rather than of the session, so that it works through a pooler too.
    const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(${sweepLock}) as "isAlone"`)
    return rows[0]!['isAlone'] === true ? await sweepExpired(deps) : undefined
  })
}

const batch = 200
/** What no row knows of (a process died between file and row) is older than anything that a row may know of. */
const strayMs = limits.image.lifetimeMs + 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
/** How long a grant that has expired is remembered: of an address so that its day is not had twice, of a visitor as long as their cookie lives. */
const grantsKeptMs = { address: 2 * dayMs, visitor: 365 * dayMs }
/** How long it can be shown what somebody agreed to: an agreement lasts a year, and questions come later. */
const consentMs = 730 * dayMs
/** How long events of visits are kept. */
const trackingMs = 90 * dayMs
/** Longer than payment services go on telling. */
const paymentEventsMs = 90 * dayMs

/** Tables whose rows say themselves when they are over, and have no files. */
const expiring = [
  ...[newsAddresses, seriesNames, seriesLanguages, extensionCodes, sessions, mailLinks, mails, captchas, attempts],
  ...[batches, webhookDeliveries, webhooks, idempotencyKeys],
] as const

/** What a sweep took away. */
export interface Sweep {
  readonly images: number
  readonly strays: number
}

/**
 * Deletes images whose time is over, with their tasks and results, first the bytes and then the rows: whatever stops it half
 * way, the next sweep finds the rest. Names and languages of series, ended logins, unused links and codes, mails, captchas, attempts, grants of past
 * days, events of past visits, batches, webhooks with their deliveries, and idempotency keys go too.
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
  await deps.database.db.delete(rateLimits).where(lte(rateLimits.expire, now))
  const archives = await deps.database.db
    .select({ archiveKey: batches.archiveKey })
    .from(batches)
    .where(and(lte(batches.expiresAt, now), isNotNull(batches.archiveKey)))
  await deps.blobs.remove(archives.map(({ archiveKey }) => archiveKey!))
  for (const table of expiring) await deps.database.db.delete(table).where(lte(table.expiresAt, now))
  for (const [holder, keptMs] of Object.entries(grantsKeptMs))
    await deps.database.db
      .delete(creditGrants)
      .where(
        and(like(creditGrants.holder, `${holder}:%`), lte(creditGrants.expiresAt, new Date(now.getTime() - keptMs))),
      )
  const consentUntil = new Date(now.getTime() - consentMs)
  await deps.database.db.delete(consentLog).where(lte(consentLog.createdAt, consentUntil))
  await deps.database.db
    .delete(trackingEvents)
    .where(lte(trackingEvents.createdAt, new Date(now.getTime() - trackingMs)))
  await deps.database.db
    .delete(paymentEvents)
    .where(lte(paymentEvents.receivedAt, new Date(now.getTime() - paymentEventsMs)))
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
    .select({
      pageKey: results.pageKey,
      overlayKey: results.overlayKey,
      stateKey: pageStates.stateKey,
      groundKey: pageStates.groundKey,
    })
    .from(tasks)
    .leftJoin(results, eq(results.taskId, tasks.id))
    .leftJoin(pageStates, eq(pageStates.taskId, tasks.id))
    .where(inArray(tasks.imageId, ids))
  await blobs.remove([
    ...expired.map(({ blobKey }) => blobKey),
    ...files.flatMap((keys) => Object.values(keys).filter((key) => key !== null)),
  ])
  await database.db.delete(images).where(inArray(images.id, ids))
  return expired.length
}
