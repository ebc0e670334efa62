import { ProductError } from '@fukidashi/contract/errors'
import {
  cancelSubscription as cancelSubscriptionCall,
  changeSubscription as changeSubscriptionCall,
  createOrder as createOrderCall,
  getOrder,
  listOrders as listOrdersCall,
  openPaymentPortal,
  payDemoOrder,
  reportPaymentSuccess,
} from '@fukidashi/contract/payment-calls'
import { limits } from '@fukidashi/contract/limits'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../deps.ts'
import { payDemo } from '../../services/payments/create-demo-provider.ts'
import { createOrder } from '../../services/payments/create-order.ts'
import { followEvent } from '../../services/payments/follow-events.ts'
import {
  askAboutOrder,
  describeOrder,
  describeSubscription,
  findOrder,
  listOrders,
} from '../../services/payments/read-orders.ts'
import { cancelSubscription, changeSubscription, openPortal } from '../../services/payments/subscriptions.ts'
import { sessionOf } from '../../services/visitor.ts'
import { answerCall, checkId, succeed } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'

/** What is bought: orders, payments, subscriptions, and what payment services tell. */
export function addPaymentRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify } = deps.secrets
  const accountOf = (context: AppContext) => {
    const { accountId: id, email } = sessionOf(context.get('visitor'))
    return { id, email }
  }
  const siteUrlOf = (context: AppContext): string => deps.settings.publicUrl ?? new URL(context.req.url).origin
  const accountPage = (context: AppContext): string => new URL('/account/credits', siteUrlOf(context)).href

  answerCall(app, createOrderCall, verify, async (wish, context) => {
    return await createOrder(deps, accountOf(context), { ...wish, siteUrl: siteUrlOf(context) })
  })
  answerCall(app, reportPaymentSuccess, verify, async ({ orderId, planId }, context) => {
    return await askAboutOrder(deps, accountOf(context).id, { orderId: checkId(orderId), planId })
  })
  answerCall(app, getOrder, verify, async ({ orderId }, context) => {
    const { id } = accountOf(context)
    return describeOrder(deps.settings, await findOrder(deps, id, checkId(orderId)))
  })
  answerCall(app, listOrdersCall, verify, async (_, context) => await listOrders(deps, accountOf(context).id))
  answerCall(app, cancelSubscriptionCall, verify, async ({ subscriptionId }, context) => {
    const { id } = accountOf(context)
    return describeSubscription(deps, await cancelSubscription(deps, id, checkId(subscriptionId)))
  })
  answerCall(app, changeSubscriptionCall, verify, async ({ subscriptionId, planId }, context) => {
    const wish = { id: checkId(subscriptionId), planId, returnUrl: accountPage(context) }
    const { row, redirectUrl } = await changeSubscription(deps, accountOf(context).id, wish)
    return { subscription: describeSubscription(deps, row), ...(redirectUrl && { redirectUrl }) }
  })
  answerCall(app, openPaymentPortal, verify, async ({ subscriptionId }, context) => {
    const wish = { id: checkId(subscriptionId), returnUrl: accountPage(context) }
    return { redirectUrl: await openPortal(deps, accountOf(context).id, wish) }
  })
  if (deps.settings.payments.isDemo)
    answerCall(app, payDemoOrder, verify, async ({ orderId }, context) => {
      await payDemo(deps, accountOf(context).id, checkId(orderId))
      return {}
    })
  addWebhooks(app, deps)
}

// Payment services know no envelope and no `sign` header: they sign in their own ways, and look at the status alone.
function addWebhooks(app: Hono<AppEnv>, deps: Deps): void {
  const tooLarge = (): never => {
    throw new ProductError('requestTooLarge')
  }
  app.post(
    '/api/payment/webhook/:provider',
    bodyLimit({ maxSize: limits.request.webhook.maxBytes, onError: tooLarge }),
    async (context) => {
      const body = await context.req.text()
      await followEvent(deps, context.req.param('provider'), { body, headers: context.req.raw.headers })
      return succeed(context, {})
    },
  )
}
