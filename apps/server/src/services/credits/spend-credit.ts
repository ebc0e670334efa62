import type { DailyLimit } from '@fukidashi/contract/daily-limit'
import { ProductError } from '@fukidashi/contract/errors'
import type { Entitlements } from '@fukidashi/contract/plans'
import { and, count, eq, inArray, isNull, sum } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { creditGrants, creditSpends, creditWithdrawals } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'
import { grantBonuses, grantDay } from './grant-credits.ts'
import { holdersOf, isValidAt, type Payer, remainingOf, spendingOrder } from './grants.ts'

/** Who spends, for what, when, and what they may use. */
export interface Spending {
  readonly visitor: Payer & Pick<Visitor, 'apiKeyId'>
  readonly taskId: string
  readonly now: Date
  readonly entitlements: Pick<Entitlements, 'perDay' | 'whenUsedUp'>
}

/**
 * Spends one translation of each that pays for the visitor, from the grant that expires soonest. Throws a ProductError, the
 * one that the visitor's entitlements name, when nothing is left; the transaction ends with it.
 */
export async function spendCredit(transaction: Transaction, spending: Spending): Promise<void> {
  const { visitor, taskId, now, entitlements } = spending
  const { session } = visitor
  if (session !== undefined)
    await grantBonuses(transaction, { id: session.accountId, since: session.accountSince }, now)
  for (const holder of holdersOf(visitor)) {
    if (entitlements.perDay !== 0 || session === undefined)
      await grantDay(transaction, holder, entitlements.perDay, now)
    const grantId = await lockFirstGrant(transaction, holder, now)
    if (grantId === undefined) throw refuse(entitlements)
    await transaction
      .insert(creditSpends)
      .values({ id: randomUUID(), grantId, taskId, apiKeyId: visitor.apiKeyId ?? null, createdAt: now })
  }
}

function refuse({ whenUsedUp, perDay }: Spending['entitlements']): ProductError {
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

async function lockFirstGrant(transaction: Transaction, holder: string, now: Date): Promise<string | undefined> {
  const isMeant = and(eq(creditGrants.holder, holder), isValidAt(now))
  const grants = await lockGrants(transaction, isMeant)
  return grants.find((grant) => remainingOf(grant) > 0)?.id
}

/**
 * Grants in the order in which they are spent, with what was spent of them and taken back. Their rows stay locked until the
 * transaction ends, so nobody else counts or spends them meanwhile.
 */
export async function lockGrants(transaction: Transaction, which: ReturnType<typeof and>) {
  const grants = await transaction
    .select({ id: creditGrants.id, amount: creditGrants.amount })
    .from(creditGrants)
    .where(which)
    .orderBy(...spendingOrder)
    .for('update')
  const ids = grants.map(({ id }) => id)
  // Asked after the rows are locked: what others committed until then is counted.
  const spends = await transaction
    .select({ grantId: creditSpends.grantId, count: count() })
    .from(creditSpends)
    .where(and(inArray(creditSpends.grantId, ids), isNull(creditSpends.returnedAt)))
    .groupBy(creditSpends.grantId)
  const withdrawals = await transaction
    .select({ grantId: creditWithdrawals.grantId, amount: sum(creditWithdrawals.amount).mapWith(Number) })
    .from(creditWithdrawals)
    .where(inArray(creditWithdrawals.grantId, ids))
    .groupBy(creditWithdrawals.grantId)
  const spentOf = new Map(spends.map((spend) => [spend.grantId, spend.count]))
  const withdrawnOf = new Map(withdrawals.map(({ grantId, amount }) => [grantId, amount]))
  return grants.map((grant) => ({
    ...grant,
    spent: spentOf.get(grant.id) ?? 0,
    withdrawn: withdrawnOf.get(grant.id) ?? 0,
  }))
}
