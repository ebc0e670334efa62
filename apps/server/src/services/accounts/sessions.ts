import { and, desc, eq, getTableColumns, gt, ne, type SQL, sql, type WithSubquery } from 'drizzle-orm'
import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Db, Transaction } from '../../db/database.ts'
import { type LoginMethod, sessions } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'

type SessionDeps = Pick<Deps, 'database' | 'clock'>

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** How long logins last. */
export const sessionTimes = {
  /** A login that is not used for this long ends. */
  idleMs: 30 * dayMs,
  /** After this long, one has to log in anew in any case. */
  longestMs: 180 * dayMs,
  /** A token is replaced after this long. */
  rotateMs: dayMs,
  /** How long the replaced token still works: requests are under way with it, and tabs on phones sleep. */
  graceMs: 5 * minuteMs,
  /** Uses are noted no more often than this. */
  noteUseMs: 10 * minuteMs,
} as const

/** A login and whose it is. */
export interface Session {
  readonly id: string
  readonly accountId: string
  /** When the account was made, from which its weeks are counted. */
  readonly accountSince: Date
  readonly email: string
  readonly isVerified: boolean
  readonly createdAt: Date
}

/** A login as its owner sees it in the list. */
export interface ListedSession {
  readonly id: string
  readonly device: string
  readonly method: LoginMethod
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

/** What a token is kept as. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** A token that nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How and when a login began. */
export interface SessionBeginning {
  readonly method: LoginMethod
  readonly device: string
  readonly now: Date
  /** When somebody showed who they are, where this login follows from an earlier one. */
  readonly since?: Date
}

/** Begins a login with a token that nobody had before; returns that token, which is kept nowhere. */
export async function beginSession(
  db: Db | Transaction,
  accountId: string,
  beginning: SessionBeginning,
): Promise<string> {
  const token = createToken()
  await db.insert(sessions).values(describeSession(accountId, token, beginning))
  return token
}

/** The same where a condition holds, in one statement with others that are done in any case; undefined where it does not hold. */
export async function beginSessionIf(
  db: Db,
  accountId: string,
  { condition, others, ...beginning }: SessionBeginning & { condition: SQL; others: readonly WithSubquery[] },
): Promise<string | undefined> {
  const token = createToken()
  const row = describeSession(accountId, token, beginning)
  const values = Object.entries(getTableColumns(sessions)).map(([name, column]) => {
    const value = row[name as keyof typeof row] ?? null
    return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`
  })
  const begun = await db
    .with(...others)
    .insert(sessions)
    .select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
    .returning({ id: sessions.id })
  return begun.length > 0 ? token : undefined
}

function describeSession(accountId: string, token: string, { method, device, now, since = now }: SessionBeginning) {
  return {
    id: randomUUID(),
    accountId,
    tokenHash: hashToken(token),
    method,
    device,
    createdAt: since,
    rotatedAt: now,
    lastUsedAt: now,
    expiresAt: new Date(Math.min(now.getTime() + sessionTimes.idleMs, since.getTime() + sessionTimes.longestMs)),
    previousTokenHash: null,
    previousExpiresAt: null,
  }
}

/** What a login's row says about its use. */
export type UsedSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'tokenHash' | 'createdAt' | 'rotatedAt' | 'lastUsedAt'
>

/**
 * Notes that a login is used, every ten minutes. Returns the token that replaces the one it was found by, when that is old
 * enough. Of several requests at the same moment the first replaces it, the others go on with the old one for a while.
 */
export async function noteUse(
  db: Db,
  { id, createdAt, rotatedAt, lastUsedAt, ...session }: UsedSession,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  if (now.getTime() - lastUsedAt.getTime() < sessionTimes.noteUseMs) return undefined
  const longest = createdAt.getTime() + sessionTimes.longestMs
  const used = { lastUsedAt: now, expiresAt: new Date(Math.min(now.getTime() + sessionTimes.idleMs, longest)) }
  const isOld = session.tokenHash === tokenHash && now.getTime() - rotatedAt.getTime() >= sessionTimes.rotateMs
  if (!isOld) {
    await db.update(sessions).set(used).where(eq(sessions.id, id))
    return undefined
  }
  const token = createToken()
  const rotated = await db
    .update(sessions)
    .set({
      ...used,
      tokenHash: hashToken(token),
      rotatedAt: now,
      previousTokenHash: tokenHash,
      previousExpiresAt: new Date(now.getTime() + sessionTimes.graceMs),
    })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id })
  return rotated.length > 0 ? token : undefined
}

/** Ends a login. An id of somebody else's ends nothing; says whether one ended. */
export async function endSession(db: Db, { id, accountId }: Pick<Session, 'id' | 'accountId'>): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all logins of an account, apart from the one that is to stay. */
export async function endSessions(db: Db | Transaction, accountId: string, stayingId?: string): Promise<void> {
  const others = stayingId === undefined ? undefined : ne(sessions.id, stayingId)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
}

/** The logins of an account that have not ended, the one that was used last first. */
export async function listSessions({ database, clock }: SessionDeps, accountId: string): Promise<ListedSession[]> {
  return await database.db
    .select({
      id: sessions.id,
      device: sessions.device,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastUsedAt))
}
