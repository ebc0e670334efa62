import { ProductError } from '@fukidashi/contract/errors'
import type { RegionEdit } from '@fukidashi/contract/result-calls'
import type { Task } from '@fukidashi/contract/translation-calls'
import { and, eq } from 'drizzle-orm'
import { results } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { describeRegion } from './describe-region.ts'
import { keepState, removeStateFiles, type StateFiles, writeStateFiles } from './page-states.ts'
import { openKeptPage } from './open-kept-page.ts'
import { describeTask, findTask, isEditable, readTask } from './read-task.ts'
import { TaskConflict } from './task-conflict.ts'

/** Changes of regions of a finished page, and the revision that they were made on. */
export interface ResultEdit {
  readonly taskId: string
  readonly revision: number
  readonly edits: readonly RegionEdit[]
}

/**
 * Sets the regions of a finished page anew that the edits name; nothing is charged. Throws a ProductError: `notFound`,
 * `resultNotEditable`, `editOutdated` with the task as it stands, `requestInvalid` for a region that the page does not have,
 * `textTooLong`, and what editing throws when there is too much of it.
 */
export async function editResult(deps: Deps, ownerId: string, { taskId, revision, edits }: ResultEdit): Promise<Task> {
  const row = await findTask(deps, ownerId, taskId)
  const { task, result, state } = row
  if (result === null || state === null || !isEditable(result, state)) throw new ProductError('resultNotEditable')
  if (result.revision !== revision) throw new TaskConflict('editOutdated', await describeTask(deps, row))
  const { database, blobs, clock, pageEditing, changes } = deps
  const load = async () => await openKeptPage(deps, task, state)
  const { heldAs, ...edited } = await pageEditing.edit(state.stateKey, load, edits).catch(async (error: unknown) => {
    // Another edit may have taken the files away since they were looked up.
    const latest = await readTask(deps, ownerId, taskId)
    if (latest.status === 'done' && latest.revision !== revision) throw new TaskConflict('editOutdated', latest)
    throw error
  })
  const overlayKey = await blobs.write(edited.overlay)
  const written = await writeStateFiles(blobs, edited)
  const files: StateFiles = { ...written, groundKey: written.groundKey ?? state.groundKey }
  const isKept = await database.db.transaction(async (transaction) => {
    const [kept] = await transaction
      .update(results)
      .set({ revision: revision + 1, overlayKey, regions: edited.regions.map(describeRegion) })
      .where(and(eq(results.taskId, taskId), eq(results.revision, revision)))
      .returning({ taskId: results.taskId })
    if (kept !== undefined) await keepState(transaction, task, files, clock.now())
    return kept !== undefined
  })
  if (!isKept) {
    await blobs.remove([overlayKey])
    await removeStateFiles(blobs, written)
    throw new TaskConflict('editOutdated', await readTask(deps, ownerId, taskId))
  }
  await pageEditing.rename(heldAs, files.stateKey)
  await blobs.remove([result.overlayKey])
  await removeStateFiles(blobs, state, files)
  changes.announce(taskId)
  return await readTask(deps, ownerId, taskId)
}
