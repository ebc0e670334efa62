import { type ErrorKey, errors, ProductError } from '@fukidashi/contract/errors'
import type { Translation } from '@fukidashi/contract/public-translation-calls'
import { eq } from 'drizzle-orm'
import { images } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { siteUrlOf } from '../../mails/site-url.ts'
import { describeTask, findTask, type TaskRow } from './read-task.ts'

type ReadingDeps = Pick<Deps, 'database' | 'clock' | 'queueOrder' | 'settings'>

/** A failure as the public API tells it. */
export function describeFailure(key: ErrorKey): { code: number; key: string; message: string } {
  const { code, message } = errors[key]
  return { code, key, message }
}

/**
 * A task of an account that was ordered by a key of the public API, with its result. Throws a ProductError `notFound` for one
 * that is not there, has expired, is somebody else's, or was ordered on the site.
 */
export async function findTranslation(deps: ReadingDeps, accountId: string, id: string): Promise<TaskRow> {
  const row = await findTask(deps, accountId, id)
  if (row.task.apiKeyId === null) throw new ProductError('notFound', 'There is no such translation.')
  return row
}

/** A translation as the public API answers it. Throws what `findTranslation` throws. */
export async function readTranslation(deps: ReadingDeps, accountId: string, id: string): Promise<Translation> {
  return await describeTranslation(deps, await findTranslation(deps, accountId, id))
}

/** A task as the public API answers it. */
export async function describeTranslation(deps: ReadingDeps, row: TaskRow): Promise<Translation> {
  const { task } = row
  const [image] = await deps.database.db.select({ name: images.name }).from(images).where(eq(images.id, task.imageId))
  const about = {
    id: task.id,
    name: image?.name ?? '',
    createdAt: task.createdAt.toISOString(),
    expiresAt: task.expiresAt.toISOString(),
  }
  const finishedAt = (task.finishedAt ?? task.createdAt).toISOString()
  const view = await describeTask(deps, row)
  switch (view.status) {
    case 'queued':
      return { ...about, status: 'queued', position: view.position }
    case 'processing':
      return { ...about, status: 'processing', stage: view.stage, progress: view.progress }
    case 'awaitingWords':
      throw new Error('A task of the public API waits for words, which its options do not allow.')
    case 'done': {
      const { outcome, language, isLanguageSure, route, regions, imageUrl, overlayUrl } = view
      const site = siteUrlOf(deps.settings)
      return {
        ...{ ...about, status: 'done', finishedAt, outcome, isLanguageSure, route, regions },
        ...(language && { language }),
        pageUrl: new URL(imageUrl, site).href,
        overlayUrl: new URL(overlayUrl, site).href,
      }
    }
    case 'failed':
      return { ...about, status: 'failed', finishedAt, error: describeFailure(task.errorKey ?? 'internal') }
    case 'cancelled':
      return { ...about, status: 'cancelled', finishedAt }
  }
}
