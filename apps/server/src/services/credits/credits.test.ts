import { errors, ProductError } from '@fukidashi/contract/errors'
import { tiers } from '@fukidashi/contract/plans'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { creditGrants } from '../../db/schema.ts'
import { readSettings } from '../../env.ts'
import { accountVisitor } from '../../fixtures/account-visitor.ts'
import { openTestDatabase } from '../../fixtures/open-test-database.ts'
import { countRemaining, countUses, hasPaidCredits } from './count-credits.ts'
import { type Gift, grantBonuses, grantCredits } from './grant-credits.ts'
import { holderOfAccount } from '../visitor.ts'
import { listHistory } from './list-history.ts'
import { returnCredit, spendCredit } from './spend-credit.ts'
import { withdrawCredits, withdrawShare } from './withdraw-credits.ts'

const dayMs = 24 * 60 * 60 * 1000
// An evening in March, so that clocks are put forward within the account's first weeks.
const birth = new Date('2030-03-21T22:30:00Z')
const settings = readSettings({ PUBLIC_URL: 'https://fukidashi.example' })

let database: Database
let nowMs: number
const clock = { now: () => new Date(nowMs) }
let account: { readonly id: string; readonly since: Date }
beforeEach(async () => {
  database = await openTestDatabase()
  nowMs = birth.getTime()
  account = { id: randomUUID(), since: birth }
})
afterEach(async () => await database.close())

function visitorOf({ id, since }: typeof account) {
  return accountVisitor(id, { since })
}

async function spend(who = account, taskId: string = randomUUID()): Promise<string> {
  await database.db.transaction(async (transaction) => {
    const entitlements = tiers.freeAccount
    await spendCredit(transaction, { visitor: visitorOf(who), taskId, now: clock.now(), entitlements })
  })
  return taskId
}

async function spendMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await spend()
}

async function give(gift: Partial<Gift>): Promise<boolean> {
  const whole = {
    accountId: account.id,
    source: 'operator',
    cause: randomUUID(),
    translations: 1,
    expiresAt: null,
  } as const
  return await database.db.transaction(
    async (transaction) => await grantCredits(transaction, { ...whole, ...gift }, clock.now()),
  )
}

async function remaining() {
  const { remaining: all, grants } = await countRemaining({ database, clock, settings }, visitorOf(account))
  return { all, grants: grants.map(({ source, remaining: left }) => [source, left]) }
}

async function refund(orderId: string, shareCents: number, paidCents = 1000): Promise<number> {
  const share = { orderId, cause: `refund:${randomUUID()}`, shareCents, paidCents }
  return await database.db.transaction(async (transaction) => await withdrawShare(transaction, share, clock.now()))
}

async function buy(translations: number, orderId: string = randomUUID(), planId = 'pack-2000'): Promise<string> {
  await give({ source: 'purchase', cause: orderId, translations, purchase: { orderId, planId } })
  await give({ source: 'extra', cause: orderId, translations: translations / 10, purchase: { orderId, planId } })
  return orderId
}

