import { accountLimits } from '@fukidashi/contract/account-limits'
import { ProductError } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { accounts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { type MailOrder, queueMail } from '../mails/queue-mail.ts'
import { attemptKinds, beginAttempt, forgetAttempts } from './attempts.ts'
import { checkChosenPassword, hashPassword, isPassword } from './passwords.ts'
import { endSessions, type Session } from './sessions.ts'

type ChangingDeps = Pick<Deps, 'database' | 'clock' | 'queue' | 'secrets'>

/** An account's row. */
export type Account = typeof accounts.$inferSelect

/** The account of a login. Throws a ProductError `loginRequired` when it was deleted in the meantime. */
export async function findAccount({ database }: Pick<Deps, 'database'>, accountId: string): Promise<Account> {
  const [account] = await database.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) throw new ProductError('loginRequired')
  return account
}

/**
 * Makes sure that it is the owner who asks: by the password, or, where there is none, by a login of a few minutes ago. Throws a
 * ProductError `passwordWrong`, `freshLoginRequired`, or `loginPaused` after wrong attempts.
 */
export async function checkOwner(
  deps: Omit<ChangingDeps, 'queue'>,
  { accountId, createdAt }: Session,
  currentPassword: string | undefined,
): Promise<Account> {
  const account = await findAccount(deps, accountId)
  if (account.passwordHash === null) {
    if (deps.clock.now().getTime() - createdAt.getTime() > accountLimits.freshLoginMs)
      throw new ProductError('freshLoginRequired')
    return account
  }
  const attempt = { kind: attemptKinds.loginOfAccount, who: deps.secrets.hashIdentity(account.email) }
  await beginAttempt(deps, attempt)
  if (!(await isPassword(account.passwordHash, currentPassword ?? ''))) throw new ProductError('passwordWrong')
  await forgetAttempts(deps, attempt)
  return account
}

/** Changes the name. */
export async function changeName({ database }: Pick<Deps, 'database'>, accountId: string, name: string): Promise<void> {
  await database.db.update(accounts).set({ name }).where(eq(accounts.id, accountId))
}

/** Changes the password, ends all other logins, and writes to the owner. Throws what `checkOwner` throws, or for a password that cannot be taken. */
export async function changePassword(
  deps: ChangingDeps,
  session: Session,
  {
    currentPassword,
    ...chosen
  }: { readonly currentPassword?: string | undefined; readonly password: string; readonly passwordAgain: string },
): Promise<null> {
  const { email, language } = await checkOwner(deps, session, currentPassword)
  checkChosenPassword({ ...chosen, email })
  const passwordHash = await hashPassword(chosen.password)
  await deps.database.db.transaction(async (transaction) => {
    await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, session.accountId))
    await endSessions(transaction, session.accountId, session.id)
    await queueMail(deps, transaction, { kind: 'passwordChanged', recipient: email, language })
  })
  return null
}

/**
 * Sends a link to a new address. If the address is another account's, its owner is written to and the answer is the same.
 * Throws what `checkOwner` throws, or `loginPaused` after too many.
 */
export async function changeEmail(
  deps: ChangingDeps,
  session: Session,
  { email, currentPassword }: { readonly email: string; readonly currentPassword?: string | undefined },
): Promise<null> {
  const { language } = await checkOwner(deps, session, currentPassword)
  await beginAttempt(deps, { kind: attemptKinds.mailToEmail, who: deps.secrets.hashIdentity(email) })
  await deps.database.db.transaction(async (transaction) => {
    const [other] = await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
    const isTaken = other !== undefined && other.id !== session.accountId
    const order: Pick<MailOrder, 'kind' | 'facts'> = isTaken
      ? { kind: 'alreadyRegistered' }
      : { kind: 'changeEmail', facts: { accountId: session.accountId } }
    await queueMail(deps, transaction, { ...order, recipient: email, language })
  })
  return null
}
