import { eq } from 'drizzle-orm'
import { accounts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { hasPaidCredits } from '../credits/count-credits.ts'
import type { Visitor } from '../visitor.ts'
import type { FoundKey } from './api-keys.ts'

/**
 * Who a request with a key comes from: its account, with what the public API brings as long as translations are left that were
 * paid for, and with what every account has otherwise, so that a studio can try it first. Undefined when the account was
 * deleted.
 */
export async function findKeyVisitor(
  { database, clock, secrets }: Pick<Deps, 'database' | 'clock' | 'secrets'>,
  { id: apiKeyId, accountId: id }: Pick<FoundKey, 'id' | 'accountId'>,
): Promise<Visitor | undefined> {
  const [account] = await database.db.select().from(accounts).where(eq(accounts.id, id))
  if (account === undefined) return undefined
  const { createdAt: accountSince, email, verifiedAt } = account
  return {
    ...{ id, cookieId: id, apiKeyId },
    // In the queue, pages of an account take turns with those of others, wherever its requests come from.
    addressHash: secrets.hashAddress(`api:${id}`),
    tier: (await hasPaidCredits(database.db, id, clock.now())) ? 'apiKey' : 'freeAccount',
    session: {
      id: apiKeyId,
      accountId: id,
      accountSince,
      email,
      isVerified: verifiedAt !== null,
      createdAt: accountSince,
    },
  }
}
