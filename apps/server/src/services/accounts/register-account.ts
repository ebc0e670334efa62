import type { register } from '@fukidashi/contract/account-calls'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { accounts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../mails/queue-mail.ts'
import type { Visitor } from '../visitor.ts'
import { attemptKinds, beginAttempt } from './attempts.ts'
import { checkChosenPassword, hashPassword } from './passwords.ts'

/** What somebody registers with, the captcha solved. */
export type Registration = Omit<z.output<typeof register.request>, 'captcha'>

/**
 * Makes an account and sends the link that verifies its address. Where there is one already, nothing changes, its owner is
 * written to, and neither the answer nor its time tells. Throws a ProductError for a password that cannot be taken, or `loginPaused`.
 */
export async function registerAccount(
  deps: Pick<Deps, 'database' | 'clock' | 'queue' | 'secrets'>,
  { addressHash }: Pick<Visitor, 'addressHash'>,
  { email, password, passwordAgain, language }: Registration,
): Promise<null> {
  checkChosenPassword({ password, passwordAgain, email })
  await beginAttempt(deps, { kind: attemptKinds.registerOfAddress, who: addressHash })
  await beginAttempt(deps, { kind: attemptKinds.mailToEmail, who: deps.secrets.hashIdentity(email) })
  const passwordHash = await hashPassword(password)
  await deps.database.db.transaction(async (transaction) => {
    const createdAt = deps.clock.now()
    const made = await transaction
      .insert(accounts)
      .values({ id: randomUUID(), email, language, passwordHash, createdAt })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id })
    const kind = made.length > 0 ? 'verifyEmail' : 'alreadyRegistered'
    await queueMail(deps, transaction, { kind, recipient: email, language })
  })
  return null
}
