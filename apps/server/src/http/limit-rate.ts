import { ProductError } from '@fukidashi/contract/errors'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { createRateLimiter } from '../services/rates/create-rate-limiter.ts'
import type { AppEnv } from './app-env.ts'

/** At most so many requests of a kind a minute from one address; 0 switches it off. */
export function limitRate(deps: Pick<Deps, 'database'>, kind: string, perMinute: number) {
  const count = perMinute > 0 ? createRateLimiter(deps, { kind, perMinute }) : undefined
  return createMiddleware<AppEnv>(async (context, next) => {
    const waitSeconds = await count?.(context.get('visitor').addressHash)
    if (waitSeconds !== undefined) {
      context.header('Retry-After', String(waitSeconds))
      throw new ProductError('tooManyRequests')
    }
    await next()
  })
}
