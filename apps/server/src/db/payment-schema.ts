import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Who carries out payments. `demo` moves no money. */
export type ProviderId = 'paypal' | 'stripe' | 'demo'

/** Where an order stands. `review` waits for an operator: it was paid otherwise than it was ordered. */
export type OrderStatus = 'created' | 'paid' | 'review' | 'expired' | 'partlyRefunded' | 'refunded'

/** Where a subscription stands. `pastDue` is one whose renewal was not paid, until its grace is over. */
export type SubscriptionStatus = 'active' | 'pastDue' | 'ended'

/** What was ordered and paid. What it cost and brings is as it was when it was ordered. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** On the receipt. */
    number: bigserial({ mode: 'number' }).notNull().unique(),
    accountId: uuid().notNull(),
    planId: text().notNull(),
    translations: integer().notNull(),
    extra: integer().notNull(),
    promotion: integer().notNull().default(0),
    amountCents: integer().notNull(),
    currency: text().notNull().default('USD'),
    /** Of the amount. */
    taxCents: integer().notNull().default(0),
    status: text().$type<OrderStatus>().notNull(),
    provider: text().$type<ProviderId>().notNull(),
    /** What the provider calls the checkout, or the subscription that renewed itself. */
    providerReference: text(),
    /** What the provider calls the payment; refunds name it. */
    providerPaymentId: text(),
    /** Login e-mail at the time of the order, in lower case. */
    email: text(),
    locale: text().notNull(),
    subscriptionId: uuid(),
    refundedCents: integer().notNull().default(0),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.status, table.createdAt),
    unique('orders_reference_unique').on(table.provider, table.providerPaymentId),
    index().on(table.provider, table.providerReference),
    check('orders_amount_check', sql`${table.amountCents} > 0`),
    check('orders_refunded_check', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

/** Plans that renew themselves. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    planId: text().notNull(),
    /** What it becomes with its next period. */
    nextPlanId: text(),
    provider: text().$type<ProviderId>().notNull(),
    providerReference: text().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    endsAtPeriodEnd: boolean().notNull().default(false),
    periodEndsAt: moment(),
    /** Until when a renewal that was not paid keeps what the last period brought. */
    graceUntil: moment(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    unique('subscriptions_reference_unique').on(table.provider, table.providerReference),
    index().on(table.accountId),
  ],
)

/** Money that went back. One that the provider tells of before its payment waits here for it. */
export const refunds = pgTable(
  'refunds',
  {
    provider: text().$type<ProviderId>().notNull(),
    providerRefundId: text().notNull(),
    providerPaymentId: text().notNull(),
    orderId: uuid(),
    amountCents: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerRefundId] }),
    index().on(table.provider, table.providerPaymentId),
  ],
)

/** What providers told us already. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().$type<ProviderId>().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] }), index().on(table.receivedAt)],
)

/** Why a payment waits for an operator. */
export const oddReasons = [
  'orderUnknown',
  'amountDiffers',
  'currencyDiffers',
  'planDiffers',
  'accountDiffers',
  'emailDiffers',
  'paidTwice',
  'disputed',
] as const

/** Why a payment waits for an operator. */
export type OddReason = (typeof oddReasons)[number]

/** Payments that brought nothing, for an operator to look at. */
export const oddPayments = pgTable(
  'odd_payments',
  {
    id: uuid().primaryKey(),
    provider: text().$type<ProviderId>().notNull(),
    providerPaymentId: text().notNull(),
    orderId: uuid(),
    reason: text().$type<OddReason>().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** For an operator, who decides whether it is the same person's. */
    payerEmail: text(),
    paidAt: moment(),
    /** Of a subscription: until when it is paid. */
    periodEndsAt: moment(),
    createdAt: moment().notNull(),
    /** The operator's act that settled it. */
    settledByActId: uuid(),
  },
  (table) => [unique('odd_payments_once_unique').on(table.provider, table.providerPaymentId, table.reason)],
)

/** Payments of the demonstration provider, as it would tell of them. */
export const demoPayments = pgTable('demo_payments', {
  orderId: uuid().primaryKey(),
  email: text().notNull(),
  planId: text().notNull(),
  accountId: uuid().notNull(),
  amountCents: integer().notNull(),
  paidAt: moment(),
  endsAtPeriodEnd: boolean().notNull().default(false),
})

/** People who may act for others, by name. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  createdAt: moment().notNull(),
})

/** What operators did, and why. */
export const operatorActs = pgTable('operator_acts', {
  id: uuid().primaryKey(),
  operator: text()
    .notNull()
    .references(() => operators.name),
  act: text().notNull(),
  /** The account, order or task that it was done to. */
  target: text().notNull(),
  reason: text().notNull(),
  detail: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  createdAt: moment().notNull(),
})
