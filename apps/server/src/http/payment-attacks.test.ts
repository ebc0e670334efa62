import { errors } from '@fukidashi/contract/errors'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orders, subscriptions } from '../db/payment-schema.ts'
import { type TestShop, useTestShop } from '../fixtures/start-test-shop.ts'

const shop = useTestShop()

describe('a call', () => {
  it.each([
    [
      'without a login',
      async () => await shop.order('pack-2000', 'stripe', shop.server.createVisitor() as TestShop['reader']),
      'loginRequired',
    ],
    ['for a plan that is not there', async () => await shop.order('pack-9'), 'planUnknown'],
    ['with a service that is not set up', async () => await shop.order('pack-2000', 'demo'), 'paymentsNotSetUp'],
    [
      'with a price of its own',
      async () => await shop.order('pack-2000', 'stripe', shop.reader, { amountCents: 1 }),
      'amountInvalid',
    ],
    [
      'in bulk for too little',
      async () => await shop.order('api', 'stripe', shop.reader, { amountCents: 100 }),
      'amountInvalid',
    ],
    ['in bulk without an amount', async () => await shop.order('api'), 'amountInvalid'],
    [
      'with a negative amount',
      async () => await shop.order('api', 'stripe', shop.reader, { amountCents: -10_000 }),
      'requestInvalid',
    ],
  ] as const)('%s is refused', async (_, call, key) => {
    expect(await call()).toMatchObject({ code: errors[key].code, status: errors[key].status })
    expect(await shop.db.select().from(orders)).toEqual([])
  })

  it('cannot say what an order is: fields beside those of the call change nothing', async () => {
    const { data } = await shop.order('pack-2000', 'stripe', shop.reader, {
      ...{ translations: 1_000_000, extra: 5, status: 'paid', accountId: randomUUID(), email: 'x@example.net' },
      ...{ id: randomUUID(), orderId: randomUUID(), refundedCents: 5, priceCents: 1 },
    })
    const [row] = await shop.db.select().from(orders)
    expect(row).toMatchObject({
      ...{ id: data.orderId, accountId: shop.reader.accountId, translations: 2000, extra: 200, status: 'created' },
      ...{ amountCents: 1000, email: 'reader@example.org', refundedCents: 0 },
    })
  })

  it('without a signature is refused', async () => {
    const body = { planId: 'pack-2000', provider: 'stripe', locale: 'en' }
    const reply = await shop.reader.post('/api/payment/order/create', body, { sign: '' })
    expect(reply.code).toBe(errors.signMissing.code)
  })

  it("finds nobody else's order, receipt or subscription", async () => {
    const { data } = await shop.order('monthly')
    shop.stripe.pay(await shop.referenceOf(data.orderId))
    await shop.come(data.orderId, 'monthly')
    const [subscription] = await shop.db.select().from(subscriptions)
    const subscriptionId = subscription!.id
    const thief = await shop.server.createReader('thief@example.org')
    const replies = [
      await shop.come(data.orderId, 'monthly', thief),
      await thief.get(`/api/payment/order/get?orderId=${data.orderId}`),
      await thief.get(`/api/payment/order/get?orderId=${encodeURIComponent("' or 1=1")}`),
      await thief.post('/api/payment/subscription/cancel', { subscriptionId }),
      await thief.post('/api/payment/subscription/change', { subscriptionId, planId: 'annual' }),
      await thief.post('/api/payment/portal/open', { subscriptionId }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
    expect((await thief.get('/api/payment/order/list')).data).toEqual({ orders: [], subscriptions: [] })
    expect(await shop.bought(thief)).toBe(0)
  })

  it('of an order for another plan is refused', async () => {
    const { data } = await shop.order()
    expect(await shop.come(data.orderId, 'pack-6000')).toMatchObject({ code: errors.requestInvalid.code })
  })

  it('ends with a clear error while the service is down, and nothing is lost', async () => {
    shop.stripe.setDown(true)
    expect(await shop.order()).toMatchObject({ code: errors.paymentProviderUnavailable.code, status: 502 })
    shop.stripe.setDown(false)
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    shop.stripe.pay(reference)
    shop.stripe.setDown(true)
    expect((await shop.come(data.orderId)).status).toBe(502)
    expect((await shop.tellStripe('checkout.session.completed', { id: reference })).status).toBe(502)
    shop.stripe.setDown(false)
    expect((await shop.tellStripe('checkout.session.completed', { id: reference })).status).toBe(200)
    expect(await shop.bought()).toBe(2200)
  }, 60_000)
})

describe('a webhook', () => {
  it('of Stripe is refused without a signature, with a wrong or old one, and for another body', async () => {
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    shop.stripe.pay(reference)
    const right = shop.stripe.createEvent('checkout.session.completed', { id: reference })
    const refused: { readonly body: string; readonly headers: Record<string, string> }[] = [
      { ...right, headers: {} },
      { ...right, headers: { 'stripe-signature': 't=1,v1=00' } },
      { ...right, body: right.body.replace(reference, 'cs_other') },
      shop.stripe.createEvent('checkout.session.completed', { id: reference }, { secret: 'whsec_2' }),
      shop.stripe.createEvent(
        'checkout.session.completed',
        { id: reference },
        { atSeconds: Math.floor(Date.now() / 1000) - 3600 },
      ),
    ]
    for (const event of refused) expect((await shop.tell('stripe', event)).status).toBe(errors.webhookInvalid.status)
    expect(await shop.bought()).toBe(0)
    expect((await shop.tell('stripe', right)).status).toBe(200)
    expect(await shop.bought()).toBe(2200)
  })

  it('of PayPal is refused without a signature, with a wrong one, for another body, and when it is no event', async () => {
    const { data } = await shop.order('pack-2000', 'paypal')
    const reference = await shop.referenceOf(data.orderId)
    shop.paypal.approve(reference)
    const right = shop.paypal.createEvent('CHECKOUT.ORDER.APPROVED', { id: reference })
    const refused = [
      { ...right, headers: {} },
      { ...right, headers: { ...right.headers, 'paypal-transmission-sig': 'AAAA' } },
      { ...right, headers: { ...right.headers, 'paypal-transmission-id': randomUUID() } },
      { ...right, body: right.body.replace(reference, 'OTHER') },
      { ...right, body: `${right.body.slice(0, -1)},"more":1}` },
      { ...right, body: '{},"webhook_id":"other"' },
      { ...right, body: '[]' },
      shop.paypal.createEvent('CHECKOUT.ORDER.APPROVED', { id: reference }, { webhook: 'WEBHOOK-2' }),
    ]
    for (const event of refused) expect((await shop.tell('paypal', event)).status).toBe(errors.webhookInvalid.status)
    expect(await shop.bought()).toBe(0)
    expect((await shop.tell('paypal', right)).status).toBe(200)
    expect(await shop.bought()).toBe(2200)
  })

  it('that says more than the service does is not believed', async () => {
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    const object = { id: reference, payment_status: 'paid', status: 'complete', amount_total: 1000 }
    expect((await shop.tellStripe('checkout.session.completed', object)).status).toBe(200)
    expect(await shop.bought()).toBe(0)
  })

  it('of a service that is not set up is refused, and one that says nothing of payments is taken', async () => {
    expect((await shop.server.app.request('/api/payment/webhook/demo', { method: 'POST', body: '{}' })).status).toBe(
      503,
    )
    expect((await shop.tellStripe('product.created', { id: 'prod_1' })).status).toBe(200)
  })

  it('larger than any event is refused', async () => {
    const reply = await shop.tell('stripe', { body: 'x'.repeat(600 * 1024), headers: {} })
    expect(reply.status).toBe(errors.requestTooLarge.status)
  })
})
