import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { creditGrants, creditSpends, creditWithdrawals } from '../../db/schema.ts'
import { grantBonuses } from './grant-credits.ts'
import { kindOf, spentOfGrant, withdrawnOfGrant } from './grants.ts'
import { holderOfAccount } from '../visitor.ts'

const linesAtOnce = 50

/** In the order of lines of the same moment. */
const kinds = ['expired', 'withdrawn', 'returned', 'spent', 'given'] as const

/** What happened to an account's translations. */
export interface HistoryLine {
  readonly at: string
  readonly kind: (typeof kinds)[number]
  readonly source: ReturnType<typeof kindOf>
  readonly planId?: string
  readonly translations: number
}

/**
 * What happened to an account's translations, newest first, from before a moment. All lines together add up to what is left:
 * of what was taken back, only what was not spent is counted. Lines of the same moment come together.
 */
export async function listHistory(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  account: { readonly id: string; readonly since: Date },
  before?: Date,
): Promise<{ readonly lines: HistoryLine[]; readonly next: string | null }> {
  const now = clock.now()
  await grantBonuses(database.db, account, now)
  const { rows } = await database.db.execute<{
    at: Date | string
    kind: HistoryLine['kind']
    source: string
    plan_id: string | null
    translations: number
  }>(sql`
    select at, kind, source, plan_id, translations::int as translations
    from (${everyLine(account.id, now)}) as lines
    where translations > 0 ${before === undefined ? sql`` : sql`and at < ${before.toISOString()}::timestamptz`}
    order by at desc
    fetch first ${linesAtOnce} rows with ties`)
  const places = new Map(kinds.map((kind, place) => [kind, place]))
  const lines = rows
    .toSorted(
      (a, b) =>
        Number(new Date(b.at)) - Number(new Date(a.at)) ||
        places.get(a.kind)! - places.get(b.kind)! ||
        (a.source < b.source ? -1 : 1),
    )
    .map(({ at, kind, source, plan_id: planId, translations }) => ({
      at: new Date(at).toISOString(),
      kind,
      source: kindOf(source),
      ...(planId !== null && { planId }),
      translations,
    }))
  return { lines, next: lines.length < linesAtOnce ? null : lines.at(-1)!.at }
}

// Pages are counted by their day: a reader of a hundred pages looks for what they had, not for a hundred lines.
function everyLine(accountId: string, now: Date): SQL {
  const grants = sql`(
    select ${creditGrants.id} as id, ${creditGrants.source} as source, ${creditGrants.planId} as plan_id,
      ${creditGrants.amount} as amount, ${creditGrants.createdAt} as created_at, ${creditGrants.expiresAt} as expires_at,
      ${spentOfGrant} as spent, least(${withdrawnOfGrant}, ${creditGrants.amount} - ${spentOfGrant}) as withdrawn
    from ${creditGrants}
    where ${creditGrants.holder} = ${holderOfAccount(accountId)} and ${creditGrants.amount} is not null
  )`
  const dayOfMoment = (column: SQL) => sql`date_trunc('day', ${column} at time zone 'UTC')`
  return sql`
    select created_at as at, 'given' as kind, source, plan_id, amount as translations from ${grants} as granted
    union all
    select max(spend.created_at), 'spent', source, plan_id, count(*)
    from ${grants} as granted join ${creditSpends} as spend on spend.grant_id = granted.id
    group by ${dayOfMoment(sql`spend.created_at`)}, source, plan_id
    union all
    select max(spend.returned_at), 'returned', source, plan_id, count(*)
    from ${grants} as granted join ${creditSpends} as spend on spend.grant_id = granted.id
    where spend.returned_at is not null
    group by ${dayOfMoment(sql`spend.returned_at`)}, source, plan_id
    union all
    select (select max(taken.created_at) from ${creditWithdrawals} as taken where taken.grant_id = granted.id),
      'withdrawn', source, plan_id, withdrawn
    from ${grants} as granted where withdrawn > 0
    union all
    select expires_at, 'expired', source, plan_id, amount - spent - withdrawn
    from ${grants} as granted where expires_at <= ${now.toISOString()}::timestamptz`
}
