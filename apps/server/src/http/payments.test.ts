import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paymentEvents } from '../db/payment-schema.ts'
import { creditGrants } from '../db/schema.ts'
import { askAboutOpen } from '../services/payments/follow-events.ts'
import { settleCheckout } from '../services/payments/settle-payment.ts'
import { type ShopData, useTestShop } from '../fixtures/start-test-shop.ts'

const dayMs = 24 * 60 * 60 * 1000
const shop = useTestShop()

describe('a pack', () => {
  it.each(['stripe', 'paypal'] as const)(
    'bought through %s is granted when the browser comes back',
    async (provider) => {
      const { data } = await shop.order('pack-2000', provider)
      expect(new URL(data.redirectUrl).hostname).toBe(provider === 'stripe' ? 'checkout.example' : 'paypal.example')
      expect((await shop.come(data.orderId)).data).toMatchObject({ status: 'created' })
      expect(await shop.bought()).toBe(0)
      const reference = await shop.referenceOf(data.orderId)
      if (provider === 'stripe') shop.stripe.pay(reference)
      else shop.paypal.approve(reference)
      const { data: paid } = await shop.come(data.orderId)
      expect(paid).toMatchObject({ status: 'paid', amountCents: 1000, taxCents: 167, taxLabel: 'VAT 20 %', extra: 200 })
      expect(paid.number).toMatch(/^F2030-\d{6}$/)
      expect(await shop.bought()).toBe(2200)
      expect(await shop.come(data.orderId)).toMatchObject({ data: { status: 'paid' } })
      expect(await shop.bought()).toBe(2200)
    },
  )

  it('makes its buyer somebody who paid', async () => {
    const offer = async () => (await (await shop.reader.fetchRaw('/runtime-config.json')).json()) as unknown as ShopData
    expect((await offer()).entitlements.plugin).toBe(false)
    const { data } = await shop.order()
    shop.stripe.pay(await shop.referenceOf(data.orderId))
    await shop.come(data.orderId)
    expect((await offer()).entitlements.plugin).toBe(true)
  })

  it.each(['stripe', 'paypal'] as const)(
    'is granted although the browser never came back: %s tells of it',
    async (provider) => {
      const { data } = await shop.order('pack-2000', provider)
      const reference = await shop.referenceOf(data.orderId)
      if (provider === 'stripe') shop.stripe.pay(reference)
      else shop.paypal.approve(reference)
      const event =
        provider === 'stripe'
          ? shop.stripe.createEvent('checkout.session.completed', { id: reference })
          : shop.paypal.createEvent('CHECKOUT.ORDER.APPROVED', { id: reference })
      expect((await shop.tell(provider, event)).status).toBe(200)
      expect(await shop.bought()).toBe(2200)
    },
  )

  it.each(['stripe', 'paypal'] as const)(
    'is granted although nobody told of it: the server asks %s',
    async (provider) => {
      const { data } = await shop.order('pack-2000', provider)
      const reference = await shop.referenceOf(data.orderId)
      if (provider === 'stripe') shop.stripe.pay(reference)
      else shop.paypal.approve(reference)
      shop.server.time.nowMs += 5 * 60 * 1000
      expect(await askAboutOpen(shop.server.deps, 60_000)).toBe(1)
      expect(await shop.bought()).toBe(2200)
      expect(await askAboutOpen(shop.server.deps, 60_000)).toBe(0)
    },
  )

  it('that nobody pays expires, and is granted if it is paid after all', async () => {
    const { data } = await shop.order()
    shop.server.time.nowMs += 4 * dayMs
    await askAboutOpen(shop.server.deps, 60_000)
    expect((await shop.come(data.orderId)).data).toMatchObject({ status: 'expired' })
    const reference = await shop.referenceOf(data.orderId)
    shop.stripe.pay(reference)
    await shop.tellStripe('checkout.session.async_payment_succeeded', { id: reference })
    expect(await shop.bought()).toBe(2200)
  })

  it('is granted once, whoever tells of it, in any order, at once and again', async () => {
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    shop.stripe.pay(reference)
    const event = shop.stripe.createEvent('checkout.session.completed', { id: reference })
    const tellings = [
      ...Array.from({ length: 4 }, async () => await shop.tell('stripe', event)),
      ...Array.from(
        { length: 3 },
        async () => await shop.tellStripe('checkout.session.async_payment_succeeded', { id: reference }),
      ),
      ...Array.from({ length: 3 }, async () => await shop.come(data.orderId)),
      askAboutOpen(shop.server.deps, 60_000),
    ]
    await Promise.all(tellings)
    await shop.tell('stripe', event)
    expect(await shop.bought()).toBe(2200)
    expect((await shop.db.select().from(paymentEvents)).length).toBe(4)
  })

  it('has the promotion of the day on which it is ordered', async () => {
    shop.server.time.nowMs = Date.parse('2030-11-20T10:00:00Z')
    const who = await shop.server.createReader('november@example.org')
    const { data } = await shop.order('pack-2000', 'stripe', who)
    shop.stripe.pay(await shop.referenceOf(data.orderId))
    shop.server.time.nowMs = Date.parse('2030-12-01T10:00:00Z')
    const again = await shop.server.createReader('december@example.org')
    expect((await shop.come(data.orderId, 'pack-2000', again)).status).toBe(404)
    await shop.tellStripe('checkout.session.completed', { id: await shop.referenceOf(data.orderId) })
    expect(await shop.bought(who)).toBe(2800)
  })

  it('in bulk brings what its amount buys, and a pass what is over after its days', async () => {
    const { data } = await shop.order('api', 'stripe', shop.reader, { amountCents: 54_000 })
    shop.stripe.pay(await shop.referenceOf(data.orderId))
    await shop.come(data.orderId, 'api')
    expect(await shop.bought()).toBe(1_100_000)
    const pass = (await shop.order('pass-3-days')).data
    shop.stripe.pay(await shop.referenceOf(pass.orderId))
    await shop.come(pass.orderId, 'pass-3-days')
    expect(await shop.bought()).toBe(1_100_330)
    shop.server.time.nowMs += 3 * dayMs
    expect(await shop.bought()).toBe(1_100_000)
  })
})

