import { eq } from 'drizzle-orm'
import { accounts, mails, type MailLinkPurpose } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { type MailKind, toMailLanguage } from '../../mails/mail-words.ts'
import type { MailTransport } from '../../mails/open-mail-transport.ts'
import { type MailFacts, mailFactsSchema } from '../../mails/write-facts.ts'
import { pathOfPage, siteUrlOf } from '../../mails/site-url.ts'
import { createMailLink } from '../accounts/mail-links.ts'

/** What sending a mail takes. */
export type MailDeps = Pick<Deps, 'database' | 'clock' | 'logger' | 'settings'> & {
  readonly mailTransport: MailTransport
}

type Mail = typeof mails.$inferSelect

/** Pages of the site that mails lead to: types of `/login`, with the token behind `#`, which no server and no log gets to see. */
const linked: Partial<Record<MailKind, { readonly purpose: MailLinkPurpose; readonly type: number }>> = {
  verifyEmail: { purpose: 'verifyEmail', type: 5 },
  changeEmail: { purpose: 'changeEmail', type: 5 },
  resetPassword: { purpose: 'resetPassword', type: 4 },
}

/** Pages of the site that mails lead to whose readers are logged in, or log in there. */
const pages: Partial<Record<MailKind, (facts: MailFacts) => readonly [page: `/${string}`, query?: string]>> = {
  apiKeyMade: () => ['/account'],
  receipt: ({ orderId }) => ['/account/receipt', `?order=${orderId}`],
  refunded: ({ orderId }) => ['/account/receipt', `?order=${orderId}`],
  renewalFailed: () => ['/account/credits'],
  graceEnding: () => ['/account/credits'],
  subscriptionCancelled: () => ['/account/credits'],
  subscriptionEnded: () => ['/price'],
}

/**
 * Sends a mail that was queued. One that was sent, has expired, or would carry a link to an account that is not there, is not
 * sent, and nothing is thrown. Throws when the mail server does not take it; then it is to be tried again.
 */
export async function sendMail(deps: MailDeps, mailId: string): Promise<void> {
  const now = deps.clock.now()
  const [mail] = await deps.database.db.select().from(mails).where(eq(mails.id, mailId))
  if (mail === undefined || mail.sentAt !== null || mail.expiresAt <= now) return
  const facts = mailFactsSchema.parse(mail.facts)
  const found = await makeLink(deps, { ...mail, facts }, now)
  if (found === undefined) return
  // React and its components are loaded with the first mail.
  const { composeMail } = await import('../../mails/compose-mail.ts')
  const kind = mail.kind as MailKind
  const siteUrl = siteUrlOf(deps.settings)
  const message = await composeMail({
    kind,
    language: toMailLanguage(mail.language),
    facts,
    siteUrl,
    ...found,
  })
  await deps.mailTransport.send({ ...message, id: mail.id, kind, to: mail.recipient })
  await deps.database.db.update(mails).set({ sentAt: deps.clock.now() }).where(eq(mails.id, mailId))
  deps.logger.info({ mailId, kind }, 'a mail was sent')
}

// Undefined where the link would be for an account that is not there.
async function makeLink(
  deps: MailDeps,
  { facts, ...mail }: Mail & { readonly facts: MailFacts },
  now: Date,
): Promise<{ readonly link?: string } | undefined> {
  const language = toMailLanguage(mail.language)
  const place = pages[mail.kind as MailKind]?.(facts)
  if (place !== undefined) {
    const [path, query = ''] = place
    return { link: `${siteUrlOf(deps.settings)}${pathOfPage(path, language)}${query}` }
  }
  const row = linked[mail.kind as MailKind]
  if (row === undefined) return {}
  const { purpose, type } = row
  const whose = facts.accountId === undefined ? eq(accounts.email, mail.recipient) : eq(accounts.id, facts.accountId)
  const [account] = await deps.database.db.select({ id: accounts.id }).from(accounts).where(whose)
  if (account === undefined) return undefined
  const whatFor = { accountId: account.id, purpose, email: mail.recipient }
  const token = await createMailLink(deps.database.db, whatFor, now)
  const page = pathOfPage('/login', language)
  return { link: `${siteUrlOf(deps.settings)}${page}?type=${type}#token=${token}` }
}
