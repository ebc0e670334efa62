import { ProductError } from '@fukidashi/contract/errors'
import type { ImageFormat } from '@fukidashi/contract/limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { results } from '../../db/schema.ts'

/** Where results are served. */
export const resultPath = '/api/manga/result'

/** Files of a result by the name in their address. */
const files = {
  page: (result: typeof results.$inferSelect) => ({ key: result.pageKey, format: result.format }),
  overlay: (result: typeof results.$inferSelect) => ({ key: result.overlayKey, format: 'png' as const }),
}

/** Addresses of a result's files. Who has one may see the file, so the token cannot be guessed. */
export function resultUrls({ token, format }: { readonly token: string; readonly format: ImageFormat }) {
  return { imageUrl: `${resultPath}/${token}/page.${format}`, overlayUrl: `${resultPath}/${token}/overlay.png` }
}

/** Opens a file of a result for whoever has its token. Throws a ProductError `notFound` when it is not there or has expired. */
export async function openResult(
  { database, blobs, clock }: Pick<Deps, 'database' | 'blobs' | 'clock'>,
  token: string,
  fileName: string,
) {
  const now = clock.now()
  const [result] = await database.db
    .select()
    .from(results)
    .where(and(eq(results.token, token), gt(results.expiresAt, now)))
  const name = (['page', 'overlay'] as const).find((candidate) => fileName.startsWith(`${candidate}.`))
  if (result === undefined || name === undefined) throw new ProductError('notFound')
  const { key, format } = files[name](result)
  if (fileName !== `${name}.${format}`) throw new ProductError('notFound')
  const secondsLeft = Math.floor((result.expiresAt.getTime() - now.getTime()) / 1000)
  return { ...(await blobs.open(key)), format, secondsLeft }
}
