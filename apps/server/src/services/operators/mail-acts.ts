import { desc, eq, isNull } from 'drizzle-orm'
import { mails } from '../../db/account-schema.ts'
import type { Transaction } from '../../db/database.ts'
import { type MailKind, mailKinds } from '../../mails/mail-words.ts'
import { mailFactsSchema } from '../../mails/write-facts.ts'
import { queueMail } from '../mails/queue-mail.ts'
import { sendReceipt } from '../payments/tell-buyer.ts'
import { type ActDeps, ActError, findAccount, findOrder, noteAct } from './note-act.ts'

interface Reasoned {
  readonly as: string
  readonly reason: string
}

const facts = { id: mails.id, kind: mails.kind, language: mails.language, createdAt: mails.createdAt }

/** The mails of an account, newest first, sent or not; without an account, all that were not sent. They are kept for seven days. */
export async function listMails(
  deps: ActDeps,
  { as, account: name }: { readonly as: string; readonly account?: string | undefined },
): Promise<unknown> {
  return await deps.database.db.transaction(async (transaction) => {
    const account = name === undefined ? undefined : await findAccount(transaction, name)
    const target = account?.id ?? ''
    await noteAct(deps, transaction, { operator: as, act: 'listMails', target, reason: '', detail: {} })
    return await transaction
      .select({ ...facts, sentAt: mails.sentAt })
      .from(mails)
      .where(account === undefined ? isNull(mails.sentAt) : eq(mails.recipient, account.email))
      .orderBy(desc(mails.createdAt))
      .limit(500)
  })
}

/**
 * Sends a mail once more, to the address that it was for, with links of its own. Throws an ActError for one that is not kept any
 * more.
 */
export async function resendMail(
  deps: ActDeps,
  { as, reason, mail: id }: Reasoned & { readonly mail: string },
): Promise<unknown> {
  return await deps.database.db.transaction(async (transaction) => {
    const mail = await findMail(transaction, id)
    const kind = mailKinds.find((known) => known === mail.kind)
    if (kind === undefined) throw new ActError(`This version knows no mails of the kind '${mail.kind}'.`)
    await noteAct(deps, transaction, { operator: as, act: 'resendMail', target: id, reason, detail: { kind } })
    await sendAgain(deps, transaction, mail, kind)
    return { mail: id, kind }
  })
}

async function findMail(transaction: Transaction, id: string): Promise<typeof mails.$inferSelect> {
  const [mail] = await transaction.select().from(mails).where(eq(mails.id, id))
  if (mail === undefined) throw new ActError(`There is no mail '${id}'; mails are kept for seven days.`)
  return mail
}

async function sendAgain(
  deps: ActDeps,
  transaction: Transaction,
  { recipient, language, facts: named }: typeof mails.$inferSelect,
  kind: MailKind,
): Promise<void> {
  await queueMail(deps, transaction, { kind, recipient, language, facts: mailFactsSchema.parse(named) })
}

/** Sends the receipt of an order once more, however long ago it was. Throws an ActError for an order that was not paid. */
export async function resendReceipt(
  deps: ActDeps,
  { as, reason, order: name }: Reasoned & { readonly order: string },
): Promise<unknown> {
  return await deps.database.db.transaction(async (transaction) => {
    const order = await findOrder(transaction, name)
    if (order.paidAt === null) throw new ActError('The order was not paid, or waits for an operator.')
    await noteAct(deps, transaction, { operator: as, act: 'resendReceipt', target: order.id, reason, detail: {} })
    await sendReceipt(deps, transaction, order)
    return { order: order.id }
  })
}
