import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { createReadinessCheck } from '../../services/readiness/check-readiness.ts'
import type { AppEnv } from '../app-env.ts'
import { listObstacles } from '../../services/offers/create-offer.ts'
import { createOperatorCheck } from '../operator-check.ts'
import { type CountFor, limitRate } from '../limit-rate.ts'
import type { ReadAddress } from '../read-address.ts'

/** Where a request comes from, as an address and as the hash of it that is counted. */
interface Askers {
  readonly readAddress: ReadAddress
  readonly hashAddress: CountFor
}

/** What those who run the server ask it. */
export function addOperationRoutes(app: Hono<AppEnv>, deps: Deps, { readAddress, hashAddress }: Askers): void {
  const { settings, changes, metrics, database } = deps
  const { metricsToken: token, trustedProxies } = settings
  const isOperator = createOperatorCheck({ token, trustedProxies, readAddress })
  const checkReadiness = createReadinessCheck(deps)
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  // Counted in the process: a database that is away is what the answer is about. Load balancers ask from the own network.
  const requests = { kind: 'readiness', perMinute: settings.requestsPerMinute, isOwn: true }
  const rate = limitRate(deps, requests, (context) => (isOperator(context) ? undefined : hashAddress(context)))
  app.get('/readyz', rate, async (context) => {
    if (changes.isStopped()) return context.json({ status: 'stopping' }, 503)
    const outOfOrder = await checkReadiness()
    if (outOfOrder.length === 0)
      return context.json({
        status: 'ready',
        ...(isOperator(context) && {
          newPages: database.queue.isAnnounced ? 'announced' : 'looked for every two seconds',
          notSetUp: listObstacles(settings),
        }),
      })
    context.header('Retry-After', '10')
    return context.json({ status: 'out of order', parts: outOfOrder }, 503)
  })
  app.get('/metrics', async (context) => {
    if (!isOperator(context))
      return context.json({ status: 'refused: only for the own network, or with METRICS_TOKEN as bearer token' }, 403)
    await checkReadiness()
    context.header('content-type', metrics.registry.contentType)
    return context.body(await metrics.registry.metrics())
  })
}
