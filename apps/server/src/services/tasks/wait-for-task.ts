import { ProductError } from '@fukidashi/contract/errors'
import type { Task } from '@fukidashi/contract/translation-calls'
import type { Deps } from '../../deps.ts'
import { isDeepStrictEqual } from 'node:util'
import { findTask, hasEnded, readTask, type TaskRow } from './read-task.ts'

type WaitingDeps = Pick<Deps, 'database' | 'clock' | 'changes' | 'queueOrder'>

/** A place in the queue may be told a little late. */
const spreadMs = 1500
// Changes of this process are announced; those of other processes on the same database are found by looking.
const lookAgainMs = { embedded: 5000, server: 1000 } as const

/** Where a task stands, as soon as that is no longer what it was at the call, or when the time is over or the signal aborts. */
export async function waitForChange(
  deps: WaitingDeps,
  task: { readonly ownerId: string; readonly taskId: string },
  waitMs: number,
  signal: AbortSignal,
): Promise<Task> {
  const deadlineMs = performance.now() + waitMs
  const first = await readTask(deps, task.ownerId, task.taskId)
  let view = first
  while (!hasEnded(view) && isDeepStrictEqual(view, first) && !signal.aborted) {
    const leftMs = deadlineMs - performance.now()
    if (leftMs <= 0) break
    const cause = await deps.changes.next(task.taskId, Math.min(leftMs, lookAgainMs[deps.database.kind]), signal)
    if (deps.changes.isStopped()) break
    // A move of the queue is news for everybody who waits; all of them at once would keep the event loop from anything else.
    if (cause === 'queue') await waitForTurn(deps, task.taskId, signal)
    view = await readTask(deps, task.ownerId, task.taskId)
  }
  return view
}

/** A task when it has ended. Throws the signal's reason when that comes first, and a ProductError `restarting` when the server stops. */
export async function waitForEnd(
  deps: WaitingDeps,
  { ownerId, taskId }: { readonly ownerId: string; readonly taskId: string },
  signal: AbortSignal,
): Promise<TaskRow> {
  for (;;) {
    signal.throwIfAborted()
    const row = await findTask(deps, ownerId, taskId)
    if (hasEnded(row.task)) return row
    if (deps.changes.isStopped()) throw new ProductError('restarting')
    await deps.changes.next(taskId, lookAgainMs[deps.database.kind], signal)
  }
}

// Ends early when the task itself changes, but not with the next move of the queue, which would wake all at once again.
async function waitForTurn({ changes }: WaitingDeps, taskId: string, signal: AbortSignal): Promise<void> {
  const turnMs = performance.now() + Math.random() * spreadMs
  for (let leftMs = turnMs - performance.now(); leftMs > 0; leftMs = turnMs - performance.now()) {
    if ((await changes.next(taskId, leftMs, signal)) !== 'queue') return
  }
}
