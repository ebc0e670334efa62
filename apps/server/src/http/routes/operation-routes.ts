import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../app-env.ts'
import { listObstacles } from '../../services/offers/create-offer.ts'
import { createOperatorCheck } from '../operator-check.ts'
import type { ReadAddress } from '../read-address.ts'

/** What those who run the server ask it. */
export function addOperationRoutes(
  app: Hono<AppEnv>,
  { settings, database, changes, metrics, logger }: Deps,
  readAddress: ReadAddress,
): void {
  const { metricsToken: token, trustedProxies } = settings
  const isOperator = createOperatorCheck({ token, trustedProxies, readAddress })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    if (changes.isStopped()) return context.json({ status: 'stopping' }, 503)
    try {
      await database.ping()
      return context.json({ status: 'ready', ...(isOperator(context) && { notSetUp: listObstacles(settings) }) })
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return context.json({ status: 'the database does not answer' }, 503)
    }
  })
  app.get('/metrics', async (context) => {
    if (!isOperator(context))
      return context.json({ status: 'refused: only for the own network, or with METRICS_TOKEN as bearer token' }, 403)
    context.header('content-type', metrics.registry.contentType)
    return context.body(await metrics.registry.metrics())
  })
}
