import { z } from 'zod'
import { limits } from './limits.ts'
import { batchSchema } from './public-batch-calls.ts'
import { definePublicCall, idSchema, publicApiPath } from './public-call.ts'
import { translationSchema } from './public-translation-calls.ts'

/** What a webhook hears of. */
export const webhookEventTypes = ['translation.ended', 'batch.ended'] as const

/** What a webhook hears of. */
export type WebhookEventType = (typeof webhookEventTypes)[number]

/**
 * What a webhook is sent: the translation or the batch as it stands when it is sent. Signed as Standard Webhooks has it, in the
 * headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.
 */
export const webhookEventSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('translation.ended'), timestamp: z.iso.datetime(), data: translationSchema }),
    z.object({ type: z.literal('batch.ended'), timestamp: z.iso.datetime(), data: batchSchema }),
  ])
  .meta({ id: 'WebhookEvent' })

/** What a webhook is sent. */
export type WebhookEvent = z.infer<typeof webhookEventSchema>

const webhookFields = {
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  createdAt: z.iso.datetime(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  lastFailure: z.string().nullable().meta({ description: 'Why the latest try failed; null after one that was taken.' }),
  expiresAt: z.iso.datetime().meta({ description: 'Moved on by every delivery that is taken.' }),
}

/** A webhook as its owner sees it. */
export const webhookSchema = z.object(webhookFields).meta({ id: 'Webhook' })

/** A webhook as its owner sees it. */
export type WebhookFacts = z.infer<typeof webhookSchema>

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
  request: z.strictObject({
    url: z.url({ protocol: /^https?$/ }).max(limits.api.webhooks.maxUrlCharacters),
    events: z
      .array(z.enum(webhookEventTypes))
      .min(1)
      .max(webhookEventTypes.length)
      .refine((events) => new Set(events).size === events.length, 'An event is named twice.')
      .default([...webhookEventTypes]),
  }),
  response: z.object({ ...webhookFields, secret: z.string() }).meta({ id: 'CreatedWebhook' }),
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
