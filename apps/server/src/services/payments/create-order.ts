import { ProductError } from '@fukidashi/contract/errors'
import type { PaymentProviderId } from '@fukidashi/contract/payment-offer'
import { findPlan, type Plan, type Purchase, purchaseOf } from '@fukidashi/contract/plans'
import { and, eq, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { orders, subscriptions } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import { findProvider } from './find-provider.ts'
import { taxOf } from './tax.ts'

/** Who orders. */
export interface Buyer {
  readonly id: string
  readonly email: string
}

/** What somebody wants to buy; everything that it costs and brings is looked up here. */
export interface OrderWish {
  readonly planId: string
  readonly provider: PaymentProviderId
  readonly amountCents?: number | undefined
  /** Language of the provider's page and of the receipt. */
  readonly locale: string
  /** Where the site is, for the way back. */
  readonly siteUrl: string
}

/**
 * Writes an order down and begins its payment. Throws a ProductError: `paymentsNotSetUp`, `planUnknown`, `amountInvalid`,
 * `subscriptionExists`, or `paymentProviderUnavailable`, after which the order expires.
 */
export async function createOrder(
  deps: Pick<Deps, 'database' | 'clock' | 'payments' | 'settings'>,
  buyer: Buyer,
  wish: OrderWish,
): Promise<{ readonly orderId: string; readonly redirectUrl: string }> {
  const provider = findProvider(deps, wish.provider)
  const plan = findPlan(wish.planId)
  if (plan === undefined || (plan.kind === 'subscription' && !provider.sellsSubscriptions))
    throw new ProductError('planUnknown')
  const now = deps.clock.now()
  const purchase = purchaseOf(plan, now, wish.amountCents)
  if (purchase === undefined) throw new ProductError('amountInvalid')
  if (plan.kind === 'subscription' && (await hasSubscription(deps, buyer.id)))
    throw new ProductError('subscriptionExists')
  const orderId = randomUUID()
  await deps.database.db.insert(orders).values({
    ...{ id: orderId, accountId: buyer.id, planId: plan.id, ...purchase },
    ...{ taxCents: taxOf(deps.settings, purchase.amountCents), status: 'created', provider: provider.id },
    ...{ email: buyer.email, locale: wish.locale, createdAt: now },
  })
  const wayBack = new URL(`${wish.locale === 'en' ? '' : `/${wish.locale}`}/account/receipt`, wish.siteUrl)
  wayBack.searchParams.set('order', orderId)
  const cancelUrl = new URL(wish.locale === 'en' ? '/price' : `/${wish.locale}/price`, wish.siteUrl).href
  const { reference, redirectUrl } = await provider.start({
    ...{ orderId, accountId: buyer.id, plan, amountCents: purchase.amountCents, currency: 'USD' },
    ...{ description: describePurchase(plan, purchase), email: buyer.email, returnUrl: wayBack.href, cancelUrl },
  })
  await deps.database.db.update(orders).set({ providerReference: reference }).where(eq(orders.id, orderId))
  return { orderId, redirectUrl }
}

async function hasSubscription({ database }: Pick<Deps, 'database'>, accountId: string): Promise<boolean> {
  const [open] = await database.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        ne(subscriptions.status, 'ended'),
        eq(subscriptions.endsAtPeriodEnd, false),
      ),
    )
    .limit(1)
  return open !== undefined
}

function describePurchase(plan: Plan, { translations, extra, promotion }: Purchase): string {
  const count = (translations + extra + promotion).toLocaleString('en-US')
  return `Fukidashi: ${count} translations${plan.kind === 'subscription' ? ` a ${plan.every}` : ''}`
}
