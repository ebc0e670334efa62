import { errors, ProductError } from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { getTranslateResult } from '@fukidashi/contract/translation-calls'
import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { results, type TaskStatus, tasks } from '../../db/schema.ts'
import { resultUrls } from './result-urls.ts'

/** Where a task stands, as the call answers it. */
export type TaskView = z.output<typeof getTranslateResult.response>

type ReadingDeps = Pick<Deps, 'database' | 'clock' | 'queueOrder'>

/** Whether nothing will change any more. */
export function hasEnded(status: TaskStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** Where a task stands. Throws a ProductError `notFound` for one that is not there, has expired, or is somebody else's. */
export async function readTask(
  { database, clock, queueOrder }: ReadingDeps,
  ownerId: string,
  taskId: string,
): Promise<TaskView> {
  const [row] = await database.db
    .select()
    .from(tasks)
    .leftJoin(results, eq(results.taskId, tasks.id))
    .where(and(eq(tasks.id, taskId), eq(tasks.ownerId, ownerId), gt(tasks.expiresAt, clock.now())))
  if (row === undefined) throw new ProductError('notFound', 'There is no such task.')
  const { tasks: task, results: result } = row
  return {
    taskId,
    status: task.status,
    progress: task.status === 'done' ? 1 : task.progress,
    ...(task.status === 'queued' && { position: await queueOrder.placeOf(taskId) }),
    ...(task.status === 'running' && task.stage !== null && { stage: task.stage }),
    ...(result !== null && { ...resultUrls(result), regions: [...result.regions], ...describeRoute(result.path) }),
    ...(task.status === 'failed' && { error: describeError(task.errorKey ?? 'internal') }),
  }
}

function describeRoute(route: readonly LanguageCode[]) {
  const [language] = route
  return { ...(language && { language }), ...(route.length > 1 && { route: [...route] }) }
}

function describeError(key: keyof typeof errors) {
  const { code, message } = errors[key]
  return { code, message }
}
