import type { PageResult } from '@fukidashi/pipeline/page-result'
import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { results, tasks } from '../../db/schema.ts'
import { keepState, removeStateFiles, type StateFiles, writeStateFiles } from './page-states.ts'
import { returnCredit } from '../credits/spend-credit.ts'
import { keepLanguage } from '../series/series-languages.ts'
import { describeRegion } from './describe-region.ts'
import { tellStudio } from './tell-studio.ts'

type KeepingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'changes' | 'metrics' | 'queue'>
type Task = typeof tasks.$inferSelect

/**
 * Stores what came out of a task's page, and with it the task is done; a page that is in the target language already gives its
 * credit back. A result that comes too late, because the task was cancelled or another attempt is under way, is thrown away.
 */
export async function keepResult(deps: KeepingDeps, task: Task, page: PageResult): Promise<void> {
  const { database, blobs, clock, changes, metrics } = deps
  const { outcome, language, isLanguageSure } = page
  if (outcome === 'languageUnclear' || outcome === 'awaitingWords')
    throw new Error('A page ended before it was translated, which nothing asked for.')
  // The bytes come first: a row never names a file that is not there. Files without a row go with the sweep.
  const pageKey = await blobs.write(page.bytes)
  const overlayKey = await blobs.write(page.overlay)
  const files = outcome === 'done' && page.kept ? await writeStateFiles(blobs, page.kept) : undefined
  const now = clock.now()
  let before: StateFiles | undefined
  const isKept = await database.db.transaction(async (transaction) => {
    const [done] = await transaction
      .update(tasks)
      .set({ status: 'done', stage: null, progress: 1, errorKey: null, finishedAt: now })
      .where(and(eq(tasks.id, task.id), eq(tasks.status, 'processing'), eq(tasks.attempt, task.attempt)))
      .returning()
    if (done === undefined) return false
    await transaction.insert(results).values({
      taskId: task.id,
      token: randomBytes(32).toString('base64url'),
      format: page.format,
      pageKey,
      overlayKey,
      regions: page.regions.map(describeRegion),
      outcome,
      language: language ?? null,
      isLanguageSure,
      route: page.route,
      createdAt: now,
      expiresAt: task.expiresAt,
    })
    if (files !== undefined) before = await keepState(transaction, task, files, now)
    if (outcome === 'inTargetLanguage') await returnCredit(transaction, task.id, now)
    if (task.seriesId !== null && language !== undefined && isLanguageSure)
      await keepLanguage(transaction, task, task.seriesId, language)
    await tellStudio(deps, transaction, done)
    return true
  })
  await removeStateFiles(blobs, isKept ? before : files)
  if (!isKept) return await blobs.remove([pageKey, overlayKey])
  metrics.endedTasks.inc({ status: 'done', engine: task.options.translationModel })
  changes.announce(task.id)
}
