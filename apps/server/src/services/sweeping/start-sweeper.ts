import type { Deps } from '../../deps.ts'
import { sweepExpired } from './sweep-expired.ts'

/** Sweeps now and then; returns the end of it, which waits for a sweep that is at work. */
export function startSweeper(
  deps: Pick<Deps, 'database' | 'blobs' | 'clock' | 'logger'>,
  everyMs: number,
): () => Promise<void> {
  let atWork: Promise<unknown> = Promise.resolve()
  const sweep = (): void => {
    atWork = sweepExpired(deps).catch((error: unknown) => deps.logger.error({ err: error }, 'the sweep failed'))
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  return async () => {
    clearInterval(timer)
    await atWork
  }
}
