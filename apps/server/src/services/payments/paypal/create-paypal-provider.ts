import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  type ClientCredentialsAuthManager,
  Environment,
  IntervalUnit,
  type Order,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  SubscriptionsController,
  TenureType,
} from '@paypal/paypal-server-sdk'
import { ProductError } from '@fukidashi/contract/errors'
import { plans, type Subscription as SubscriptionPlan } from '@fukidashi/contract/plans'
import { z } from 'zod'
import type { Checkout, CheckoutFact, EventSubject, PaymentProvider } from '../payment-provider.ts'
import {
  describeDispute,
  describeOrder,
  describeRefund,
  describeSaleRefund,
  disputeSchema,
  describeSubscription,
  describeTransaction,
  linkOf,
  moneyOf,
  saleRefundSchema,
  writeCustomId,
} from './describe-payments.ts'

/** How PayPal is reached. */
export interface PaypalSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** What PayPal calls our webhook; its signatures are made over it. */
  readonly webhookId: string
  /** What PayPal calls the product whose plans renew themselves; without one, subscriptions are sold by others. */
  readonly productId: string | undefined
  /** PayPal's live service, its sandbox, or a server in their place. */
  readonly baseUrl: string
}

const frequencies = {
  week: { intervalUnit: IntervalUnit.Week, intervalCount: 1 },
  month: { intervalUnit: IntervalUnit.Month, intervalCount: 1 },
  quarter: { intervalUnit: IntervalUnit.Month, intervalCount: 3 },
  year: { intervalUnit: IntervalUnit.Year, intervalCount: 1 },
} as const satisfies Record<SubscriptionPlan['every'], object>

const sdkOrigin = 'https://api-m.sandbox.paypal.com'

