import { paidSources } from '@fukidashi/contract/credit-sources'
import type { Allowance } from '@fukidashi/contract/plans'
import { and, count, eq, gte, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { creditGrants, creditSpends } from '../../db/schema.ts'
import { entitlementsOf, holderOfAccount, type Visitor } from '../visitor.ts'
import { grantBonuses } from './grant-credits.ts'
import {
  bonusesAt,
  dailySource,
  dayOf,
  type Grant,
  grantColumns,
  holdersOf,
  isValidAt,
  kindOf,
  remainingOf,
  spendingOrder,
  spentOfGrant,
  withdrawnOfGrant,
} from './grants.ts'

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
  const known = await readGrants(database.db, visitor, now)
  const accounts = holders.map((holder) => {
    const own = known.filter((grant) => grant.holder === holder)
    const today = own.find(({ source }) => source === dailySource)
    // The day's grant is written when it is first spent from, and brought up to what is allowed then.
    const daily = {
      ...{ source: dailySource, planId: null, spent: today?.spent ?? 0, withdrawn: 0 },
      ...{ amount: perDay === 'unlimited' ? null : perDay, expiresAt: dayOf(now).expiresAt },
    }
    const hasDays = perDay !== 0 || visitor.session === undefined
    const grants = [...(hasDays ? [daily] : []), ...own.filter((grant) => grant !== today)].map((grant) => ({
      source: kindOf(grant.source),
      ...(grant.planId !== null && { planId: grant.planId }),
      remaining: remainingOf(grant),
      expiresAt: grant.expiresAt?.toISOString() ?? null,
    }))
    return { grants, remaining: grants.reduce((sum, { remaining }) => sum + remaining, 0) }
  })
  const { remaining, grants } = accounts.reduce((least, next) => (next.remaining < least.remaining ? next : least))
  return {
    remaining: toAllowance(remaining),
    grants: grants.map((grant) => ({ ...grant, remaining: toAllowance(grant.remaining) })),
  }
}

// What is due is given at the first look after it is; most looks find it given.
async function readGrants(db: Db | Transaction, visitor: Visitor, now: Date) {
  const { session } = visitor
  const known = visitor.grants ?? (await selectGrants(db, holdersOf(visitor), now))
  if (session === undefined) return known
  const { accountId: id, accountSince: since } = session
  const isGiven = bonusesAt(id, since, now).every(({ source, startsAt }) =>
    known.some((grant) => grant.source === source && grant.startsAt.getTime() === startsAt.getTime()),
  )
  if (isGiven) return known
  await grantBonuses(db, { id, since }, now)
  return await selectGrants(db, holdersOf(visitor), now)
}

async function selectGrants(db: Db | Transaction, holders: readonly string[], now: Date): Promise<readonly Grant[]> {
  return await db
    .select(grantColumns)
    .from(creditGrants)
    .where(and(inArray(creditGrants.holder, [...holders]), isValidAt(now)))
    .orderBy(...spendingOrder)
}

/** Whether an account has translations left that were paid for, which makes its owner somebody who paid. */
export async function hasPaidCredits(db: Db | Transaction, accountId: string, now: Date): Promise<boolean> {
  const [grant] = await db
    .select({ id: creditGrants.id })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.holder, holderOfAccount(accountId)),
        or(...paidSources.map((source) => like(creditGrants.source, `${source}:%`))),
        isValidAt(now),
        sql`${creditGrants.amount} > ${withdrawnOfGrant} + ${spentOfGrant}`,
      ),
    )
    .limit(1)
  return grant !== undefined
}

function toAllowance(translations: number): Allowance {
  return Number.isFinite(translations) ? translations : 'unlimited'
}
