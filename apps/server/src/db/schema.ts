import type { ErrorKey } from '@fukidashi/contract/errors'
import type { ImageFormat } from '@fukidashi/contract/limits'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Region } from '@fukidashi/contract/region'
import type { StageName } from '@fukidashi/contract/stages'
import type { AwaitedRegion, Task } from '@fukidashi/contract/translation-calls'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Where a translation stands. */
export type TaskStatus = Task['status']

/** What became of a page whose translation is done. */
export type PageOutcome = Extract<Task, { status: 'done' }>['outcome']

/** Uploaded images. A row and its blob live until `expiresAt`. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    /** Keyed hash of the address that it came from, for the quota of that address. */
    addressHash: text(),
    /** As uploaded, without folders; what the zip calls it. */
    name: text().notNull(),
    format: text().$type<ImageFormat>().notNull(),
    /** Upright, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    blobKey: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.ownerId), index().on(table.addressHash)],
)

/** Ordered translations. The job in the queue only names the task; what is true of it stands here. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    imageSha256: text().notNull(),
    /** Pages of one series share their names. */
    seriesId: uuid(),
    /** The task whose language was not sure, which this one does again in another language, free of charge. */
    correctsId: uuid(),
    options: jsonb().$type<TranslationOptions>().notNull(),
    status: text().$type<TaskStatus>().notNull(),
    stage: text().$type<StageName>(),
    progress: real().notNull().default(0),
    /** Why it failed, or why the latest attempt did. */
    errorKey: text().$type<ErrorKey>(),
    /** Higher goes first. */
    priority: integer().notNull().default(0),
    /** Order of arrival. */
    sequence: bigserial({ mode: 'number' }).notNull(),
    /** Raised by each worker that takes the task, so that one that was given up cannot write into it any more. */
    attempt: integer().notNull().default(0),
    /** Until when the page waits for words. */
    wordsDueAt: moment(),
    /** The key of the public API that ordered it, or that ordered the same later. */
    apiKeyId: uuid(),
    /** Words that were handed in, by the ids of regions. */
    words: jsonb().$type<Readonly<Record<string, string>>>(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.ownerId, table.imageSha256),
    index().on(table.imageId),
    index('tasks_awaiting_words_index').on(table.wordsDueAt).where(sql`${table.status} = 'awaitingWords'`),
    index('tasks_waiting_index').on(table.priority, table.sequence).where(sql`${table.status} = 'queued'`),
  ],
)

/** What came out of finished translations. */
export const results = pgTable('results', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  /** The unguessable part of its addresses. */
  token: text().notNull().unique(),
  format: text().$type<ImageFormat>().notNull(),
  pageKey: text().notNull(),
  overlayKey: text().notNull(),
  regions: jsonb().$type<readonly Region[]>().notNull(),
  outcome: text().$type<PageOutcome>().notNull().default('done'),
  /** Null on a page without text. */
  language: text().$type<LanguageCode>(),
  isLanguageSure: boolean().notNull().default(true),
  /** Languages that the translation went through, both ends included; empty when nothing was translated. */
  route: jsonb().$type<readonly LanguageCode[]>().notNull().default([]),
  /** Raised by every edit. */
  revision: integer().notNull().default(0),
  /** The revision that the page's file shows; an older file is made anew when somebody asks for it. */
  pageRevision: integer().notNull().default(0),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** A page that waits for words, as the calls answer it. */
export interface AwaitedPage {
  readonly regions: readonly AwaitedRegion[]
  readonly language?: LanguageCode
  readonly isLanguageSure: boolean
}

/** What it takes to go on with a page: one that waits for words, or a finished one that may be edited. */
export const pageStates = pgTable('page_states', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  stateKey: text().notNull(),
  /** The pixels that erasing changed; null before anything was erased. */
  groundKey: text(),
  /** Only of a page that was read for words from outside. */
  awaited: jsonb().$type<AwaitedPage>(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** Names as the pages of a series translated them. The first choice holds until the image that it was made on is deleted. */
export const seriesNames = pgTable(
  'series_names',
  {
    /** Clients make the ids of their series, so a series is its owner's alone. */
    ownerId: uuid().notNull(),
    seriesId: uuid().notNull(),
    /** What it was translated into. */
    language: text().$type<LanguageCode>().notNull(),
    source: text().notNull(),
    target: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.seriesId, table.language, table.source] }),
    index().on(table.expiresAt),
  ],
)

