import { findPlan, purchaseOf } from '@fukidashi/contract/plans'
import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { type OddReason, oddPayments, orders, type ProviderId, refunds } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import type { MailingDeps } from '../mails/queue-mail.ts'
import type { CheckoutFact, PaymentFact, SubscriptionFact } from './payment-provider.ts'
import { holdDisputed } from './settle-dispute.ts'
import { applyRefunds } from './settle-refund.ts'
import { followSubscription } from './subscriptions.ts'
import { taxOf } from './tax.ts'
import { sendReceipt } from './tell-buyer.ts'

type Order = typeof orders.$inferSelect
/** What following payments takes. */
export type SettlingDeps = MailingDeps & Pick<Deps, 'database' | 'settings' | 'logger'>

const dayMs = 24 * 60 * 60 * 1000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Brings the books up to what a provider tells of a checkout. May be done at any time, in any order, and any number of times,
 * by several processes at once: each payment brings what was bought once. A payment that is not what was ordered brings nothing
 * and is put on the operator's list.
 */
export async function settleCheckout(
  deps: SettlingDeps,
  provider: ProviderId,
  { reference, fact }: { readonly reference: string; readonly fact: CheckoutFact },
): Promise<void> {
  for (const payment of fact.payments) {
    const outcome = await deps.database.db.transaction(
      async (transaction) =>
        await settlePayment(deps, transaction, { provider, payment, subscription: fact.subscription }),
    )
    if (outcome !== undefined) deps.logger.warn({ provider, reason: outcome }, 'a payment waits for an operator')
  }
  if (fact.subscription !== undefined) await followSubscription(deps, provider, fact)
  if (fact.status === 'expired')
    await deps.database.db
      .update(orders)
      .set({ status: 'expired' })
      .where(and(eq(orders.provider, provider), eq(orders.providerReference, reference), eq(orders.status, 'created')))
}

interface Told {
  readonly provider: ProviderId
  readonly payment: PaymentFact
  readonly subscription: SubscriptionFact | undefined
}

async function settlePayment(deps: SettlingDeps, transaction: Transaction, told: Told): Promise<OddReason | undefined> {
  const { provider, payment } = told
  const now = deps.clock.now()
  const order = await lockOrder(transaction, payment.orderId)
  const [known] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerPaymentId, payment.paymentId)))
  if (known !== undefined) return undefined
  if (order === undefined || order.provider !== provider)
    return await putOnList(transaction, { ...told, reason: 'orderUnknown' }, now)
  const isFirst = order.providerPaymentId === null
  if (!isFirst && payment.periodEndsAt === undefined)
    return await putOnList(transaction, { ...told, order, reason: 'paidTwice' }, now)
  const target = isFirst ? order : await writeRenewal(deps, transaction, order, payment)
  const reason = target === undefined ? 'planDiffers' : findDifference(target, payment)
  if (reason !== undefined) {
    if (isFirst)
      await transaction
        .update(orders)
        .set({ status: 'review', providerPaymentId: payment.paymentId })
        .where(eq(orders.id, order.id))
    else if (target !== undefined)
      await transaction.update(orders).set({ status: 'review' }).where(eq(orders.id, target.id))
    return await putOnList(transaction, { ...told, order: target ?? order, reason }, now)
  }
  await fulfil(deps, transaction, target!, payment)
  return undefined
}

async function lockOrder(transaction: Transaction, orderId: string | undefined): Promise<Order | undefined> {
  if (orderId === undefined || !uuid.test(orderId)) return undefined
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

function findDifference(order: Order, payment: PaymentFact): OddReason | undefined {
  if (payment.accountId !== order.accountId) return 'accountDiffers'
  if (payment.planId !== order.planId) return 'planDiffers'
  if (payment.currency !== order.currency) return 'currencyDiffers'
  if (payment.amountCents !== order.amountCents) return 'amountDiffers'
  if (payment.payerEmail?.trim().toLowerCase() !== order.email?.trim().toLowerCase()) return 'emailDiffers'
  return undefined
}

// A period of a subscription is a payment with a receipt of its own, for the plan that the subscription has become.
async function writeRenewal(
  deps: SettlingDeps,
  transaction: Transaction,
  first: Order,
  payment: PaymentFact,
): Promise<Order | undefined> {
  const plan = findPlan(payment.planId ?? '')
  const purchase = plan?.kind === 'subscription' ? purchaseOf(plan, payment.paidAt) : undefined
  if (plan === undefined || purchase === undefined) return undefined
  const { accountId, provider, providerReference, email, locale, subscriptionId, currency } = first
  const [renewal] = await transaction
    .insert(orders)
    .values({
      ...{ id: randomUUID(), accountId, planId: plan.id, ...purchase, currency, status: 'created' },
      ...{ taxCents: taxOf(deps.settings, purchase.amountCents), createdAt: payment.paidAt },
      ...{ provider, providerReference, providerPaymentId: payment.paymentId, email, locale, subscriptionId },
    })
    .returning()
  return renewal
}

/**
 * Marks an order as paid, gives what was bought and sends the receipt; money that went back meanwhile, or is in dispute, is taken
 * into account.
 */
export async function fulfil(
  deps: SettlingDeps,
  transaction: Transaction,
  order: Order,
  payment: Pick<PaymentFact, 'paymentId' | 'paidAt' | 'periodEndsAt'>,
): Promise<void> {
  const now = deps.clock.now()
  const [paid] = await transaction
    .update(orders)
    .set({ status: 'paid', providerPaymentId: payment.paymentId, paidAt: payment.paidAt })
    .where(eq(orders.id, order.id))
    .returning()
  const plan = findPlan(order.planId)
  const expiresAt = plan?.kind === 'pass' ? new Date(now.getTime() + plan.days * dayMs) : (payment.periodEndsAt ?? null)
  const { id: orderId, accountId, planId } = order
  const gift = { accountId, cause: orderId, expiresAt, purchase: { orderId, planId } }
  const parts = [
    [plan?.kind === 'subscription' ? 'subscription' : 'purchase', order.translations],
    ['extra', order.extra],
    ['promotion', order.promotion],
  ] as const
  for (const [source, translations] of parts)
    if (translations > 0) await grantCredits(transaction, { ...gift, source, translations }, now)
  await transaction
    .update(refunds)
    .set({ orderId })
    .where(
      and(
        eq(refunds.provider, order.provider),
        eq(refunds.providerPaymentId, payment.paymentId),
        isNull(refunds.orderId),
      ),
    )
  await sendReceipt(deps, transaction, paid!)
  await applyRefunds(deps, transaction, paid!)
  await holdDisputed(transaction, paid!, payment.paymentId, now)
}

interface Odd extends Told {
  readonly order?: Order
  readonly reason: OddReason
}

async function putOnList(
  transaction: Transaction,
  { provider, payment, order, reason }: Odd,
  now: Date,
): Promise<OddReason | undefined> {
  const amountCents = Number.isSafeInteger(payment.amountCents) ? payment.amountCents : 0
  const put = await transaction
    .insert(oddPayments)
    .values({
      ...{ id: randomUUID(), provider, providerPaymentId: payment.paymentId, orderId: order?.id ?? null, reason },
      ...{ amountCents, currency: payment.currency, payerEmail: payment.payerEmail ?? null, createdAt: now },
      ...{ paidAt: payment.paidAt, periodEndsAt: payment.periodEndsAt ?? null },
    })
    .onConflictDoNothing()
    .returning({ id: oddPayments.id })
  return put.length > 0 ? reason : undefined
}
