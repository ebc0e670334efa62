import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { Usage } from '@fukidashi/contract/public-usage-calls'
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { apiKeys } from '../../db/account-schema.ts'
import { creditGrants, creditSpends } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../visitor.ts'
import { countRemaining } from './count-credits.ts'
import { holdersOf } from './grants.ts'

const dayMs = 24 * 60 * 60 * 1000
const usualDays = 30

/**
 * What an account has left, and what it used day by day (UTC) and key by key. Throws a ProductError `requestInvalid` when the days
 * are the wrong way round or too many.
 */
export async function readUsage(
  deps: Pick<Deps, 'database' | 'clock' | 'settings'>,
  visitor: Visitor,
  span: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Usage> {
  const to = span.to ?? dateOf(deps.clock.now())
  const endMs = Date.parse(to) + dayMs
  const from = span.from ?? dateOf(new Date(endMs - usualDays * dayMs))
  const startMs = Date.parse(from)
  if (startMs >= endMs) throw new ProductError('requestInvalid', "'from' is after 'to'.")
  if (endMs - startMs > limits.api.usage.maxDays * dayMs)
    throw new ProductError('requestInvalid', `At most ${limits.api.usage.maxDays} days can be looked up at once.`)
  const { db } = deps.database
  const date = sql<string>`to_char(${creditSpends.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({
      date,
      keyId: creditSpends.apiKeyId,
      keyName: apiKeys.name,
      translations: sql<number>`count(*) filter (where ${creditSpends.returnedAt} is null)`.mapWith(Number),
      all: count(),
    })
    .from(creditSpends)
    .innerJoin(creditGrants, eq(creditGrants.id, creditSpends.grantId))
    .leftJoin(apiKeys, eq(apiKeys.id, creditSpends.apiKeyId))
    .where(
      and(
        inArray(creditGrants.holder, [...holdersOf(visitor)]),
        gte(creditSpends.createdAt, new Date(startMs)),
        lt(creditSpends.createdAt, new Date(endMs)),
      ),
    )
    .groupBy(date, creditSpends.apiKeyId, apiKeys.name)
    .orderBy(date, creditSpends.apiKeyId)
  const days = rows.map(({ all, ...row }) => ({ ...row, returned: all - row.translations }))
  return { ...(await countRemaining(deps, visitor)), from, to, days }
}

function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
