import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../db/account-schema.ts'
import { oddPayments, operatorActs, orders, refunds } from '../db/payment-schema.ts'
import { tasks } from '../db/schema.ts'
import { runServerCommand, spawnServer } from '../fixtures/spawn-server.ts'
import { useTestShop } from '../fixtures/start-test-shop.ts'
import { doAct } from '../services/operators/acts.ts'
import { ActError } from '../services/operators/note-act.ts'
import { askServer, serveOperators } from '../services/operators/operator-socket.ts'

type Answer = {
  readonly lines: object[]
  readonly next: unknown
  readonly orders: { readonly number: string }[]
} & object[]

describe('an operator', () => {
  const shop = useTestShop()
  const as = 'mika'
  const act = async (name: string, input: object = {}) =>
    (await doAct(shop.server.deps, name, { as, reason: 'asked by mail', ...input })) as Answer
  beforeEach(async () => {
    await doAct(shop.server.deps, 'createOperator', { name: as })
  })

  const email = 'reader@example.org'
  const buy = async (deviation: object = {}) => {
    const { data } = await shop.order()
    shop.stripe.pay(await shop.referenceOf(data.orderId), deviation)
    await shop.come(data.orderId)
    return data.orderId
  }

  it('grants and takes back translations, once each and with the reason', async () => {
    expect(await act('grant', { account: email, translations: '50', days: '3' })).toMatchObject({ granted: 50 })
    expect(await shop.bought()).toBe(50)
    expect(await act('takeBack', { account: email.toUpperCase(), translations: 30 })).toMatchObject({ taken: 30 })
    const notes = await shop.db.select().from(operatorActs)
    expect(notes.map(({ operator, act: name, reason, detail }) => ({ operator, name, reason, detail }))).toEqual([
      { operator: as, name: 'grant', reason: 'asked by mail', detail: { translations: 50, days: 3 } },
      { operator: as, name: 'takeBack', reason: 'asked by mail', detail: { translations: 30 } },
    ])
  })

  it.each([
    ['by somebody who is none', { as: 'nobody' }, /no operator/],
    ['without a reason', { reason: ' ' }, /reason/],
    ['for an account that is not there', { account: 'x@example.org' }, /no account/],
    ['of no number', { translations: 'many' }, /translations/],
    ['of a negative number', { translations: -5 }, /translations/],
  ])('%s grants nothing', async (_, input, words) => {
    const whole = { account: email, translations: 5, ...input }
    await expect(act('grant', whole)).rejects.toThrow(words)
    await expect(act('grant', whole)).rejects.toBeInstanceOf(ActError)
    expect(await shop.bought()).toBe(0)
    expect(await shop.db.select().from(operatorActs)).toEqual([])
  })

  it('looks accounts and orders up, which is written down too', async () => {
    const orderId = await buy()
    const account = await act('lookUpAccount', { account: email })
    expect(account).toMatchObject({ email, orders: [{ id: orderId, status: 'paid' }] })
    expect(JSON.stringify(account)).not.toContain('asswordHash')
    const number = account.orders[0]!.number
    expect(await act('lookUpOrder', { order: number })).toMatchObject({ id: orderId, number })
    expect(((await act('listActs')) as { act: string }[]).map(({ act: name }) => name)).toEqual(
      expect.arrayContaining(['lookUpAccount', 'lookUpOrder']),
    )
  })

  it('sees which translations failed and why, and where one stands, without the words on its page', async () => {
    const { reader, db } = shop
    const order = async (colour: string): Promise<string> => {
      const { data } = await reader.submit(await reader.upload({ colour }))
      return (data as unknown as { taskId: string }).taskId
    }
    const [waiting, failed] = [await order('red'), await order('blue')]
    const failure = { status: 'failed', errorKey: 'languagePairUnsupported', finishedAt: new Date() } as const
    await db.update(tasks).set(failure).where(eq(tasks.id, failed))
    expect(await act('listFailedTasks')).toMatchObject([{ id: failed, errorKey: 'languagePairUnsupported' }])
    const task = await act('lookUpTask', { task: waiting })
    expect(task).toMatchObject({ id: waiting, status: 'queued', spends: [{ returnedAt: null }] })
    expect(task).not.toHaveProperty('words')
    await expect(act('lookUpTask', { task: randomUUID() })).rejects.toThrow(/no task/)
  })

  it('refunds a part and then the rest, and no more', async () => {
    const order = await buy()
    await act('refund', { order, cents: 250 })
    expect(await shop.bought()).toBe(1650)
    await expect(act('refund', { order, cents: 751 })).rejects.toThrow(/750 cents/)
    await act('refund', { order })
    expect(await shop.bought()).toBe(0)
    await expect(act('refund', { order })).rejects.toThrow(/refunded already/)
    const [row] = await shop.db.select().from(orders)
    expect(row).toMatchObject({ status: 'refunded', refundedCents: 1000 })
  })

  it('refunds the payment of a subscription, and is not refunded again when PayPal tells of it', async () => {
    await shop.subscribe('paypal')
    const [order] = await shop.db.select().from(orders)
    await act('refund', { order: order!.id, cents: order!.amountCents / 4 })
    expect(await shop.bought()).toBe(3300)
    const [refund] = await shop.db.select().from(refunds)
    const event = shop.paypal.createEvent('PAYMENT.SALE.REFUNDED', { id: refund!.providerRefundId })
    expect((await shop.tell('paypal', event)).status).toBe(200)
    expect(await shop.bought()).toBe(3300)
    expect((await shop.db.select().from(orders))[0]).toMatchObject({
      status: 'partlyRefunded',
      refundedCents: order!.amountCents / 4,
    })
  })

  it('grants a payment of the list in spite of another e-mail, once', async () => {
    await buy({ email: 'somebody@example.net' })
    const [odd] = (await act('listOddPayments')) as { id: string; reason: string }[]
    expect(odd).toMatchObject({ reason: 'emailDiffers', payerEmail: 'somebody@example.net' })
    await act('settle', { payment: odd!.id, how: 'grant' })
    expect(await shop.bought()).toBe(2200)
    await expect(act('settle', { payment: odd!.id, how: 'grant' })).rejects.toThrow(/settled already/)
    expect(await act('listOddPayments')).toEqual([])
    expect(await shop.bought()).toBe(2200)
  })

  it('takes a payment off the list, which grants nothing', async () => {
    await buy({ amount: 1 })
    const [odd] = await shop.db.select().from(oddPayments)
    await act('settle', { payment: odd!.id, how: 'dismiss' })
    expect(await act('listOddPayments')).toEqual([])
    expect(await shop.bought()).toBe(0)
  })

  it('exports the whole ledger in parts', async () => {
    const grants = await buy()
    const { lines, next } = await act('exportLedger')
    expect(next).toBeNull()
    expect(lines).toEqual(
      expect.arrayContaining([expect.objectContaining({ orderId: grants, source: `purchase:${grants}`, spends: [] })]),
    )
  })

  it('is answered over a socket that this account alone can use', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-operator-'))
    expect(await askServer(folder, 'listOddPayments', { as })).toBeUndefined()
    const stop = await serveOperators(folder, shop.server.deps)
    expect(await askServer(folder, 'listOddPayments', { as })).toEqual({ done: [] })
    const given = { as, reason: 'asked by mail', account: email, translations: 5 }
    expect(await askServer(folder, 'grant', given)).toMatchObject({ done: { granted: 5 } })
    await expect(askServer(folder, 'grant', { ...given, as: 'nobody' })).rejects.toThrow(/no operator/)
    await expect(askServer(folder, 'toString', {})).rejects.toThrow(/no act/)
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('finds nobody in an account of the same id as something else', async () => {
    await expect(act('lookUpAccount', { account: randomUUID() })).rejects.toThrow(/no account/)
    expect(await shop.db.select().from(accounts)).toHaveLength(1)
  })
})

it('the commands work beside a running server, and without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fukidashi-operator-'))
  const variables = { DATA_DIR: folder }
  const operate = async (...words: string[]) => await runServerCommand(['operator', ...words], variables)
  const server = await spawnServer('slow', variables)
  expect(await operate('create', 'mika')).toMatchObject({ code: 0 })
  expect(await operate('create', 'mika')).toMatchObject({ code: 1 })
  expect(await operate('odd-payments')).toMatchObject({ code: 2 })
  expect(await operate('odd-payments', '--as', 'mika')).toMatchObject({ code: 0, words: '' })
  const refused = await operate('grant', 'x@example.org', '5', '--as', 'mika', '--reason', 'asked by mail')
  expect(refused).toMatchObject({ code: 1, words: "There is no account 'x@example.org'.\n" })
  await server.end('SIGTERM')
  expect((await operate('acts', '--as', 'mika')).code).toBe(0)
  await rm(folder, { recursive: true, force: true })
})
