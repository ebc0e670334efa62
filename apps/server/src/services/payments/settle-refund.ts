import { and, eq, sum } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { orders, type ProviderId, refunds } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import { withdrawShare } from '../credits/withdraw-credits.ts'
import type { MailingDeps } from '../mails/queue-mail.ts'
import type { RefundFact } from './payment-provider.ts'
import { tellOfRefund } from './tell-buyer.ts'

/**
 * Takes note of money that went back, and takes back what it had bought as far as it is unspent. Once for each refund, however
 * often it is told; one that comes before its payment waits for it.
 */
export async function settleRefund(
  deps: MailingDeps & Pick<Deps, 'database'>,
  provider: ProviderId,
  { refundId, paymentId, amountCents }: RefundFact,
): Promise<void> {
  if (!(amountCents > 0) || paymentId === '') return
  const now = deps.clock.now()
  await deps.database.db.transaction(async (transaction) => {
    const [order] = await transaction
      .select()
      .from(orders)
      .where(and(eq(orders.provider, provider), eq(orders.providerPaymentId, paymentId)))
      .for('update')
    await transaction
      .insert(refunds)
      .values({
        ...{ provider, providerRefundId: refundId, providerPaymentId: paymentId, amountCents },
        ...{ orderId: order?.id ?? null, createdAt: now },
      })
      .onConflictDoNothing()
    if (order !== undefined) await applyRefunds(deps, transaction, order)
  })
}

/** Brings an order up to the refunds that are known of it, and tells its buyer of new ones. Its row has to be locked. */
export async function applyRefunds(
  deps: MailingDeps,
  transaction: Transaction,
  order: typeof orders.$inferSelect,
): Promise<void> {
  const [all] = await transaction
    .select({ cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
  const refundedCents = Math.min(order.amountCents, all?.cents ?? 0)
  if (refundedCents === 0) return
  await transaction
    .update(orders)
    .set({ refundedCents, status: refundedCents === order.amountCents ? 'refunded' : 'partlyRefunded' })
    .where(eq(orders.id, order.id))
  const share = {
    ...{ orderId: order.id, cause: `refund:${order.id}-${refundedCents}` },
    ...{ shareCents: refundedCents, paidCents: order.amountCents },
  }
  await withdrawShare(transaction, share, deps.clock.now())
  if (refundedCents > order.refundedCents)
    await tellOfRefund(deps, transaction, order, refundedCents - order.refundedCents)
}
