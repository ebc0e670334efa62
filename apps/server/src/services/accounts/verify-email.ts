import { ProductError } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { accounts, mailLinks } from '../../db/account-schema.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../mails/queue-mail.ts'
import { attemptKinds, beginAttempt } from './attempts.ts'
import { hasMailLink, redeemMailLink } from './mail-links.ts'
import type { Session } from './sessions.ts'

type MailingDeps = Pick<Deps, 'database' | 'clock' | 'queue' | 'secrets'>

/**
 * Sees to it that a link that verifies the address is in the mail: sends one if the last has expired. Throws a ProductError
 * `emailNotYours`, `emailVerified`, or `loginPaused` after too many.
 */
export async function renewVerification(
  deps: MailingDeps,
  session: Session,
  email: string,
): Promise<{ readonly wasSent: boolean }> {
  const { accountId } = session
  if (email !== session.email) throw new ProductError('emailNotYours')
  if (session.isVerified) throw new ProductError('emailVerified')
  const isThere = await hasMailLink(deps.database.db, { accountId, purpose: 'verifyEmail', email }, deps.clock.now())
  if (!isThere) await sendVerification(deps, session)
  return { wasSent: !isThere }
}

/** Sends the link that verifies the address. Throws a ProductError `emailVerified`, or `loginPaused` after too many. */
export async function sendVerification(deps: MailingDeps, { email, isVerified, accountId }: Session): Promise<null> {
  if (isVerified) throw new ProductError('emailVerified')
  await beginAttempt(deps, { kind: attemptKinds.mailToEmail, who: deps.secrets.hashIdentity(email) })
  await deps.database.db.transaction(async (transaction) => {
    const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId))
    if (account === undefined) throw new ProductError('loginRequired')
    await queueMail(deps, transaction, { kind: 'verifyEmail', recipient: email, language: account.language })
  })
  return null
}

/**
 * Verifies the address that the token's link was sent to. If it is a new one, it becomes the account's, and its old address
 * is told. Throws a ProductError `linkInvalid`, or `emailTaken` when somebody registered the new address in the meantime.
 */
export async function confirmEmail(deps: MailingDeps, token: string): Promise<{ readonly email: string }> {
  try {
    return await deps.database.db.transaction(async (transaction) => {
      const now = deps.clock.now()
      const link = await redeemMailLink(transaction, token, ['verifyEmail', 'changeEmail'], now)
      const [before] = await transaction.select().from(accounts).where(eq(accounts.id, link.accountId)).for('update')
      if (link.purpose === 'verifyEmail' && before!.email !== link.email) throw new ProductError('linkInvalid')
      await transaction
        .update(accounts)
        .set({ email: link.email, verifiedAt: now })
        .where(eq(accounts.id, link.accountId))
      if (before!.email !== link.email) {
        // Links for a password were sent to an address that is theirs no more.
        await transaction.delete(mailLinks).where(eq(mailLinks.accountId, link.accountId))
        const { language, email: recipient } = before!
        await queueMail(deps, transaction, { kind: 'emailChanged', recipient, language, facts: { email: link.email } })
      }
      return { email: link.email }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProductError('emailTaken', undefined, { cause: error })
    throw error
  }
}
