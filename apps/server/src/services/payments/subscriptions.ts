import { ProductError } from '@fukidashi/contract/errors'
import { findPlan } from '@fukidashi/contract/plans'
import { and, desc, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { orders, type ProviderId, subscriptions } from '../../db/payment-schema.ts'
import { creditGrants } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { MailingDeps } from '../mails/queue-mail.ts'
import { findProvider } from './find-provider.ts'
import type { CheckoutFact } from './payment-provider.ts'
import { tellOfSubscription, wasToldOfGrace } from './tell-buyer.ts'

type SubscriptionRow = typeof subscriptions.$inferSelect

/** How long a renewal that was not paid keeps what the last period brought. */
export const graceMs = 7 * 24 * 60 * 60 * 1000

/** Brings a subscription up to what its provider tells of it. One whose order is not known is none of ours. */
export async function followSubscription(
  deps: MailingDeps & Pick<Deps, 'database'>,
  provider: ProviderId,
  { subscription: fact, payments }: CheckoutFact,
): Promise<void> {
  const { orderId, accountId } = payments[0] ?? {}
  if (fact === undefined || orderId === undefined) return
  const now = deps.clock.now()
  await deps.database.db.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
    // One whose payment an operator has to look at brings nothing, but renews itself, and its owner can end that.
    if (order === undefined || order.provider !== provider || order.accountId !== accountId) return
    const row = await keepSubscription(transaction, order, fact.reference, now)
    const paidUntil = payments.at(-1)?.periodEndsAt
    const periodEndsAt = fact.periodEndsAt ?? paidUntil ?? row.periodEndsAt
    const isOver = fact.status === 'ended' || (fact.endsAtPeriodEnd && periodEndsAt !== null && periodEndsAt <= now)
    const status = isOver ? 'ended' : fact.status
    const isLate = status === 'pastDue' && row.status === 'active'
    const graceUntil = status !== 'pastDue' ? null : isLate ? new Date(now.getTime() + graceMs) : row.graceUntil
    const planId = fact.planId ?? row.planId
    const [followed] = await transaction
      .update(subscriptions)
      .set({
        ...{ status, planId, periodEndsAt, graceUntil, endsAtPeriodEnd: fact.endsAtPeriodEnd },
        nextPlanId: row.nextPlanId === planId ? null : row.nextPlanId,
        endedAt: status === 'ended' ? (row.endedAt ?? now) : null,
      })
      .where(eq(subscriptions.id, row.id))
      .returning()
    if (isLate) await extendLastPeriod(transaction, row.id, graceUntil!)
    const news = isLate
      ? 'renewalFailed'
      : status === 'ended' && row.status !== 'ended'
        ? 'subscriptionEnded'
        : status !== 'ended' && fact.endsAtPeriodEnd && !row.endsAtPeriodEnd
          ? 'subscriptionCancelled'
          : undefined
    if (news !== undefined) await tellOfSubscription(deps, transaction, news, followed!)
  })
}

/** Its owner is told so long before the grace of a subscription is over. */
const graceNoticeMs = 2 * 24 * 60 * 60 * 1000

/** Tells the owners of subscriptions that were not paid, once, that their grace is coming to its end. */
export async function tellOfEndingGrace(deps: MailingDeps & Pick<Deps, 'database'>): Promise<void> {
  const now = deps.clock.now()
  const isEnding = and(
    eq(subscriptions.status, 'pastDue'),
    gt(subscriptions.graceUntil, now),
    lte(subscriptions.graceUntil, new Date(now.getTime() + graceNoticeMs)),
  )
  await deps.database.db.transaction(async (transaction) => {
    const ending = await transaction.select().from(subscriptions).where(isEnding).for('update')
    for (const subscription of ending)
      if (!(await wasToldOfGrace(transaction, subscription)))
        await tellOfSubscription(deps, transaction, 'graceEnding', subscription)
  })
}

async function keepSubscription(
  transaction: Transaction,
  order: typeof orders.$inferSelect,
  reference: string,
  now: Date,
): Promise<SubscriptionRow> {
  const { accountId, planId, provider } = order
  await transaction
    .insert(subscriptions)
    .values({
      ...{ id: randomUUID(), accountId, planId, provider, providerReference: reference },
      ...{ status: 'active', createdAt: now },
    })
    .onConflictDoNothing()
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerReference, reference)))
    .for('update')
  if (order.subscriptionId === null)
    await transaction.update(orders).set({ subscriptionId: row!.id }).where(eq(orders.id, order.id))
  return row!
}

// Whoever's card failed has what is left of the last period until their grace is over.
async function extendLastPeriod(transaction: Transaction, subscriptionId: string, until: Date): Promise<void> {
  const [last] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), inArray(orders.status, ['paid', 'partlyRefunded'])))
    .orderBy(desc(orders.paidAt))
    .limit(1)
  if (last === undefined) return
  await transaction
    .update(creditGrants)
    .set({ expiresAt: until })
    .where(and(eq(creditGrants.orderId, last.id), lt(creditGrants.expiresAt, until)))
}

