import type { ErrorKey } from '@fukidashi/contract/errors'
import type { DeliveredType, WebhookEventType } from '@fukidashi/contract/webhooks'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './account-schema.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Archives of pages that were ordered as one. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    /** The account. */
    ownerId: uuid().notNull(),
    apiKeyId: uuid().notNull(),
    /** The pages of a batch are a series, which their owner may have named. */
    seriesId: uuid().notNull(),
    options: jsonb().$type<TranslationOptions>().notNull(),
    /** The archive as it came; null once all its pages are ordered or refused. */
    archiveKey: text(),
    createdAt: moment().notNull(),
    /** When none of its pages was open any more. */
    endedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.expiresAt)],
)

/** Pages of batches. One that has neither a task nor an error is not ordered yet. */
export const batchPages = pgTable(
  'batch_pages',
  {
    batchId: uuid()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** In reading order, from 0. */
    position: integer().notNull(),
    /** Its path in the archive, and which file of the archive it is. */
    name: text().notNull(),
    entry: integer().notNull(),
    /** Equal pages are one task. */
    taskId: uuid(),
    /** Why it was not taken. */
    errorKey: text().$type<ErrorKey>(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] }), index().on(table.taskId)],
)

/** Addresses that are told of finished work. Their secrets are derived from their ids. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    createdAt: moment().notNull(),
    lastDeliveredAt: moment(),
    /** Why the latest try failed. */
    lastFailure: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
)

/** What is to be sent to webhooks, or was. It names the translation or the batch, whose state is looked up when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().$type<DeliveredType>().notNull(),
    /** Of the task, the batch, or, in a test, the webhook. */
    subjectId: uuid().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    deliveredAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.webhookId), index().on(table.expiresAt)],
)

/** What a repeated request is answered with: what the first one made. */
export interface RepeatableAnswer {
  readonly kind: 'translation' | 'batch' | 'webhook'
  readonly id: string
}

/** Requests that came with an idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: ofAccount(),
    key: text().notNull(),
    /** SHA-256 of all that the request asked for. */
    fingerprint: text().notNull(),
    /** Null while the first request is at work. */
    answer: jsonb().$type<RepeatableAnswer>(),
    /** When the request at work began; another one may try after a while. */
    beganAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index().on(table.expiresAt)],
)
