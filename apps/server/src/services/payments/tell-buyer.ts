import { and, eq, sql } from 'drizzle-orm'
import { accounts, mails } from '../../db/account-schema.ts'
import type { Transaction } from '../../db/database.ts'
import type { orders, subscriptions } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import { type MailingDeps, queueMail } from '../mails/queue-mail.ts'
import { numberOf } from './order-number.ts'

type Order = typeof orders.$inferSelect
type Subscription = typeof subscriptions.$inferSelect
type TellingDeps = MailingDeps & Pick<Deps, 'settings'>

/** Writes the receipt of an order to its buyer; to nobody where the account was deleted. */
export async function sendReceipt(deps: TellingDeps, transaction: Transaction, order: Order): Promise<void> {
  const { accountId, translations, extra, promotion, amountCents, taxCents, createdAt, paidAt } = order
  const { tax } = deps.settings
  await tell(deps, transaction, {
    accountId,
    kind: 'receipt',
    language: order.locale,
    facts: {
      ...factsOf(order),
      translations: translations + extra + promotion,
      ...{ amountCents, taxCents, paidAt: (paidAt ?? createdAt).toISOString() },
      ...(tax !== undefined && { tax: `${tax.label} ${tax.percent} %` }),
    },
  })
}

/** Tells a buyer that money went back to them. */
export async function tellOfRefund(
  deps: MailingDeps,
  transaction: Transaction,
  order: Order,
  amountCents: number,
): Promise<void> {
  const { accountId, locale: language } = order
  await tell(deps, transaction, { accountId, kind: 'refunded', language, facts: { ...factsOf(order), amountCents } })
}

function factsOf(order: Order) {
  const { id: orderId, planId, provider } = order
  return { orderId, number: numberOf(order), planId, ...(provider === 'demo' && { isDemo: true }) }
}

/** Tells the owner of a subscription what became of it. */
export async function tellOfSubscription(
  deps: MailingDeps,
  transaction: Transaction,
  kind: 'renewalFailed' | 'graceEnding' | 'subscriptionCancelled' | 'subscriptionEnded',
  { id: subscriptionId, accountId, planId, provider, graceUntil, periodEndsAt }: Subscription,
): Promise<void> {
  const until = graceUntil ?? periodEndsAt ?? deps.clock.now()
  const facts = { subscriptionId, planId, until: until.toISOString(), ...(provider === 'demo' && { isDemo: true }) }
  await tell(deps, transaction, { accountId, kind, facts })
}

/** Whether the owner of a subscription was told already that its grace is coming to its end. */
export async function wasToldOfGrace(transaction: Transaction, { id, graceUntil }: Subscription): Promise<boolean> {
  const [told] = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.kind, 'graceEnding'),
        sql`${mails.facts}->>'subscriptionId' = ${id}`,
        sql`${mails.facts}->>'until' = ${graceUntil?.toISOString() ?? ''}`,
      ),
    )
    .limit(1)
  return told !== undefined
}

interface Telling extends Pick<Parameters<typeof queueMail>[2], 'kind' | 'facts'> {
  readonly accountId: string
  /** That of the account when it is not given. */
  readonly language?: string
}

async function tell(
  deps: MailingDeps,
  transaction: Transaction,
  { accountId, language, ...mail }: Telling,
): Promise<void> {
  const [account] = await transaction
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account === undefined) return
  await queueMail(deps, transaction, { ...mail, recipient: account.email, language: language ?? account.language })
}
