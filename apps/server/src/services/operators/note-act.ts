import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { accounts } from '../../db/account-schema.ts'
import { operatorActs, operators, orders } from '../../db/payment-schema.ts'
import type { Deps } from '../../deps.ts'
import type { MailingDeps } from '../mails/queue-mail.ts'

/** What acts need: the database, the queue of mails and the payment services, but neither workers nor a port. */
export type ActDeps = Pick<Deps, 'database' | 'clock' | 'settings' | 'logger' | 'payments'> & MailingDeps

/** Why an act was not done, in words for whoever asked for it. */
export class ActError extends Error {}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Writes down what an operator does. Throws an ActError for somebody who is none. */
export async function noteAct(
  deps: Pick<ActDeps, 'clock'>,
  transaction: Transaction,
  act: Omit<typeof operatorActs.$inferInsert, 'id' | 'createdAt'>,
): Promise<string> {
  const [operator] = await transaction.select().from(operators).where(eq(operators.name, act.operator))
  if (operator === undefined) throw new ActError(`There is no operator '${act.operator}'.`)
  const id = randomUUID()
  await transaction.insert(operatorActs).values({ id, createdAt: deps.clock.now(), ...act })
  return id
}

/** An account by its id or e-mail address. Throws an ActError when there is none. */
export async function findAccount(transaction: Transaction, name: string) {
  const isMeant = uuid.test(name) ? eq(accounts.id, name) : eq(accounts.email, name.trim().toLowerCase())
  const [account] = await transaction.select().from(accounts).where(isMeant)
  if (account === undefined) throw new ActError(`There is no account '${name}'.`)
  return account
}

/** An order by its id or the number on its receipt. Throws an ActError when there is none. */
export async function findOrder(transaction: Transaction, name: string) {
  const number = /^F\d{4}-0*(\d{1,15})$/.exec(name)?.[1]
  if (number === undefined && !uuid.test(name)) throw new ActError(`'${name}' is neither an order's number nor its id.`)
  const isMeant = number === undefined ? eq(orders.id, name) : eq(orders.number, Number(number))
  const [order] = await transaction.select().from(orders).where(isMeant).for('update')
  if (order === undefined) throw new ActError(`There is no order '${name}'.`)
  return order
}
