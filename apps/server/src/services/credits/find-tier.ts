import type { Tier } from '@fukidashi/contract/plans'
import type { Db } from '../../db/database.ts'
import { hasPaidCredits } from './count-credits.ts'

/** What an account may use: what a paid plan brings as long as translations are left that were paid for. */
export async function findTier(db: Db, accountId: string, now: Date): Promise<Tier> {
  return (await hasPaidCredits(db, accountId, now)) ? 'paidPlan' : 'freeAccount'
}
