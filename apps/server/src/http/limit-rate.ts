import { ProductError } from '@fukidashi/contract/errors'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { createRateLimiter, type RateLimit } from '../services/rates/create-rate-limiter.ts'
import type { AppContext, AppEnv } from './app-env.ts'

/** Says whom a request counts for: a keyed hash of an address; undefined for nobody. */
export type CountFor = (context: AppContext) => string | undefined

const ofVisitor: CountFor = (context) => context.get('visitor').addressHash

/** At most so many requests of a kind a minute from one address, by default that of the visitor; 0 switches it off. */
export function limitRate(deps: Pick<Deps, 'database'>, limit: RateLimit, countFor: CountFor = ofVisitor) {
  const count = limit.perMinute > 0 ? createRateLimiter(deps, limit) : undefined
  return createMiddleware<AppEnv>(async (context, next) => {
    const address = countFor(context)
    const state = address === undefined ? undefined : await count?.(address)
    if (state?.isOver) {
      context.header('Retry-After', String(state.resetSeconds))
      throw new ProductError('tooManyRequests')
    }
    await next()
  })
}
