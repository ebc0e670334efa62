import { resolve } from 'node:path'
import { BackupError } from '../backup/backup-format.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Settings } from '../env.ts'
import { interruptedBySignal } from './interrupted-by-signal.ts'

/** Restores a backup to a data folder without data and says what was done. Throws a BackupError, with nothing changed, when it cannot be. */
export async function runRestore(
  { dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  file: string,
): Promise<void> {
  if (databaseUrl !== undefined)
    throw new BackupError('DATABASE_URL is set, and only the embedded database can be restored.')
  process.umask(0o077)
  const { madeAt, files } = await restoreBackup(resolve(file), dataFolder, interruptedBySignal())
  console.log(`Restored ${files} files to ${dataFolder}, as they were on ${madeAt.toISOString()}.`)
}
