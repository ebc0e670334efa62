import { ProductError } from '@fukidashi/contract/errors'
import { tiers } from '@fukidashi/contract/plans'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { creditGrants, creditSpends, creditWithdrawals } from '../../db/schema.ts'
import { readSettings } from '../../env.ts'
import { accountVisitor } from '../../fixtures/account-visitor.ts'
import { openTestDatabase } from '../../fixtures/open-test-database.ts'
import { countRemaining } from './count-credits.ts'
import { grantCredits } from './grant-credits.ts'
import { holderOfAccount } from '../visitor.ts'
import { listHistory } from './list-history.ts'
import { returnCredit, spendCredit } from './spend-credit.ts'
import { withdrawCredits, withdrawShare } from './withdraw-credits.ts'

const settings = readSettings({ PUBLIC_URL: 'https://fukidashi.example' })
const birthMs = Date.parse('2030-01-02T10:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => await database.close())

const account = fc.nat({ max: 2 })
/** What may happen at the same moment. Few accounts, payments and pages, so that the same ones meet. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('spend'), account }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('return'), page: fc.nat({ max: 30 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay'), account, payment: fc.nat({ max: 5 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      payment: fc.nat({ max: 5 }),
      cents: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('take'), account, translations: fc.integer({ min: 1, max: 15 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look'), account }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never
const story = fc.array(
  fc.record({ atOnce: fc.array(happening, { minLength: 1, maxLength: 12 }), hoursLater: fc.nat({ max: 60 }) }),
  { minLength: 1, maxLength: 8 },
)

/** Three accounts, to which a story happens, and what the callers were told. */
function createStory() {
  const accounts = Array.from({ length: 3 }, () => ({ id: randomUUID(), since: new Date(birthMs) }))
  const payments = Array.from({ length: 6 }, (_, index) => ({ id: randomUUID(), account: accounts[index % 3]! }))
  let nowMs = birthMs
  const clock = { now: () => new Date(nowMs) }
  const spent: { readonly taskId: string; readonly account: string }[] = []
  const returned = new Set<string>()
  const paid = new Set<string>()
  const takenOf = new Map<string, number>()

  const visitorOf = ({ id, since }: (typeof accounts)[number]) => accountVisitor(id, { since })
  const spend = async (who: (typeof accounts)[number]): Promise<boolean> => {
    const taskId = randomUUID()
    const entitlements = tiers.freeAccount
    try {
      await database.db.transaction(
        async (transaction) =>
          await spendCredit(transaction, { visitor: visitorOf(who), taskId, now: clock.now(), entitlements }),
      )
    } catch (error) {
      if (error instanceof ProductError) return false
      throw error
    }
    spent.push({ taskId, account: who.id })
    return true
  }
  const remaining = async (who: (typeof accounts)[number]): Promise<number> =>
    Number((await countRemaining({ database, clock, settings }, visitorOf(who))).remaining)

  const happen = async (next: Happening): Promise<void> => {
    if (next.kind === 'spend') await spend(accounts[next.account]!)
    if (next.kind === 'look') await remaining(accounts[next.account]!)
    if (next.kind === 'return') {
      const page = spent[next.page]
      if (page === undefined) return
      returned.add(page.taskId)
      await database.db.transaction(async (transaction) => await returnCredit(transaction, page.taskId, clock.now()))
    }
    if (next.kind === 'pay') {
      const { id, account: owner } = payments[next.payment]!
      paid.add(id)
      await database.db.transaction(async (transaction) => {
        const purchase = { orderId: id, planId: 'pack-2000' }
        const gift = { accountId: owner.id, cause: id, expiresAt: null, purchase }
        await grantCredits(transaction, { ...gift, source: 'purchase', translations: 20 }, clock.now())
        await grantCredits(transaction, { ...gift, source: 'extra', translations: 2 }, clock.now())
      })
    }
    if (next.kind === 'refund') {
      const { id: orderId } = payments[next.payment]!
      const share = { orderId, cause: `refund:${randomUUID()}`, shareCents: next.cents, paidCents: 100 }
      const taken = await database.db.transaction(
        async (transaction) => await withdrawShare(transaction, share, clock.now()),
      )
      takenOf.set(orderId, (takenOf.get(orderId) ?? 0) + taken)
    }
    if (next.kind === 'take') {
      const { id: accountId } = accounts[next.account]!
      const withdrawal = { accountId, translations: next.translations, cause: randomUUID() }
      await database.db.transaction(async (transaction) => await withdrawCredits(transaction, withdrawal, clock.now()))
    }
  }
  const wait = (hours: number): void => {
    nowMs += (hours * dayMs) / 24
  }
  return { accounts, clock, spent, returned, paid, takenOf, happen, wait, spend, remaining }
}

/** Counts the ledger's rows anew, in a way of its own, and compares with what the callers were told. */
async function recount({ accounts, clock, spent, returned, paid, takenOf, remaining }: ReturnType<typeof createStory>) {
  const { db } = database
  for (const who of accounts) {
    const said = await remaining(who)
    const grants = await db
      .select()
      .from(creditGrants)
      .where(eq(creditGrants.holder, holderOfAccount(who.id)))
    const ids = grants.map(({ id }) => id)
    const spends = await db.select().from(creditSpends).where(inArray(creditSpends.grantId, ids))
    const withdrawals = await db.select().from(creditWithdrawals).where(inArray(creditWithdrawals.grantId, ids))
    // Nothing is lost, and nothing is there that nobody was told of.
    const own = spent.filter(({ account: owner }) => owner === who.id).map(({ taskId }) => taskId)
    expect(spends.map(({ taskId }) => taskId).toSorted()).toEqual(own.toSorted())
    for (const { taskId, returnedAt } of spends) expect(returnedAt !== null).toBe(returned.has(taskId))
    expect(new Set(grants.map(({ source, startsAt }) => `${source} ${startsAt.toISOString()}`)).size).toBe(
      grants.length,
    )
    const bought = grants.filter(({ orderId }) => orderId !== null)
    expect(bought.every(({ orderId }) => paid.has(orderId!))).toBe(true)
    let left = 0
    for (const { id, amount, expiresAt } of grants) {
      const open = spends.filter(({ grantId, returnedAt }) => grantId === id && returnedAt === null).length
      const taken = withdrawals.filter(({ grantId }) => grantId === id).reduce((sum, next) => sum + next.amount, 0)
      expect(open).toBeLessThanOrEqual(amount!)
      if (expiresAt === null || expiresAt > clock.now()) left += Math.max(0, amount! - open - taken)
    }
    for (const orderId of new Set(bought.map((grant) => grant.orderId!))) {
      const mine = new Set(bought.filter((grant) => grant.orderId === orderId).map(({ id }) => id))
      expect(mine.size).toBe(2)
      const open = spends.filter(({ grantId, returnedAt }) => mine.has(grantId) && returnedAt === null).length
      expect(open + (takenOf.get(orderId) ?? 0)).toBeLessThanOrEqual(22)
    }
    expect(said).toBe(left)
    expect(await sumHistory(who, clock)).toBe(left)
  }
}

async function sumHistory(who: { readonly id: string; readonly since: Date }, clock: { readonly now: () => Date }) {
  const sign = { given: 1, returned: 1, spent: -1, withdrawn: -1, expired: -1 }
  let [sum, before]: [number, Date | undefined] = [0, undefined]
  for (;;) {
    const { lines, next } = await listHistory({ database, clock }, who, before)
    for (const { kind, translations } of lines) sum += sign[kind] * translations
    if (next === null) return sum
    before = new Date(next)
  }
}

it('the sums of the ledger hold whatever happens at the same moment, in any order', async () => {
  let happened = 0
  await fc.assert(
    fc.asyncProperty(story, async (chapters) => {
      const told = createStory()
      for (const { atOnce, hoursLater } of chapters) {
        await Promise.all(atOnce.map(told.happen))
        happened += atOnce.length
        told.wait(hoursLater)
      }
      await recount(told)
      // What is said to be left can be spent at once by everybody, and nothing more.
      const [first] = told.accounts
      const left = await told.remaining(first!)
      const tries = await Promise.all(Array.from({ length: left + 3 }, async () => await told.spend(first!)))
      expect(tries.filter(Boolean)).toHaveLength(left)
      await recount(told)
    }),
    { numRuns: 60 },
  )
  expect(happened).toBeGreaterThan(1000)
})
