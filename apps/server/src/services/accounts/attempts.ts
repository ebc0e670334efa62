import { ProductError } from '@fukidashi/contract/errors'
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
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

/** How often each of them was tried without success. */
export async function countAttempts(
  { database, clock }: AttemptDeps,
  asked: readonly Attempt[],
): Promise<readonly number[]> {
  const keys = asked.map(keyOf)
  const rows = await database.db
    .select({ key: attempts.key, count: attempts.count })
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.expiresAt, clock.now())))
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0)
}

/**
 * Counts an attempt before it is made, so that many at the same moment are counted too. Throws a ProductError `loginPaused`
 * with the seconds to wait while there is a pause; then nothing is counted.
 */
export async function beginAttempt({ database, clock }: AttemptDeps, { kind, who }: Attempt): Promise<void> {
  const now = clock.now()
  const nowMs = now.getTime()
  const key = keyOf({ kind, who })
  const count = sql`case when ${attempts.expiresAt} <= ${now} then 1 else ${attempts.count} + 1 end`
  const pauseMs = sql`least(${kind.longestPauseMs}::float8, ${kind.firstPauseMs}::float8 * power(2::float8, least(40, (${count}) - ${kind.free + 1})))`
  const counted = await database.db
    .insert(attempts)
    .values({ key, count: 1, expiresAt: new Date(nowMs + attemptLifetimeMs) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        pausedUntil: sql`case when (${count}) > ${kind.free} then ${now}::timestamptz + (${pauseMs}) * interval '1 millisecond' end`,
        expiresAt: new Date(nowMs + attemptLifetimeMs),
      },
      setWhere: or(isNull(attempts.pausedUntil), lte(attempts.pausedUntil, now)),
    })
    .returning({ count: attempts.count })
  if (counted.length > 0) return
  const [paused] = await database.db.select().from(attempts).where(eq(attempts.key, key))
  const waitMs = (paused?.pausedUntil?.getTime() ?? nowMs) - nowMs
  throw new ProductError('loginPaused', undefined, {
    data: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  })
}

/**
 * After an attempt that succeeded, takes this one of an address back, and forgets all of an account. Those of the address that
 * failed stay counted, so a success between them helps nobody.
 */
export async function settleAttempts(
  { database: { db } }: AttemptDeps,
  { takenBack, forgotten }: { readonly takenBack: Attempt; readonly forgotten: Attempt },
): Promise<void> {
  const gone = db.$with('gone').as(db.delete(attempts).where(eq(attempts.key, keyOf(forgotten))))
  await db
    .with(gone)
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)`, pausedUntil: null })
    .where(eq(attempts.key, keyOf(takenBack)))
}

/** Forgets all attempts of a kind. */
export async function forgetAttempts({ database }: AttemptDeps, { kind, who }: Attempt): Promise<void> {
  await database.db.delete(attempts).where(eq(attempts.key, keyOf({ kind, who })))
}

function keyOf({ kind, who }: Attempt): string {
  return `${kind.name}:${who}`
}
