import { plans, type Subscription as SubscriptionPlan } from '@fukidashi/contract/plans'
import { ProductError } from '@fukidashi/contract/errors'
import Stripe from 'stripe'
import type {
  Checkout,
  CheckoutFact,
  DisputeFact,
  EventSubject,
  PaymentFact,
  PaymentProvider,
  RefundFact,
  SubscriptionFact,
} from '../payment-provider.ts'

/** How Stripe is reached. */
export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address than Stripe's own, for tests and proxies. */
  readonly baseUrl: string | undefined
}

/** Intervals of subscriptions as Stripe has them. */
const intervals = {
  week: { interval: 'week', interval_count: 1 },
  month: { interval: 'month', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year', interval_count: 1 },
} as const satisfies Record<SubscriptionPlan['every'], Stripe.PriceCreateParams.Recurring>

/** Card payments and subscriptions by Stripe Checkout. */
export function createStripeProvider({ secretKey, webhookSecret, baseUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 20_000, telemetry: false, ...placeOf(baseUrl) })

  const start = async ({ plan, email, orderId, accountId, returnUrl, cancelUrl, ...checkout }: Checkout) => {
    const metadata = { orderId, accountId, planId: plan.id }
    const isSubscription = plan.kind === 'subscription'
    const session = await stripe.checkout.sessions.create(
      {
        mode: isSubscription ? 'subscription' : 'payment',
        customer_email: email,
        client_reference_id: orderId,
        line_items: [{ quantity: 1, price_data: priceOf({ plan, ...checkout }) }],
        metadata,
        ...(isSubscription ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
        success_url: returnUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `order-${orderId}` },
    )
    return { reference: session.id, redirectUrl: session.url! }
  }

  const readCheckout = async (reference: string): Promise<CheckoutFact> => {
    const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })
    if (session.mode === 'subscription')
      return session.subscription === null
        ? { status: session.status === 'expired' ? 'expired' : 'open', payments: [], subscription: undefined }
        : await readSubscription(idOf(session.subscription))
    const intent = session.payment_intent as Stripe.PaymentIntent | null
    const email = session.customer_details?.email ?? undefined
    if (intent?.status === 'succeeded')
      return { status: 'paid', payments: [describeIntent(intent, email)], subscription: undefined }
    return { status: session.status === 'expired' ? 'expired' : 'open', payments: [], subscription: undefined }
  }

  const readSubscription = async (reference: string): Promise<CheckoutFact> => {
    const subscription = await stripe.subscriptions.retrieve(reference)
    const invoices = await stripe.invoices.list({
      subscription: reference,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    })
    const payments = invoices.data.flatMap((invoice) => describeInvoice(invoice, subscription.metadata))
    return {
      status: payments.length > 0 ? 'paid' : 'open',
      // As they were paid, so that the first payment is that of the order.
      payments: payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      subscription: describeSubscription(subscription),
    }
  }

  return {
    id: 'stripe',
    isDemo: false,
    sellsSubscriptions: true,
    start: guarded(start),
    readCheckout: guarded(readCheckout),
    readSubscription: guarded(readSubscription),
    readRefund: guarded(async (refundId: string) => describeRefund(await stripe.refunds.retrieve(refundId))),
    readDispute: guarded(async (disputeId: string) => describeDispute(await stripe.disputes.retrieve(disputeId))),
    refund: guarded(async ({ paymentId, amountCents, id }) => {
      const refund = await stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents },
        { idempotencyKey: `refund-${id}` },
      )
      return describeRefund(refund)
    }),
    endAtPeriodEnd: guarded(async (reference: string) => {
      await stripe.subscriptions.update(reference, { cancel_at_period_end: true })
    }),
    changePlan: guarded(async (reference, plan) => {
      if (plan.kind !== 'subscription') throw new ProductError('planUnknown')
      await changeWithNextPeriod(stripe, reference, plan)
      return {}
    }),
    openPortal: guarded(async (reference, returnUrl) => {
      const { customer } = await stripe.subscriptions.retrieve(reference)
      const session = await stripe.billingPortal.sessions.create({ customer: idOf(customer), return_url: returnUrl })
      return session.url
    }),
    readEvent: async (body, headers) => {
      const signature = headers.get('stripe-signature')
      if (signature === null) return undefined
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
        return { id: event.id, type: event.type, subject: subjectOf(event) }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}

function placeOf(baseUrl: string | undefined): Stripe.StripeConfig {
  if (baseUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(baseUrl)
  const isHttps = protocol === 'https:'
  return { host: hostname, port: port || (isHttps ? 443 : 80), protocol: isHttps ? 'https' : 'http' }
}

/** Faults of the service get one key; what we refuse ourselves keeps its own. */
function guarded<Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) {
  return async (...parameters: Parameters): Promise<Result> => {
    try {
      return await call(...parameters)
    } catch (cause) {
      if (!(cause instanceof Stripe.errors.StripeError)) throw cause
      throw new ProductError('paymentProviderUnavailable', `Stripe: ${cause.type} ${cause.code ?? ''}`, { cause })
    }
  }
}

