import type { CreditSource } from '@fukidashi/contract/credit-sources'
import type { Allowance } from '@fukidashi/contract/plans'
import { randomUUID } from 'node:crypto'
import type { Db, Transaction } from '../../db/database.ts'
import { creditGrants } from '../../db/schema.ts'
import { bonusesAt, dailySource, dayOf } from './grants.ts'
import { holderOfAccount } from '../visitor.ts'

/** Translations for an account, with what they are given for. */
export interface Gift {
  readonly accountId: string
  readonly source: Exclude<CreditSource, 'daily' | 'new-account' | 'weekly-bonus'>
  /** Id of the payment or of the operator's act; the same source and cause are given once, however often they are asked for. */
  readonly cause: string
  readonly translations: number
  readonly expiresAt: Date | null
  /** What was bought, and the payment for it. */
  readonly purchase?: { readonly orderId: string; readonly planId: string }
}

/** Gives an account translations. Returns whether that was new. */
export async function grantCredits(transaction: Transaction, gift: Gift, now: Date): Promise<boolean> {
  const { accountId, source, cause, translations, expiresAt, purchase } = gift
  const given = await transaction
    .insert(creditGrants)
    .values({
      id: randomUUID(),
      holder: holderOfAccount(accountId),
      source: `${source}:${cause}`,
      amount: translations,
      startsAt: now,
      expiresAt,
      createdAt: now,
      ...purchase,
    })
    .onConflictDoNothing()
    .returning({ id: creditGrants.id })
  return given.length > 0
}

/** Gives an account what is due to it by now. Any number of processes may do so at any time: each bonus is given once. */
export async function grantBonuses(
  db: Db | Transaction,
  account: { readonly id: string; readonly since: Date },
  now: Date,
): Promise<void> {
  const due = bonusesAt(account.id, account.since, now)
  await db
    .insert(creditGrants)
    .values(due.map((bonus) => ({ id: randomUUID(), createdAt: now, ...bonus })))
    .onConflictDoNothing()
}

/** Gives a holder the day's translations, and brings those that are there already up to what is allowed now. */
export async function grantDay(transaction: Transaction, holder: string, perDay: Allowance, now: Date): Promise<void> {
  const amount = perDay === 'unlimited' ? null : perDay
  await transaction
    .insert(creditGrants)
    .values({ id: randomUUID(), holder, source: dailySource, amount, createdAt: now, ...dayOf(now) })
    .onConflictDoUpdate({
      target: [creditGrants.holder, creditGrants.source, creditGrants.startsAt],
      set: { amount },
    })
}
