import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { AwaitedRegion, Task as TaskView } from '@fukidashi/contract/translation-calls'
import type { WaitingPage } from '@fukidashi/pipeline/page-result'
import { and, eq, gt } from 'drizzle-orm'
import { type AwaitedPage, pageStates, tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { describeRegion } from './describe-region.ts'
import { keepState, removeStateFiles, writeStateFiles } from './page-states.ts'
import { readTask } from './read-task.ts'
import { TaskConflict } from './task-conflict.ts'

type WaitingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'changes'>
type Task = typeof tasks.$inferSelect

/**
 * Keeps a page that was read and has to wait for words; its worker is free again. A page that comes too late, because its task
 * was cancelled or another attempt is under way, is thrown away.
 */
export async function keepWaitingPage(deps: WaitingDeps, task: Task, page: WaitingPage): Promise<void> {
  const { database, blobs, clock, changes } = deps
  const files = await writeStateFiles(blobs, page)
  const now = clock.now()
  const wordsDueAt = new Date(now.getTime() + limits.words.waitMs)
  const kept = await database.db.transaction(async (transaction) => {
    const [waiting] = await transaction
      .update(tasks)
      // Waiting is no work that a cancellation would have to pay for.
      .set({ status: 'awaitingWords', stage: null, errorKey: null, startedAt: null, wordsDueAt })
      .where(and(eq(tasks.id, task.id), eq(tasks.status, 'processing'), eq(tasks.attempt, task.attempt)))
      .returning({ id: tasks.id })
    return waiting && { before: await keepState(transaction, task, files, now, describeAwaited(page)) }
  })
  await removeStateFiles(blobs, kept === undefined ? files : kept.before)
  if (kept !== undefined) changes.announce(task.id)
}

function describeAwaited({ regions, toTranslate, language, isLanguageSure }: WaitingPage): AwaitedPage {
  const isToTranslate = new Set(toTranslate)
  const awaited = regions.map((region): AwaitedRegion => {
    const { id, box, direction, angle, kind, language: own, text, confidence } = describeRegion(region)
    const read = { id, box, direction, angle, kind, language: own, text, confidence }
    return { ...read, isToTranslate: isToTranslate.has(id) }
  })
  return { regions: awaited, ...(language && { language }), isLanguageSure }
}

/** Words for regions, as a call brings them. */
export type HandedWords = readonly { readonly regionId: string; readonly text: string }[]

/**
 * Takes the words for a page that waits for them, and puts it back into the queue, both or neither. Throws a ProductError:
 * `notFound`, `requestInvalid` for a region that the page does not have, and `wordsNotAwaited`, with the task as it stands, when
 * words came before, the time is over, or the task has ended.
 */
export async function handInWords(
  deps: WaitingDeps & Pick<Deps, 'queue' | 'queueOrder'>,
  ownerId: string,
  { taskId, words }: { readonly taskId: string; readonly words: HandedWords },
): Promise<TaskView> {
  const { database, clock, changes, queue } = deps
  const isTaken = await database.db.transaction(async (transaction) => {
    const now = clock.now()
    const isMine = and(eq(tasks.id, taskId), eq(tasks.ownerId, ownerId), gt(tasks.expiresAt, now))
    const [row] = await transaction
      .select({ task: tasks, state: pageStates })
      .from(tasks)
      .innerJoin(pageStates, eq(pageStates.taskId, tasks.id))
      .where(and(isMine, eq(tasks.status, 'awaitingWords'), gt(tasks.wordsDueAt, now)))
      .for('update')
    if (row === undefined) return false
    refuseUnknown(row.state.awaited, words)
    const handed = Object.fromEntries(words.map(({ regionId, text }) => [regionId, text]))
    await transaction
      .update(tasks)
      .set({ status: 'queued', words: handed, wordsDueAt: null, progress: 0 })
      .where(eq(tasks.id, taskId))
    await queue.add(transaction, row.task)
    return true
  })
  if (!isTaken) throw new TaskConflict('wordsNotAwaited', await readTask(deps, ownerId, taskId))
  changes.announce(taskId)
  changes.announceQueue()
  return await readTask(deps, ownerId, taskId)
}

function refuseUnknown(awaited: AwaitedPage | null, words: HandedWords): void {
  const known = new Set(awaited?.regions.map(({ id }) => id))
  const unknown = words.find(({ regionId }) => !known.has(regionId))
  if (unknown !== undefined)
    throw new ProductError('requestInvalid', `The page has no region '${unknown.regionId.slice(0, 80)}'.`)
}
