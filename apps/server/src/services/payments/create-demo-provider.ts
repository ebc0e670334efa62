import { ProductError } from '@fukidashi/contract/errors'
import { findPlan } from '@fukidashi/contract/plans'
import { and, eq, isNull } from 'drizzle-orm'
import { demoPayments } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import type { CheckoutFact, PaymentProvider } from './payment-provider.ts'
import { periodEndOf } from './period-end.ts'

type DemoDeps = Pick<Deps, 'database' | 'clock'>

/** What payments of the demonstration begin with. */
const prefix = 'demo-'

/** Shows how buying works, without money: whoever orders says on a page of ours that it is paid. Subscriptions do not renew themselves. */
export function createDemoProvider({ database, clock }: DemoDeps): PaymentProvider {
  const read = async (reference: string): Promise<CheckoutFact> => {
    const [row] = await database.db
      .select()
      .from(demoPayments)
      .where(eq(demoPayments.orderId, reference.slice(prefix.length)))
    if (row === undefined) return { status: 'expired', payments: [], subscription: undefined }
    const { orderId, accountId, planId, email, amountCents, paidAt, endsAtPeriodEnd } = row
    if (paidAt === null) return { status: 'open', payments: [], subscription: undefined }
    const plan = findPlan(planId)
    const periodEndsAt = plan?.kind === 'subscription' ? periodEndOf(paidAt, plan.every) : undefined
    return {
      status: 'paid',
      payments: [
        {
          ...{ paymentId: reference, amountCents, currency: 'USD', paidAt, orderId, accountId, planId },
          payerEmail: email,
          ...(periodEndsAt && { periodEndsAt }),
        },
      ],
      subscription: periodEndsAt && {
        ...{ reference, planId, periodEndsAt, endsAtPeriodEnd },
        status: periodEndsAt <= clock.now() ? 'ended' : 'active',
      },
    }
  }
  return {
    id: 'demo',
    isDemo: true,
    sellsSubscriptions: true,
    start: async ({ orderId, accountId, plan, email, amountCents, returnUrl }) => {
      await database.db.insert(demoPayments).values({ orderId, accountId, planId: plan.id, email, amountCents })
      const page = new URL(returnUrl)
      page.pathname = page.pathname.replace(/receipt$/, 'demo-payment')
      return { reference: `${prefix}${orderId}`, redirectUrl: page.href }
    },
    readCheckout: read,
    readSubscription: read,
    readRefund: async () => {
      throw new ProductError('notFound', 'The demonstration tells of no refunds.')
    },
    readDispute: async () => {
      throw new ProductError('notFound', 'The demonstration tells of no disputes.')
    },
    refund: async ({ paymentId, amountCents, id }) => ({ refundId: id, paymentId, amountCents }),
    endAtPeriodEnd: async (reference) => {
      await database.db
        .update(demoPayments)
        .set({ endsAtPeriodEnd: true })
        .where(eq(demoPayments.orderId, reference.slice(prefix.length)))
    },
    changePlan: async () => ({}),
    readEvent: async () => undefined,
  }
}

/** Pays an order of the demonstration. Throws a ProductError `notFound` for one that is not there or somebody else's. */
export async function payDemo({ database, clock }: DemoDeps, accountId: string, orderId: string): Promise<void> {
  const isOwn = and(eq(demoPayments.orderId, orderId), eq(demoPayments.accountId, accountId))
  const [known] = await database.db.select({ id: demoPayments.orderId }).from(demoPayments).where(isOwn)
  if (known === undefined) throw new ProductError('notFound', 'There is no such order.')
  await database.db
    .update(demoPayments)
    .set({ paidAt: clock.now() })
    .where(and(isOwn, isNull(demoPayments.paidAt)))
}
