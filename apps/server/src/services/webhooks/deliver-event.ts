import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { WebhookEvent } from '@fukidashi/contract/public-webhook-calls'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { useAgent } from 'request-filtering-agent'
import { Webhook } from 'standardwebhooks'
import { webhookDeliveries, webhooks } from '../../db/api-schema.ts'
import type { Deps } from '../../deps.ts'
import { readBatch } from '../batches/read-batch.ts'
import { readTranslation } from '../tasks/read-translation.ts'
import { lifeFrom } from './webhooks.ts'

type DeliveringDeps = Pick<Deps, 'database' | 'clock' | 'settings' | 'secrets' | 'queueOrder' | 'logger'>

/** A delivery that was not taken; it is to be tried again. */
export class DeliveryError extends Error {}

/**
 * Sends what a delivery is about, signed, to its webhook. Nothing is sent for one that was sent, has expired, or is about
 * something that is gone. Throws a DeliveryError when the receiver does not take it.
 */
export async function deliverEvent(deps: DeliveringDeps, deliveryId: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps
  const now = clock.now()
  const [found] = await database.db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        isNull(webhookDeliveries.deliveredAt),
        gt(webhookDeliveries.expiresAt, now),
        gt(webhooks.expiresAt, now),
      ),
    )
  if (found === undefined) return
  const { delivery, webhook } = found
  const event = await describeEvent(deps, webhook.accountId, delivery)
  if (event === undefined) return
  const body = JSON.stringify(event)
  const signature = new Webhook(deps.secrets.webhookSecret(webhook.id)).sign(delivery.id, now, body)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Fukidashi-Webhooks/1',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signature,
  }
  const failure = await post(deps.settings, { url: webhook.url, headers, body }, signal)
  signal.throwIfAborted()
  await noteTry(deps, found, failure)
  if (failure === undefined) return
  throw new DeliveryError(failure)
}

type Delivery = typeof webhookDeliveries.$inferSelect

async function describeEvent(
  deps: DeliveringDeps,
  accountId: string,
  { type, subjectId, createdAt }: Delivery,
): Promise<WebhookEvent | undefined> {
  const timestamp = createdAt.toISOString()
  if (type === 'webhook.test') return { type, timestamp, data: { id: subjectId } }
  try {
    return type === 'batch.ended'
      ? { type, timestamp, data: await readBatch(deps, accountId, subjectId) }
      : { type, timestamp, data: await readTranslation(deps, accountId, subjectId) }
  } catch (error) {
    if (error instanceof ProductError && error.key === 'notFound') return undefined
    throw error
  }
}

async function noteTry(
  { database, clock }: DeliveringDeps,
  { delivery, webhook }: { readonly delivery: Delivery; readonly webhook: typeof webhooks.$inferSelect },
  failure: string | undefined,
): Promise<void> {
  const now = clock.now()
  await database.db.transaction(async (transaction) => {
    await transaction
      .update(webhookDeliveries)
      .set({ tries: sql`${webhookDeliveries.tries} + 1`, ...(failure === undefined && { deliveredAt: now }) })
      .where(eq(webhookDeliveries.id, delivery.id))
    await transaction
      .update(webhooks)
      .set({
        lastFailure: failure ?? null,
        ...(failure === undefined && { lastDeliveredAt: now, expiresAt: lifeFrom(now) }),
      })
      .where(eq(webhooks.id, webhook.id))
  })
}

interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends a request; returns why the receiver has not taken it, in words for its owner, or undefined. Redirects are not followed. The
 * agent looks at the address that a name leads to at the moment of the connection, so no other answer of the name's server gets
 * past it.
 */
async function post(
  { allowsPrivateWebhooks }: Deps['settings'],
  { url, headers, body }: Post,
  signal: AbortSignal,
): Promise<string | undefined> {
  const isHttps = url.startsWith('https:')
  if (!isHttps && !allowsPrivateWebhooks) return 'The address is not https.'
  const timeout = AbortSignal.timeout(limits.api.webhooks.timeoutMs)
  const agent = useAgent(url, {
    allowPrivateIPAddress: allowsPrivateWebhooks,
    allowMetaIPAddress: allowsPrivateWebhooks,
  })
  const send = isHttps ? requestByHttps : requestByHttp
  return await new Promise((resolve) => {
    const fail = (error: Error): void =>
      resolve(timeout.aborted ? 'No answer came within 10 seconds.' : describeFailure(error))
    const outgoing = send(
      url,
      { method: 'POST', headers, agent, signal: AbortSignal.any([signal, timeout]) },
      (answer) => {
        const status = answer.statusCode ?? 0
        // Whatever the answer says is of no interest, and may be without end.
        answer.destroy()
        resolve(status >= 200 && status < 300 ? undefined : `It answered ${status}.`)
      },
    )
    // More than one may come, and one that nobody hears ends the process.
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

// What the network says of a host inside is not for whoever named it.
function describeFailure(error: Error & { readonly code?: string }): string {
  if (error.message.includes('is not allowed')) return 'The address leads into a private network.'
  return `It could not be reached (${error.code ?? 'connection failed'}).`
}
