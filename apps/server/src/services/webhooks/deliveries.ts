import { ProductError } from '@fukidashi/contract/errors'
import type { ShownWebhook } from '@fukidashi/contract/webhook-calls'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { webhookDeliveries, webhooks } from '../../db/api-schema.ts'
import type { Deps } from '../../deps.ts'
import { deliveryLifeFrom } from './queue-event.ts'

/** As many of each webhook are shown. */
const shown = 5
/** Somebody else's server may stand behind the address. */
const testEveryMs = 60 * 1000

type DeliveriesDeps = Pick<Deps, 'database' | 'clock' | 'queue'>

/** The latest deliveries of webhooks, the newest first, by the webhook's id. */
export async function listDeliveries(
  { database }: Pick<Deps, 'database'>,
  webhookIds: readonly string[],
): Promise<ReadonlyMap<string, ShownWebhook['deliveries']>> {
  const { db } = database
  const place = sql<number>`row_number() over (
    partition by ${webhookDeliveries.webhookId} order by ${webhookDeliveries.createdAt} desc, ${webhookDeliveries.id}
  )`
  const ranked = db
    .select({ id: webhookDeliveries.id, place: place.mapWith(Number).as('place') })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.webhookId, [...webhookIds]))
    .as('ranked')
  const rows = await db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(ranked, eq(ranked.id, webhookDeliveries.id))
    .where(sql`${ranked.place} <= ${shown}`)
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
  const found = new Map<string, ShownWebhook['deliveries']>()
  for (const { delivery } of rows) {
    const { id: deliveryId, webhookId, type, tries, createdAt, deliveredAt } = delivery
    const described = { deliveryId, type, tries, createdAt: createdAt.toISOString() }
    const own = found.get(webhookId) ?? []
    found.set(webhookId, [...own, { ...described, deliveredAt: deliveredAt?.toISOString() ?? null }])
  }
  return found
}

/** Sends a webhook a test. Throws a ProductError `notFound`, or `tooManyRequests` within a minute after the last one. */
export async function testWebhook(
  { database, clock, queue }: DeliveriesDeps,
  accountId: string,
  webhookId: string,
): Promise<void> {
  const createdAt = clock.now()
  await database.db.transaction(async (transaction) => {
    // Two that are asked for at the same moment would not see each other.
    const [webhook] = await transaction
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.accountId, accountId), gt(webhooks.expiresAt, createdAt)))
      .for('update')
    if (webhook === undefined) throw new ProductError('notFound', 'There is no such webhook.')
    const isRecent = gt(webhookDeliveries.createdAt, new Date(createdAt.getTime() - testEveryMs))
    const isTest = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.type, 'webhook.test'))
    const [recent] = await transaction
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(isTest, isRecent))
      .limit(1)
    if (recent !== undefined) throw new ProductError('tooManyRequests', 'It was sent a test less than a minute ago.')
    const id = randomUUID()
    const delivery = { id, webhookId, type: 'webhook.test', subjectId: webhookId } as const
    await transaction
      .insert(webhookDeliveries)
      .values({ ...delivery, createdAt, expiresAt: deliveryLifeFrom(createdAt) })
    await queue.webhooks.add(transaction, id)
  })
}
