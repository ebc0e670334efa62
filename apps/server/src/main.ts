import { readSettings } from './env.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

try {
  await serveUntilSignal(readSettings())
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}

/** Why the server did not start, down to the first cause. Where in the code it was found is of no help to whoever starts it. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const reasons = error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause]
  return [error.message, ...reasons.map(describeFailure)].filter((line) => line !== '').join('\n')
}
