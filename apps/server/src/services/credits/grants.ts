import { bonuses } from '@fukidashi/contract/plans'
import { type CreditSource, creditSources, paidSources } from '@fukidashi/contract/credit-sources'
import { and, gt, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm'
import { creditGrants } from '../../db/schema.ts'
import { holderOfAccount, type Visitor } from '../visitor.ts'

/** What the ledger needs to know of a visitor. */
export interface Payer extends Pick<Visitor, 'id' | 'addressHash'> {
  readonly session?: Pick<NonNullable<Visitor['session']>, 'accountId' | 'accountSince'>
}

/** Source of the translations that come anew each day. */
export const dailySource = 'daily' satisfies CreditSource

const dayMs = 24 * 60 * 60 * 1000
const [welcomeBonus, weeklyBonus] = bonuses

/** The day that a moment lies in; days begin at midnight UTC for everybody. */
export function dayOf(moment: Date): { readonly startsAt: Date; readonly expiresAt: Date } {
  const startMs = Math.floor(moment.getTime() / dayMs) * dayMs
  return { startsAt: new Date(startMs), expiresAt: new Date(startMs + dayMs) }
}

/**
 * Who pays for a visitor: the account, or without one cookie and address both, so that neither a new cookie nor a new address
 * brings more. Always in the same order, in which their rows are locked.
 */
export function holdersOf({ id, addressHash, session }: Payer): readonly string[] {
  return session === undefined ? [`address:${addressHash}`, `visitor:${id}`] : [holderOfAccount(session.accountId)]
}

/**
 * What an account is given without asking, at a moment: translations to begin with, and those of the week. Weeks are seven days of
 * 24 hours from the account's birth, whatever clocks and time zones do meanwhile. Weeks that are over are not made up for.
 */
export function bonusesAt(accountId: string, accountSince: Date, moment: Date) {
  const holder = holderOfAccount(accountId)
  const sinceMs = accountSince.getTime()
  const weekMs = weeklyBonus.everyDays * dayMs
  // A process whose clock is behind may ask before the account's birth.
  const week = Math.max(0, Math.floor((moment.getTime() - sinceMs) / weekMs))
  const startsAt = new Date(sinceMs + week * weekMs)
  const expiresAt = new Date(startsAt.getTime() + weeklyBonus.days * dayMs)
  return [
    { holder, source: welcomeBonus.id, amount: welcomeBonus.translations, startsAt: accountSince, expiresAt: null },
    { holder, source: weeklyBonus.id, amount: weeklyBonus.translations, startsAt, expiresAt },
  ] as const
}

/** Grants that can be spent at a moment, which a prepared query leaves open. */
export function isValidAt(moment: Date | Placeholder) {
  return and(lte(creditGrants.startsAt, moment), or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, moment)))
}

/** The order in which grants are spent, and locked: what expires soonest, of that what was given first, and of that what was paid for before what came on top. */
export const spendingOrder = [
  sql`${creditGrants.expiresAt} asc nulls last`,
  creditGrants.createdAt,
  sql`${creditGrants.source} desc`,
  creditGrants.id,
] as const

// Names in full: within a select of one table, drizzle leaves the table's name away, and `id` would be the spend's.
/** How many translations of a grant are spent and were not given back. */
export const spentOfGrant = sql<number>`(
  select count(*) from credit_spends as spend
  where spend.grant_id = credit_grants.id and spend.returned_at is null
)`.mapWith(Number)

/** How many translations of a grant were taken back. */
export const withdrawnOfGrant = sql<number>`(
  select coalesce(sum(taken.amount), 0) from credit_withdrawals as taken where taken.grant_id = credit_grants.id
)`.mapWith(Number)

/** What counting needs of a grant. */
export const grantColumns = {
  holder: creditGrants.holder,
  source: creditGrants.source,
  planId: creditGrants.planId,
  amount: creditGrants.amount,
  startsAt: creditGrants.startsAt,
  expiresAt: creditGrants.expiresAt,
  spent: spentOfGrant,
  withdrawn: withdrawnOfGrant,
}

/** A grant with what is gone of it. */
export interface Grant
  extends Pick<typeof creditGrants.$inferSelect, 'holder' | 'source' | 'planId' | 'amount' | 'startsAt' | 'expiresAt'> {
  readonly spent: number
  readonly withdrawn: number
}

/** What is left of a grant; more may have been spent than was left by a refund. */
export function remainingOf(grant: {
  readonly amount: number | null
  readonly spent: number
  readonly withdrawn: number
}): number {
  return grant.amount === null ? Number.POSITIVE_INFINITY : Math.max(0, grant.amount - grant.withdrawn - grant.spent)
}

/** The kind of a grant's source, without what it was given for. */
export function kindOf(source: string): CreditSource {
  const [kind] = source.split(':', 1)
  return creditSources.find((known) => known === kind) ?? 'operator'
}

/** Whether a grant was paid for. */
export function isPaid(source: string): boolean {
  return paidSources.some((paid) => paid === kindOf(source))
}
