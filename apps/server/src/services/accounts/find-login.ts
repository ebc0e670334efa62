import type { UserInfo } from '@fukidashi/contract/account-calls'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { accountPictures, accounts, sessions } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { creditGrants } from '../../db/schema.ts'
import { type Grant, grantColumns, isValidAt, spendingOrder } from '../credits/grants.ts'
import { describeAccount } from './describe-user.ts'
import { hashToken, noteUse, type Session } from './sessions.ts'

/** A login that was found by its token, with what nearly every call asks about its account. */
export interface FoundLogin {
  readonly session: Session
  readonly user: UserInfo
  /** The account's grants that can be spent from now, in the order in which they are. */
  readonly grants: readonly Grant[]
  /** The token that replaces the one it was found by, when that is old enough. */
  readonly freshToken?: string
}

/** Finds the login of a token, which counts as used; undefined for a token that is unknown, replaced or expired. */
export type FindLogin = (token: string) => Promise<FoundLogin | undefined>

/** Makes the search for logins. It is part of every call, so it is one query, which the database prepares once. */
export function createLoginFinder({ database, clock }: Pick<Deps, 'database' | 'clock'>): FindLogin {
  const { db, canPrepare } = database
  const now = sql.placeholder('now')
  const tokenHash = sql.placeholder('tokenHash')
  const query = db
    .select({
      session: {
        id: sessions.id,
        tokenHash: sessions.tokenHash,
        createdAt: sessions.createdAt,
        rotatedAt: sessions.rotatedAt,
        lastUsedAt: sessions.lastUsedAt,
      },
      account: {
        id: accounts.id,
        name: accounts.name,
        email: accounts.email,
        verifiedAt: accounts.verifiedAt,
        createdAt: accounts.createdAt,
      },
      pictureToken: accountPictures.token,
      grant: grantColumns,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(accountPictures, eq(accountPictures.accountId, accounts.id))
    .leftJoin(creditGrants, and(eq(creditGrants.holder, sql`'account:' || ${accounts.id}`), isValidAt(now)))
    .where(
      and(
        gt(sessions.expiresAt, now),
        or(
          eq(sessions.tokenHash, tokenHash),
          and(eq(sessions.previousTokenHash, tokenHash), gt(sessions.previousExpiresAt, now)),
        ),
      ),
    )
    .orderBy(...spendingOrder)
    // A statement without a name is prepared anew each time.
    .prepare(canPrepare ? 'find_login' : '')

  return async (token) => {
    const moment = clock.now()
    const rows = await query.execute({ now: moment, tokenHash: hashToken(token) })
    const [found] = rows
    if (found === undefined) return undefined
    const { account, pictureToken } = found
    const session = {
      ...{ id: found.session.id, accountId: account.id, accountSince: account.createdAt, email: account.email },
      ...{ isVerified: account.verifiedAt !== null, createdAt: found.session.createdAt },
    }
    const freshToken = await noteUse(db, found.session, hashToken(token), moment)
    return {
      session,
      user: describeAccount({ ...account, pictureToken }),
      grants: rows.flatMap(({ grant }) => (grant === null ? [] : [grant])),
      ...(freshToken && { freshToken }),
    }
  }
}
