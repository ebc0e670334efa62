import { open, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5
/** Name of the file that is locked; what is in it is nothing. */
export const lockName = 'in-use.lock'

/**
 * Claims a folder for this process and returns the release. Throws when another process holds it, by whatever path it came.
 * The claim is SQLite's lock on a file within: the system keeps it for every process that sees the file, in containers too,
 * and it ends with the process however that ends.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(await realpath(folder), lockName)
  // Only a file that is not there yet is opened: closing it again would end a claim that this very process has on it.
  const made = await open(path, 'wx', 0o600).catch(unlessCode('EEXIST'))
  await made?.close()
  const lock = new DatabaseSync(path)
  try {
    // Kept in memory, the journal leaves no file of its own beside the lock.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new Error(`${folder} is in use by another process of the server.`, { cause: error })
  }
  return async () => {
    if (lock.isOpen) lock.close()
  }
}

function unlessCode(expected: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== expected) throw error
  }
}
