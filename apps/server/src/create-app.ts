import { ProductError } from '@fukidashi/contract/errors'
import { publicApiPath } from '@fukidashi/contract/public-call'
import { runtimeConfigPath } from '@fukidashi/contract/runtime-config'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { Deps } from './deps.ts'
import type { Settings } from './env.ts'
import { answerError } from './http/answer-error.ts'
import type { AppEnv } from './http/app-env.ts'
import { checkOrigin } from './http/check-origin.ts'
import { closedPolicy } from './http/content-policy.ts'
import { identifyVisitor } from './http/identify-visitor.ts'
import { type CountFor, limitRate } from './http/limit-rate.ts'
import { observeRequests } from './http/observe-requests.ts'
import { createAdmission, refuseKeyInAddress } from './http/public/answer-public-call.ts'
import { createAddressReader, householdOf, type ReadAddress } from './http/read-address.ts'
import { addAccountRoutes } from './http/routes/account-routes.ts'
import { addApiDocsRoutes } from './http/routes/api-docs-routes.ts'
import { addApiKeyRoutes } from './http/routes/api-key-routes.ts'
import { addGoogleRoutes } from './http/routes/google-routes.ts'
import { addCreditRoutes } from './http/routes/credit-routes.ts'
import { addImageRoutes } from './http/routes/image-routes.ts'
import { addLoginRoutes } from './http/routes/login-routes.ts'
import { addOperationRoutes } from './http/routes/operation-routes.ts'
import { addPaymentRoutes } from './http/routes/payment-routes.ts'
import { addPublicAccountRoutes } from './http/routes/public-account-routes.ts'
import { addPublicBatchRoutes } from './http/routes/public-batch-routes.ts'
import { addPublicTranslationRoutes } from './http/routes/public-translation-routes.ts'
import { addResultRoutes } from './http/routes/result-routes.ts'
import { addSiteRoutes } from './http/routes/site-routes.ts'
import { addTaskRoutes } from './http/routes/task-routes.ts'
import { addVisitRoutes } from './http/routes/visit-routes.ts'
import { addWebhookRoutes } from './http/routes/webhook-routes.ts'
import type { FetchFeed } from './services/blog/list-recent-posts.ts'
import { createOffer } from './services/offers/create-offer.ts'

/** What tests put in the place of the network. */
export interface AppOptions {
  readonly readAddress?: ReadAddress
  readonly fetchFeed?: FetchFeed
}

/** The server as a value: it answers requests without a port, which is how tests call it. */
export function createApp(deps: Deps, options: AppOptions = {}): Hono<AppEnv> {
  const { settings } = deps
  const onUnnamedProxy = (): void =>
    deps.logger.warn(
      'requests come through a proxy, but TRUSTED_PROXIES names none: all visitors behind it count as one address',
    )
  const { readAddress = createAddressReader(settings.trustedProxies, onUnnamedProxy), fetchFeed } = options
  const app = new Hono<AppEnv>()
  app.onError((error, context) => answerError(error, context, deps))
  app.notFound((context) => answerError(new ProductError('notFound'), context, deps))
  app.use(requestId(), observeRequests(deps), protectBrowsers(settings))
  const hashAddress: CountFor = (context) => deps.secrets.hashAddress(householdOf(readAddress(context)))
  const requests = { kind: 'requests', perMinute: settings.requestsPerMinute }
  addOperationRoutes(app, deps, { readAddress, hashAddress })
  if (settings.role === 'worker') return app

  addResultRoutes(app, deps, limitRate(deps, requests, hashAddress))
  addApiDocsRoutes(app, settings, limitRate(deps, requests, hashAddress))
  addPublicApi(app, deps, hashAddress)
  const describeOffer = createOffer(deps)
  const identify = identifyVisitor(deps, readAddress)
  app.get(runtimeConfigPath, identify, limitRate(deps, requests), (context) => {
    context.header('Cache-Control', 'no-cache, private')
    return context.json(describeOffer(context.get('visitor')))
  })
  // Before a cookie is given, which would replace the one that the visitor has.
  app.use('/api/*', checkOrigin(settings.publicUrl))
  app.use('/api/*', identify, limitRate(deps, requests), async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })
  addImageRoutes(app, deps)
  addTaskRoutes(app, deps)
  addCreditRoutes(app, deps)
  addPaymentRoutes(app, deps)
  addVisitRoutes(app, deps, fetchFeed)
  addLoginRoutes(app, deps)
  addAccountRoutes(app, deps)
  addApiKeyRoutes(app, deps)
  addWebhookRoutes(app, deps)
  addGoogleRoutes(app, deps)
  app.all('/api/*', () => {
    throw new ProductError('callUnknown')
  })
  addSiteRoutes(app, settings)
  return app
}

// It knows no cookies, so it stands before all that has to do with them.
function addPublicApi(app: Hono<AppEnv>, deps: Deps, hashAddress: CountFor): void {
  const requests = { kind: 'requests', perMinute: deps.settings.requestsPerMinute }
  app.use(`${publicApiPath}/*`, refuseKeyInAddress(), limitRate(deps, requests, hashAddress), async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })
  const admit = createAdmission(deps)
  addPublicBatchRoutes(app, deps, admit)
  addPublicTranslationRoutes(app, deps, admit)
  addPublicAccountRoutes(app, deps, admit)
  app.all(`${publicApiPath}/*`, () => {
    throw new ProductError('callUnknown')
  })
}

function protectBrowsers({ hstsSeconds, publicUrl }: Pick<Settings, 'hstsSeconds' | 'publicUrl'>) {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const headers = secureHeaders({
    strictTransportSecurity: isHttps && hstsSeconds > 0 && `max-age=${hstsSeconds}`,
    // Windows for payment and login have to be able to answer.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    xFrameOptions: 'DENY',
  })
  return createMiddleware<AppEnv>(async (context, next) => {
    await headers(context, next)
    const { headers: given } = context.res
    if (!given.has('content-security-policy')) given.set('Content-Security-Policy', closedPolicy)
  })
}
