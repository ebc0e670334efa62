import { limits } from '@fukidashi/contract/limits'
import {
  createAccountWebhook,
  listAccountWebhooks,
  removeAccountWebhook,
  testAccountWebhook,
} from '@fukidashi/contract/webhook-calls'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { sessionOf } from '../../services/visitor.ts'
import { listDeliveries, testWebhook } from '../../services/webhooks/deliveries.ts'
import { createWebhook, listWebhooks, removeWebhook } from '../../services/webhooks/webhooks.ts'
import { answerCall, checkId } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'

/** The owner of an account registers, tries and removes its webhooks, and sees what became of deliveries. */
export function addWebhookRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify, webhookSecret } = deps.secrets
  const ownerIn = (context: AppContext): string => sessionOf(context.get('visitor')).accountId
  answerCall(app, listAccountWebhooks, verify, async (_, context) => {
    const webhooks = await listWebhooks(deps, ownerIn(context))
    const deliveries = await listDeliveries(
      deps,
      webhooks.map(({ id }) => id),
    )
    return {
      webhooks: webhooks.map((webhook) => ({ webhook, deliveries: deliveries.get(webhook.id) ?? [] })),
      maxWebhooks: limits.api.webhooks.max,
    }
  })
  answerCall(app, createAccountWebhook, verify, async (choice, context) => {
    const webhook = await createWebhook(deps, ownerIn(context), choice)
    return { webhook: { webhook, deliveries: [] }, secret: webhookSecret(webhook.id) }
  })
  answerCall(app, testAccountWebhook, verify, async ({ webhookId }, context) => {
    await testWebhook(deps, ownerIn(context), checkId(webhookId))
    return null
  })
  answerCall(app, removeAccountWebhook, verify, async ({ webhookId }, context) => {
    await removeWebhook(deps, ownerIn(context), checkId(webhookId))
    return null
  })
}
