import type { UserInfo } from '@fukidashi/contract/session-calls'
import DataLoader from 'dataloader'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
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

/** How many of these queries a database server is asked at once; the embedded database answers one after the other. */
const queriesAtOnce = 2
/**
 * So many tokens are asked about in one query, fewer of them repeated: with an array of any length, PostgreSQL would plan the query
 * anew each time, which takes longer than the query.
 */
const tokensAtOnce = 8

/**
 * Makes the search for logins. It is part of every call, so it is one query, which the database prepares once; calls that
 * arrive while the queries before them are being answered wait for that and share the next one. Nothing is remembered: a query
 * that answers a call began after the call came.
 */
export function createLoginFinder({ database, clock }: Pick<Deps, 'database' | 'clock'>): FindLogin {
  const { db } = database
  const select = prepareSelect(database)
  const gate = createGate(database.kind === 'embedded' ? 1 : queriesAtOnce)
  const rowsOf = new DataLoader<string, readonly LoginRow[]>(
    async (hashes) =>
      await gate.pass(async () => {
        const now = clock.now()
        const asked = Array.from({ length: tokensAtOnce }, (_, index) => [`hash${index}`, hashes[index] ?? hashes[0]])
        const rows = await select.execute({ now, ...Object.fromEntries(asked) })
        return hashes.map((hash) => rows.filter(({ session }) => isTokenOf(session, hash, now)))
      }),
    { cache: false, maxBatchSize: tokensAtOnce, batchScheduleFn: gate.whenOpen },
  )

  return async (token) => {
    const tokenHash = hashToken(token)
    const rows = await rowsOf.load(tokenHash)
    const [found] = rows
    if (found === undefined) return undefined
    const { account, pictureToken } = found
    const session = {
      ...{ id: found.session.id, accountId: account.id, accountSince: account.createdAt, email: account.email },
      ...{ isVerified: account.verifiedAt !== null, createdAt: found.session.createdAt },
    }
    const freshToken = await noteUse(db, found.session, tokenHash, clock.now())
    return {
      session,
      user: describeAccount({ ...account, pictureToken }),
      grants: rows.flatMap(({ grant }) => (grant === null ? [] : [grant])),
      ...(freshToken && { freshToken }),
    }
  }
}

type LoginRow = Awaited<ReturnType<ReturnType<typeof prepareSelect>['execute']>>[number]

function prepareSelect({ db, canPrepare }: Deps['database']) {
  const now = sql.placeholder('now')
  const hashes = Array.from({ length: tokensAtOnce }, (_, index) => sql.placeholder(`hash${index}`))
  return (
    db
      .select({
        session: {
          id: sessions.id,
          tokenHash: sessions.tokenHash,
          previousTokenHash: sessions.previousTokenHash,
          previousExpiresAt: sessions.previousExpiresAt,
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
            inArray(sessions.tokenHash, hashes),
            and(inArray(sessions.previousTokenHash, hashes), gt(sessions.previousExpiresAt, now)),
          ),
        ),
      )
      .orderBy(...spendingOrder)
      // A statement without a name is prepared anew each time.
      .prepare(canPrepare ? 'find_login' : '')
  )
}

function isTokenOf(
  { tokenHash, previousTokenHash, previousExpiresAt }: LoginRow['session'],
  asked: string,
  now: Date,
): boolean {
  return tokenHash === asked || (previousTokenHash === asked && previousExpiresAt !== null && previousExpiresAt > now)
}

/** Lets only so many pieces of work run at once; a batch that is to run collects what comes in the meantime. */
function createGate(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    whenOpen: (dispatch: () => void): void => {
      // After everything that arrived together.
      if (running < atOnce) setImmediate(dispatch)
      else waiting.push(dispatch)
    },
    pass: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
        waiting.shift()?.()
      }
    },
  }
}
