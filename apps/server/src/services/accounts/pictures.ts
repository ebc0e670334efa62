import { accountLimits } from '@fukidashi/contract/account-limits'
import { ProductError } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { readFile, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { accountPictures } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { judgeImage } from '../images/judge-image.ts'
import { judgeInLane, type ReceiveImage } from '../images/keep-image.ts'
import { createToken } from './sessions.ts'

/**
 * Keeps the picture of an account as a small square, without anything else that the file held. Throws what an upload of a page
 * throws for what is not a whole still image within the limits.
 */
export async function keepPicture(
  { database, blobs }: Pick<Deps, 'database' | 'blobs'>,
  { accountId, addressHash }: { readonly accountId: string; readonly addressHash: string },
  receive: ReceiveImage,
): Promise<void> {
  const path = await blobs.createIncomingPath()
  try {
    await receive(path)
    const bytes = await judgeInLane(path, addressHash, async () => await drawPicture(await readFile(path)))
    const picture = { token: createToken(), bytes }
    await database.db
      .insert(accountPictures)
      .values({ accountId, ...picture })
      .onConflictDoUpdate({ target: accountPictures.accountId, set: picture })
  } finally {
    await rm(path, { force: true })
  }
}

async function drawPicture(file: Buffer): Promise<Buffer> {
  await judgeImage(file)
  const { sidePx } = accountLimits.picture
  return await sharp(file).autoOrient().resize(sidePx, sidePx, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
}

/** Removes the picture of an account. */
export async function removePicture({ database }: Pick<Deps, 'database'>, accountId: string): Promise<void> {
  await database.db.delete(accountPictures).where(eq(accountPictures.accountId, accountId))
}

/** A picture (WebP) by the token of its address. Throws a ProductError `notFound`. */
export async function readPicture({ database }: Pick<Deps, 'database'>, token: string): Promise<Buffer> {
  const [picture] = await database.db
    .select({ bytes: accountPictures.bytes })
    .from(accountPictures)
    .where(eq(accountPictures.token, token))
  if (picture === undefined) throw new ProductError('notFound', 'There is no such picture.')
  return picture.bytes
}
