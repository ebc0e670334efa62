import { z } from 'zod'
import { defineCall } from './call.ts'
import { paymentProviders } from './payment-offer.ts'

const countSchema = z.int().min(0)

/** An order as its owner sees it. */
export const orderSchema = z.object({
  orderId: z.string(),
  /** On the receipt. */
  number: z.string(),
  planId: z.string(),
  translations: countSchema,
  extra: countSchema,
  promotion: countSchema,
  amountCents: countSchema,
  currency: z.string(),
  /** Of the amount; nothing where no tax is set. */
  taxCents: countSchema,
  taxLabel: z.string().optional(),
  /** `created` waits for its payment, `review` for an operator. */
  status: z.enum(['created', 'paid', 'review', 'expired', 'partlyRefunded', 'refunded']),
  provider: z.enum(paymentProviders),
  refundedCents: countSchema,
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})

/** An order as its owner sees it. */
export type OrderFacts = z.infer<typeof orderSchema>

/** A subscription as its owner sees it. */
export const subscriptionSchema = z.object({
  subscriptionId: z.string(),
  planId: z.string(),
  nextPlanId: z.string().nullable(),
  provider: z.enum(paymentProviders),
  status: z.enum(['active', 'pastDue', 'ended']),
  endsAtPeriodEnd: z.boolean(),
  periodEndsAt: z.iso.datetime().nullable(),
  graceUntil: z.iso.datetime().nullable(),
  /** Whether its provider has a page to change the card at. */
  hasPortal: z.boolean(),
})

/** Orders a plan and begins its payment. The browser goes to `redirectUrl` then. */
export const createOrder = defineCall({
  method: 'POST',
  path: '/api/payment/order/create',
  sends: 'json',
  isSigned: true,
  request: z.object({
    planId: z.string().max(40),
    provider: z.enum(paymentProviders),
    /** Language of the pages that the browser comes back to. */
    locale: z.enum(['en', 'zh-CN', 'ar', 'de', 'fr', 'ja', 'es', 'it', 'tr', 'vi', 'ko']),
    /** How much an order in bulk is for; other plans have a price. */
    amountCents: z.int().min(1).optional(),
  }),
  response: z.object({ orderId: z.string(), redirectUrl: z.string() }),
})

/**
 * The browser came back from paying. What was paid is asked of the payment service, whatever the browser says; the order as it
 * is then comes back.
 */
export const reportPaymentSuccess = defineCall({
  method: 'POST',
  path: '/api/manga/submit/paypalPaymentSuccessInfo',
  sends: 'json',
  isSigned: true,
  request: z.object({ orderId: z.string().max(64), planId: z.string().max(40) }),
  response: orderSchema,
})

/** One order. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/payment/order/get',
  sends: 'query',
  request: z.object({ orderId: z.string().max(64) }),
  response: orderSchema,
})

/** What the account has bought, newest first, and what renews itself. */
export const listOrders = defineCall({
  method: 'GET',
  path: '/api/payment/order/list',
  sends: 'query',
  request: z.object({}),
  response: z.object({ orders: z.array(orderSchema), subscriptions: z.array(subscriptionSchema) }),
})

const subscriptionRequest = z.object({ subscriptionId: z.string().max(64) })

/** Ends a subscription with the period that is paid. */
export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/payment/subscription/cancel',
  sends: 'json',
  isSigned: true,
  request: subscriptionRequest,
  response: subscriptionSchema,
})

/** Makes another plan of a subscription from its next period on; where the payer has to agree, the browser goes to `redirectUrl`. */
export const changeSubscription = defineCall({
  method: 'POST',
  path: '/api/payment/subscription/change',
  sends: 'json',
  isSigned: true,
  request: subscriptionRequest.extend({ planId: z.string().max(40) }),
  response: z.object({ subscription: subscriptionSchema, redirectUrl: z.string().optional() }),
})

/** An address of the payment service where the card can be changed. */
export const openPaymentPortal = defineCall({
  method: 'POST',
  path: '/api/payment/portal/open',
  sends: 'json',
  isSigned: true,
  request: subscriptionRequest,
  response: z.object({ redirectUrl: z.string() }),
})

/** Pays an order of the demonstration provider, or not. Where no demonstration is set up, the call is unknown. */
export const payDemoOrder = defineCall({
  method: 'POST',
  path: '/api/payment/demo/pay',
  sends: 'json',
  isSigned: true,
  request: z.object({ orderId: z.string().max(64) }),
  response: z.object({}),
})
