import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { creditGrants, creditSpends } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'
import { anonymousDaySource, dayOf, holdersOf } from './day-grants.ts'

type CountingDeps = Pick<Deps, 'database' | 'clock' | 'settings'>

/** How many translations a visitor has used, ever and today. */
export async function countUses({ database, clock }: CountingDeps, { id }: Visitor) {
  const { startsAt } = dayOf(clock.now())
  const [uses] = await database.db
    .select({
      used: count(),
      today: sql<number>`count(*) filter (where ${gte(creditSpends.createdAt, startsAt)})`.mapWith(Number),
    })
    .from(creditSpends)
    .innerJoin(creditGrants, eq(creditGrants.id, creditSpends.grantId))
    .where(and(eq(creditGrants.holder, `visitor:${id}`), isNull(creditSpends.returnedAt)))
  return uses!
}

/** What a visitor has left today: the less of what the cookie and the address have left. */
export async function countRemaining({ database, clock, settings }: CountingDeps, visitor: Visitor) {
  const perDay = settings.anonymousPerDay
  if (perDay === null) return { remaining: 0, unlimited: true, grants: [] }
  const { startsAt, expiresAt } = dayOf(clock.now())
  const spent = await database.db
    .select({ count: count() })
    .from(creditSpends)
    .innerJoin(creditGrants, eq(creditGrants.id, creditSpends.grantId))
    .where(
      and(
        inArray(creditGrants.holder, [...holdersOf(visitor)]),
        eq(creditGrants.source, anonymousDaySource),
        eq(creditGrants.startsAt, startsAt),
        isNull(creditSpends.returnedAt),
      ),
    )
    .groupBy(creditGrants.holder)
  const remaining = Math.max(0, perDay - Math.max(0, ...spent.map((holder) => holder.count)))
  return {
    remaining,
    unlimited: false,
    grants: [{ source: anonymousDaySource, remaining, expiresAt: expiresAt.toISOString() }],
  }
}
