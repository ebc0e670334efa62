import { ProductError } from '@fukidashi/contract/errors'
import { and, count, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { creditGrants, creditSpends } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'
import { anonymousDaySource, dayOf, holdersOf } from './day-grants.ts'

/** Who spends, for what, when, and how much a day has. */
export interface Spending {
  readonly visitor: Visitor
  readonly taskId: string
  readonly now: Date
  readonly perDay: number | null
}

/** Spends one translation of the day. Throws a ProductError `anonymousLimitReached`, with which the transaction ends. */
export async function spendCredit(transaction: Transaction, spending: Spending): Promise<void> {
  const { visitor, taskId, now, perDay } = spending
  for (const holder of holdersOf(visitor)) {
    const grantId = await lockDayGrant(transaction, holder, now, perDay)
    const active = and(eq(creditSpends.grantId, grantId), isNull(creditSpends.returnedAt))
    const [spent] = await transaction.select({ count: count() }).from(creditSpends).where(active)
    if (perDay !== null && spent!.count >= perDay) throw new ProductError('anonymousLimitReached')
    await transaction.insert(creditSpends).values({ id: randomUUID(), grantId, taskId, createdAt: now })
  }
}

// Writing the row locks it until the transaction ends, so nobody else counts its spends meanwhile; it also brings the grant up
// to what the operator allows now.
async function lockDayGrant(transaction: Transaction, holder: string, now: Date, amount: number | null) {
  const [grant] = await transaction
    .insert(creditGrants)
    .values({ id: randomUUID(), holder, source: anonymousDaySource, amount, ...dayOf(now) })
    .onConflictDoUpdate({
      target: [creditGrants.holder, creditGrants.source, creditGrants.startsAt],
      set: { amount },
    })
    .returning({ id: creditGrants.id })
  return grant!.id
}
