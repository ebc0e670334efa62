import {
  type LinkDescription,
  type Order,
  type Refund,
  type Subscription as PaypalSubscription,
  type SubscriptionTransactionDetails,
} from '@paypal/paypal-server-sdk'
import { plans } from '@fukidashi/contract/plans'
import { z } from 'zod'
import type { Checkout, DisputeFact, PaymentFact, RefundFact, SubscriptionFact } from '../payment-provider.ts'
import { periodEndOf } from '../period-end.ts'

/** An amount as PayPal writes it. */
export function moneyOf({ amountCents, currency }: Pick<Checkout, 'amountCents' | 'currency'>) {
  return { currencyCode: currency, value: (amountCents / 100).toFixed(2) }
}

/** Cents of an amount as PayPal writes it; not a number for anything else, which equals no price. */
function centsOf(value: string | undefined): number {
  return /^\d+(\.\d{1,2})?$/.test(value ?? '') ? Math.round(Number(value) * 100) : Number.NaN
}

/** Where a link of a relation leads. Throws when there is none. */
export function linkOf(links: readonly LinkDescription[] | undefined, ...relations: readonly string[]): string {
  const link = links?.find(({ rel }) => relations.includes(rel))
  if (link === undefined) throw new Error('PayPal gave no address to pay at.')
  return link.href
}

interface CustomId {
  readonly orderId: string
  readonly accountId: string
  readonly planId: string
}

/** What is given along with a payment, which comes back with it. */
export function writeCustomId({ orderId, accountId, planId }: CustomId): string {
  return [orderId, accountId, planId].join(' ')
}

function readCustomId(customId: string | undefined): Partial<CustomId> {
  const [orderId, accountId, planId, ...rest] = customId?.split(' ') ?? []
  return planId === undefined || rest.length > 0 ? {} : { orderId: orderId!, accountId: accountId!, planId }
}

/** The payments of an order. */
export function describeOrder(order: Order): PaymentFact[] {
  return (order.purchaseUnits ?? []).flatMap((unit) =>
    (unit.payments?.captures ?? [])
      .filter(({ status }) => ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(String(status)))
      .map((captured) => {
        const { orderId, accountId, planId } = readCustomId(captured.customId ?? unit.customId)
        return {
          paymentId: captured.id!,
          amountCents: centsOf(captured.amount?.value),
          currency: captured.amount?.currencyCode ?? '',
          paidAt: new Date(captured.createTime ?? order.updateTime ?? Date.now()),
          ...{ orderId, accountId, planId },
          payerEmail: order.payer?.emailAddress ?? order.paymentSource?.paypal?.emailAddress,
        }
      }),
  )
}

/** The payment of a period of a subscription. */
export function describeTransaction(
  transaction: SubscriptionTransactionDetails,
  subscription: PaypalSubscription,
  planId: string | undefined,
): PaymentFact[] {
  if (!['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(String(transaction.status))) return []
  const { grossAmount } = transaction.amountWithBreakdown
  const custom = readCustomId(subscription.customId)
  const plan = plans.find(({ id }) => id === (planId ?? custom.planId))
  const paidAt = new Date(transaction.time)
  return [
    {
      paymentId: transaction.id,
      amountCents: centsOf(grossAmount.value),
      currency: grossAmount.currencyCode,
      paidAt,
      ...{ orderId: custom.orderId, accountId: custom.accountId, planId: plan?.id },
      payerEmail: transaction.payerEmail ?? subscription.subscriber?.emailAddress,
      ...(plan?.kind === 'subscription' && { periodEndsAt: periodEndOf(paidAt, plan.every) }),
    },
  ]
}

/** A subscription. */
export function describeSubscription(subscription: PaypalSubscription, planId: string | undefined): SubscriptionFact {
  const { status, billingInfo } = subscription
  const next = billingInfo?.nextBillingTime
  const isPastDue = (billingInfo?.failedPaymentsCount ?? 0) > 0 || String(status) === 'SUSPENDED'
  // A cancelled one has its last period still; the sweep of subscriptions ends it then.
  const isOver = String(status) === 'EXPIRED'
  return {
    reference: subscription.id!,
    status: isOver ? 'ended' : isPastDue ? 'pastDue' : 'active',
    endsAtPeriodEnd: String(status) === 'CANCELLED',
    planId,
    periodEndsAt: next === undefined ? undefined : new Date(next),
  }
}

/** Money that went back. */
export function describeRefund(refund: Refund): RefundFact {
  const isLost = ['FAILED', 'CANCELLED'].includes(String(refund.status))
  const up = refund.links?.find(({ rel }) => rel === 'up')?.href
  return {
    refundId: refund.id!,
    paymentId: up?.split('/').at(-1) ?? '',
    amountCents: isLost ? 0 : centsOf(refund.amount?.value),
  }
}

/** A refund or a reversal of a payment of a subscription, as far as it matters here. */
export const saleRefundSchema = z.object({
  id: z.string(),
  state: z.string().optional(),
  amount: z.object({ total: z.string(), currency: z.string() }),
  sale_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})

/** Money of a subscription that went back. */
export function describeSaleRefund({
  id,
  state,
  amount,
  links,
  ...refund
}: z.output<typeof saleRefundSchema>): RefundFact {
  const isLost = ['failed', 'cancelled'].includes(state?.toLowerCase() ?? '')
  const sale = links
    .find(({ rel }) => rel === 'sale')
    ?.href.split('/')
    .at(-1)
  return {
    refundId: id,
    paymentId: refund.sale_id ?? sale ?? '',
    // Written as money that leaves, with a minus, by some of PayPal's answers.
    amountCents: isLost ? 0 : Math.abs(centsOf(amount.total)),
  }
}

/** A dispute, as far as it matters here. */
export const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
})

/** How disputes end in favour of the payer. */
const lostOutcomes: readonly string[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

/** A dispute. What it took is told as a reversal or a refund of its own. */
export function describeDispute(dispute: z.output<typeof disputeSchema>): DisputeFact {
  const { dispute_id: disputeId, status, dispute_amount: amount, disputed_transactions: disputed } = dispute
  const isLost = lostOutcomes.includes(dispute.dispute_outcome?.outcome_code ?? '')
  return {
    ...{ disputeId, paymentId: disputed[0]?.seller_transaction_id ?? '' },
    ...{ amountCents: centsOf(amount.value), currency: amount.currency_code },
    status: status === 'RESOLVED' ? (isLost ? 'lost' : 'won') : 'open',
    returnedCents: 0,
  }
}
