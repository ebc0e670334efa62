import { inArray } from 'drizzle-orm'
import { images } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'
import { type KeepingDeps, type KeptImage, keepImage, type ReceiveImage } from './keep-image.ts'

/** Takes in several images, all of them or none. Returns their ids; throws what `keepImage` throws for the first that is refused. */
export async function keepImages(
  deps: KeepingDeps,
  visitor: Visitor,
  receivers: readonly ReceiveImage[],
): Promise<string[]> {
  const kept: KeptImage[] = []
  try {
    for (const receive of receivers) kept.push(await keepImage(deps, visitor, receive))
  } catch (error) {
    await dropImages(deps, kept)
    throw error
  }
  return kept.map(({ id }) => id)
}

/** Forgets images that nothing was ordered for, bytes and rows. */
export async function dropImages(
  { database, blobs }: Pick<KeepingDeps, 'database' | 'blobs'>,
  kept: readonly KeptImage[],
): Promise<void> {
  const ids = kept.map(({ id }) => id)
  await database.db.delete(images).where(inArray(images.id, ids))
  await blobs.remove(kept.map(({ blobKey }) => blobKey))
}
