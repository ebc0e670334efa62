import { randomUUID } from 'node:crypto'
import { mails } from '../../db/account-schema.ts'
import type { Transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { MailKind } from '../../mails/mail-words.ts'
import type { MailFacts } from '../../mails/write-facts.ts'
import { mailLifetimeMs } from '../accounts/lifetimes.ts'

/** A mail that is to be sent. */
export interface MailOrder {
  readonly kind: MailKind
  readonly recipient: string
  /** Interface language; one that there is no mail in is read as English. */
  readonly language: string
  /** What it names. */
  readonly facts?: MailFacts
}

/** What writing mails down takes. */
export interface MailingDeps extends Pick<Deps, 'clock'> {
  readonly queue: Pick<Deps['queue'], 'mails'>
}

/** Writes a mail down to be sent, with the transaction that it is part of. Links and words are made when it is sent. */
export async function queueMail(
  { queue, clock }: MailingDeps,
  transaction: Transaction,
  { kind, recipient, language, facts = {} }: MailOrder,
): Promise<void> {
  const id = randomUUID()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + mailLifetimeMs)
  await transaction.insert(mails).values({ id, kind, recipient, language, facts, createdAt, expiresAt })
  await queue.mails.add(transaction, id)
}
