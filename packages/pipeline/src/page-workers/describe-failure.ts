import { ProductError } from '@fukidashi/contract/errors'
import type { PageFailure } from './page-task.ts'

/** A failure as plain data. One of a stopped page is `cancelled`, whatever it broke on. */
export function describeFailure(error: unknown, signal: AbortSignal): PageFailure {
  if (signal.aborted) return { key: 'cancelled', detail: undefined, stack: undefined }
  if (error instanceof ProductError) return { key: error.key, detail: error.detail, stack: error.stack }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { key: undefined, detail: message, stack }
}

/** The failure that was described; one that nobody foresaw is `internal`. */
export function reviveFailure({ key, detail, stack }: PageFailure): ProductError {
  const error = new ProductError(key ?? 'internal', detail)
  if (stack !== undefined) error.stack = stack
  return error
}
