import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

/** Logs as JSON lines. What people upload and what stands on it never gets here: no bodies, no names of files, no texts. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}
