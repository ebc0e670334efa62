import { eq } from 'drizzle-orm'
import { accounts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../mails/queue-mail.ts'
import type { Visitor } from '../visitor.ts'
import { attemptKinds, beginAttempt, forgetAttempts } from './attempts.ts'
import { redeemMailLink } from './mail-links.ts'
import { checkChosenPassword, hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

type PasswordDeps = Pick<Deps, 'database' | 'clock' | 'queue' | 'secrets'>

/**
 * Has a link for a new password sent, if there is an account. Whether there is one is looked up when the mail is sent, so no
 * answer can tell. Throws a ProductError `loginPaused` after too many.
 */
export async function forgetPassword(
  deps: PasswordDeps,
  { addressHash }: Pick<Visitor, 'addressHash'>,
  { email, language }: { readonly email: string; readonly language: string },
): Promise<null> {
  await beginAttempt(deps, { kind: attemptKinds.mailOfAddress, who: addressHash })
  await beginAttempt(deps, { kind: attemptKinds.mailToEmail, who: deps.secrets.hashIdentity(email) })
  await deps.database.db.transaction(
    async (transaction) => await queueMail(deps, transaction, { kind: 'resetPassword', recipient: email, language }),
  )
  return null
}

/**
 * Sets a new password with the token of a link, and ends all logins. Who opened the link has shown that the address is theirs.
 * Throws a ProductError `linkInvalid`, or for a password that cannot be taken; then the link still works.
 */
export async function resetPassword(
  deps: PasswordDeps,
  {
    token,
    password,
    passwordAgain,
  }: { readonly token: string; readonly password: string; readonly passwordAgain: string },
): Promise<null> {
  checkChosenPassword({ password, passwordAgain, email: '' })
  const passwordHash = await hashPassword(password)
  const email = await deps.database.db.transaction(async (transaction) => {
    const now = deps.clock.now()
    const link = await redeemMailLink(transaction, token, ['resetPassword'], now)
    const [account] = await transaction
      .update(accounts)
      .set({ passwordHash, verifiedAt: now })
      .where(eq(accounts.id, link.accountId))
      .returning()
    await endSessions(transaction, link.accountId)
    await queueMail(deps, transaction, {
      kind: 'passwordChanged',
      recipient: account!.email,
      language: account!.language,
    })
    return account!.email
  })
  await forgetAttempts(deps, { kind: attemptKinds.loginOfAccount, who: deps.secrets.hashIdentity(email) })
  return null
}
