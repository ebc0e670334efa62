import type { DailyLimit } from '@fukidashi/contract/daily-limit'
import { ProductError } from '@fukidashi/contract/errors'
import type { Allowance, Entitlements } from '@fukidashi/contract/plans'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { creditGrants, creditSpends } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'
import { dailySource, dayOf, holdersOf, isValidAt } from './grants.ts'

/** Who spends, for what, when, and what they may use. */
export interface Spending {
  readonly visitor: Visitor
  readonly taskId: string
  readonly now: Date
  readonly entitlements: Entitlements
}

/**
 * Spends one translation of each that pays for the visitor, from the grant that expires soonest. Throws a ProductError, the
 * one that the visitor's entitlements name, when nothing is left; the transaction ends with it.
 */
export async function spendCredit(transaction: Transaction, spending: Spending): Promise<void> {
  const { visitor, taskId, now, entitlements } = spending
  for (const holder of holdersOf(visitor)) {
    await grantDay(transaction, holder, entitlements.perDay, now)
    const grantId = await lockFirstGrant(transaction, holder, now)
    if (grantId === undefined) throw refuse(entitlements)
    await transaction.insert(creditSpends).values({ id: randomUUID(), grantId, taskId, createdAt: now })
  }
}

function refuse({ whenUsedUp, perDay }: Entitlements): ProductError {
  if (whenUsedUp !== 'anonymousLimitReached' || perDay === 'unlimited') return new ProductError(whenUsedUp)
  return new ProductError(whenUsedUp, undefined, { data: { perDay } satisfies DailyLimit })
}

/** Gives back what a task cost. Doing it again changes nothing. */
export async function returnCredit(transaction: Transaction, taskId: string, now: Date): Promise<void> {
  await transaction
    .update(creditSpends)
    .set({ returnedAt: now })
    .where(and(eq(creditSpends.taskId, taskId), isNull(creditSpends.returnedAt)))
}

// Also brings a grant that is there already up to what is allowed now.
async function grantDay(transaction: Transaction, holder: string, perDay: Allowance, now: Date): Promise<void> {
  const amount = perDay === 'unlimited' ? null : perDay
  await transaction
    .insert(creditGrants)
    .values({ id: randomUUID(), holder, source: dailySource, amount, ...dayOf(now) })
    .onConflictDoUpdate({
      target: [creditGrants.holder, creditGrants.source, creditGrants.startsAt],
      set: { amount },
    })
}

// The rows stay locked until the transaction ends, so nobody else counts their spends meanwhile.
async function lockFirstGrant(transaction: Transaction, holder: string, now: Date): Promise<string | undefined> {
  const grants = await transaction
    .select({ id: creditGrants.id, amount: creditGrants.amount })
    .from(creditGrants)
    .where(and(eq(creditGrants.holder, holder), isValidAt(now)))
    .orderBy(sql`${creditGrants.expiresAt} asc nulls last`)
    .for('update')
  const ids = grants.map(({ id }) => id)
  const spends = await transaction
    .select({ grantId: creditSpends.grantId, count: count() })
    .from(creditSpends)
    .where(and(inArray(creditSpends.grantId, ids), isNull(creditSpends.returnedAt)))
    .groupBy(creditSpends.grantId)
  const spentOf = new Map(spends.map((spend) => [spend.grantId, spend.count]))
  return grants.find(({ id, amount }) => amount === null || (spentOf.get(id) ?? 0) < amount)?.id
}
