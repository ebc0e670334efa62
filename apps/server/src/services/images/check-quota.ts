import { ProductError } from '@fukidashi/contract/errors'
import { count, eq, sum } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { images } from '../../db/schema.ts'
import { quotaOf, type Visitor } from '../visitor.ts'

/** Throws a ProductError `tooManyImages` when as much is kept for a visitor or their address as may be. */
export async function checkImageQuota(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  owner: Pick<Visitor, 'id' | 'addressHash' | 'apiKeyId'>,
): Promise<void> {
  const quota = quotaOf(settings, owner)
  if (quota === undefined) return
  const { id, addressHash } = owner
  const { visitor, address } = quota
  for (const [held, quota] of [
    [eq(images.ownerId, id), visitor],
    [eq(images.addressHash, addressHash), address],
  ] as const) {
    const [kept] = await database.db
      .select({ images: count(), bytes: sum(images.bytes).mapWith(Number) })
      .from(images)
      .where(held)
    if (kept!.images >= quota.images || (kept!.bytes ?? 0) >= quota.bytes) throw new ProductError('tooManyImages')
  }
}
