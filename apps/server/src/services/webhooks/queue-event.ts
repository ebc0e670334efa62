import { limits } from '@fukidashi/contract/limits'
import type { WebhookEventType } from '@fukidashi/contract/webhooks'
import { and, arrayContains, eq, gt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { webhookDeliveries, webhooks } from '../../db/api-schema.ts'
import type { Transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

/** What webhooks are told of. */
export interface QueuedEvent {
  readonly type: WebhookEventType
  /** The account that ordered it. */
  readonly accountId: string
  /** The task or the batch. */
  readonly subjectId: string
}

/** Puts an event into the queue for every webhook of its account that wants it, with the transaction that made it true. */
export async function queueEvent(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  transaction: Transaction,
  { type, accountId, subjectId }: QueuedEvent,
): Promise<void> {
  const createdAt = clock.now()
  const wanting = await transaction
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.accountId, accountId), arrayContains(webhooks.events, [type]), gt(webhooks.expiresAt, createdAt)),
    )
  const expiresAt = deliveryLifeFrom(createdAt)
  for (const { id: webhookId } of wanting) {
    const id = randomUUID()
    await transaction.insert(webhookDeliveries).values({ id, webhookId, type, subjectId, createdAt, expiresAt })
    await queue.webhooks.add(transaction, id)
  }
}

/** Until when a delivery is remembered. */
export function deliveryLifeFrom(moment: Date): Date {
  return new Date(moment.getTime() + limits.api.webhooks.deliveryLifetimeMs)
}
