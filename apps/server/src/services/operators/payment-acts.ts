import { plans } from '@fukidashi/contract/plans'
import { and, eq } from 'drizzle-orm'
import { oddPayments, orders, subscriptions } from '../../db/payment-schema.ts'
import { findProvider } from '../payments/find-provider.ts'
import { giveBackHeld } from '../payments/settle-dispute.ts'
import { fulfil, settleCheckout } from '../payments/settle-payment.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { endAtPeriodEnd } from '../payments/subscriptions.ts'
import { type ActDeps, ActError, findOrder, noteAct } from './note-act.ts'

interface Reasoned {
  readonly as: string
  readonly reason: string
}

/**
 * Gives money back for an order, all that is left or a part, and takes back what it had bought as far as it is unspent. Throws an
 * ActError for an order that was not paid, or for more than is left.
 */
export async function refundOrder(
  deps: ActDeps,
  { as, reason, order: name, cents }: Reasoned & { readonly order: string; readonly cents?: number | undefined },
): Promise<unknown> {
  const { order, actId, amountCents } = await deps.database.db.transaction(async (transaction) => {
    const found = await findOrder(transaction, name)
    const left = found.amountCents - found.refundedCents
    if (found.providerPaymentId === null) throw new ActError('The order was not paid.')
    if (left === 0) throw new ActError('The order was refunded already.')
    if (cents !== undefined && cents > left) throw new ActError(`No more than ${left} cents are left of the payment.`)
    const amount = cents ?? left
    const act = { operator: as, act: 'refund', target: found.id, reason, detail: { cents: amount } }
    return { order: found, actId: await noteAct(deps, transaction, act), amountCents: amount }
  })
  const provider = findProvider(deps, order.provider)
  const isOfSubscription = plans.some(({ id, kind }) => id === order.planId && kind === 'subscription')
  const refund = await provider.refund({
    paymentId: order.providerPaymentId!,
    amountCents,
    id: actId,
    isOfSubscription,
  })
  await settleRefund(deps, order.provider, refund)
  return { order: order.id, refundedCents: amountCents }
}

/**
 * Settles a payment of the operator's list: grants what was ordered in spite of what is odd about it, or takes it off the list. What
 * a dispute holds is given back by the first, and stays held by the second. Throws an ActError for one that is settled, or that
 * belongs to no order.
 */
export async function settleOddPayment(
  deps: ActDeps,
  { as, reason, payment: id, how }: Reasoned & { readonly payment: string; readonly how: 'grant' | 'dismiss' },
): Promise<unknown> {
  const order = await deps.database.db.transaction(async (transaction) => {
    const [odd] = await transaction.select().from(oddPayments).where(eq(oddPayments.id, id)).for('update')
    if (odd === undefined) throw new ActError(`There is no payment '${id}' on the list.`)
    if (odd.settledByActId !== null) throw new ActError('This payment was settled already.')
    const act = { operator: as, act: `settle-${how}`, target: id, reason, detail: { why: odd.reason } }
    const settledByActId = await noteAct(deps, transaction, act)
    await transaction.update(oddPayments).set({ settledByActId }).where(eq(oddPayments.id, id))
    if (how === 'dismiss') return undefined
    const isMeant = and(eq(orders.provider, odd.provider), eq(orders.providerPaymentId, odd.providerPaymentId))
    const [meant] = await transaction.select().from(orders).where(isMeant).for('update')
    if (odd.reason === 'disputed' && meant !== undefined) {
      await giveBackHeld(transaction, meant, deps.clock.now())
      return undefined
    }
    if (meant?.status !== 'review') throw new ActError('Nothing was ordered that could be granted for this payment.')
    // From now on, the payer of this order is known to be its owner.
    if (odd.reason === 'emailDiffers' && odd.payerEmail !== null)
      await transaction.update(orders).set({ email: odd.payerEmail }).where(eq(orders.id, meant.id))
    const payment = {
      paymentId: odd.providerPaymentId,
      paidAt: odd.paidAt ?? odd.createdAt,
      ...(odd.periodEndsAt && { periodEndsAt: odd.periodEndsAt }),
    }
    await fulfil(deps, transaction, meant, payment)
    return meant
  })
  const reference = order?.providerReference
  if (order !== undefined && reference) {
    const fact = await findProvider(deps, order.provider).readCheckout(reference)
    await settleCheckout(deps, order.provider, { reference, fact })
  }
  return { payment: id, order: order?.id ?? null }
}

/**
 * Ends the subscription that an order belongs to with the period that is paid, also where its payment is under review. Throws an
 * ActError when the order belongs to none, or to one that ends already.
 */
export async function endSubscription(
  deps: ActDeps,
  { as, reason, order: name }: Reasoned & { readonly order: string },
): Promise<unknown> {
  const row = await deps.database.db.transaction(async (transaction) => {
    const { subscriptionId } = await findOrder(transaction, name)
    if (subscriptionId === null) throw new ActError('The order belongs to no subscription.')
    const [found] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    if (found === undefined || found.status === 'ended' || found.endsAtPeriodEnd)
      throw new ActError('The subscription has ended, or ends with its period.')
    await noteAct(deps, transaction, { operator: as, act: 'endSubscription', target: found.id, reason, detail: {} })
    return found
  })
  const { id, periodEndsAt } = await endAtPeriodEnd(deps, row)
  return { subscription: id, endsAt: periodEndsAt }
}
