import { ProductError } from '@fukidashi/contract/errors'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { and, desc, eq, gt, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Transaction } from '../../db/database.ts'
import { images, pageStates, results, tasks } from '../../db/schema.ts'
import { spendCredit } from '../credits/spend-credit.ts'
import { checkOffer } from '../offers/check-offer.ts'
import { keepLanguage } from '../series/series-languages.ts'
import { keepNames, recallNames } from '../series/series-names.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'
import { checkWaitingQuota, findTurn } from './fair-turns.ts'
import { queueEvent } from '../webhooks/queue-event.ts'
import { hasEnded, type TaskRow } from './read-task.ts'

/** What is to be translated, and how. */
export interface TaskOrder {
  readonly imageId: string
  readonly options: TranslationOptions
  /** The pages that it shares its names with. */
  readonly seriesId?: string | undefined
}

type SubmittingDeps = Pick<Deps, 'database' | 'clock' | 'queue' | 'settings'>

/**
 * Orders a translation and spends a credit, both or neither. The same bytes with the same options within a day give the
 * earlier task, and nothing is spent; nor is for the first order that corrects the source language of a page that was not sure
 * of it. Throws a ProductError: `notFound` for an image that is not there or somebody else's, `tooManyPagesWaiting`, what the
 * visitor is told whose translations are used up, or what the chosen engine or detector lacks.
 */
export async function submitTask(
  deps: SubmittingDeps,
  visitor: Visitor,
  { imageId, options, seriesId }: TaskOrder,
): Promise<{ readonly row: TaskRow; readonly isNew: boolean }> {
  const entitlements = entitlementsOf(deps.settings, visitor)
  checkOffer(deps.settings, entitlements, options)
  return await deps.database.db.transaction(async (transaction) => {
    await lockOwner(transaction, visitor.id)
    const now = deps.clock.now()
    const image = await findImage(transaction, visitor.id, imageId, now)
    const earlier = await findEarlierTask(transaction, visitor.id, image.sha256, options, now)
    if (earlier !== undefined) {
      await joinEarlier(transaction, earlier, seriesId, now)
      if (visitor.apiKeyId !== undefined) await joinKey(deps, transaction, earlier.task, visitor.apiKeyId)
      return { row: earlier, isNew: false }
    }
    await checkWaitingQuota(transaction, deps.settings, visitor)
    const correctsId = await findCorrected(transaction, visitor.id, image.sha256, options, now)
    const order = {
      ...newTask(image, options, now),
      priority: await findTurn(transaction, visitor, entitlements.priority),
      ...(seriesId && { seriesId }),
      ...(correctsId && { correctsId }),
      apiKeyId: visitor.apiKeyId ?? null,
    }
    const [task] = await transaction.insert(tasks).values(order).returning()
    if (correctsId === undefined) await spendCredit(transaction, { visitor, taskId: order.id, now, entitlements })
    await deps.queue.add(transaction, order)
    return { row: { task: task!, result: null, state: null }, isNew: true }
  })
}

// Two equal orders at the same moment would not see each other's task and both be charged.
async function lockOwner(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`)
}

async function findImage(transaction: Transaction, ownerId: string, imageId: string, now: Date) {
  const [image] = await transaction
    .select()
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.ownerId, ownerId), gt(images.expiresAt, now)))
  if (image === undefined) throw new ProductError('notFound', 'There is no such image.')
  return image
}

async function findEarlierTask(
  transaction: Transaction,
  ownerId: string,
  sha256: string,
  options: TranslationOptions,
  now: Date,
): Promise<TaskRow | undefined> {
  const [row] = await transaction
    .select({ task: tasks, result: results, state: pageStates })
    .from(tasks)
    .leftJoin(results, eq(results.taskId, tasks.id))
    .leftJoin(pageStates, eq(pageStates.taskId, tasks.id))
    .where(
      and(
        eq(tasks.ownerId, ownerId),
        eq(tasks.imageSha256, sha256),
        sql`${tasks.options} = ${JSON.stringify(options)}::jsonb`,
        inArray(tasks.status, ['queued', 'processing', 'awaitingWords', 'done']),
        gt(tasks.expiresAt, now),
      ),
    )
    .orderBy(desc(tasks.sequence))
    .limit(1)
  return row
}

// A page that was translated and is charged, with the same options but for a language that it was not sure of.
async function findCorrected(
  transaction: Transaction,
  ownerId: string,
  sha256: string,
  { translateFrom, ...others }: TranslationOptions,
  now: Date,
): Promise<string | undefined> {
  if (translateFrom === undefined) return undefined
  const ofImage = and(eq(tasks.ownerId, ownerId), eq(tasks.imageSha256, sha256), gt(tasks.expiresAt, now))
  const [corrected] = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(ofImage, isNotNull(tasks.correctsId), notInArray(tasks.status, ['failed', 'cancelled'])))
    .limit(1)
  if (corrected !== undefined) return undefined
  const [unsure] = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(results, eq(results.taskId, tasks.id))
    .where(
      and(
        ofImage,
        sql`${tasks.options} = ${JSON.stringify(others)}::jsonb`,
        eq(results.outcome, 'done'),
        eq(results.isLanguageSure, false),
        ne(results.language, translateFrom),
      ),
    )
    .limit(1)
  return unsure?.id
}

// Whoever orders by a key is told of the end, also of what was ordered on the site before and may have ended.
async function joinKey(
  deps: SubmittingDeps,
  transaction: Transaction,
  { id, ownerId: accountId }: TaskRow['task'],
  apiKeyId: string,
): Promise<void> {
  const [joined] = await transaction
    .update(tasks)
    .set({ apiKeyId: sql`coalesce(${tasks.apiKeyId}, ${apiKeyId})` })
    .where(eq(tasks.id, id))
    .returning({ status: tasks.status })
  if (joined !== undefined && hasEnded(joined))
    await queueEvent(deps, transaction, { type: 'translation.ended', accountId, subjectId: id })
}

// The page as it was translated earlier stands among those of the new series now, and they should agree with it.
async function joinEarlier(
  transaction: Transaction,
  { task, result }: TaskRow,
  to: string | undefined,
  now: Date,
): Promise<void> {
  const { ownerId, seriesId: from, options, expiresAt } = task
  if (to === undefined || from === to) return
  if (result?.isLanguageSure && result.language !== null) await keepLanguage(transaction, task, to, result.language)
  if (from === null) return
  const language = options.translateTo
  const names = await recallNames(transaction, { ownerId, seriesId: from, language }, now)
  await keepNames(transaction, { ownerId, seriesId: to, language }, names, { now, expiresAt })
}

function newTask(image: typeof images.$inferSelect, options: TranslationOptions, now: Date) {
  return {
    id: randomUUID(),
    ownerId: image.ownerId,
    imageId: image.id,
    imageSha256: image.sha256,
    options,
    status: 'queued',
    createdAt: now,
    // A result is a picture of the image, so it goes when the image goes.
    expiresAt: image.expiresAt,
  } as const
}
