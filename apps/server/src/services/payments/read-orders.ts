import { ProductError } from '@fukidashi/contract/errors'
import type { OrderFacts } from '@fukidashi/contract/payment-calls'
import { and, desc, eq, ne } from 'drizzle-orm'
import { orders, subscriptions } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import { findProvider } from './find-provider.ts'
import { numberOf } from './order-number.ts'
import { settleCheckout, type SettlingDeps } from './settle-payment.ts'

type Order = typeof orders.$inferSelect
type ReadingDeps = Pick<Deps, 'database' | 'settings'>

/** An order as its owner sees it. */
export function describeOrder({ tax }: Pick<Deps['settings'], 'tax'>, order: Order): OrderFacts {
  const { id, accountId: _accountId, providerReference: _reference, providerPaymentId: _payment, ...facts } = order
  return {
    ...facts,
    orderId: id,
    number: numberOf(order),
    ...(order.taxCents > 0 && tax !== undefined && { taxLabel: `${tax.label} ${tax.percent} %` }),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  }
}

/** An account's order. Throws a ProductError `notFound` for one that is not there or somebody else's. */
export async function findOrder(
  { database }: Pick<Deps, 'database'>,
  accountId: string,
  orderId: string,
): Promise<Order> {
  const [order] = await database.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)))
  if (order === undefined) throw new ProductError('notFound', 'There is no such order.')
  return order
}

/** What an account has ordered and was not left unpaid, newest first, and what renews itself. */
export async function listOrders(deps: ReadingDeps & Pick<Deps, 'payments'>, accountId: string) {
  const { db } = deps.database
  const bought = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), ne(orders.status, 'expired')))
    .orderBy(desc(orders.number))
    .limit(200)
  const renewing = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(20)
  return {
    orders: bought.map((order) => describeOrder(deps.settings, order)),
    subscriptions: renewing.map((row) => describeSubscription(deps, row)),
  }
}

/** A subscription as its owner sees it. */
export function describeSubscription({ payments }: Pick<Deps, 'payments'>, row: typeof subscriptions.$inferSelect) {
  const { id, planId, nextPlanId, provider, status, endsAtPeriodEnd, periodEndsAt, graceUntil } = row
  return {
    ...{ subscriptionId: id, planId, nextPlanId, provider, status, endsAtPeriodEnd },
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
    graceUntil: graceUntil?.toISOString() ?? null,
    hasPortal: payments.find((known) => known.id === provider)?.openPortal !== undefined,
  }
}

/**
 * Asks the provider what became of an account's order, and gives the order as it is then. Throws a ProductError `notFound`, or
 * `requestInvalid` when it is for another plan.
 */
export async function askAboutOrder(
  deps: SettlingDeps & Pick<Deps, 'payments'>,
  accountId: string,
  { orderId, planId }: { readonly orderId: string; readonly planId: string },
): Promise<OrderFacts> {
  const order = await findOrder(deps, accountId, orderId)
  if (order.planId !== planId) throw new ProductError('requestInvalid', 'The order is for another plan.')
  const { providerReference: reference, provider: id } = order
  if (reference !== null && order.status === 'created') {
    const provider = findProvider(deps, id)
    await settleCheckout(deps, id, { reference, fact: await provider.readCheckout(reference) })
  }
  return describeOrder(deps.settings, await findOrder(deps, accountId, orderId))
}