/** Languages that the pages of a series are surely in, which speak for those that leave their own open. */
export const seriesLanguages = pgTable(
  'series_languages',
  {
    ownerId: uuid().notNull(),
    seriesId: uuid().notNull(),
    imageSha256: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.seriesId, table.imageSha256] }), index().on(table.expiresAt)],
)

/** Translations that somebody may spend: one line of the ledger's income. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: uuid().primaryKey(),
    /** `account:<id>`, `visitor:<id>` or `address:<keyed hash>`. */
    holder: text().notNull(),
    /** A kind of `contract/credit-sources`; of what is given once, with a colon and what it is given for. */
    source: text().notNull(),
    /** Null for as many as wanted. */
    amount: integer(),
    startsAt: moment().notNull(),
    expiresAt: moment(),
    /** The payment that it was given for, and what was bought. */
    orderId: uuid(),
    planId: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('credit_grants_period_unique').on(table.holder, table.source, table.startsAt),
    // Whoever asks for the same a second time, in whichever process, is given nothing.
    uniqueIndex('credit_grants_cause_unique').on(table.source).where(sql`${table.source} like '%:%'`),
    index().on(table.orderId),
    check('credit_grants_amount_check', sql`${table.amount} >= 0`),
  ],
)

/**
 * Translations that a grant has no more, because what was paid for them was refunded or an operator took them back. As many
 * may have been spent already: what is left of a grant is never less than nothing.
 */
export const creditWithdrawals = pgTable(
  'credit_withdrawals',
  {
    id: uuid().primaryKey(),
    grantId: uuid()
      .notNull()
      .references(() => creditGrants.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    /** `refund:<id>`, `dispute:<payment>` or `operator:<id of the act>`. */
    cause: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('credit_withdrawals_once_unique').on(table.grantId, table.cause),
    check('credit_withdrawals_amount_check', sql`${table.amount} > 0`),
  ],
)

/** Translations that were spent. One that was given back keeps its line, with the time. */
export const creditSpends = pgTable(
  'credit_spends',
  {
    id: uuid().primaryKey(),
    grantId: uuid()
      .notNull()
      .references(() => creditGrants.id, { onDelete: 'cascade' }),
    /** Outlives the task's own row, which goes with its image. */
    taskId: uuid().notNull(),
    /** The key of the public API that ordered it. */
    apiKeyId: uuid(),
    createdAt: moment().notNull(),
    returnedAt: moment(),
  },
  (table) => [unique('credit_spends_once_unique').on(table.taskId, table.grantId), index().on(table.grantId)],
)

/** Events of visits, as the clients report them. */
export const trackingEvents = pgTable('tracking_events', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  ownerId: uuid().notNull(),
  userId: text().notNull(),
  gclid: text().notNull(),
  userType: smallint().notNull(),
  userArea: text().notNull(),
  eventType: smallint().notNull(),
  eventSource: smallint().notNull(),
  createdAt: moment().notNull(),
})

/** E-mail addresses that people left for news of the product. */
export const newsAddresses = pgTable(
  'news_addresses',
  {
    /** In lower case. */
    email: text().primaryKey(),
    language: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Which tools somebody agreed to, and when: a line for each change. */
export const consentLog = pgTable(
  'consent_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Random, made by the browser that agreed. */
    consentId: uuid().notNull(),
    acceptType: text().notNull(),
    categories: text().array().notNull(),
    revision: integer().notNull(),
    languageCode: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** What is true of this installation as a whole, by name: where its images are kept. */
export const installation = pgTable('installation', { name: text().primaryKey(), value: text().notNull() })

/** Requests of a minute by kind and keyed hash of the address, where several processes count together. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment() },
  (table) => [index().on(table.expire)],
)
