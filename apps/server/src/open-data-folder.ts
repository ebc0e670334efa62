import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './db/database.ts'
import { installation } from './db/schema.ts'
import { SettingsError } from './env.ts'
import { keepOnce } from './secrets/keep-once.ts'

const othersMay = 0o007
const idName = 'data-folder'

/** Makes the data folder for this account alone. Throws a SettingsError for one that other accounts of the machine can get into. */
export async function openDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode } = await stat(folder)
  // Windows has no such modes.
  if (process.platform === 'win32' || (mode & othersMay) === 0) return
  throw new SettingsError(
    `The folder ${folder} is open to other accounts of this machine (mode ${(mode & 0o777).toString(8)}), and it holds keys and images. ` +
      `Close it (chmod 700 ${folder}), or let DATA_DIR name a folder within it, which is made for this account alone.`,
  )
}

/**
 * Makes sure that a database's processes share one data folder, as images lie there: the first one notes the folder's id in
 * the database. Throws a SettingsError for any other folder.
 */
export async function checkDataFolder({ db }: Pick<Database, 'db'>, folder: string): Promise<void> {
  const id = await keepOnce(join(folder, 'folder-id.txt'), async () => randomUUID())
  await db.insert(installation).values({ name: idName, value: id }).onConflictDoNothing()
  const [noted] = await db.select().from(installation).where(eq(installation.name, idName))
  if (noted!.value === id) return
  throw new SettingsError(
    `The folder ${folder} is not the one that this database's images lie in. DATA_DIR has to name the same folder for every ` +
      `process. If that folder is lost with its images, forget it: delete from installation where name = '${idName}'.`,
  )
}
