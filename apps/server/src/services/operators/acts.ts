import { errors, ProductError } from '@fukidashi/contract/errors'
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { oddPayments, operatorActs, operators, orders, subscriptions } from '../../db/payment-schema.ts'
import { creditGrants, creditSpends, creditWithdrawals, tasks } from '../../db/schema.ts'
import { removeAccount } from '../accounts/account-data.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { remainingOf, spentOfGrant, withdrawnOfGrant } from '../credits/grants.ts'
import { withdrawCredits } from '../credits/withdraw-credits.ts'
import { numberOf } from '../payments/order-number.ts'
import { holderOfAccount } from '../visitor.ts'
import { listMails, resendMail, resendReceipt } from './mail-acts.ts'
import { type ActDeps, ActError, findAccount, findOrder, noteAct } from './note-act.ts'
import { endSubscription, refundOrder, settleOddPayment } from './payment-acts.ts'

const who = { as: z.string().min(1) }
const why = { ...who, reason: z.string().trim().min(3, 'needs a reason') }
const dayMs = 24 * 60 * 60 * 1000

function defineAct<Schema extends z.ZodType>(
  schema: Schema,
  run: (deps: ActDeps, input: z.output<Schema>) => Promise<unknown>,
) {
  return { schema, run: async (deps: ActDeps, input: unknown) => await run(deps, schema.parse(input)) }
}

