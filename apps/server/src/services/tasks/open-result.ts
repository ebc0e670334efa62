import { ProductError } from '@fukidashi/contract/errors'
import type { ImageFormat } from '@fukidashi/contract/limits'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import { pageStates, results, tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { openKeptPage } from './open-kept-page.ts'

/** Where results are served. */
export const resultPath = '/api/manga/result'

type OpeningDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'pageEditing'>
type Result = typeof results.$inferSelect

/** Files of a result by the name in their address. */
const files = {
  page: { formatOf: ({ format }: Result): ImageFormat => format, keyOf: findPageKey },
  overlay: {
    formatOf: (): ImageFormat => 'png',
    keyOf: async (_deps: OpeningDeps, { overlayKey }: Result) => await Promise.resolve(overlayKey),
  },
}

/**
 * Addresses of a result's files. Who has one may see the file, so the token cannot be guessed. The revision is only there so
 * that nobody is shown the file of before from their cache: every address gives the latest.
 */
export function resultUrls({ token, format, revision }: Pick<Result, 'token' | 'format' | 'revision'>) {
  const version = revision === 0 ? '' : `?revision=${revision}`
  return {
    imageUrl: `${resultPath}/${token}/page.${format}${version}`,
    overlayUrl: `${resultPath}/${token}/overlay.png${version}`,
  }
}

/** Opens a file of a result for whoever has its token. Throws a ProductError `notFound` when it is not there or has expired. */
export async function openResult(deps: OpeningDeps, token: string, fileName: string) {
  const now = deps.clock.now()
  const name = (['page', 'overlay'] as const).find((candidate) => fileName.startsWith(`${candidate}.`))
  if (name === undefined) throw new ProductError('notFound')
  return await openFile(deps, eq(results.token, token), name, (result) => {
    const format = files[name].formatOf(result)
    if (fileName !== `${name}.${format}`) throw new ProductError('notFound')
    return { format, secondsLeft: Math.floor((result.expiresAt.getTime() - now.getTime()) / 1000) }
  })
}

/** Opens the page of a finished task, as it stands. Throws a ProductError `notFound` when it is not there or has expired. */
export async function openPage(deps: OpeningDeps, taskId: string) {
  return await openFile(deps, eq(results.taskId, taskId), 'page', () => ({}))
}

/** Opens a file of a finished task, as it stands. Throws what `openPage` throws. */
export async function openTaskFile(deps: OpeningDeps, taskId: string, name: keyof typeof files) {
  return await openFile(deps, eq(results.taskId, taskId), name, (result) => ({ format: files[name].formatOf(result) }))
}

/** Tries that may meet an edit which takes a file away after it was looked up; the next one finds its successor. */
const tries = 4

async function openFile<About>(
  deps: OpeningDeps,
  whose: SQL,
  name: keyof typeof files,
  describe: (result: Result) => About,
) {
  for (let left = tries - 1; ; left--) {
    const [result] = await deps.database.db
      .select()
      .from(results)
      .where(and(whose, gt(results.expiresAt, deps.clock.now())))
    if (result === undefined) throw new ProductError('notFound')
    const about = describe(result)
    try {
      return { ...(await deps.blobs.open(await files[name].keyOf(deps, result))), ...about }
    } catch (error) {
      if (left === 0 || !(error instanceof ProductError) || error.key !== 'notFound') throw error
    }
  }
}

// Edits leave the page's own file as it was, as few are fetched; the first who asks for it has it made.
async function findPageKey(deps: OpeningDeps, { taskId, revision, pageRevision, pageKey }: Result): Promise<string> {
  if (pageRevision === revision) return pageKey
  const { database, blobs, pageEditing } = deps
  const [row] = await database.db
    .select({ task: tasks, result: results, state: pageStates })
    .from(results)
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .innerJoin(pageStates, eq(pageStates.taskId, results.taskId))
    .where(eq(results.taskId, taskId))
  if (row === undefined) throw new ProductError('notFound')
  const { task, result, state } = row
  if (result.pageRevision === result.revision) return result.pageKey
  const bytes = await pageEditing.encode(state.stateKey, async () => await openKeptPage(deps, task, state))
  const madeKey = await blobs.write(bytes)
  const [made] = await database.db
    .update(results)
    .set({ pageKey: madeKey, pageRevision: result.revision })
    .where(and(eq(results.taskId, taskId), eq(results.revision, result.revision), eq(results.pageKey, result.pageKey)))
    .returning({ taskId: results.taskId })
  if (made === undefined) {
    await blobs.remove([madeKey])
    throw new ProductError('notFound', 'The page was edited, or made by somebody else, in the meantime.')
  }
  await blobs.remove([result.pageKey])
  return madeKey
}