describe('an account', () => {
  it('has ten translations for good and ten of the week, which are spent first', async () => {
    expect(await remaining()).toEqual({
      all: 20,
      grants: [
        ['weekly-bonus', 10],
        ['new-account', 10],
      ],
    })
    await spendMany(11)
    expect(await remaining()).toEqual({
      all: 9,
      grants: [
        ['weekly-bonus', 0],
        ['new-account', 9],
      ],
    })
    await spendMany(9)
    await expect(spend()).rejects.toMatchObject({ key: 'creditsUsedUp' })
    expect(errors.creditsUsedUp.status).toBe(402)
    expect(await countUses({ database, clock }, visitorOf(account))).toEqual({ used: 20, today: 20 })
  })

  it('is given ten more every seven days of 24 hours from its birth, whatever the clocks do, and what was left of the week before is gone', async () => {
    await spendMany(12)
    const weeks = async (moment: string) => {
      nowMs = Date.parse(moment)
      return await remaining()
    }
    expect(await weeks('2030-03-28T22:29:59.999Z')).toMatchObject({ all: 8 })
    expect(await weeks('2030-03-28T22:30:00Z')).toEqual({
      all: 18,
      grants: [
        ['weekly-bonus', 10],
        ['new-account', 8],
      ],
    })
    // In between, most of Europe has changed to summer time.
    expect(await weeks('2030-04-04T22:29:59.999Z')).toMatchObject({ all: 18 })
    await spend()
    expect(await weeks('2030-04-04T22:30:00Z')).toMatchObject({ all: 18 })
    // Weeks that nobody came in are not made up for.
    expect(await weeks('2031-04-04T22:30:00Z')).toMatchObject({ all: 18 })
    const rows = await database.db.select().from(creditGrants)
    expect(rows.filter(({ source }) => source === 'weekly-bonus')).toHaveLength(4)
  })

  it('is given each bonus once, however many ask for it at the same moment', async () => {
    await Promise.all(Array.from({ length: 12 }, async () => await grantBonuses(database.db, account, clock.now())))
    await Promise.all(Array.from({ length: 12 }, async () => await spend()))
    expect(await remaining()).toMatchObject({ all: 8 })
  })

  it('has nothing of what others have', async () => {
    const other = { id: randomUUID(), since: birth }
    await buy(100)
    for (let index = 0; index < 20; index += 1) await spend(other)
    await expect(spend(other)).rejects.toBeInstanceOf(ProductError)
    expect(await remaining()).toMatchObject({ all: 130 })
  })
})

describe('translations', () => {
  it('are spent in the order in which they expire, and of those that never do, the ones that were given first', async () => {
    await remaining()
    const days = (count: number) => new Date(nowMs + count * dayMs)
    nowMs += 1000
    await buy(10)
    await give({ source: 'subscription', translations: 2, expiresAt: days(30) })
    await give({ source: 'operator', translations: 2, expiresAt: days(1) })
    const order = ['operator', 'weekly-bonus', 'subscription', 'new-account', 'purchase', 'extra']
    expect((await remaining()).grants.map(([source]) => source)).toEqual(order)
    await spendMany(13)
    expect((await remaining()).grants.map(([, left]) => left)).toEqual([0, 0, 1, 10, 10, 1])
  })

  it('are given once for a cause, in whichever account', async () => {
    const cause = randomUUID()
    const gifts = Array.from({ length: 6 }, () => give({ source: 'purchase', cause, translations: 100 }))
    expect((await Promise.all(gifts)).filter(Boolean)).toHaveLength(1)
    expect(await give({ source: 'purchase', cause, translations: 100, accountId: randomUUID() })).toBe(false)
    expect(await give({ source: 'extra', cause, translations: 10 })).toBe(true)
  })

  it('that were given back are there again, once, and belong to the grant that they came from', async () => {
    const taskId = await spend()
    const giveBack = async () =>
      await database.db.transaction(async (transaction) => await returnCredit(transaction, taskId, clock.now()))
    await Promise.all([giveBack(), giveBack(), giveBack()])
    expect(await remaining()).toMatchObject({ all: 20 })
    nowMs += 8 * dayMs
    await giveBack()
    expect(await remaining()).toMatchObject({ all: 20 })
  })

  it('that were paid for make their owner somebody who paid, as long as some are left', async () => {
    const isPaid = async () => await hasPaidCredits(database.db, account.id, clock.now())
    expect(await isPaid()).toBe(false)
    await remaining()
    nowMs += 1
    await give({ source: 'operator', translations: 5 })
    expect(await isPaid()).toBe(false)
    await give({ source: 'subscription', translations: 1, expiresAt: new Date(nowMs + dayMs) })
    expect(await isPaid()).toBe(true)
    await spend()
    expect(await isPaid()).toBe(false)
    const orderId = await buy(10)
    expect(await isPaid()).toBe(true)
    await refund(orderId, 1000)
    expect(await isPaid()).toBe(false)
    await give({ source: 'purchase', translations: 1, expiresAt: new Date(nowMs + dayMs) })
    nowMs += dayMs
    expect(await isPaid()).toBe(false)
  })
})

