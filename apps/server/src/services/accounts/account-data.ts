import { ProductError } from '@fukidashi/contract/errors'
import { eq, inArray } from 'drizzle-orm'
import { accounts, mails } from '../../db/account-schema.ts'
import { batches, webhooks } from '../../db/api-schema.ts'
import { orders, subscriptions } from '../../db/payment-schema.ts'
import { creditGrants, creditSpends, images, results, tasks, trackingEvents } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listApiKeys } from '../api-keys/api-keys.ts'
import { type MailingDeps, queueMail } from '../mails/queue-mail.ts'
import { endSubscriptionsOf } from '../payments/subscriptions.ts'
import { holderOfAccount } from '../visitor.ts'
import { type Account, checkOwner, findAccount } from './change-account.ts'
import { listSessions, type Session } from './sessions.ts'

/** All that is kept of an account, for its owner. Hashes of passwords, tokens and API keys are not in it. */
export async function exportAccount(deps: Pick<Deps, 'database' | 'clock'>, { accountId }: Session) {
  const { db } = deps.database
  const { id, email, name, language, googleSubject, verifiedAt, createdAt } = await findAccount(deps, accountId)
  const isOfHolder = eq(creditGrants.holder, holderOfAccount(accountId))
  return {
    account: { id, email, name, language, googleId: googleSubject, verifiedAt, createdAt },
    sessions: await listSessions(deps, accountId),
    apiKeys: await listApiKeys(deps, accountId),
    webhooks: await db
      .select({ url: webhooks.url, events: webhooks.events, createdAt: webhooks.createdAt })
      .from(webhooks)
      .where(eq(webhooks.accountId, accountId)),
    batches: await db
      .select({ id: batches.id, options: batches.options, createdAt: batches.createdAt, endedAt: batches.endedAt })
      .from(batches)
      .where(eq(batches.ownerId, accountId)),
    images: await db
      .select({
        id: images.id,
        name: images.name,
        width: images.width,
        height: images.height,
        bytes: images.bytes,
        createdAt: images.createdAt,
        expiresAt: images.expiresAt,
      })
      .from(images)
      .where(eq(images.ownerId, accountId)),
    translations: await db
      .select({
        id: tasks.id,
        imageId: tasks.imageId,
        options: tasks.options,
        status: tasks.status,
        createdAt: tasks.createdAt,
        regions: results.regions,
      })
      .from(tasks)
      .leftJoin(results, eq(results.taskId, tasks.id))
      .where(eq(tasks.ownerId, accountId)),
    grants: await db.select().from(creditGrants).where(isOfHolder),
    spends: await db
      .select({
        grantId: creditSpends.grantId,
        taskId: creditSpends.taskId,
        createdAt: creditSpends.createdAt,
        returnedAt: creditSpends.returnedAt,
      })
      .from(creditSpends)
      .innerJoin(creditGrants, eq(creditGrants.id, creditSpends.grantId))
      .where(isOfHolder),
    orders: await db.select().from(orders).where(eq(orders.accountId, accountId)),
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)),
    mails: await db
      .select({ kind: mails.kind, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(mails.recipient, email)),
    events: await db.select().from(trackingEvents).where(eq(trackingEvents.ownerId, accountId)),
  }
}

/**
 * Deletes an account for its owner. Throws what `checkOwner` throws, `confirmationWrong` when the address that was typed is another,
 * or what `removeAccount` throws.
 */
export async function deleteAccount(
  deps: RemovingDeps & Pick<Deps, 'queue' | 'secrets'>,
  session: Session,
  { email, currentPassword }: { readonly email: string; readonly currentPassword?: string | undefined },
): Promise<null> {
  if (email !== session.email) throw new ProductError('confirmationWrong')
  await removeAccount(deps, await checkOwner(deps, session, currentPassword))
  return null
}

type RemovingDeps = MailingDeps & Pick<Deps, 'database' | 'payments' | 'logger'>

/**
 * Deletes an account. Its subscriptions end; logins, API keys, links, picture, grants and events go at once; pages can be reached no
 * more and are swept. Its address gets a last mail. Throws a ProductError `paymentProviderUnavailable`, after which nothing is deleted.
 */
export async function removeAccount(
  deps: RemovingDeps,
  { id: accountId, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
): Promise<void> {
  await endSubscriptionsOf(deps, accountId)
  await deps.database.db.transaction(async (transaction) => {
    const expiresAt = deps.clock.now()
    const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.ownerId, accountId))
    await transaction.update(results).set({ expiresAt }).where(inArray(results.taskId, own))
    await transaction.update(tasks).set({ expiresAt }).where(eq(tasks.ownerId, accountId))
    await transaction.update(images).set({ expiresAt }).where(eq(images.ownerId, accountId))
    await transaction.update(batches).set({ expiresAt }).where(eq(batches.ownerId, accountId))
    await transaction.delete(creditGrants).where(eq(creditGrants.holder, holderOfAccount(accountId)))
    await transaction.delete(trackingEvents).where(eq(trackingEvents.ownerId, accountId))
    await transaction.delete(mails).where(eq(mails.recipient, email))
    await transaction.delete(accounts).where(eq(accounts.id, accountId))
    await queueMail(deps, transaction, { kind: 'accountDeleted', recipient: email, language })
  })
  // Its id and nothing more: whoever restores an older backup deletes it there again.
  deps.logger.info({ accountId }, 'an account was deleted')
}