type SubscriptionDeps = MailingDeps & Pick<Deps, 'database' | 'payments'>

/** An account's subscription. Throws a ProductError `notFound` for one that is not there or somebody else's. */
export async function findSubscription(
  { database }: Pick<Deps, 'database'>,
  accountId: string,
  id: string,
): Promise<SubscriptionRow> {
  const [row] = await database.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.accountId, accountId)))
  if (row === undefined) throw new ProductError('notFound', 'There is no such subscription.')
  return row
}

async function findOpen(deps: SubscriptionDeps, accountId: string, id: string): Promise<SubscriptionRow> {
  const row = await findSubscription(deps, accountId, id)
  if (row.status === 'ended' || row.endsAtPeriodEnd) throw new ProductError('subscriptionEnded')
  return row
}

/** Ends a subscription with the period that is paid. Throws a ProductError `notFound` or `subscriptionEnded`. */
export async function cancelSubscription(
  deps: SubscriptionDeps,
  accountId: string,
  id: string,
): Promise<SubscriptionRow> {
  return await endAtPeriodEnd(deps, await findOpen(deps, accountId, id))
}

/** Ends a subscription with the period that is paid, and tells its owner. */
export async function endAtPeriodEnd(deps: SubscriptionDeps, row: SubscriptionRow): Promise<SubscriptionRow> {
  await findProvider(deps, row.provider).endAtPeriodEnd(row.providerReference)
  return await deps.database.db.transaction(async (transaction) => {
    const isMeant = eq(subscriptions.id, row.id)
    const [ended] = await transaction
      .update(subscriptions)
      .set({ endsAtPeriodEnd: true, nextPlanId: null })
      .where(and(isMeant, eq(subscriptions.endsAtPeriodEnd, false)))
      .returning()
    if (ended !== undefined) await tellOfSubscription(deps, transaction, 'subscriptionCancelled', ended)
    // The provider's own word of it may have been quicker.
    const [known] = await transaction.select().from(subscriptions).where(isMeant)
    return known!
  })
}

/**
 * Ends all subscriptions of an account with the periods that are paid: nobody is charged whose account is gone. Its owner, who is
 * about to delete it, is told so there.
 */
export async function endSubscriptionsOf(
  deps: Pick<Deps, 'database' | 'payments' | 'logger'>,
  accountId: string,
): Promise<void> {
  const { db } = deps.database
  const isOpen = and(ne(subscriptions.status, 'ended'), eq(subscriptions.endsAtPeriodEnd, false))
  const open = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), isOpen))
  for (const row of open) {
    const provider = deps.payments.find(({ id }) => id === row.provider)
    if (provider === undefined) {
      deps.logger.warn({ subscriptionId: row.id }, 'a subscription has to be ended at its payment service by hand')
      continue
    }
    await provider.endAtPeriodEnd(row.providerReference)
    await db.update(subscriptions).set({ endsAtPeriodEnd: true, nextPlanId: null }).where(eq(subscriptions.id, row.id))
  }
}

/**
 * Makes another plan of a subscription from its next period on. Throws a ProductError `notFound`, `subscriptionEnded` or
 * `planUnknown`.
 */
export async function changeSubscription(
  deps: SubscriptionDeps,
  accountId: string,
  wish: { readonly id: string; readonly planId: string; readonly returnUrl: string },
): Promise<{ readonly row: SubscriptionRow; readonly redirectUrl?: string }> {
  const row = await findOpen(deps, accountId, wish.id)
  const plan = findPlan(wish.planId)
  if (plan?.kind !== 'subscription' || plan.id === row.planId) throw new ProductError('planUnknown')
  const provider = findProvider(deps, row.provider)
  const { redirectUrl } = await provider.changePlan(row.providerReference, plan, wish.returnUrl)
  const [changed] = await deps.database.db
    .update(subscriptions)
    .set({ nextPlanId: plan.id })
    .where(eq(subscriptions.id, row.id))
    .returning()
  return { row: changed!, ...(redirectUrl && { redirectUrl }) }
}

/** Where the owner of a subscription changes their card. Throws a ProductError `notFound`. */
export async function openPortal(
  deps: SubscriptionDeps,
  accountId: string,
  wish: { readonly id: string; readonly returnUrl: string },
): Promise<string> {
  const { provider: id, providerReference } = await findSubscription(deps, accountId, wish.id)
  const { openPortal: open } = findProvider(deps, id)
  if (open === undefined) throw new ProductError('notFound', 'Its payment service has no such page.')
  return await open(providerReference, wish.returnUrl)
}
