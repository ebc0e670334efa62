import type { Allowance } from '@fukidashi/contract/plans'
import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { creditGrants, creditSpends } from '../../db/schema.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'
import { dailySource, dayOf, holdersOf, isValidAt } from './grants.ts'

type CountingDeps = Pick<Deps, 'clock' | 'settings'> & { readonly database: { readonly db: Db | Transaction } }

/** How many translations a visitor has used, ever and today. */
export async function countUses({ database, clock }: Omit<CountingDeps, 'settings'>, visitor: Visitor) {
  const { startsAt } = dayOf(clock.now())
  const [uses] = await database.db
    .select({
      used: count(),
      today: sql<number>`count(*) filter (where ${gte(creditSpends.createdAt, startsAt)})`.mapWith(Number),
    })
    .from(creditSpends)
    .innerJoin(creditGrants, eq(creditGrants.id, creditSpends.grantId))
    .where(and(eq(creditGrants.holder, holdersOf(visitor).at(-1)!), isNull(creditSpends.returnedAt)))
  return uses!
}

/** What a visitor has left, and of which grants, soonest to expire first: of all that pay for the visitor, the one with the least. */
export async function countRemaining({ database, clock, settings }: CountingDeps, visitor: Visitor) {
  const now = clock.now()
  const { perDay } = entitlementsOf(settings, visitor)
  const holders = holdersOf(visitor)
  const known = await database.db
    .select({
      holder: creditGrants.holder,
      source: creditGrants.source,
      amount: creditGrants.amount,
      expiresAt: creditGrants.expiresAt,
      spent: count(creditSpends.id),
    })
    .from(creditGrants)
    .leftJoin(creditSpends, and(eq(creditSpends.grantId, creditGrants.id), isNull(creditSpends.returnedAt)))
    .where(and(inArray(creditGrants.holder, [...holders]), isValidAt(now)))
    .groupBy(creditGrants.id)
    .orderBy(sql`${creditGrants.expiresAt} asc nulls last`)
  const accounts = holders.map((holder) => {
    const own = known.filter((grant) => grant.holder === holder)
    const today = own.find(({ source }) => source === dailySource)
    // The day's grant is written when it is first spent from, and brought up to what is allowed then.
    const daily = { source: dailySource, spent: today?.spent ?? 0, amount: perDay, expiresAt: dayOf(now).expiresAt }
    const grants = [daily, ...own.filter((grant) => grant !== today)].map(({ source, spent, amount, expiresAt }) => ({
      source,
      remaining: amount === null || amount === 'unlimited' ? Number.POSITIVE_INFINITY : Math.max(0, amount - spent),
      expiresAt: expiresAt?.toISOString() ?? null,
    }))
    return { grants, remaining: grants.reduce((sum, { remaining }) => sum + remaining, 0) }
  })
  const { remaining, grants } = accounts.reduce((least, next) => (next.remaining < least.remaining ? next : least))
  return {
    remaining: toAllowance(remaining),
    grants: grants.map((grant) => ({ ...grant, remaining: toAllowance(grant.remaining) })),
  }
}

function toAllowance(translations: number): Allowance {
  return Number.isFinite(translations) ? translations : 'unlimited'
}
