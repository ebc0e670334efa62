import { BackupError } from '../backup/backup-format.ts'

/** Aborts when the process is asked to end, so that nothing is left half done. Who asks twice does not want to wait. */
export function interruptedBySignal(): AbortSignal {
  const interruption = new AbortController()
  const interrupt = (): void => {
    if (interruption.signal.aborted) process.exit(130)
    interruption.abort(new BackupError('It was interrupted.'))
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  return interruption.signal
}
