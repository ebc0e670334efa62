import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

/** Counts what comes from an address; returns how many seconds to wait when it is too much, nothing when it is not. */
export type RateLimiter = (address: string) => Promise<number | undefined>

/** What is limited, and to how much. */
export interface RateLimit {
  readonly kind: string
  readonly perMinute: number
  /** Whether this process counts alone, so that it asks the database nothing. */
  readonly isOwn?: boolean
}

/**
 * A limit of so many requests a minute. Where several processes share a database server, they count together. Limiters of the
 * same `kind` are one limit. Throws when the database does not answer.
 */
export function createRateLimiter(
  { database }: Pick<Deps, 'database'>,
  { kind, perMinute, isOwn = false }: RateLimit,
): RateLimiter {
  const window = { keyPrefix: kind, points: perMinute, duration: 60 }
  const limiter =
    isOwn || database.kind === 'embedded'
      ? new RateLimiterMemory(window)
      : new RateLimiterDrizzle({
          ...window,
          storeClient: database.db,
          schema: rateLimits,
          // Who is over the limit is refused without asking the database again.
          inMemoryBlockOnConsumed: perMinute,
          // The sweep does so.
          clearExpiredByTimeout: false,
        })
  return async (address) => {
    try {
      await limiter.consume(address)
      return undefined
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000)
      throw reason
    }
  }
}
