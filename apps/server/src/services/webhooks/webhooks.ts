import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { WebhookEventType, WebhookFacts } from '@fukidashi/contract/webhooks'
import { and, asc, count, eq, gt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { accounts } from '../../db/account-schema.ts'
import { webhooks } from '../../db/api-schema.ts'
import type { Deps } from '../../deps.ts'
import { checkWebhookAddress } from './check-address.ts'

type WebhookDeps = Pick<Deps, 'database' | 'clock' | 'settings' | 'secrets'>

/** What the owner of a webhook chooses. */
export interface WebhookChoice {
  readonly url: string
  readonly events: readonly WebhookEventType[]
}

/** Registers a webhook. Throws a ProductError `webhookAddressRefused` or `tooManyWebhooks`. */
export async function createWebhook(
  deps: WebhookDeps,
  accountId: string,
  { url, events }: WebhookChoice,
): Promise<WebhookFacts> {
  await checkWebhookAddress(deps.settings, url)
  const now = deps.clock.now()
  return await deps.database.db.transaction(async (transaction) => {
    // Two that are made at the same moment would not see each other.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const isAlive = and(eq(webhooks.accountId, accountId), gt(webhooks.expiresAt, now))
    const [kept] = await transaction.select({ webhooks: count() }).from(webhooks).where(isAlive)
    if (kept!.webhooks >= limits.api.webhooks.max) throw new ProductError('tooManyWebhooks')
    const id = randomUUID()
    const expiresAt = lifeFrom(now)
    const [row] = await transaction
      .insert(webhooks)
      .values({ id, accountId, url, events: [...events], createdAt: now, expiresAt })
      .returning()
    return describeWebhook(row!)
  })
}

/** The webhooks of an account, the oldest first. */
export async function listWebhooks({ database, clock }: WebhookDeps, accountId: string): Promise<WebhookFacts[]> {
  const rows = await database.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.accountId, accountId), gt(webhooks.expiresAt, clock.now())))
    .orderBy(asc(webhooks.createdAt), webhooks.id)
  return rows.map(describeWebhook)
}

/** A webhook of an account. Throws a ProductError `notFound`. */
export async function findWebhook({ database }: WebhookDeps, accountId: string, id: string): Promise<WebhookFacts> {
  const [row] = await database.db.select().from(webhooks).where(isOwn(accountId, id))
  if (row === undefined) throw new ProductError('notFound', 'There is no such webhook.')
  return describeWebhook(row)
}

/** Removes a webhook with all that was to be sent to it. Throws a ProductError `notFound`. */
export async function removeWebhook({ database }: WebhookDeps, accountId: string, id: string): Promise<void> {
  const removed = await database.db.delete(webhooks).where(isOwn(accountId, id)).returning({ id: webhooks.id })
  if (removed.length === 0) throw new ProductError('notFound', 'There is no such webhook.')
}

/** Until when a webhook lives after it was made, or a delivery was taken. */
export function lifeFrom(moment: Date): Date {
  return new Date(moment.getTime() + limits.api.webhooks.lifetimeMs)
}

function isOwn(accountId: string, id: string) {
  return and(eq(webhooks.id, id), eq(webhooks.accountId, accountId))
}

function describeWebhook(row: typeof webhooks.$inferSelect): WebhookFacts {
  const { id, url, events, createdAt, lastDeliveredAt, lastFailure, expiresAt } = row
  return {
    ...{ id, url, events, createdAt: createdAt.toISOString(), lastFailure },
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
