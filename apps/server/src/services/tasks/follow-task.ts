import { ProductError } from '@fukidashi/contract/errors'
import type { PageProgress } from '@fukidashi/pipeline/run-stages'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { tasks } from '../../db/schema.ts'

/** Progress is written no more often than this: people do not see more, and every write wakes those who wait. */
const writeEveryMs = 400

type FollowingDeps = Pick<Deps, 'database' | 'changes' | 'logger'>
type ClaimedTask = Pick<typeof tasks.$inferSelect, 'id' | 'attempt'>

/**
 * Writes a page's progress into its task, and ends the page when the task is no longer this worker's: cancelled by its owner,
 * expired, or taken by another worker. Lives until `ending` aborts.
 */
export function followTask({ database, changes, logger }: FollowingDeps, task: ClaimedTask, ending: AbortSignal) {
  const lost = new AbortController()
  const signal = AbortSignal.any([ending, lost.signal])
  let latest: PageProgress | undefined
  let isWriting = false
  let written: PageProgress | undefined
  let writtenAtMs = Number.NEGATIVE_INFINITY

  const isMine = and(eq(tasks.id, task.id), eq(tasks.status, 'processing'), eq(tasks.attempt, task.attempt))
  const lose = (): void => lost.abort(new ProductError('cancelled'))

  const write = async ({ stage, progress }: PageProgress): Promise<void> => {
    const rounded = Math.round(progress * 100) / 100
    const mine = await database.db
      .update(tasks)
      .set({ stage, progress: rounded })
      .where(isMine)
      .returning({ id: tasks.id })
    if (mine.length === 0) lose()
    else changes.announceProgress(task.id)
  }

  const onProgress = (progress: PageProgress): void => {
    latest = progress
    if (isWriting || signal.aborted || performance.now() - writtenAtMs < writeEveryMs) return
    isWriting = true
    written = progress
    writtenAtMs = performance.now()
    write(progress)
      .catch((error: unknown) => logger.warn({ taskId: task.id, err: error }, 'progress could not be written'))
      .finally(() => {
        isWriting = false
      })
  }

  void watch()
  return { signal, onProgress }

  // A cancellation in this process is heard at once, one in another process at the next look.
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const change = await changes.next(task.id, 1000, signal)
      if (signal.aborted || changes.isStopped()) return
      // Whoever wrote that has seen that the task is still there.
      if (change === 'progress') continue
      const mine = await database.db
        .select({ id: tasks.id })
        .from(tasks)
        .where(isMine)
        .catch(() => [task])
      if (mine.length === 0) lose()
      else if (latest !== undefined && latest !== written) onProgress(latest)
    }
  }
}
