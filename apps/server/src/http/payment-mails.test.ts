import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts, mails } from '../db/account-schema.ts'
import { orders, subscriptions } from '../db/payment-schema.ts'
import { startMailSink } from '../fixtures/start-mail-sink.ts'
import { useTestShop } from '../fixtures/start-test-shop.ts'
import { mailWordsOf } from '../mails/mail-words.ts'
import { openMailTransport } from '../mails/open-mail-transport.ts'
import { sendMail } from '../services/mails/send-mail.ts'
import { doAct } from '../services/operators/acts.ts'
import { graceMs, tellOfEndingGrace } from '../services/payments/subscriptions.ts'
import { askAboutOpen } from '../services/payments/follow-events.ts'

const dayMs = 24 * 60 * 60 * 1000
const shop = useTestShop()
let sink: Awaited<ReturnType<typeof startMailSink>>
let stop: () => void
beforeEach(async () => {
  sink = await startMailSink()
  const { deps, folder } = shop.server
  const mailTransport = openMailTransport({ smtpUrl: sink.url, mailFrom: 'F <f@site.test>', dataFolder: folder })
  await deps.queue.mails.work(async (mailId) => await sendMail({ ...deps, mailTransport }, mailId))
  stop = mailTransport.close
})
afterEach(async () => {
  stop()
  await sink.close()
})

const kindsSent = async () =>
  (await shop.db.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind).toSorted()
const subscriptionEvent = (reference: string) => ({ parent: { subscription_details: { subscription: reference } } })

it('a purchase is followed by one receipt, in the language of the order, and a refund by a mail for each', async () => {
  const { orderId, paymentId } = await shop.buy()
  await shop.come(orderId)
  const receipt = await sink.next()
  const [order] = await shop.db.select().from(orders)
  const number = `F2030-${String(order!.number).padStart(6, '0')}`
  expect(receipt.subject).toBe(`Dein Beleg ${number}`)
  expect(receipt.to).toMatchObject({ text: 'reader@example.org' })
  expect(receipt.text).toContain(`https://fukidashi.example/de/account/receipt?order=${orderId}`)
  expect(receipt.text).toMatch(
    /Belegnummer: F2030-\d{6}\nDatum: 2\. Januar 2030\nTarif: Paket mit 2\.000 Übersetzungen/,
  )
  expect(receipt.text).toMatch(/Enthält VAT 20 %: 1,67/)
  const half = shop.stripe.addRefund(paymentId, 500)
  await shop.tellStripe('refund.created', half)
  await shop.tellStripe('refund.updated', half)
  expect((await sink.next()).subject).toMatch(/^Deine Erstattung über 5,00/)
  await shop.tellStripe('refund.created', shop.stripe.addRefund(paymentId, 500))
  expect((await sink.next()).text).toMatch(/5,00/)
  expect(await kindsSent()).toEqual(['receipt', 'refunded', 'refunded'])
})

describe('a subscription', () => {
  it('whose renewal fails is written about, again before its grace is over, and at its end, once each', async () => {
    const { providerReference: reference } = await shop.subscribe('stripe')
    await sink.next()
    shop.server.time.nowMs += 30 * dayMs
    shop.stripe.subscriptions.get(reference)!.status = 'past_due'
    await shop.tellStripe('invoice.payment_failed', subscriptionEvent(reference))
    await shop.tellStripe('invoice.payment_failed', subscriptionEvent(reference))
    const failed = await sink.next()
    // The account's own language.
    expect(failed.subject).toBe(mailWordsOf('en').kinds.renewalFailed.subject)
    expect(failed.text).toContain('until February 8, 2030')
    expect(failed.text).toContain('https://fukidashi.example/account/credits')
    await tellOfEndingGrace(shop.server.deps)
    shop.server.time.nowMs += graceMs - dayMs
    await tellOfEndingGrace(shop.server.deps)
    await tellOfEndingGrace(shop.server.deps)
    expect((await sink.next()).text).toContain('expire on February 8, 2030')
    shop.server.time.nowMs += 2 * dayMs
    await tellOfEndingGrace(shop.server.deps)
    shop.stripe.subscriptions.get(reference)!.status = 'canceled'
    await shop.tellStripe('customer.subscription.deleted', { id: reference })
    await shop.tellStripe('customer.subscription.deleted', { id: reference })
    expect((await sink.next()).subject).toBe(mailWordsOf('en').kinds.subscriptionEnded.subject)
    expect(await kindsSent()).toEqual(['graceEnding', 'receipt', 'renewalFailed', 'subscriptionEnded'])
  })

  it.each(['stripe', 'paypal'] as const)(
    'of %s that is cancelled is written about, and at its end',
    async (provider) => {
      const { id: subscriptionId, providerReference: reference } = await shop.subscribe(provider)
      await sink.next()
      await shop.reader.post('/api/payment/subscription/cancel', { subscriptionId })
      const event =
        provider === 'stripe'
          ? shop.stripe.createEvent('customer.subscription.updated', { id: reference })
          : shop.paypal.createEvent('BILLING.SUBSCRIPTION.CANCELLED', { id: reference })
      await shop.tell(provider, event)
      expect((await sink.next()).subject).toBe(mailWordsOf('en').kinds.subscriptionCancelled.subject)
      shop.server.time.nowMs += 40 * dayMs
      await askAboutOpen(shop.server.deps, 60_000)
      expect((await sink.next()).subject).toBe(mailWordsOf('en').kinds.subscriptionEnded.subject)
      expect(await kindsSent()).toEqual(['receipt', 'subscriptionCancelled', 'subscriptionEnded'])
    },
  )

  it('is ended with the account, whose owner gets nothing more', async () => {
    const { providerReference: reference } = await shop.subscribe('stripe')
    await sink.next()
    const email = 'reader@example.org'
    // Without a password, a login of a moment ago is enough.
    expect((await shop.reader.post('/api/user/delete', { email })).code).toBe(200)
    expect(shop.stripe.subscriptions.get(reference)).toMatchObject({ cancel_at_period_end: true })
    await shop.tellStripe('customer.subscription.updated', { id: reference })
    expect(await shop.db.select().from(accounts)).toEqual([])
    expect((await sink.next()).subject).toBe(mailWordsOf('en').kinds.accountDeleted.subject)
    expect(await kindsSent()).toEqual(['accountDeleted'])
  })

  it('of an account that is deleted while its payment service is down is not forgotten: nothing is deleted', async () => {
    await shop.subscribe('stripe')
    shop.stripe.setDown(true)
    expect((await shop.reader.post('/api/user/delete', { email: 'reader@example.org' })).status).toBe(502)
    expect(await shop.db.select().from(accounts)).toHaveLength(1)
    expect(await shop.bought()).toBe(4400)
  })
})

