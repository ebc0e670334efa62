import { type ApiKeyFacts, apiKeyPattern, apiKeyPrefix, type ApiScope } from '@fukidashi/contract/api-key-calls'
import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { and, count, desc, eq, gt, or } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { accounts, apiKeys } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { createToken, hashToken } from '../accounts/sessions.ts'
import { type MailingDeps, queueMail } from '../mails/queue-mail.ts'

type KeyDeps = Pick<Deps, 'database' | 'clock'>

/** Uses are noted no more often than this. */
const noteUseMs = 5 * 60 * 1000
/** Of a key, what is shown to tell it from others: the prefix and 36 of its 256 bits. */
const hintCharacters = apiKeyPrefix.length + 6

/** What the owner of a key chooses. */
export interface KeyChoice {
  readonly name: string
  readonly scopes: readonly ApiScope[]
}

/** A key that was just made: its secret is kept nowhere. */
export interface MadeKey {
  readonly key: ApiKeyFacts
  readonly secret: string
}

/** A key that came with a request, and whose it is. */
export interface FoundKey {
  readonly id: string
  readonly accountId: string
  readonly scopes: readonly ApiScope[]
}

/** The keys of an account, the newest first. */
export async function listApiKeys({ database, clock }: KeyDeps, accountId: string): Promise<ApiKeyFacts[]> {
  const rows = await database.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
  return rows.map((row) => describeKey(row, clock.now()))
}

/** Makes a key, and writes to its owner that there is one. Throws a ProductError `tooManyApiKeys`, or `loginRequired` when the account was deleted in the meantime. */
export async function createApiKey(
  deps: KeyDeps & MailingDeps,
  accountId: string,
  { name, scopes }: KeyChoice,
): Promise<MadeKey> {
  const { database, clock } = deps
  const now = clock.now()
  const secret = makeSecret()
  return await database.db.transaction(async (transaction) => {
    // Two that are made at the same moment would not see each other.
    const [account] = await transaction
      .select({ email: accounts.email, language: accounts.language })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    if (account === undefined) throw new ProductError('loginRequired')
    const [kept] = await transaction.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.accountId, accountId))
    if (kept!.keys >= limits.api.keys.max) throw new ProductError('tooManyApiKeys')
    const [row] = await transaction
      .insert(apiKeys)
      .values({ id: randomUUID(), accountId, name, scopes, createdAt: now, ...describeSecret(secret) })
      .returning()
    const { email: recipient, language } = account
    await queueMail(deps, transaction, { kind: 'apiKeyMade', recipient, language, facts: { hint: row!.hint } })
    return { key: describeKey(row!, now), secret }
  })
}

/** Changes a key's name and scopes. Throws a ProductError `notFound` for one that is not there or somebody else's. */
export async function changeApiKey(
  { database, clock }: KeyDeps,
  accountId: string,
  { id, name, scopes }: KeyChoice & { readonly id: string },
): Promise<ApiKeyFacts> {
  const [row] = await database.db.update(apiKeys).set({ name, scopes }).where(isOwn(id, accountId)).returning()
  if (row === undefined) throw noSuchKey()
  return describeKey(row, clock.now())
}

/** Replaces a key's secret; the one before works for a while. Throws a ProductError `notFound`. */
export async function rotateApiKey({ database, clock }: KeyDeps, accountId: string, id: string): Promise<MadeKey> {
  const now = clock.now()
  const secret = makeSecret()
  const [row] = await database.db
    .update(apiKeys)
    .set({
      ...describeSecret(secret),
      // An update reads the row as it was.
      previousSecretHash: apiKeys.secretHash,
      previousExpiresAt: new Date(now.getTime() + limits.api.keys.previousWorksMs),
      rotatedAt: now,
    })
    .where(isOwn(id, accountId))
    .returning()
  if (row === undefined) throw noSuchKey()
  return { key: describeKey(row, now), secret }
}

/** Ends a key at once. Throws a ProductError `notFound`. */
export async function revokeApiKey({ database }: KeyDeps, accountId: string, id: string): Promise<void> {
  const ended = await database.db.delete(apiKeys).where(isOwn(id, accountId)).returning({ id: apiKeys.id })
  if (ended.length === 0) throw noSuchKey()
}

/** The key of a secret, which counts as used; undefined for one that is unknown, revoked or replaced. */
export async function findApiKey({ database, clock }: KeyDeps, secret: string): Promise<FoundKey | undefined> {
  if (!apiKeyPattern.test(secret)) return undefined
  const now = clock.now()
  const secretHash = hashToken(secret)
  const [found] = await database.db
    .select()
    .from(apiKeys)
    .where(
      or(
        eq(apiKeys.secretHash, secretHash),
        and(eq(apiKeys.previousSecretHash, secretHash), gt(apiKeys.previousExpiresAt, now)),
      ),
    )
  if (found === undefined) return undefined
  const { id, accountId, scopes, lastUsedAt } = found
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= noteUseMs)
    await database.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id))
  return { id, accountId, scopes }
}

function makeSecret(): string {
  return `${apiKeyPrefix}${createToken()}`
}

function describeSecret(secret: string) {
  return { hint: secret.slice(0, hintCharacters), secretHash: hashToken(secret) }
}

function isOwn(id: string, accountId: string) {
  return and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId))
}

function noSuchKey(): ProductError {
  return new ProductError('notFound', 'There is no such key.')
}

function describeKey(row: typeof apiKeys.$inferSelect, now: Date): ApiKeyFacts {
  const { id, name, hint, scopes, createdAt, rotatedAt, lastUsedAt, previousExpiresAt } = row
  const isPreviousAtWork = previousExpiresAt !== null && previousExpiresAt > now
  return {
    ...{ keyId: id, name, hint, scopes: [...scopes], createdAt: createdAt.toISOString() },
    rotatedAt: rotatedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    previousWorksUntil: isPreviousAtWork ? previousExpiresAt.toISOString() : null,
  }
}