/** Everything that operators can do, by name. */
export const acts = {
  createOperator: defineAct(z.object({ name: z.string().regex(/^[\w.@-]{2,80}$/) }), async (deps, { name }) => {
    const made = await deps.database.db
      .insert(operators)
      .values({ name, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ name: operators.name })
    if (made.length === 0) throw new ActError(`There is an operator '${name}' already.`)
    return { operator: name }
  }),

  lookUpAccount: defineAct(z.object({ ...who, account: z.string() }), async (deps, { as, account: name }) =>
    deps.database.db.transaction(async (transaction) => {
      const account = await findAccount(transaction, name)
      await noteAct(deps, transaction, {
        operator: as,
        act: 'lookUpAccount',
        target: account.id,
        reason: '',
        detail: {},
      })
      const grants = await transaction
        .select({
          source: creditGrants.source,
          amount: creditGrants.amount,
          expiresAt: creditGrants.expiresAt,
          spent: spentOfGrant,
          withdrawn: withdrawnOfGrant,
        })
        .from(creditGrants)
        .where(eq(creditGrants.holder, holderOfAccount(account.id)))
        .orderBy(asc(creditGrants.createdAt))
      const bought = await transaction
        .select()
        .from(orders)
        .where(eq(orders.accountId, account.id))
        .orderBy(desc(orders.number))
        .limit(50)
      const renewing = await transaction.select().from(subscriptions).where(eq(subscriptions.accountId, account.id))
      return {
        ...{ id: account.id, email: account.email, createdAt: account.createdAt, verifiedAt: account.verifiedAt },
        grants: grants.map((grant) => ({
          ...grant,
          remaining: grant.amount === null ? 'unlimited' : remainingOf(grant),
        })),
        orders: bought.map((order) => ({ ...order, number: numberOf(order) })),
        subscriptions: renewing,
      }
    }),
  ),

  lookUpOrder: defineAct(z.object({ ...who, order: z.string() }), async (deps, { as, order: name }) =>
    deps.database.db.transaction(async (transaction) => {
      const order = await findOrder(transaction, name)
      await noteAct(deps, transaction, { operator: as, act: 'lookUpOrder', target: order.id, reason: '', detail: {} })
      const odd = await transaction.select().from(oddPayments).where(eq(oddPayments.orderId, order.id))
      return { ...order, number: numberOf(order), oddPayments: odd }
    }),
  ),

  // What is on the page is nobody's business but its owner's.
  lookUpTask: defineAct(z.object({ ...who, task: z.uuid() }), async (deps, { as, task: id }) =>
    deps.database.db.transaction(async (transaction) => {
      const [task] = await transaction.select().from(tasks).where(eq(tasks.id, id))
      if (task === undefined) throw new ActError(`There is no task '${id}'; tasks are deleted with their image.`)
      await noteAct(deps, transaction, { operator: as, act: 'lookUpTask', target: id, reason: '', detail: {} })
      const { words: _words, ...facts } = task
      const spends = await transaction.select().from(creditSpends).where(eq(creditSpends.taskId, id))
      return { ...facts, spends }
    }),
  ),

  grant: defineAct(
    z.object({
      ...why,
      account: z.string(),
      translations: z.coerce.number().int().min(1).max(1_000_000),
      days: z.coerce.number().int().min(1).optional(),
    }),
    async (deps, { as, reason, account: name, translations, days }) =>
      deps.database.db.transaction(async (transaction) => {
        const { id: accountId } = await findAccount(transaction, name)
        const detail = { translations, ...(days !== undefined && { days }) }
        const cause = await noteAct(deps, transaction, {
          operator: as,
          act: 'grant',
          target: accountId,
          reason,
          detail,
        })
        const now = deps.clock.now()
        const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs)
        await grantCredits(transaction, { accountId, source: 'operator', cause, translations, expiresAt }, now)
        return { account: accountId, granted: translations }
      }),
  ),

  takeBack: defineAct(
    z.object({ ...why, account: z.string(), translations: z.coerce.number().int().min(1) }),
    async (deps, { as, reason, account: name, translations }) =>
      deps.database.db.transaction(async (transaction) => {
        const { id: accountId } = await findAccount(transaction, name)
        const act = { operator: as, act: 'takeBack', target: accountId, reason, detail: { translations } }
        const cause = await noteAct(deps, transaction, act)
        const taken = await withdrawCredits(transaction, { accountId, translations, cause }, deps.clock.now())
        return { account: accountId, taken }
      }),
  ),

  deleteAccount: defineAct(z.object({ ...why, account: z.string() }), async (deps, { as, reason, account: name }) => {
    const account = await deps.database.db.transaction(async (transaction) => {
      const found = await findAccount(transaction, name)
      await noteAct(deps, transaction, { operator: as, act: 'deleteAccount', target: found.id, reason, detail: {} })
      return found
    })
    await removeAccount(deps, account)
    return { deleted: account.id }
  }),

  refund: defineAct(
    z.object({ ...why, order: z.string(), cents: z.coerce.number().int().min(1).optional() }),
    refundOrder,
  ),

  settle: defineAct(z.object({ ...why, payment: z.uuid(), how: z.enum(['grant', 'dismiss']) }), settleOddPayment),

  endSubscription: defineAct(z.object({ ...why, order: z.string() }), endSubscription),

  listMails: defineAct(z.object({ ...who, account: z.string().optional() }), listMails),

  resendMail: defineAct(z.object({ ...why, mail: z.uuid() }), resendMail),

  resendReceipt: defineAct(z.object({ ...why, order: z.string() }), resendReceipt),

  listOddPayments: defineAct(z.object(who), async (deps) =>
    deps.database.db
      .select()
      .from(oddPayments)
      .where(isNull(oddPayments.settledByActId))
      .orderBy(asc(oddPayments.createdAt))
      .limit(500),
  ),

  listFailedTasks: defineAct(z.object(who), async (deps) =>
    deps.database.db
      .select({ id: tasks.id, errorKey: tasks.errorKey, createdAt: tasks.createdAt, finishedAt: tasks.finishedAt })
      .from(tasks)
      .where(eq(tasks.status, 'failed'))
      .orderBy(desc(tasks.finishedAt))
      .limit(500),
  ),

  listActs: defineAct(z.object(who), async (deps) =>
    deps.database.db.select().from(operatorActs).orderBy(desc(operatorActs.createdAt)).limit(500),
  ),

  /** A part of the ledger: grants with what was spent of them and taken back. `next` is what `after` has to be for the next part. */
  exportLedger: defineAct(
    z.object({ ...who, after: z.object({ at: z.coerce.date(), id: z.uuid() }).optional() }),
    async (deps, { as, after }) => {
      const { db } = deps.database
      if (after === undefined)
        await db.transaction(
          async (transaction) =>
            await noteAct(deps, transaction, { operator: as, act: 'exportLedger', target: '', reason: '', detail: {} }),
        )
      const isLater =
        after &&
        or(
          gt(creditGrants.createdAt, after.at),
          and(eq(creditGrants.createdAt, after.at), gt(creditGrants.id, after.id)),
        )
      const grants = await db
        .select({
          grant: creditGrants,
          spends: sql<unknown>`(select coalesce(json_agg(json_build_object('taskId', spend.task_id, 'createdAt', spend.created_at, 'returnedAt', spend.returned_at)), '[]') from credit_spends as spend where spend.grant_id = credit_grants.id)`,
          withdrawals: sql<unknown>`(select coalesce(json_agg(json_build_object('amount', taken.amount, 'cause', taken.cause, 'createdAt', taken.created_at)), '[]') from ${creditWithdrawals} as taken where taken.grant_id = credit_grants.id)`,
        })
        .from(creditGrants)
        .where(isLater)
        .orderBy(asc(creditGrants.createdAt), asc(creditGrants.id))
        .limit(500)
      const last = grants.at(-1)?.grant
      const lines = grants.map(({ grant, ...rest }) => ({ ...grant, ...rest }))
      return { lines, next: grants.length < 500 ? null : { at: last!.createdAt, id: last!.id } }
    },
  ),
}

/** Name of something that operators can do. */
export type ActName = keyof typeof acts

/** Does an act and gives what it answers. Throws an ActError with the reason when it cannot be done. */
export async function doAct(deps: ActDeps, name: string, input: unknown): Promise<unknown> {
  const act = Object.hasOwn(acts, name) ? acts[name as ActName] : undefined
  if (act === undefined) throw new ActError(`There is no act '${name}'.`)
  try {
    return await act.run(deps, input)
  } catch (error) {
    if (error instanceof z.ZodError) throw new ActError(z.prettifyError(error), { cause: error })
    if (error instanceof ProductError) throw new ActError(errors[error.key].message, { cause: error })
    throw error
  }
}
