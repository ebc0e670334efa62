import { z } from 'zod'
import { defineCall } from './call.ts'
import { deliveredTypes, webhookChoiceFields, webhookFields } from './webhooks.ts'

/** Something that a webhook was told of, or is to be told of. */
const deliverySchema = z.object({
  deliveryId: z.string(),
  type: z.enum(deliveredTypes),
  createdAt: z.iso.datetime(),
  /** Null as long as the receiver has not taken it. */
  deliveredAt: z.iso.datetime().nullable(),
  tries: z.int(),
})

/** A webhook as the account's page shows it, with its latest deliveries, the newest first. */
const shownWebhookSchema = z.object({ webhook: z.object(webhookFields), deliveries: z.array(deliverySchema) })

/** A webhook as the account's page shows it. */
export type ShownWebhook = z.infer<typeof shownWebhookSchema>

const subject = z.object({ webhookId: z.string() })

/** The webhooks of whoever is logged in, the oldest first. */
export const listAccountWebhooks = defineCall({
  method: 'GET',
  path: '/api/user/webhooks/get',
  sends: 'query',
  request: z.object({}),
  response: z.object({ webhooks: z.array(shownWebhookSchema), maxWebhooks: z.int() }),
})

/** Registers an address as the public API does. Refused with `webhookAddressRefused` or `tooManyWebhooks`. */
export const createAccountWebhook = defineCall({
  method: 'POST',
  path: '/api/user/webhooks/create',
  sends: 'json',
  request: z.object(webhookChoiceFields),
  /** The secret is not shown again. */
  response: z.object({ webhook: shownWebhookSchema, secret: z.string() }),
})

/** Sends a test to a webhook, once a minute at most. Refused with `notFound` or `tooManyRequests`. */
export const testAccountWebhook = defineCall({
  method: 'POST',
  path: '/api/user/webhooks/test',
  sends: 'json',
  request: subject,
  response: z.null(),
})

/** Removes a webhook; what was to be sent to it is not sent any more. Refused with `notFound`. */
export const removeAccountWebhook = defineCall({
  method: 'POST',
  path: '/api/user/webhooks/remove',
  sends: 'json',
  request: subject,
  response: z.null(),
})
