import { z } from 'zod'
import { batchSchema } from './public-batch-calls.ts'
import { definePublicCall, idSchema, publicApiPath } from './public-call.ts'
import { translationSchema } from './public-translation-calls.ts'
import { webhookChoiceFields, webhookFields } from './webhooks.ts'

/**
 * What a webhook is sent: the translation or the batch as it stands when it is sent. Signed as Standard Webhooks has it, in the
 * headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.
 */
export const webhookEventSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('translation.ended'), timestamp: z.iso.datetime(), data: translationSchema }),
    z.object({ type: z.literal('batch.ended'), timestamp: z.iso.datetime(), data: batchSchema }),
    z.object({
      type: z.literal('webhook.test'),
      timestamp: z.iso.datetime(),
      data: z.object({ id: idSchema.meta({ description: 'Of the webhook.' }) }),
    }),
  ])
  .meta({ id: 'WebhookEvent' })

/** What a webhook is sent. */
export type WebhookEvent = z.infer<typeof webhookEventSchema>

const fields = { ...webhookFields, id: idSchema }

/** A webhook as its owner sees it. */
export const webhookSchema = z.object(fields).meta({ id: 'Webhook' })

/** Registers an address that is told of finished work. */
export const createWebhook = definePublicCall({
  method: 'POST',
  path: `${publicApiPath}/webhooks`,
  sends: 'json',
  scope: 'webhooks:write',
  summary: 'Register a webhook',
  description:
    'Its address is told of every translation and batch that was ordered by a key of the account and has ended. Deliveries are signed as Standard Webhooks (standardwebhooks.com) has it; libraries for many languages check them. An answer other than 2xx within 10 seconds, a redirect too, is tried again for about a day. The secret is shown this once.',
  isRepeatable: true,
  status: 201,
  failures: ['webhookAddressRefused', 'tooManyWebhooks', 'idempotencyKeyReused', 'idempotencyKeyBusy'],
  request: z.strictObject(webhookChoiceFields),
  response: z.object({ ...fields, secret: z.string() }).meta({ id: 'CreatedWebhook' }),
})

/** The webhooks of the account. */
export const listWebhooks = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/webhooks`,
  sends: 'query',
  scope: 'webhooks:write',
  summary: 'List webhooks',
  failures: [],
  request: z.strictObject({}),
  response: z.object({ webhooks: z.array(webhookSchema) }),
})

/** Removes a webhook; what was to be sent to it is not sent any more. */
export const removeWebhook = definePublicCall({
  method: 'DELETE',
  path: `${publicApiPath}/webhooks/{id}`,
  sends: 'query',
  scope: 'webhooks:write',
  summary: 'Remove a webhook',
  status: 204,
  failures: ['notFound'],
  request: z.strictObject({ id: idSchema }),
  response: z.null(),
})
