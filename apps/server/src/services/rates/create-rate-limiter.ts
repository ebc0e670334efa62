import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

/** What is left of a minute. */
export interface RateState {
  readonly isOver: boolean
  readonly remaining: number
  /** Until all of it is there again. */
  readonly resetSeconds: number
}

/** Counts what comes from an address. */
export type RateLimiter = (address: string) => Promise<RateState>

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
      return describe(await limiter.consume(address), false)
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return describe(reason, true)
      throw reason
    }
  }
}

function describe({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): RateState {
  return { isOver, remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
}
