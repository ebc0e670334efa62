import type { login } from '@fukidashi/contract/account-calls'
import type { UserInfo } from '@fukidashi/contract/session-calls'
import { accountLimits } from '@fukidashi/contract/account-limits'
import { ProductError } from '@fukidashi/contract/errors'
import { eq, type WithSubquery } from 'drizzle-orm'
import type { z } from 'zod'
import { accountPictures, accounts, type LoginMethod } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../visitor.ts'
import { type Attempt, attemptKinds, beginAttempts, settleAttempts } from './attempts.ts'
import { checkCaptcha } from './captchas.ts'
import { describeAccount } from './describe-user.ts'
import { isPassword } from './passwords.ts'
import { beginSession, beginSessionIf } from './sessions.ts'
import { hasNothingToTakeOver, takeOverVisitor } from './take-over-visitor.ts'

type LoginDeps = Pick<Deps, 'database' | 'clock' | 'secrets' | 'settings'>

/** Where somebody logs in from, beside who they are without an account. */
export interface LoginPlace {
  readonly visitor: Pick<Visitor, 'cookieId' | 'addressHash'>
  /** Browser and system in a few words. */
  readonly device: string
  /** The captcha that was given out here. */
  readonly captchaId: string | undefined
}

/** A login that began. */
export interface BegunLogin {
  readonly accountId: string
  readonly token: string
}

/**
 * Logs in by e-mail and password. Throws a ProductError: `captchaRequired` after failed attempts, `captchaInvalid`,
 * `loginPaused`, and `loginFailed`, which neither says nor shows by its time whether there is such an account.
 */
export async function logInByPassword(
  deps: LoginDeps,
  { email, password, captcha }: z.output<typeof login.request>,
  place: LoginPlace,
): Promise<BegunLogin & { readonly user: UserInfo }> {
  const ofAccount: Attempt = { kind: attemptKinds.loginOfAccount, who: deps.secrets.hashIdentity(email) }
  const ofAddress: Attempt = { kind: attemptKinds.loginOfAddress, who: place.visitor.addressHash }
  const isShown = captcha !== undefined && captcha !== ''
  if (isShown) await checkCaptcha(deps, place.captchaId, captcha)
  const { captchaAfterFailures } = accountLimits
  await beginAttempts(deps, [
    { ...ofAddress, ...(!isShown && { most: captchaAfterFailures.address }) },
    { ...ofAccount, ...(!isShown && { most: captchaAfterFailures.account }) },
  ])
  const account = await findByEmail(deps, email)
  if (!(await isPassword(account?.passwordHash, password))) throw new ProductError('loginFailed')
  const settling = settleAttempts(deps, { takenBack: ofAddress, forgotten: ofAccount })
  return { ...(await beginLogin(deps, account!.id, 'password', place, settling)), user: describeAccount(account!) }
}

async function findByEmail({ database }: Pick<Deps, 'database'>, email: string) {
  const [account] = await database.db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      verifiedAt: accounts.verifiedAt,
      passwordHash: accounts.passwordHash,
      pictureToken: accountPictures.token,
    })
    .from(accounts)
    .leftJoin(accountPictures, eq(accountPictures.accountId, accounts.id))
    .where(eq(accounts.email, email))
  return account
}

/** Begins a login of an account, which takes over what its visitor had. `others` are done in the same statement. */
export async function beginLogin(
  deps: LoginDeps,
  accountId: string,
  method: LoginMethod,
  { visitor, device }: Pick<LoginPlace, 'visitor' | 'device'>,
  others: readonly WithSubquery[] = [],
): Promise<BegunLogin> {
  const { db } = deps.database
  const beginning = { method, device, now: deps.clock.now() }
  const condition = hasNothingToTakeOver(visitor, accountId)
  const alone = await beginSessionIf(db, accountId, { ...beginning, condition, others })
  if (alone !== undefined) return { accountId, token: alone }
  return await db.transaction(async (transaction) => {
    const token = await beginSession(transaction, accountId, beginning)
    await takeOverVisitor(transaction, deps, visitor, accountId)
    return { accountId, token }
  })
}
