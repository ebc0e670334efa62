import { ProductError } from '@fukidashi/contract/errors'
import { and, eq, gt } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/database.ts'
import { mailLinks, type MailLinkPurpose } from '../../db/account-schema.ts'
import { linkLifetimesMs } from './lifetimes.ts'
import { createToken, hashToken } from './sessions.ts'

/** What a link is for, whose it is, and the address that it goes to. */
export interface MailLink {
  readonly accountId: string
  readonly purpose: MailLinkPurpose
  readonly email: string
}

/** Makes the token of a link, which is kept as its hash alone. An earlier link of the same account for the same purpose works no more. */
export async function createMailLink(db: Db, { accountId, purpose, email }: MailLink, now: Date): Promise<string> {
  const token = createToken()
  await db.transaction(async (transaction) => {
    await transaction.delete(mailLinks).where(and(eq(mailLinks.accountId, accountId), eq(mailLinks.purpose, purpose)))
    await transaction.insert(mailLinks).values({
      tokenHash: hashToken(token),
      accountId,
      purpose,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkLifetimesMs[purpose]),
    })
  })
  return token
}

/** Uses a link up. Throws a ProductError `linkInvalid` for one that is not there, was used or has expired, or is for something else. */
export async function redeemMailLink(
  transaction: Transaction,
  token: string,
  purposes: readonly MailLinkPurpose[],
  now: Date,
): Promise<MailLink> {
  const [link] = await transaction
    .delete(mailLinks)
    .where(and(eq(mailLinks.tokenHash, hashToken(token)), gt(mailLinks.expiresAt, now)))
    .returning()
  if (link === undefined || !purposes.includes(link.purpose)) throw new ProductError('linkInvalid')
  return link
}

/** Whether a link that was sent to an address still works. */
export async function hasMailLink(db: Db, { accountId, purpose, email }: MailLink, now: Date): Promise<boolean> {
  const [link] = await db
    .select({ email: mailLinks.email })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.accountId, accountId),
        eq(mailLinks.purpose, purpose),
        eq(mailLinks.email, email),
        gt(mailLinks.expiresAt, now),
      ),
    )
  return link !== undefined
}
