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
    await drop(deps, kept)
    throw error
  }
  return kept.map(({ id }) => id)
}

async function drop({ database, blobs }: KeepingDeps, kept: readonly KeptImage[]): Promise<void> {
  const ids = kept.map(({ id }) => id)
  await database.db.delete(images).where(inArray(images.id, ids))
  await blobs.remove(kept.map(({ blobKey }) => blobKey))
}
