import { ProductError } from '@fukidashi/contract/errors'
import { and, eq, gt, inArray, type SQL, sql, type WithSubquery } from 'drizzle-orm'
import { attempts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { attemptLifetimeMs } from './lifetimes.ts'

type AttemptDeps = Pick<Deps, 'database' | 'clock'>

/** How a kind of attempt is slowed down. */
interface AttemptKind {
  readonly name: string
  /** So many are free in a day; after each further one there is a pause, twice as long as the one before. */
  readonly free: number
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/**
 * What is slowed down, and how. An account is never closed for long by what others try on it: the longest pause is short, and
 * a captcha is asked for besides.
 */
export const attemptKinds = {
  loginOfAccount: { name: 'login-account', free: 5, firstPauseMs: secondMs, longestPauseMs: minuteMs },
  loginOfAddress: { name: 'login-address', free: 20, firstPauseMs: secondMs, longestPauseMs: hourMs },
  mailToEmail: { name: 'mail-email', free: 3, firstPauseMs: 5 * minuteMs, longestPauseMs: 6 * hourMs },
  mailOfAddress: { name: 'mail-address', free: 20, firstPauseMs: minuteMs, longestPauseMs: 6 * hourMs },
  registerOfAddress: { name: 'register-address', free: 10, firstPauseMs: minuteMs, longestPauseMs: 6 * hourMs },
} as const satisfies Record<string, AttemptKind>

/** An attempt of a kind; `who` is a keyed hash. */
export interface Attempt {
  readonly kind: AttemptKind
  readonly who: string
}

/**
 * Counts an attempt before it is made, so that many at the same moment are counted too. Throws a ProductError `loginPaused`
 * with the seconds to wait while there is a pause; then nothing is counted.
 */
export async function beginAttempt(deps: AttemptDeps, attempt: Attempt): Promise<void> {
  await beginAttempts(deps, [attempt])
}

/**
 * Counts the attempts of one act in their order, up to the first with a pause, in one statement, because each commit waits for the
 * disk. Throws a ProductError `loginPaused` as `beginAttempt` does, and `captchaRequired`, with nothing counted, when one of
 * them was tried as often as its `most` without success.
 */
export async function beginAttempts(
  { database: { db }, clock }: AttemptDeps,
  asked: readonly (Attempt & { readonly most?: number })[],
): Promise<void> {
  const now = clock.now()
  const isTooOften = asked.map(({ most, ...attempt }) =>
    most === undefined ? sql`false` : sql`${eq(attempts.key, keyOf(attempt))} and ${attempts.count} >= ${most}`,
  )
  const counting = asked.map((attempt, index) => {
    const condition = index === 0 ? sql`not (select often from known)` : sql`exists (select from ${step(index - 1)})`
    return sql`${step(index)} as (${countOne(attempt, now, condition)})`
  })
  const outcomes = asked.map((_, index) => sql`exists (select from ${step(index)})`)
  const { rows } = await db.execute<{ often: boolean; begun: boolean[] }>(sql`
    with known as (
      select coalesce(bool_or(${sql.join(isTooOften, sql` or `)}), false) as often from ${attempts}
      where ${and(inArray(attempts.key, asked.map(keyOf)), gt(attempts.expiresAt, now))}
    ), ${sql.join(counting, sql`, `)}
    select often, array[${sql.join(outcomes, sql`, `)}] as begun from known`)
  const { often, begun } = rows[0]!
  if (often) throw new ProductError('captchaRequired')
  const paused = asked[begun.indexOf(false)]
  if (paused === undefined) return
  const [kept] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.key, keyOf(paused)))
  const waitMs = (kept?.pausedUntil?.getTime() ?? now.getTime()) - now.getTime()
  throw new ProductError('loginPaused', undefined, {
    data: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  })
}

function step(index: number): SQL {
  return sql`${sql.identifier(`step_${index}`)}`
}

function countOne({ kind, who }: Attempt, now: Date, condition: SQL): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`
  const expiresAt = sql`${new Date(now.getTime() + attemptLifetimeMs).toISOString()}::timestamptz`
  const count = sql`case when ${attempts.expiresAt} <= ${moment} then 1 else ${attempts.count} + 1 end`
  const pauseMs = sql`least(${kind.longestPauseMs}::float8, ${kind.firstPauseMs}::float8 * power(2::float8, least(40, (${count}) - ${kind.free + 1})))`
  return sql`
    insert into ${attempts} (key, count, expires_at) select ${keyOf({ kind, who })}, 1, ${expiresAt} where ${condition}
    on conflict (key) do update set
      count = ${count},
      paused_until = case when (${count}) > ${kind.free} then ${moment} + (${pauseMs}) * interval '1 millisecond' end,
      expires_at = ${expiresAt}
    where ${attempts.pausedUntil} is null or ${attempts.pausedUntil} <= ${moment}
    returning key`
}

/**
 * What takes this attempt of an address back after it succeeded, and forgets all of an account, as parts of the statement that
 * follows from it. Attempts of the address that failed stay counted, so a success between them helps nobody.
 */
export function settleAttempts(
  { database: { db } }: Pick<AttemptDeps, 'database'>,
  { takenBack, forgotten }: { readonly takenBack: Attempt; readonly forgotten: Attempt },
): readonly WithSubquery[] {
  const back = db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)`, pausedUntil: null })
    .where(eq(attempts.key, keyOf(takenBack)))
  const gone = db.delete(attempts).where(eq(attempts.key, keyOf(forgotten)))
  return [db.$with('back').as(back), db.$with('gone').as(gone)]
}

/** Forgets all attempts of a kind. */
export async function forgetAttempts({ database }: AttemptDeps, { kind, who }: Attempt): Promise<void> {
  await database.db.delete(attempts).where(eq(attempts.key, keyOf({ kind, who })))
}

function keyOf({ kind, who }: Attempt): string {
  return `${kind.name}:${who}`
}
