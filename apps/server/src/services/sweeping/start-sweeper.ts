import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type Sweep, sweepExpired } from './sweep-expired.ts'

type SweepingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'logger'>

/** Any number that nothing else in the database locks. */
const sweepLock = 7_306_651_118

/** Sweeps now and then; returns the end of it, which waits for a sweep that is at work. */
export function startSweeper(deps: SweepingDeps, everyMs: number): () => Promise<void> {
  let atWork: Promise<unknown> = Promise.resolve()
  const sweep = (): void => {
    atWork = sweepAlone(deps).catch((error: unknown) => deps.logger.error({ err: error }, 'the sweep failed'))
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  return async () => {
    clearInterval(timer)
    await atWork
  }
}

/** Sweeps unless another process is doing so; then there is nothing to do, and nothing is returned. */
export async function sweepAlone(deps: SweepingDeps): Promise<Sweep | undefined> {
  // The embedded database belongs to this process, and a transaction would keep its only session from the sweep.
  if (deps.database.kind === 'embedded') return await sweepExpired(deps)
  return await deps.database.db.transaction(async (transaction) => {
    // Of the transaction rather than of the session, so that it works through a pooler too.
    const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(${sweepLock}) as "isAlone"`)
    return rows[0]!['isAlone'] === true ? await sweepExpired(deps) : undefined
  })
}
