import { ProductError } from '@fukidashi/contract/errors'
import { and, eq, gt } from 'drizzle-orm'
import { extensionCodes, sessions } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { extensionCodeLifetimeMs } from './lifetimes.ts'
import type { BegunLogin, LoginPlace } from './log-in.ts'
import { beginSession, createToken, hashToken, type Session } from './sessions.ts'
import { takeOverVisitor } from './take-over-visitor.ts'

/** Lets the extension behind a challenge log in as a login's account; an earlier code of that login works no more. Returns the code. */
export async function allowExtension(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id: sessionId }: Pick<Session, 'id'>,
  challenge: string,
): Promise<string> {
  const code = createToken()
  const expiresAt = new Date(clock.now().getTime() + extensionCodeLifetimeMs)
  const values = { codeHash: hashToken(code), challenge, expiresAt }
  await database.db
    .insert(extensionCodes)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: extensionCodes.sessionId, set: values })
  return code
}

/**
 * Logs the extension in by a code and the secret behind its challenge. The new login counts from when the one that allowed it
 * began, so that nobody makes a fresh login of an old one. Throws a ProductError `extensionCodeInvalid` for a code that was
 * used, has expired, or comes without its secret; it is used up by that, too.
 */
export async function logInExtension(
  deps: Pick<Deps, 'database' | 'clock' | 'settings'>,
  { code, secret }: { readonly code: string; readonly secret: string },
  { visitor, device }: Pick<LoginPlace, 'visitor' | 'device'>,
): Promise<BegunLogin> {
  const now = deps.clock.now()
  // Before anything is judged: whatever comes of it, it was its one use.
  const [used] = await deps.database.db
    .delete(extensionCodes)
    .where(and(eq(extensionCodes.codeHash, hashToken(code)), gt(extensionCodes.expiresAt, now)))
    .returning()
  if (used === undefined || used.challenge !== hashToken(secret)) throw new ProductError('extensionCodeInvalid')
  return await deps.database.db.transaction(async (transaction) => {
    const [allowing] = await transaction
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, used.sessionId), gt(sessions.expiresAt, now)))
    if (allowing === undefined) throw new ProductError('extensionCodeInvalid')
    const { accountId, method, createdAt: since } = allowing
    const token = await beginSession(transaction, accountId, { method, device, now, since })
    await takeOverVisitor(transaction, deps, visitor, accountId)
    return { accountId, token }
  })
}
