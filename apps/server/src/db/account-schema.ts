import type { ApiScope } from '@fukidashi/contract/api-key-calls'
import { customType, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** People who registered. Their id owns images and tasks as a visitor's does, and `account:<id>` holds their grants. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text(),
  /** Interface language that mails are written in. */
  language: text().notNull(),
  /** Argon2id; null for an account that logs in with Google alone. */
  passwordHash: text(),
  /** Google's id of the person. */
  googleSubject: text().unique(),
  /** When it was shown that the address is theirs. */
  verifiedAt: moment(),
  /** When the allowance of a visitor was taken over, which happens once. */
  allowanceTakenAt: moment(),
  createdAt: moment().notNull(),
})

/** Pictures of accounts, small enough to stand in a row. */
export const accountPictures = pgTable('account_pictures', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The unguessable part of its address; every picture has a new one. */
  token: text().notNull().unique(),
  /** WebP. */
  bytes: bytes().notNull(),
})

/** How somebody logged in. */
export type LoginMethod = 'password' | 'google'

/** Logins. Tokens are kept as their SHA-256: they are random, so a slower hash would add nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** The token before the last rotation, which requests that were under way still carry. */
    previousTokenHash: text().unique(),
    previousExpiresAt: moment(),
    method: text().$type<LoginMethod>().notNull(),
    /** Browser and system in a few words, for the list of sessions. Nothing is compared with it. */
    device: text().notNull(),
    createdAt: moment().notNull(),
    rotatedAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
)

/** Keys of the public API, kept as their SHA-256 as tokens of logins are. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The first characters of the key, by which its owner knows it. */
    hint: text().notNull(),
    secretHash: text().notNull().unique(),
    /** The key before the last rotation, which programs that were not changed over yet still send. */
    previousSecretHash: text().unique(),
    previousExpiresAt: moment(),
    scopes: text().array().$type<readonly ApiScope[]>().notNull(),
    createdAt: moment().notNull(),
    rotatedAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.accountId)],
)

/** Codes by which the extension logs in as whoever allowed it on the site: one of a login at a time, by the SHA-256 of the code. */
export const extensionCodes = pgTable(
  'extension_codes',
  {
    codeHash: text().primaryKey(),
    /** The login that allowed it. */
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret that the code has to come with, in base64url. */
    challenge: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** What the link of a mail is for. */
export type MailLinkPurpose = 'verifyEmail' | 'resetPassword' | 'changeEmail'

/** Links that were sent by mail and not used yet, by the SHA-256 of their token. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<MailLinkPurpose>().notNull(),
    /** The address that it was sent to. */
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId, table.purpose), index().on(table.expiresAt)],
)

/** Mails that are to be sent or were sent. The job in the queue only names one. No secret is in here: links are made when a mail is sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    /** What its words need to know; each kind says what. */
    facts: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull(),
    /** When the mail server took it; null before, and for one that turned out to have nobody to go to. */
    sentAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.recipient), index().on(table.expiresAt)],
)

/** Captchas that were given out and not answered yet; an answer, right or wrong, ends them. */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    /** Keyed hash of the letters of an image, or of the number that work has to find. */
    answerHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Attempts that are slowed down: logins, mails, registrations. Each kind of them and whom it counts for is one row. */
export const attempts = pgTable(
  'attempts',
  {
    /** `<kind>:<keyed hash of an address or e-mail>`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Until when no further attempt is taken. */
    pausedUntil: moment(),
    /** When the count is forgotten. */
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
