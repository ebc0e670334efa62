import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BackupError } from '../backup/backup-format.ts'
import { borrowSnapshot, type LentSnapshot, makeSnapshot } from '../backup/snapshot-socket.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { openEmbeddedAsItIs } from '../db/open-database.ts'
import type { Settings } from '../env.ts'
import { interruptedBySignal } from './interrupted-by-signal.ts'

type BackupSettings = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'bucket' | 'signingPrivateKey' | 'cookieSecret'>

/** Backs up a data folder, whether a server runs over it or not, and says what was done. Throws a BackupError when it cannot be. */
export async function runBackup(settings: BackupSettings, file: string): Promise<void> {
  const { dataFolder, databaseUrl } = settings
  if (databaseUrl !== undefined)
    throw new BackupError(
      'DATABASE_URL is set, and only the embedded database is backed up. Use pg_dump for PostgreSQL, and the means of the bucket, or a copy of DATA_DIR, for images and keys.',
    )
  if (!existsSync(join(dataFolder, 'database', 'PG_VERSION')))
    throw new BackupError(`There is nothing to back up: ${dataFolder} has no database. DATA_DIR names the folder.`)
  // What this process writes is for its own account alone.
  process.umask(0o077)
  const interruption = interruptedBySignal()
  const snapshot = (await borrowSnapshot(dataFolder)) ?? (await openSnapshot(dataFolder))
  try {
    const sources = {
      dataFolder,
      databaseFolder: snapshot.folder,
      migration: snapshot.migration,
      now: new Date(),
    }
    const signal = AbortSignal.any([interruption, snapshot.signal])
    const { images, bytes } = await writeBackup(resolve(file), sources, signal)
    console.log(`Backed up to ${file}: database, keys and ${images} image files (${Math.ceil(bytes / 1e6)} MB).`)
    for (const line of listLeftOut(settings)) console.log(line)
  } finally {
    await snapshot.giveBack()
  }
}

// No server answers: the database is locked for as long as this takes.
async function openSnapshot(dataFolder: string): Promise<LentSnapshot> {
  const database = await openEmbeddedAsItIs(join(dataFolder, 'database')).catch((cause: unknown) => {
    throw new BackupError(
      'No server answers over this folder, and its database cannot be opened. If a server is running in another container or on another machine, run the command there, or stop the server first.',
      { cause },
    )
  })
  try {
    const snapshot = await makeSnapshot(dataFolder, database)
    const giveBack = async (): Promise<void> => {
      await rm(snapshot.folder, { recursive: true, force: true })
      await database.close()
    }
    return { ...snapshot, signal: new AbortController().signal, giveBack }
  } catch (error) {
    await database.close()
    throw error
  }
}

function listLeftOut({ bucket, signingPrivateKey, cookieSecret }: BackupSettings): readonly string[] {
  const given = [
    ...(signingPrivateKey === undefined ? [] : ['SIGNING_PRIVATE_KEY']),
    ...(cookieSecret === undefined ? [] : ['COOKIE_SECRET']),
  ]
  return [
    ...(bucket === undefined ? [] : [`Not in it, because they are in the bucket '${bucket.bucket}': images.`]),
    ...(given.length === 0 ? [] : [`Not in it, because the environment sets them: ${given.join(', ')}.`]),
  ]
}
