import { and, gt, isNull, lte, or } from 'drizzle-orm'
import { creditGrants } from '../../db/schema.ts'
import { holderOfAccount, type Visitor } from '../visitor.ts'

/** Source of the translations that come anew each day. */
export const dailySource = 'daily'

const dayMs = 24 * 60 * 60 * 1000

/** The day that a moment lies in; days begin at midnight UTC for everybody. */
export function dayOf(moment: Date): { readonly startsAt: Date; readonly expiresAt: Date } {
  const startMs = Math.floor(moment.getTime() / dayMs) * dayMs
  return { startsAt: new Date(startMs), expiresAt: new Date(startMs + dayMs) }
}

/**
 * Who pays for a visitor: the account alone, or without one cookie and address both, so that neither a new cookie nor a new
 * address brings more. Always in the same order, in which their rows are locked.
 */
export function holdersOf({ id, addressHash, session }: Visitor): readonly string[] {
  return session === undefined ? [`address:${addressHash}`, `visitor:${id}`] : [holderOfAccount(session.accountId)]
}

/** Grants that can be spent at a moment. */
export function isValidAt(moment: Date) {
  return and(lte(creditGrants.startsAt, moment), or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, moment)))
}
