import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { inArray } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { images } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../visitor.ts'
import { checkImageQuota } from './check-quota.ts'
import { judgeImage } from './judge-image.ts'
import { createJudgingLanes } from './judging-lanes.ts'
import { stripMetadata } from './strip-metadata.ts'

/** The lanes of all images that come in: one is only held in memory while it is judged. */
export const judgeInLane = createJudgingLanes()

/** An image that was taken in. */
export type KeptImage = typeof images.$inferSelect

/** Writes an image's bytes to a path of its own. */
export type ReceiveImage = (path: string) => Promise<{ readonly name: string }>

/** What `keepImage` reaches the world through. */
export type KeepingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'metrics' | 'settings'>

/**
 * Takes in one image. `receive` writes the bytes to a path of its own. Throws a ProductError for anything that is not a whole
 * still image within the limits, `tooManyImages` before anything is received, and `serverBusy`; then nothing is kept.
 */
export async function keepImage(deps: KeepingDeps, visitor: Visitor, receive: ReceiveImage): Promise<KeptImage> {
  await checkImageQuota(deps, visitor)
  const path = await deps.blobs.createIncomingPath()
  try {
    const { name } = await receive(path)
    const facts = await judgeInLane(path, visitor.addressHash, async () => await judgeFile(path))
    const blobKey = await deps.blobs.adopt(path)
    return await insert(deps, {
      ...facts,
      blobKey,
      name: cleanName(name),
      ownerId: visitor.id,
      addressHash: visitor.addressHash,
    })
  } catch (error) {
    if (error instanceof ProductError) deps.metrics.refusedUploads.inc({ reason: error.key })
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function judgeFile(path: string) {
  const { size } = await stat(path)
  if (size > limits.image.maxBytes) throw new ProductError('imageTooLarge', `It has ${size} bytes.`)
  const bytes = await readFile(path)
  const { end, format, width, height, orientation } = await judgeImage(bytes)
  const picture = stripMetadata(format, bytes.subarray(0, end), orientation)
  if (picture.length < size) await writeFile(path, picture)
  const sha256 = createHash('sha256').update(picture).digest('hex')
  return { format, width, height, bytes: picture.length, sha256 }
}

type ImageFacts = Omit<KeptImage, 'id' | 'createdAt' | 'expiresAt'>

async function insert({ database, blobs, clock }: KeepingDeps, facts: ImageFacts): Promise<KeptImage> {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + limits.image.lifetimeMs)
  const image = { ...facts, id: randomUUID(), createdAt, expiresAt }
  try {
    await database.db.insert(images).values(image)
    return image
  } catch (error) {
    await blobs.remove([facts.blobKey])
    throw error
  }
}

// Folders, control characters and endless names have no place in a zip.
function cleanName(name: string): string {
  const base = posix.basename(name.replaceAll('\\', '/'))
  const clean = base.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim()
  return clean === '' || clean === '.' || clean === '..' ? 'image' : clean.slice(-120)
}

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
