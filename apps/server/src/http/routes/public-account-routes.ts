import { publicApiPath } from '@fukidashi/contract/public-call'
import { getUsage } from '@fukidashi/contract/public-usage-calls'
import {
  createWebhook as createWebhookCall,
  listWebhooks as listWebhooksCall,
  removeWebhook as removeWebhookCall,
} from '@fukidashi/contract/public-webhook-calls'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { readUsage } from '../../services/credits/read-usage.ts'
import { createWebhook, findWebhook, listWebhooks, removeWebhook } from '../../services/webhooks/webhooks.ts'
import type { AppEnv } from '../app-env.ts'
import { type Admit, answerPublicCall } from '../public/answer-public-call.ts'
import { runOnce } from '../public/receive-upload.ts'

/** Studios see what they have left and used, and register who is told of finished work. */
export function addPublicAccountRoutes(app: Hono<AppEnv>, deps: Deps, admit: Admit): void {
  answerPublicCall(app, getUsage, admit, async (span, context) => await readUsage(deps, context.get('visitor'), span))
  answerPublicCall(app, createWebhookCall, admit, async (choice, context) => {
    const { id: accountId } = context.get('visitor')
    const asked = { call: createWebhookCall.path, parameters: choice }
    const { id } = await runOnce(deps, context, asked, async () => {
      const webhook = await createWebhook(deps, accountId, choice)
      return { kind: 'webhook', id: webhook.id }
    })
    context.header('Location', `${publicApiPath}/webhooks/${id}`)
    return { ...(await findWebhook(deps, accountId, id)), secret: deps.secrets.webhookSecret(id) }
  })
  answerPublicCall(app, listWebhooksCall, admit, async (_, context) => {
    return { webhooks: await listWebhooks(deps, context.get('visitor').id) }
  })
  answerPublicCall(app, removeWebhookCall, admit, async ({ id }, context) => {
    await removeWebhook(deps, context.get('visitor').id, id)
    return null
  })
}