it('a first payment under review has a subscription that its owner can end', async () => {
  const { data } = await shop.order('monthly')
  shop.stripe.pay(await shop.referenceOf(data.orderId), { email: 'somebody@example.net' })
  expect((await shop.come(data.orderId, 'monthly')).data).toMatchObject({ status: 'review' })
  expect(await shop.bought()).toBe(0)
  const [row] = await shop.db.select().from(subscriptions)
  const { data: ended } = await shop.reader.post('/api/payment/subscription/cancel', { subscriptionId: row!.id })
  expect(ended).toMatchObject({ endsAtPeriodEnd: true })
  expect(shop.stripe.subscriptions.get(row!.providerReference)).toMatchObject({ cancel_at_period_end: true })
})

describe('an operator', () => {
  const act = async (name: string, input: object = {}) =>
    await doAct(shop.server.deps, name, { as: 'mika', reason: 'asked by phone', ...input })
  beforeEach(async () => {
    await doAct(shop.server.deps, 'createOperator', { name: 'mika' })
  })

  it('lists the mails of an account and sends one again, which keeps the first', async () => {
    await shop.buy()
    const first = await sink.next()
    const [mail] = (await act('listMails', { account: 'reader@example.org' })) as { id: string; kind: string }[]
    expect(mail).toMatchObject({ kind: 'receipt' })
    await act('resendMail', { mail: mail!.id })
    expect((await sink.next()).text).toBe(first.text)
    expect(await shop.db.select().from(mails).where(eq(mails.kind, 'receipt'))).toHaveLength(2)
    await expect(act('resendMail', { mail: crypto.randomUUID() })).rejects.toThrow(/no mail/)
    await expect(act('resendMail', { mail: mail!.id, reason: '' })).rejects.toThrow(/reason/)
  })

  it('sends a receipt of any age, and none of what was not paid', async () => {
    const { orderId } = await shop.buy()
    const first = await sink.next()
    await shop.db.delete(mails)
    await act('resendReceipt', { order: orderId })
    expect((await sink.next()).text).toBe(first.text)
    const { data } = await shop.order()
    await expect(act('resendReceipt', { order: data.orderId })).rejects.toThrow(/not paid/)
  })

  it('deletes an account that a backup brought back, with its subscription', async () => {
    const { providerReference: reference } = await shop.subscribe('stripe')
    await sink.next()
    await act('deleteAccount', { account: 'reader@example.org' })
    expect(await shop.db.select().from(accounts)).toEqual([])
    expect(shop.stripe.subscriptions.get(reference)).toMatchObject({ cancel_at_period_end: true })
    await expect(act('deleteAccount', { account: 'reader@example.org' })).rejects.toThrow(/no account/)
  })

  it('ends a subscription by an order of it', async () => {
    const { providerReference: reference } = await shop.subscribe('stripe')
    await sink.next()
    const [order] = await shop.db.select().from(orders)
    await act('endSubscription', { order: order!.id })
    expect(shop.stripe.subscriptions.get(reference)).toMatchObject({ cancel_at_period_end: true })
    expect((await sink.next()).subject).toBe(mailWordsOf('en').kinds.subscriptionCancelled.subject)
    await expect(act('endSubscription', { order: order!.id })).rejects.toThrow(/ends with its period/)
  })
})
