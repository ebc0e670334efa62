import { and, eq, gt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { creditGrants, creditWithdrawals } from '../../db/schema.ts'
import { isValidAt, remainingOf } from './grants.ts'
import { holderOfAccount } from '../visitor.ts'
import { lockGrants } from './spend-credit.ts'

/** How much of a payment was given back, in all, of how much was paid. */
export interface RefundedShare {
  readonly orderId: string
  /** Id of the refund. */
  readonly refundId: string
  readonly refundedCents: number
  readonly paidCents: number
}

/**
 * Takes back what a refunded payment brought, in the same share: all of it after a full refund. Translations that were spent
 * already stay spent, and one that is given back later does not come to life again. Returns how many unspent ones were taken.
 */
export async function withdrawRefunded(
  transaction: Transaction,
  { orderId, refundId, refundedCents, paidCents }: RefundedShare,
  now: Date,
): Promise<number> {
  const grants = await lockGrants(transaction, and(eq(creditGrants.orderId, orderId), gt(creditGrants.amount, 0)))
  let taken = 0
  for (const grant of grants) {
    const amount = grant.amount!
    const due = Math.min(amount, Math.ceil((amount * refundedCents) / paidCents))
    const more = due - grant.withdrawn
    if (more <= 0) continue
    taken += Math.min(more, remainingOf(grant))
    await withdraw(transaction, { grantId: grant.id, amount: more, cause: `refund:${refundId}` }, now)
  }
  return taken
}

/** Takes up to so many unspent translations from an account, those first that would be spent first. Returns how many there were. */
export async function withdrawCredits(
  transaction: Transaction,
  {
    accountId,
    translations,
    cause,
  }: { readonly accountId: string; readonly translations: number; readonly cause: string },
  now: Date,
): Promise<number> {
  const grants = await lockGrants(
    transaction,
    and(eq(creditGrants.holder, holderOfAccount(accountId)), isValidAt(now), gt(creditGrants.amount, 0)),
  )
  let left = translations
  for (const grant of grants) {
    const amount = Math.min(left, remainingOf(grant))
    if (amount === 0) continue
    left -= amount
    await withdraw(transaction, { grantId: grant.id, amount, cause: `operator:${cause}` }, now)
  }
  return translations - left
}

async function withdraw(
  transaction: Transaction,
  withdrawal: Pick<typeof creditWithdrawals.$inferInsert, 'grantId' | 'amount' | 'cause'>,
  now: Date,
): Promise<void> {
  await transaction.insert(creditWithdrawals).values({ id: randomUUID(), createdAt: now, ...withdrawal })
}
