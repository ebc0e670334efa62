import { ProductError } from '@fukidashi/contract/errors'
import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { orders, paymentEvents, subscriptions } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import { findProvider } from './find-provider.ts'
import type { EventSubject, PaymentProvider } from './payment-provider.ts'
import { settleDispute } from './settle-dispute.ts'
import { settleCheckout, type SettlingDeps } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'
import { tellOfEndingGrace } from './subscriptions.ts'

type FollowingDeps = SettlingDeps & Pick<Deps, 'payments'>

/**
 * Follows an event that came to a provider's webhook. It only says where to look: what is true is asked of the provider. Throws
 * a ProductError `webhookInvalid` when its signature is wrong; any other error leaves the event untold, and the provider tells
 * it again.
 */
export async function followEvent(
  deps: FollowingDeps,
  providerId: string,
  { body, headers }: { readonly body: string; readonly headers: Headers },
): Promise<void> {
  const provider = findProvider(deps, providerId)
  const event = await provider.readEvent(body, headers)
  if (event === undefined) throw new ProductError('webhookInvalid')
  const { db } = deps.database
  const isSame = and(eq(paymentEvents.provider, provider.id), eq(paymentEvents.eventId, event.id))
  const [known] = await db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(isSame)
  if (known !== undefined) return
  if (event.subject !== undefined) await follow(deps, provider, event.subject)
  // Afterwards: two that come at once are both followed, which changes nothing the second time.
  await db
    .insert(paymentEvents)
    .values({ provider: provider.id, eventId: event.id, type: event.type, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
}

async function follow(deps: FollowingDeps, provider: PaymentProvider, subject: EventSubject): Promise<void> {
  const { kind, reference } = subject
  if (kind === 'dispute') return await settleDispute(deps, provider.id, await provider.readDispute(reference))
  if (kind === 'refund') return await settleRefund(deps, provider.id, await provider.readRefund(reference))
  const fact = kind === 'checkout' ? await provider.readCheckout(reference) : await provider.readSubscription(reference)
  await settleCheckout(deps, provider.id, { reference, fact })
}

/** How long a checkout may stay open: as long as the slowest provider's. */
const checkoutMs = 3 * 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
const batch = 50

/**
 * Asks the providers what became of checkouts that nobody told of, and of subscriptions whose period is over: browsers do not
 * come back, and events are lost. Recent checkouts are asked for at every pass, older ones once an hour. Returns how many were
 * asked for.
 */
export async function askAboutOpen(deps: FollowingDeps, passMs: number): Promise<number> {
  const now = deps.clock.now()
  const ago = (ms: number): Date => new Date(now.getTime() - ms)
  const { db } = deps.database
  await db
    .update(orders)
    .set({ status: 'expired' })
    .where(and(eq(orders.status, 'created'), lt(orders.createdAt, ago(checkoutMs))))
  const ageMs = sql<number>`extract(epoch from (${now.toISOString()}::timestamptz - ${orders.createdAt})) * 1000`
  const isDue = or(sql`${ageMs} < ${hourMs}`, sql`mod((${ageMs})::bigint, ${hourMs}::bigint) < ${passMs}`)
  const open = await db
    .select({ provider: orders.provider, reference: orders.providerReference })
    .from(orders)
    .where(and(eq(orders.status, 'created'), isNotNull(orders.providerReference), isDue))
    .limit(batch)
  const overdue = await db
    .select({ provider: subscriptions.provider, reference: subscriptions.providerReference })
    .from(subscriptions)
    .where(and(ne(subscriptions.status, 'ended'), lt(subscriptions.periodEndsAt, now)))
    .limit(batch)
  const subjects = [
    ...open.map(({ provider, reference }) => ({ provider, kind: 'checkout', reference: reference! }) as const),
    ...overdue.map(({ provider, reference }) => ({ provider, kind: 'subscription', reference }) as const),
  ]
  for (const { provider: id, ...subject } of subjects) {
    const provider = deps.payments.find((known) => known.id === id)
    if (provider === undefined) continue
    // One that cannot be asked for now must not keep the others from it.
    await follow(deps, provider, subject).catch((error: unknown) =>
      deps.logger.error({ err: error, provider: id }, 'a payment could not be asked for'),
    )
  }
  return subjects.length
}

/** Asks about open checkouts now and then; returns the end of that. */
export function startAskingAboutOpen(deps: FollowingDeps, everyMs: number): () => Promise<void> {
  if (deps.payments.length === 0) return async () => {}
  let atWork: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    atWork = askAboutOpen(deps, everyMs)
      .then(async () => await tellOfEndingGrace(deps))
      .catch((error: unknown) => deps.logger.error({ err: error }, 'open payments could not be asked for'))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await atWork
  }
}
