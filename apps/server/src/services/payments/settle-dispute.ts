import { and, eq, inArray, isNull, like } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { oddPayments, orders, type ProviderId } from '../../db/payment-schema.ts'
import { creditGrants, creditWithdrawals } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Gift, grantCredits } from '../credits/grant-credits.ts'
import { kindOf } from '../credits/grants.ts'
import { lockGrants } from '../credits/spend-credit.ts'
import { shareOf, withdrawShare } from '../credits/withdraw-credits.ts'
import type { MailingDeps } from '../mails/queue-mail.ts'
import type { DisputeFact } from './payment-provider.ts'
import { settleRefund } from './settle-refund.ts'

type Order = typeof orders.$inferSelect

/** What withdrawals of a payment in dispute begin with. */
const cause = 'dispute:'

/**
 * Follows a dispute, as its provider tells of it: while it is open, what was bought is held as far as it is unspent, and the case
 * is on the operator's list. A dispute that is won gives it back; one that is lost is a refund, which keeps it. Any number of
 * times, in any order.
 */
export async function settleDispute(
  deps: MailingDeps & Pick<Deps, 'database'>,
  provider: ProviderId,
  dispute: DisputeFact,
): Promise<void> {
  const { paymentId, amountCents, currency, status } = dispute
  if (paymentId === '') return
  const now = deps.clock.now()
  await deps.database.db.transaction(async (transaction) => {
    const [order] = await transaction
      .select()
      .from(orders)
      .where(and(eq(orders.provider, provider), eq(orders.providerPaymentId, paymentId)))
      .for('update')
    if (order === undefined && status === 'won') {
      await transaction.delete(oddPayments).where(and(isDisputed(provider, paymentId), isNull(oddPayments.orderId)))
      return
    }
    await transaction
      .insert(oddPayments)
      .values({
        ...{ id: randomUUID(), provider, providerPaymentId: paymentId, orderId: order?.id ?? null },
        ...{ reason: 'disputed', amountCents, currency, createdAt: now },
      })
      .onConflictDoNothing()
    if (order === undefined) return
    if (status === 'won') await giveBackHeld(transaction, order, now)
    else await hold(transaction, order, amountCents, now)
  })
  const { disputeId, returnedCents } = dispute
  if (status === 'lost' && returnedCents > 0)
    await settleRefund(deps, provider, { refundId: `${cause}${disputeId}`, paymentId, amountCents: returnedCents })
}

/** Holds what a payment brings that was disputed before it was known. */
export async function holdDisputed(
  transaction: Transaction,
  order: Order,
  paymentId: string,
  now: Date,
): Promise<void> {
  const isMeant = and(isDisputed(order.provider, paymentId), isNull(oddPayments.settledByActId))
  const [odd] = await transaction
    .update(oddPayments)
    .set({ orderId: order.id })
    .where(isMeant)
    .returning({ amountCents: oddPayments.amountCents })
  if (odd !== undefined) await hold(transaction, order, odd.amountCents, now)
}

/** Gives back what was held of an order, as far as it was neither refunded nor spent meanwhile; once. Its row has to be locked. */
export async function giveBackHeld(transaction: Transaction, order: Order, now: Date): Promise<void> {
  const grants = await lockGrants(transaction, eq(creditGrants.orderId, order.id))
  const ids = grants.map(({ id }) => id)
  const held = await transaction
    .select()
    .from(creditWithdrawals)
    .where(and(inArray(creditWithdrawals.grantId, ids), like(creditWithdrawals.cause, `${cause}%`)))
  const rows = await transaction.select().from(creditGrants).where(inArray(creditGrants.id, ids))
  for (const { id, amount, spent, withdrawn } of grants) {
    const ofGrant = held.filter(({ grantId }) => grantId === id).reduce((sum, taken) => sum + taken.amount, 0)
    const { source, expiresAt, planId } = rows.find((row) => row.id === id)!
    const gone = Math.max(shareOf(amount!, order.refundedCents, order.amountCents), withdrawn - ofGrant)
    const translations = Math.min(ofGrant, amount! - gone - spent)
    if (translations <= 0) continue
    const gift = {
      ...{ accountId: order.accountId, source: kindOf(source) as Gift['source'], cause: `${cause}${id}` },
      ...{ translations, expiresAt, purchase: { orderId: order.id, planId: planId ?? order.planId } },
    }
    await grantCredits(transaction, gift, now)
  }
}

async function hold(transaction: Transaction, order: Order, amountCents: number, now: Date): Promise<void> {
  const shareCents = Math.min(order.amountCents, order.refundedCents + amountCents)
  const share = {
    ...{ orderId: order.id, cause: `${cause}${order.providerPaymentId}-${shareCents}` },
    ...{ shareCents, paidCents: order.amountCents },
  }
  await withdrawShare(transaction, share, now)
}

function isDisputed(provider: ProviderId, paymentId: string) {
  return and(
    eq(oddPayments.provider, provider),
    eq(oddPayments.providerPaymentId, paymentId),
    eq(oddPayments.reason, 'disputed'),
  )
}
