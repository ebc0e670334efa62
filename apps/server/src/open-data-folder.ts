import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './db/database.ts'
import { installation } from './db/schema.ts'
import { type Settings, SettingsError } from './env.ts'
import { keepOnce } from './secrets/keep-once.ts'

const othersMay = 0o007
const placeName = 'image-place'
/** Folder within the data folder in which a backup is unpacked before any of it is moved to its place. */
export const unfinishedRestoreName = 'restore-unfinished'

/** What in the data folder is nobody else's: the rest, such as pulled weights, may be read by anybody. */
const privateFolders = ['database', 'blobs', 'secrets']

/** Makes the data folder's private folders for this account alone. Throws a SettingsError for one that other accounts of the machine can get into, and for a data folder that a backup is being restored to. */
export async function openDataFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  if (existsSync(join(dataFolder, unfinishedRestoreName)))
    throw new SettingsError(
      `A backup is being restored to ${dataFolder}, or a restore was interrupted. In that case run it again, or delete ${join(dataFolder, unfinishedRestoreName)}.`,
    )
  for (const name of privateFolders) {
    const folder = join(dataFolder, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { mode } = await stat(folder)
    // Windows has no such modes.
    if (process.platform === 'win32' || (mode & othersMay) === 0) continue
    throw new SettingsError(
      `The folder ${folder} is open to other accounts of this machine (mode ${(mode & 0o777).toString(8)}), and it holds keys or images. ` +
        `Close it (chmod 700 ${folder}), or let DATA_DIR name another folder.`,
    )
  }
}

/**
 * Makes sure that a database's processes keep their images in one place, a bucket or a data folder: the first one notes it in the
 * database. Throws a SettingsError for any other place.
 */
export async function checkImagePlace(
  { db }: Pick<Database, 'db'>,
  { bucket, dataFolder }: Pick<Settings, 'bucket' | 'dataFolder'>,
): Promise<void> {
  const place =
    bucket === undefined
      ? await keepOnce(join(dataFolder, 'folder-id.txt'), async () => randomUUID())
      : `s3://${bucket.bucket}/${bucket.prefix}`
  await db.insert(installation).values({ name: placeName, value: place }).onConflictDoNothing()
  const [noted] = await db.select().from(installation).where(eq(installation.name, placeName))
  if (noted!.value === place) return
  throw new SettingsError(
    `This database's images are kept elsewhere: ${bucket === undefined ? `not in the folder ${dataFolder}` : `not in ${place}`}. ` +
      `Every process has to name the same place, by DATA_DIR or BLOB_URL. If the earlier one is lost with its images, forget it: ` +
      `delete from installation where name = '${placeName}'.`,
  )
}