function priceOf({
  plan,
  amountCents,
  currency,
  description,
}: Pick<Checkout, 'plan' | 'amountCents' | 'currency' | 'description'>) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: amountCents,
    product_data: { name: description },
    ...(plan.kind === 'subscription' && { recurring: intervals[plan.every] }),
  }
}

// Stripe changes intervals at once unless a schedule says when.
async function changeWithNextPeriod(stripe: Stripe, reference: string, plan: SubscriptionPlan): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(reference)
  const [item] = subscription.items.data
  const known = subscription.schedule === null ? undefined : idOf(subscription.schedule)
  const schedule = known ?? (await stripe.subscriptionSchedules.create({ from_subscription: reference })).id
  await stripe.subscriptionSchedules.update(schedule, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item!.price.id, quantity: 1 }],
        start_date: item!.current_period_start,
        end_date: item!.current_period_end,
      },
      {
        items: [
          {
            quantity: 1,
            price_data: {
              currency: item!.price.currency,
              unit_amount: plan.priceCents,
              recurring: intervals[plan.every],
              product: idOf(item!.price.product),
            },
          },
        ],
      },
    ],
  })
}

function describeIntent(intent: Stripe.PaymentIntent, payerEmail: string | undefined): PaymentFact {
  const { orderId, accountId, planId } = intent.metadata
  return {
    paymentId: intent.id,
    amountCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    paidAt: new Date(intent.created * 1000),
    ...{ orderId, accountId, planId, payerEmail },
  }
}

function describeInvoice(invoice: Stripe.Invoice, metadata: Stripe.Metadata): PaymentFact[] {
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment
  const [line] = invoice.lines.data
  if (payment?.payment_intent === undefined || line === undefined) return []
  return [
    {
      paymentId: idOf(payment.payment_intent),
      amountCents: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      paidAt: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
      ...{ orderId: metadata['orderId'], accountId: metadata['accountId'] },
      planId: planOfLine(line) ?? metadata['planId'],
      payerEmail: invoice.customer_email ?? undefined,
      periodEndsAt: new Date(line.period.end * 1000),
    },
  ]
}

// A change of plan leaves the metadata of the order as they were; how long a period lasts says which plan it is.
function planOfLine({ period }: Stripe.InvoiceLineItem): string | undefined {
  const days = Math.round((period.end - period.start) / (24 * 60 * 60))
  const every = days <= 8 ? 'week' : days <= 32 ? 'month' : days <= 93 ? 'quarter' : 'year'
  return plans.find((plan) => plan.kind === 'subscription' && plan.every === every)?.id
}

function describeSubscription(subscription: Stripe.Subscription): SubscriptionFact {
  const [item] = subscription.items.data
  const recurring = item?.price.recurring
  const plan = plans.find(
    (known) =>
      known.kind === 'subscription' &&
      intervals[known.every].interval === recurring?.interval &&
      intervals[known.every].interval_count === recurring.interval_count,
  )
  const status = { active: 'active', trialing: 'active', past_due: 'pastDue', unpaid: 'pastDue' } as const
  return {
    reference: subscription.id,
    status: status[subscription.status as keyof typeof status] ?? 'ended',
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    planId: plan?.id,
    periodEndsAt: item === undefined ? undefined : new Date(item.current_period_end * 1000),
  }
}

function describeRefund(refund: Stripe.Refund): RefundFact {
  // A refund that failed gave nothing back.
  const isLost = refund.status === 'failed' || refund.status === 'canceled'
  const paymentId = refund.payment_intent === null ? '' : idOf(refund.payment_intent)
  return { refundId: refund.id, paymentId, amountCents: isLost ? 0 : refund.amount }
}

/** How disputes end without a loss: won, an inquiry that became no dispute, or one that was kept off. */
const wonStatuses: readonly string[] = ['won', 'warning_closed', 'prevented']

function describeDispute({ id, payment_intent: intent, amount, currency, status }: Stripe.Dispute): DisputeFact {
  const isLost = status === 'lost'
  return {
    ...{ disputeId: id, paymentId: intent === null ? '' : idOf(intent) },
    ...{ amountCents: amount, currency: currency.toUpperCase() },
    status: isLost ? 'lost' : wonStatuses.includes(status) ? 'won' : 'open',
    // The bank takes it; Stripe makes no refund of it.
    returnedCents: isLost ? amount : 0,
  }
}

function subjectOf(event: Stripe.Event): EventSubject | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'checkout', reference: event.data.object.id }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscription = event.data.object.parent?.subscription_details?.subscription
      return subscription === undefined ? undefined : { kind: 'subscription', reference: idOf(subscription) }
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', reference: event.data.object.id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', reference: event.data.object.id }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'dispute', reference: event.data.object.id }
    default:
      return undefined
  }
}

function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}
