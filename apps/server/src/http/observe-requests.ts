import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Deps } from '../deps.ts'
import type { AppEnv } from './app-env.ts'

/** A line and a measurement for each request. The route is named, never the address: it may hold the token of a result. */
export function observeRequests({ logger, metrics }: Pick<Deps, 'logger' | 'metrics'>) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const startMs = performance.now()
    await next()
    const ms = performance.now() - startMs
    const { method } = context.req
    const route = matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? '*'
    const status = context.res.status
    metrics.requestSeconds.observe({ method, route, status: String(status) }, ms / 1000)
    logger.info({ requestId: context.get('requestId'), method, route, status, ms: Math.round(ms) }, 'request')
  })
}
