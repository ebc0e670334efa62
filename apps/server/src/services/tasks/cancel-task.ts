import type { Deps } from '../../deps.ts'
import { endTask } from './end-task.ts'
import { readTask } from './read-task.ts'

type CancellingDeps = Pick<Deps, 'database' | 'clock' | 'changes' | 'metrics' | 'queueOrder'>

/** Cancels a task that has not ended; whoever works on it hears of it. Throws a ProductError `notFound` for somebody else's. */
export async function cancelTask(deps: CancellingDeps, ownerId: string, taskId: string) {
  await readTask(deps, ownerId, taskId)
  await endTask(deps, taskId, { status: 'cancelled' })
  const { status } = await readTask(deps, ownerId, taskId)
  return { taskId, status }
}
