import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../app-env.ts'
import { guardMetrics } from '../guard-metrics.ts'
import type { ReadAddress } from '../read-address.ts'

/** What those who run the server ask it. */
export function addOperationRoutes(
  app: Hono<AppEnv>,
  { settings, database, changes, metrics, logger }: Deps,
  readAddress: ReadAddress,
): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    if (changes.isStopped()) return context.json({ status: 'stopping' }, 503)
    try {
      await database.ping()
      return context.json({ status: 'ready' })
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return context.json({ status: 'the database does not answer' }, 503)
    }
  })
  const { metricsToken: token, trustedProxies } = settings
  app.get('/metrics', guardMetrics({ token, trustedProxies, readAddress }), async (context) => {
    context.header('content-type', metrics.registry.contentType)
    return context.body(await metrics.registry.metrics())
  })
}