/** Payments and subscriptions by PayPal. */
export function createPaypalProvider(settings: PaypalSettings): PaymentProvider {
  const client = createClient(settings)
  const orders = new OrdersController(client)
  const payments = new PaymentsController(client)
  const subscriptions = new SubscriptionsController(client)
  const billingPlans = createBillingPlans(subscriptions, settings.productId)

  const startOrder = async ({ orderId, accountId, plan, email, returnUrl, cancelUrl, ...checkout }: Checkout) => {
    const { result } = await orders.createOrder({
      paypalRequestId: `order-${orderId}`,
      prefer: 'return=representation',
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            customId: writeCustomId({ orderId, accountId, planId: plan.id }),
            invoiceId: orderId,
            description: checkout.description,
            amount: moneyOf(checkout),
          },
        ],
        paymentSource: {
          paypal: {
            emailAddress: email,
            experienceContext: {
              ...{ returnUrl, cancelUrl, brandName: 'Fukidashi' },
              shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
              userAction: PaypalExperienceUserAction.PayNow,
            },
          },
        },
      },
    })
    return { reference: result.id!, redirectUrl: linkOf(result.links, 'payer-action', 'approve') }
  }

  const startSubscription = async (plan: SubscriptionPlan, checkout: Checkout) => {
    const { orderId, accountId, email, returnUrl, cancelUrl } = checkout
    const { result } = await subscriptions.createSubscription({
      paypalRequestId: `order-${orderId}`,
      prefer: 'return=representation',
      body: {
        planId: await billingPlans.idOf(plan),
        customId: writeCustomId({ orderId, accountId, planId: plan.id }),
        subscriber: { emailAddress: email },
        applicationContext: { brandName: 'Fukidashi', returnUrl, cancelUrl },
      },
    })
    return { reference: result.id!, redirectUrl: linkOf(result.links, 'approve') }
  }

  const readOrder = async (reference: string): Promise<CheckoutFact> => {
    const { result } = await orders.getOrder({ id: reference })
    // The payer has agreed; whether their browser came back does not matter.
    const isToCapture = String(result.status) === 'APPROVED'
    const order = isToCapture ? await capture(reference) : result
    const paid = describeOrder(order)
    return { status: paid.length > 0 ? 'paid' : 'open', payments: paid, subscription: undefined }
  }
  const capture = async (reference: string): Promise<Order> => {
    const request = { id: reference, paypalRequestId: `capture-${reference}`, prefer: 'return=representation' }
    return (await orders.captureOrder(request)).result
  }

  const readSubscription = async (reference: string): Promise<CheckoutFact> => {
    const { result: subscription } = await subscriptions.getSubscription({ id: reference })
    const planId = await billingPlans.planOf(subscription.planId)
    const started = subscription.startTime ?? subscription.createTime ?? new Date().toISOString()
    const { result } = await subscriptions.listSubscriptionTransactions({
      id: reference,
      startTime: new Date(new Date(started).getTime() - dayMs).toISOString(),
      endTime: new Date(Date.now() + dayMs).toISOString(),
    })
    const paid = (result.transactions ?? []).flatMap((transaction) =>
      describeTransaction(transaction, subscription, planId),
    )
    return {
      status: paid.length > 0 ? 'paid' : 'open',
      payments: paid.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      subscription: describeSubscription(subscription, planId),
    }
  }

  return {
    id: 'paypal',
    isDemo: false,
    sellsSubscriptions: settings.productId !== undefined,
    start: guarded(async (checkout: Checkout) =>
      checkout.plan.kind === 'subscription'
        ? await startSubscription(checkout.plan, checkout)
        : await startOrder(checkout),
    ),
    readCheckout: guarded(async (reference: string) =>
      reference.startsWith('I-') ? await readSubscription(reference) : await readOrder(reference),
    ),
    readSubscription: guarded(readSubscription),
    readRefund: guarded(async (reference: string) => {
      const ofSale = saleRefundPattern.exec(reference)?.[1]
      if (ofSale === undefined) return describeRefund((await payments.getRefund({ refundId: reference })).result)
      const path = `/v1/payments/refund/${encodeURIComponent(ofSale)}`
      return describeSaleRefund(saleRefundSchema.parse(await ask(settings, client, path)))
    }),
    readDispute: guarded(async (disputeId: string) => {
      const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`
      return describeDispute(disputeSchema.parse(await ask(settings, client, path)))
    }),
    refund: guarded(async ({ paymentId, amountCents, id, isOfSubscription }) => {
      if (isOfSubscription) {
        const path = `/v1/payments/sale/${encodeURIComponent(paymentId)}/refund`
        const { value: total, currencyCode: currency } = moneyOf({ amountCents, currency: 'USD' })
        const answer = await ask(settings, client, path, { requestId: `refund-${id}`, amount: { total, currency } })
        return { ...describeSaleRefund(saleRefundSchema.parse(answer)), paymentId }
      }
      const { result } = await payments.refundCapturedPayment({
        captureId: paymentId,
        paypalRequestId: `refund-${id}`,
        prefer: 'return=representation',
        body: { amount: moneyOf({ amountCents, currency: 'USD' }), customId: id },
      })
      return { ...describeRefund(result), paymentId }
    }),
    // PayPal takes no more money from then on; what is paid stays until its period ends.
    endAtPeriodEnd: guarded(async (reference: string) => {
      await subscriptions.cancelSubscription({ id: reference, body: { reason: 'Cancelled by the subscriber' } })
    }),
    changePlan: guarded(async (reference, plan, returnUrl) => {
      if (plan.kind !== 'subscription') throw new ProductError('planUnknown')
      const { result } = await subscriptions.reviseSubscription({
        id: reference,
        body: { planId: await billingPlans.idOf(plan), applicationContext: { returnUrl, cancelUrl: returnUrl } },
      })
      return { redirectUrl: linkOf(result.links, 'approve') }
    }),
    readEvent: guarded(async (body: string, headers: Headers) => {
      if (!(await isSigned(settings, client, body, headers))) return undefined
      const event = eventSchema.parse(JSON.parse(body))
      return { id: event.id, type: event.event_type, subject: subjectOf(event) }
    }),
  }
}

const dayMs = 24 * 60 * 60 * 1000

// The SDK knows two addresses; a request is the same at any. Its constructor asks for the factory already, so a method it is.
function createClient({ clientId, clientSecret, baseUrl }: PaypalSettings): Client {
  const origin = baseUrl.replace(/\/$/, '')
  class MovedClient extends Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const create = super.getRequestBuilderFactory()
      return (httpMethod, path) => {
        const builder = create(httpMethod, path)
        builder.interceptRequest((request) => ({ ...request, url: request.url.replace(sdkOrigin, origin) }))
        return builder
      }
    }
  }
  return new MovedClient({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: Environment.Sandbox,
    timeout: 20_000,
  })
}

function createBillingPlans(subscriptions: SubscriptionsController, productId: string | undefined) {
  const nameOf = (plan: SubscriptionPlan): string => `Fukidashi ${plan.id} ${plan.priceCents}`
  const idOf = async (plan: SubscriptionPlan): Promise<string> => {
    if (productId === undefined) throw new ProductError('paymentsNotSetUp')
    const { result } = await subscriptions.listBillingPlans({
      productId,
      pageSize: 20,
      prefer: 'return=representation',
    })
    const known = result.plans?.find(({ name }) => name === nameOf(plan))
    if (known?.id !== undefined) return known.id
    const created = await subscriptions.createBillingPlan({
      paypalRequestId: `plan-${nameOf(plan).replaceAll(' ', '-')}`,
      prefer: 'return=representation',
      body: {
        productId,
        name: nameOf(plan),
        billingCycles: [
          {
            frequency: frequencies[plan.every],
            tenureType: TenureType.Regular,
            sequence: 1,
            totalCycles: 0,
            pricingScheme: { fixedPrice: moneyOf({ amountCents: plan.priceCents, currency: 'USD' }) },
          },
        ],
        paymentPreferences: { autoBillOutstanding: true, paymentFailureThreshold: 2 },
      },
    })
    return created.result.id!
  }
  const planOf = async (id: string | undefined): Promise<string | undefined> => {
    if (id === undefined) return undefined
    const { result } = await subscriptions.getBillingPlan(id)
    return plans.find((plan) => plan.kind === 'subscription' && nameOf(plan) === result.name)?.id
  }
  return { idOf, planOf }
}

/** Faults of the service get one key; what we refuse ourselves keeps its own. */
function guarded<Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) {
  return async (...parameters: Parameters): Promise<Result> => {
    try {
      return await call(...parameters)
    } catch (cause) {
      if (cause instanceof ProductError) throw cause
      // What PayPal says may repeat who pays; the status is enough to know whom to ask.
      const status = cause instanceof ApiError ? ` answered ${cause.statusCode}` : ' did not answer'
      throw new ProductError('paymentProviderUnavailable', `PayPal${status}`)
    }
  }
}

const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  // Disputes have an id of another name.
  resource: z.looseObject({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
  }),
})

function subjectOf({ event_type: type, resource }: z.output<typeof eventSchema>): EventSubject | undefined {
  const { id, dispute_id: dispute } = resource
  if (type.startsWith('CUSTOMER.DISPUTE.') && dispute !== undefined) return { kind: 'dispute', reference: dispute }
  if (id === undefined) return undefined
  if (type === 'CHECKOUT.ORDER.APPROVED' || type === 'CHECKOUT.ORDER.COMPLETED')
    return { kind: 'checkout', reference: id }
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return { kind: 'subscription', reference: id }
  if (type === 'PAYMENT.SALE.COMPLETED' && resource.billing_agreement_id !== undefined)
    return { kind: 'subscription', reference: resource.billing_agreement_id }
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED')
    return { kind: 'refund', reference: id }
  // Payments of subscriptions are sales of the first version of PayPal's calls, and so is money that goes back of them.
  if (type === 'PAYMENT.SALE.REFUNDED' || type === 'PAYMENT.SALE.REVERSED')
    return { kind: 'refund', reference: `sale:${id}` }
  if (type === 'PAYMENT.CAPTURE.COMPLETED') {
    const reference = relatedOrderSchema.safeParse(resource).data?.supplementary_data.related_ids.order_id
    return reference === undefined ? undefined : { kind: 'checkout', reference }
  }
  return undefined
}

/** How a refund of a sale is told from one of a captured payment. */
const saleRefundPattern = /^sale:(.+)$/

const relatedOrderSchema = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

interface Authorised {
  readonly clientCredentialsAuthManager: ClientCredentialsAuthManager
}

interface SaleRefundRequest {
  /** The same one refunds once. */
  readonly requestId: string
  readonly amount: { readonly total: string; readonly currency: string }
}

// The SDK knows neither disputes nor refunds of sales.
async function ask(
  { baseUrl }: PaypalSettings,
  client: Authorised,
  path: string,
  refund?: SaleRefundRequest,
): Promise<unknown> {
  const { accessToken } = await client.clientCredentialsAuthManager.fetchToken()
  const headers = new Headers({ authorization: `Bearer ${accessToken}` })
  if (refund) {
    headers.set('content-type', 'application/json')
    headers.set('paypal-request-id', refund.requestId)
  }
  const response = await fetch(new URL(path, baseUrl), {
    ...{ headers, signal: AbortSignal.timeout(20_000) },
    ...(refund && { method: 'POST', body: JSON.stringify({ amount: refund.amount }) }),
  })
  if (!response.ok) throw new Error(`PayPal answered ${response.status}`)
  return await response.json()
}

const verdictSchema = z.object({ verification_status: z.string() })

// PayPal is asked whether it has signed what came; the event goes back to it letter by letter.
async function isSigned(
  { webhookId, baseUrl }: PaypalSettings,
  client: Authorised,
  body: string,
  headers: Headers,
): Promise<boolean> {
  const names = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'] as const
  const given = names.map((name) => [name.replaceAll('-', '_'), headers.get(`paypal-${name}`)] as const)
  if (given.some(([, value]) => value === null) || !isJsonObject(body)) return false
  const { accessToken } = await client.clientCredentialsAuthManager.fetchToken()
  const signed = JSON.stringify({ ...Object.fromEntries(given), webhook_id: webhookId })
  const response = await fetch(new URL('/v1/notifications/verify-webhook-signature', baseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: `${signed.slice(0, -1)},"webhook_event":${body}}`,
    signal: AbortSignal.timeout(20_000),
  })
  if (response.status === 400) return false
  if (!response.ok) throw new Error(`PayPal answered ${response.status}`)
  return verdictSchema.parse(await response.json()).verification_status === 'SUCCESS'
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
