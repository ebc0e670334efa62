import { readSettings, SettingsError } from './env.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

try {
  await serveUntilSignal(readSettings())
} catch (error) {
  // Where a bad value was found is of no help to whoever set it.
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