describe('a refund', () => {
  beforeEach(async () => {
    await remaining()
    await spendMany(20)
    nowMs += 1
  })

  it('in full takes what is unspent, and what is given back later does not come to life', async () => {
    const orderId = await buy(10)
    const taskId = await spend()
    await spend()
    expect(await refund(orderId, 1000)).toBe(9)
    expect(await remaining()).toMatchObject({ all: 0 })
    await database.db.transaction(async (transaction) => await returnCredit(transaction, taskId, clock.now()))
    expect(await remaining()).toMatchObject({ all: 0 })
    await expect(spend()).rejects.toBeInstanceOf(ProductError)
  })

  it('in part takes its share, and several take no more than all', async () => {
    const orderId = await buy(10)
    await spendMany(2)
    expect(await refund(orderId, 500)).toBe(6)
    expect(await remaining()).toMatchObject({ all: 3 })
    expect(await refund(orderId, 500)).toBe(0)
    expect(await refund(orderId, 800)).toBe(3)
    expect(await refund(orderId, 1000)).toBe(0)
    expect(await remaining()).toMatchObject({ all: 0 })
  })

  it('never takes translations of another payment, however many were spent', async () => {
    const orderId = await buy(10)
    await spendMany(11)
    await buy(20)
    expect(await refund(orderId, 1000)).toBe(0)
    expect(await remaining()).toMatchObject({ all: 22 })
  })
})

it('an operator takes back as many as there are, those first that would be spent first', async () => {
  await buy(10)
  const take = async (translations: number, cause: string) =>
    await database.db.transaction(
      async (transaction) =>
        await withdrawCredits(transaction, { accountId: account.id, translations, cause }, clock.now()),
    )
  await remaining()
  expect(await take(12, 'first')).toBe(12)
  expect(await remaining()).toMatchObject({ all: 19 })
  expect(await take(100, 'second')).toBe(19)
  expect(await remaining()).toMatchObject({ all: 0 })
})

describe('the history', () => {
  const list = async (before?: Date) => await listHistory({ database, clock }, account, before)

  it('tells what was given, spent, returned, taken and lost, newest first, and adds up to what is left', async () => {
    await list()
    nowMs += dayMs
    const orderId = await buy(10)
    nowMs += dayMs
    await spendMany(3)
    const taskId = await spend()
    nowMs += 1000
    await database.db.transaction(async (transaction) => await returnCredit(transaction, taskId, clock.now()))
    await refund(orderId, 1000)
    nowMs += 6 * dayMs
    const { lines, next } = await list()
    expect(lines.map(({ kind, source, translations }) => [kind, source, translations])).toEqual([
      ['given', 'weekly-bonus', 10],
      ['expired', 'weekly-bonus', 7],
      ['withdrawn', 'extra', 1],
      ['withdrawn', 'purchase', 10],
      ['returned', 'weekly-bonus', 1],
      ['spent', 'weekly-bonus', 4],
      ['given', 'extra', 1],
      ['given', 'purchase', 10],
      ['given', 'new-account', 10],
      ['given', 'weekly-bonus', 10],
    ])
    expect(lines.find(({ source }) => source === 'extra')).toMatchObject({ planId: 'pack-2000' })
    expect(next).toBeNull()
    const sign = { given: 1, returned: 1, spent: -1, withdrawn: -1, expired: -1 }
    const sum = lines.reduce((left, { kind, translations }) => left + sign[kind] * translations, 0)
    expect(sum).toBe((await remaining()).all)
  })

  it('comes in parts that miss no line and repeat none', async () => {
    await list()
    for (let index = 0; index < 120; index += 1) {
      if (index % 3 === 0) nowMs += 1000
      await give({ cause: `${account.id}-${index}` })
    }
    const seen: string[] = []
    let before: Date | undefined
    for (;;) {
      const { lines, next } = await list(before)
      seen.push(...lines.map(({ at }) => at))
      if (next === null) break
      before = new Date(next)
    }
    expect(seen).toHaveLength(122)
    expect(seen).toEqual(seen.toSorted().toReversed())
  })

  it('is of the account alone', async () => {
    await give({ accountId: randomUUID(), translations: 7 })
    expect((await list()).lines.map(({ source }) => source)).toEqual(['new-account', 'weekly-bonus'])
    const [grant] = await database.db.select().from(creditGrants)
    expect(grant!.holder).not.toBe(holderOfAccount(account.id))
  })
})
