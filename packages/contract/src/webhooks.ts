import { z } from 'zod'
import { limits } from './limits.ts'

// What both the public API and the account's page know of webhooks; it stands apart because clients need no more of it.

/** What a webhook hears of. */
export const webhookEventTypes = ['translation.ended', 'batch.ended'] as const

/** What a webhook hears of. */
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What a webhook is sent: what it hears of, and tests that its owner asks for. */
export const deliveredTypes = [...webhookEventTypes, 'webhook.test'] as const

/** What a webhook is sent. */
export type DeliveredType = (typeof deliveredTypes)[number]

/** What the owner of a webhook chooses. */
export const webhookChoiceFields = {
  url: z.url({ protocol: /^https?$/ }).max(limits.api.webhooks.maxUrlCharacters),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1)
    .max(webhookEventTypes.length)
    .refine((events) => new Set(events).size === events.length, 'An event is named twice.')
    .default([...webhookEventTypes]),
}

/** A webhook as its owner sees it; its id is that of the package's other resources. */
export const webhookFields = {
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  createdAt: z.iso.datetime(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  lastFailure: z.string().nullable().meta({ description: 'Why the latest try failed; null after one that was taken.' }),
  expiresAt: z.iso.datetime().meta({ description: 'Moved on by every delivery that is taken.' }),
}

const webhookSchema = z.object(webhookFields)

/** A webhook as its owner sees it. */
export type WebhookFacts = z.infer<typeof webhookSchema>
