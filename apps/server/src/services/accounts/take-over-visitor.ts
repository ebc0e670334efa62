import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { accounts } from '../../db/account-schema.ts'
import type { Transaction } from '../../db/database.ts'
import { creditGrants, images, seriesLanguages, seriesNames, tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { countRemaining } from '../credits/count-credits.ts'
import { dayOf } from '../credits/grants.ts'
import { spendCredit } from '../credits/spend-credit.ts'
import { entitlementsOf, holderOfAccount, type Visitor } from '../visitor.ts'

type TakingDeps = Pick<Deps, 'settings' | 'clock'>

/** Source of the translations of the day that a visitor had left when they first logged in: once for an account, which has no day of its own. */
const takenOverSource = (accountId: string) => `daily:${accountId}`

/** Whether `takeOverVisitor` has nothing to do, as a condition; false for an account that is not there. Most logins leave it without. */
export function hasNothingToTakeOver({ cookieId }: Pick<Visitor, 'cookieId'>, accountId: string): SQL {
  const owned = [images, tasks, seriesNames, seriesLanguages].map(
    (table) => sql`and not exists (select from ${table} where ${table.ownerId} = ${cookieId})`,
  )
  const isTaken = and(eq(accounts.id, accountId), isNotNull(accounts.allowanceTakenAt))
  return sql`exists (select from ${accounts} where ${isTaken}) ${sql.join(owned, sql` `)}`
}

/**
 * Gives an account what the visitor had before the login: images, tasks and series always, and, at the first login of the
 * account, the translations that were left of the day. Those are spent from cookie and address, so that they are nowhere twice.
 */
export async function takeOverVisitor(
  transaction: Transaction,
  deps: TakingDeps,
  { cookieId, addressHash }: Pick<Visitor, 'cookieId' | 'addressHash'>,
  accountId: string,
): Promise<void> {
  const now = deps.clock.now()
  await takeOverPages(transaction, cookieId, accountId, now)
  const [first] = await transaction
    .update(accounts)
    .set({ allowanceTakenAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.allowanceTakenAt)))
    .returning({ id: accounts.id })
  if (first === undefined) return
  const visitor: Visitor = { id: cookieId, cookieId, addressHash, tier: 'anonymous' }
  const { remaining } = await countRemaining({ ...deps, database: { db: transaction } }, visitor)
  if (remaining === 'unlimited' || remaining === 0) return
  const spending = { visitor, now, entitlements: entitlementsOf(deps.settings, visitor) }
  for (let spent = 0; spent < remaining; spent += 1)
    await spendCredit(transaction, { ...spending, taskId: randomUUID() })
  const grant = {
    id: randomUUID(),
    holder: holderOfAccount(accountId),
    source: takenOverSource(accountId),
    amount: remaining,
  }
  await transaction.insert(creditGrants).values({ ...grant, startsAt: now, expiresAt: dayOf(now).expiresAt })
}

async function takeOverPages(transaction: Transaction, from: string, to: string, now: Date): Promise<void> {
  await transaction.update(images).set({ ownerId: to }).where(eq(images.ownerId, from))
  await transaction.update(tasks).set({ ownerId: to }).where(eq(tasks.ownerId, from))
  // What has expired but is not swept yet must not stand in the way of what comes.
  for (const table of [seriesNames, seriesLanguages]) {
    await transaction.delete(table).where(and(eq(table.ownerId, to), lte(table.expiresAt, now)))
  }
  const names = await transaction.delete(seriesNames).where(eq(seriesNames.ownerId, from)).returning()
  if (names.length > 0)
    await transaction
      .insert(seriesNames)
      .values(names.map((name) => ({ ...name, ownerId: to })))
      .onConflictDoNothing()
  const languages = await transaction.delete(seriesLanguages).where(eq(seriesLanguages.ownerId, from)).returning()
  if (languages.length > 0)
    await transaction
      .insert(seriesLanguages)
      .values(languages.map((language) => ({ ...language, ownerId: to })))
      .onConflictDoNothing()
}