describe('what is not what was ordered', () => {
  const metadata = async (change: object) => {
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    const facts = { orderId: data.orderId, accountId: shop.reader.accountId, planId: 'pack-2000', ...change }
    return { data, reference, facts }
  }

  it.each([
    ['a smaller amount', { amount: 1 }, 'amountDiffers'],
    ['another currency', { currency: 'vnd' }, 'currencyDiffers'],
    ['another payer', { email: 'somebody@example.net' }, 'emailDiffers'],
  ] as const)('%s is granted nothing and put on the list of Stripe payments', async (_, deviation, reason) => {
    const { data, reference } = await metadata({})
    shop.stripe.pay(reference, deviation)
    expect((await shop.come(data.orderId)).data).toMatchObject({ status: 'review' })
    await shop.tellStripe('checkout.session.completed', { id: reference })
    expect(await shop.bought()).toBe(0)
    expect(await shop.reasons()).toEqual([reason])
  })

  it.each([
    ['plan', { planId: 'pack-6000' }, 'planDiffers'],
    ['account', { accountId: randomUUID() }, 'accountDiffers'],
    ['order', { orderId: randomUUID() }, 'orderUnknown'],
  ] as const)('another %s is granted nothing', async (_, change, reason) => {
    const { reference, facts } = await metadata(change)
    shop.stripe.pay(reference, { metadata: facts })
    await shop.tellStripe('checkout.session.completed', { id: reference })
    expect(await shop.bought()).toBe(0)
    expect(await shop.reasons()).toEqual([reason])
  })

  it.each([
    ['a smaller amount', { amount: { currency_code: 'USD', value: '0.01' } }, 'amountDiffers'],
    ['another currency', { amount: { currency_code: 'JPY', value: '10.00' } }, 'currencyDiffers'],
    ['another payer', { email: 'somebody@example.net' }, 'emailDiffers'],
    ['an order of its own', { custom_id: 'made up' }, 'orderUnknown'],
  ] as const)('%s is granted nothing and put on the list of PayPal payments', async (_, deviation, reason) => {
    const { data } = await shop.order('pack-2000', 'paypal')
    shop.paypal.approve(await shop.referenceOf(data.orderId), deviation)
    await shop.come(data.orderId)
    expect(await shop.bought()).toBe(0)
    expect(await shop.reasons()).toEqual([reason])
  })

  it('is granted in spite of capitals in the e-mail', async () => {
    const { data, reference } = await metadata({})
    shop.stripe.pay(reference, { email: ' Reader@Example.ORG ' })
    expect((await shop.come(data.orderId)).data).toMatchObject({ status: 'paid' })
  })
})

it('a second payment for the same order is put on the list', async () => {
  const { data } = await shop.order()
  const reference = await shop.referenceOf(data.orderId)
  shop.stripe.pay(reference)
  await shop.come(data.orderId)
  const fact = {
    ...{
      paymentId: 'pi_second',
      amountCents: 1000,
      currency: 'USD',
      paidAt: new Date(),
      payerEmail: 'reader@example.org',
    },
    ...{ orderId: data.orderId, accountId: shop.reader.accountId, planId: 'pack-2000' },
  }
  const told = { reference, fact: { status: 'paid', payments: [fact], subscription: undefined } } as const
  await settleCheckout(shop.server.deps, 'stripe', told)
  expect(await shop.bought()).toBe(2200)
  expect(await shop.reasons()).toEqual(['paidTwice'])
  expect(await shop.db.select().from(creditGrants)).toHaveLength(4)
})
