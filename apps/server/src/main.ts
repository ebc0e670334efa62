import { readSettings } from './env.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

await serveUntilSignal(readSettings())
