import { ProductError } from '@fukidashi/contract/errors'
import { createMiddleware } from 'hono/factory'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { AppEnv } from './app-env.ts'

/**
 * At most so many requests a minute from one address; 0 switches it off. Where several processes share a database server, they
 * count together. Limits of the same `kind` are one limit.
 */
export function limitRate({ database: { db, kind: databaseKind } }: Deps, kind: string, perMinute: number) {
  const points = Math.max(1, perMinute)
  const window = { keyPrefix: kind, points, duration: 60 }
  const limiter =
    databaseKind === 'embedded'
      ? new RateLimiterMemory(window)
      : new RateLimiterDrizzle({
          ...window,
          storeClient: db,
          schema: rateLimits,
          // Who is over the limit is refused without asking the database again.
          inMemoryBlockOnConsumed: points,
          // The sweep does so.
          clearExpiredByTimeout: false,
        })
  return createMiddleware<AppEnv>(async (context, next) => {
    if (perMinute > 0) {
      await limiter.consume(context.get('visitor').addressHash).catch((reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason
        context.header('Retry-After', String(Math.ceil(reason.msBeforeNext / 1000)))
        throw new ProductError('tooManyRequests')
      })
    }
    await next()
  })
}
