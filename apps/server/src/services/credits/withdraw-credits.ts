import { and, eq, gt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { creditGrants, creditWithdrawals } from '../../db/schema.ts'
import { isValidAt, remainingOf } from './grants.ts'
import { holderOfAccount } from '../visitor.ts'
import { lockGrants } from './spend-credit.ts'

/** How much of a payment was given back or is in dispute, in all, of how much was paid. */
export interface LostShare {
  readonly orderId: string
  /** What `creditWithdrawals.cause` says of it. */
  readonly cause: string
  readonly shareCents: number
  readonly paidCents: number
}

/** How many of so many translations a share of their payment stands for. */
export function shareOf(translations: number, shareCents: number, paidCents: number): number {
  return Math.min(translations, Math.ceil((translations * shareCents) / paidCents))
}

/**
 * Takes back what a payment brought, in the same share as was given back of it: all of it after a full refund. Translations that
 * were spent already stay spent, and one that is given back later does not come to life again. Returns how many unspent ones were
 * taken.
 */
export async function withdrawShare(
  transaction: Transaction,
  { orderId, cause, shareCents, paidCents }: LostShare,
  now: Date,
): Promise<number> {
  const grants = await lockGrants(transaction, and(eq(creditGrants.orderId, orderId), gt(creditGrants.amount, 0)))
  let taken = 0
  for (const grant of grants) {
    const more = shareOf(grant.amount!, shareCents, paidCents) - grant.withdrawn
    if (more <= 0) continue
    taken += Math.min(more, remainingOf(grant))
    await withdraw(transaction, { grantId: grant.id, amount: more, cause }, now)
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
