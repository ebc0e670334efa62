import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { DrizzleQueryError } from 'drizzle-orm'

/** Failures of the disk whatever was asked of it; a write does not say of which file. */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'EIO', 'ESTALE'])
/** A server that cannot be reached: the bucket's, or else the database's. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** SQLSTATE classes of a database that is away, full or broken; all others are about the query. */
const awayClasses = new Set(['08', '53', '57', '58', 'XX'])
/** What `pg` says of a connection; it has no codes for that. */
const connectionWords = /connection terminated|connection error|trying to connect|calling end on the pool/i

/**
 * What is out of order when something threw what nobody foresaw: `storageUnavailable` or `databaseUnavailable`, which pass by
 * themselves or when somebody sees to them; undefined when the fault is our own.
 */
export function findFault(error: unknown): Extract<ErrorKey, 'storageUnavailable' | 'databaseUnavailable'> | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ProductError) return findFault(error.cause)
  if (error instanceof DrizzleQueryError) return isAway(error.cause) ? 'databaseUnavailable' : undefined
  // All errors of the bucket's SDK have it.
  if ('$metadata' in error) return 'storageUnavailable'
  const { code = '', path } = error as NodeJS.ErrnoException
  if (storageCodes.has(code) || path !== undefined) return 'storageUnavailable'
  if (networkCodes.has(code) || connectionWords.test(error.message)) return 'databaseUnavailable'
  if ('severity' in error) return isAway(error) ? 'databaseUnavailable' : undefined
  return findFault(error.cause)
}

// Without an SQLSTATE the query never got there.
function isAway(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code !== 'string' || !/^[\dA-Z]{5}$/.test(code) || awayClasses.has(code.slice(0, 2))
}
