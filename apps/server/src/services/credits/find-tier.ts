import type { Tier } from '@fukidashi/contract/plans'
import { type Grant, isPaid, remainingOf } from './grants.ts'

/** What an account may use with the grants that it has: what a paid plan brings as long as translations are left that were paid for. */
export function findTier(grants: readonly Grant[]): Tier {
  return grants.some((grant) => isPaid(grant.source) && remainingOf(grant) > 0) ? 'paidPlan' : 'freeAccount'
}
