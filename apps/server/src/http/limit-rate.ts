import { ProductError } from '@fukidashi/contract/errors'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AppEnv } from './app-env.ts'

/** At most so many requests a minute from one address; 0 switches it off. */
export function limitRate(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: Math.max(1, perMinute), duration: 60 })
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
