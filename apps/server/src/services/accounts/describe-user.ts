import { picturesPath, type UserInfo } from '@fukidashi/contract/account-calls'
import { ProductError } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { accountPictures, accounts } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'

/** An account as its owner's client knows it. Throws a ProductError `loginRequired` when it was deleted in the meantime. */
export async function describeUser({ database }: Pick<Deps, 'database'>, accountId: string): Promise<UserInfo> {
  const [found] = await database.db
    .select({
      name: accounts.name,
      email: accounts.email,
      verifiedAt: accounts.verifiedAt,
      pictureToken: accountPictures.token,
    })
    .from(accounts)
    .leftJoin(accountPictures, eq(accountPictures.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (found === undefined) throw new ProductError('loginRequired')
  const { name, email, verifiedAt, pictureToken } = found
  return {
    id: accountId,
    username: email.slice(0, email.indexOf('@')),
    name,
    email,
    isActive: verifiedAt === null ? 0 : 1,
    picture: pictureToken === null ? null : `${picturesPath}${pictureToken}`,
  }
}
