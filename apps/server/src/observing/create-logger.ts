import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Logs as JSON lines. What people upload and what stands on it never gets here: no bodies, no names of files, no texts. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** An error as a log line has it. */
export interface ErrorDescription {
  readonly type: string
  readonly message: string
  readonly stack?: string
  /** Key of the product's catalogue, SQLSTATE, or code of the system. */
  readonly code?: string
  readonly cause?: ErrorDescription
}

/** Failures whose detail may repeat what a service said about a page, and with it the page's words. */
const quoting: ReadonlySet<ErrorKey> = new Set(['engineRefused'])

/**
 * Describes an error for the log without what people uploaded: queries without their parameters, PostgreSQL's errors without
 * the row that they are about, and nothing of a text that could not be parsed. Anything that is no error is told by its type.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return describeOther(error)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const code = error instanceof ProductError ? error.key : (error as NodeJS.ErrnoException).code
  return {
    type: error.name,
    message: tell(error),
    ...(frames && { stack: frames.join('\n') }),
    ...(typeof code === 'string' && { code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

function tell(error: Error): string {
  // Its own message ends with the parameters.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof SyntaxError) return 'Something could not be parsed.'
  if (error instanceof ProductError && quoting.has(error.key)) return 'The service refused.'
  return error.message
}

// The queue copies errors into plain objects. Whatever else they hold may be the row that they are about.
function describeOther(error: unknown): ErrorDescription {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  if (typeof message !== 'string') return { type: typeof error, message: 'Something was thrown that is no error.' }
  return { type: typeof error, message, ...(typeof code === 'string' && { code }) }
}
