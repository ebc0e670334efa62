import { picturesPath } from '@fukidashi/contract/account-calls'
import type { UserInfo } from '@fukidashi/contract/session-calls'
import { ProductError } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { accountPictures, accounts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'

/** What of an account its owner's client is told. */
interface KnownAccount extends Pick<typeof accounts.$inferSelect, 'id' | 'name' | 'email' | 'verifiedAt'> {
  readonly pictureToken: string | null
}

/** An account as its owner's client knows it. */
export function describeAccount({ id, name, email, verifiedAt, pictureToken }: KnownAccount): UserInfo {
  return {
    id,
    username: email.slice(0, email.indexOf('@')),
    name,
    email,
    isActive: verifiedAt === null ? 0 : 1,
    picture: pictureToken === null ? null : `${picturesPath}${pictureToken}`,
  }
}

/** The same, looked up. Throws a ProductError `loginRequired` when it was deleted in the meantime. */
export async function describeUser({ database }: Pick<Deps, 'database'>, accountId: string): Promise<UserInfo> {
  const [found] = await database.db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      verifiedAt: accounts.verifiedAt,
      pictureToken: accountPictures.token,
    })
    .from(accounts)
    .leftJoin(accountPictures, eq(accountPictures.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (found === undefined) throw new ProductError('loginRequired')
  return describeAccount(found)
}
