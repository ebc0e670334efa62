import { errors } from '@fukidashi/contract/errors'
import { describe, expect, it } from 'vitest'
import { orders, refunds, subscriptions } from '../db/payment-schema.ts'
import { askAboutOpen } from '../services/payments/follow-events.ts'
import { graceMs } from '../services/payments/subscriptions.ts'
import { type ShopData, useTestShop } from '../fixtures/start-test-shop.ts'

const dayMs = 24 * 60 * 60 * 1000
const shop = useTestShop()

describe('a subscription', () => {
  const renew = async (provider: 'stripe' | 'paypal', reference: string, amount?: number) => {
    if (provider === 'stripe') {
      shop.stripe.renew(reference, amount === undefined ? {} : { amount })
      return await shop.tellStripe('invoice.paid', { parent: { subscription_details: { subscription: reference } } })
    }
    shop.paypal.paySubscription(
      reference,
      shop.server.deps.clock.now(),
      amount === undefined ? undefined : (amount / 100).toFixed(2),
    )
    return await shop.tell(
      'paypal',
      shop.paypal.createEvent('PAYMENT.SALE.COMPLETED', { id: 'S', billing_agreement_id: reference }),
    )
  }

  it.each(['stripe', 'paypal'] as const)(
    'of %s brings its translations each period, with a receipt each',
    async (provider) => {
      const { providerReference: reference } = await shop.subscribe(provider)
      expect(await shop.bought()).toBe(4400)
      shop.server.time.nowMs += 32 * dayMs
      expect(await shop.bought()).toBe(0)
      expect((await renew(provider, reference)).status).toBe(200)
      shop.server.time.nowMs += dayMs
      expect((await renew(provider, reference)).status).toBe(200)
      const list = (await shop.reader.get('/api/payment/order/list')).data as unknown as ShopData
      expect(list.orders.length).toBe(3)
      expect(list.orders.every(({ status }: ShopData) => status === 'paid')).toBe(true)
      expect(new Set(list.orders.map(({ number }: ShopData) => number)).size).toBe(3)
      expect(list.subscriptions).toMatchObject([{ planId: 'monthly', status: 'active', endsAtPeriodEnd: false }])
      expect(await shop.bought()).toBeGreaterThanOrEqual(4400)
    },
  )

  it.each(['stripe', 'paypal'] as const)('of %s that renews for another price brings nothing', async (provider) => {
    const { providerReference: reference } = await shop.subscribe(provider)
    shop.server.time.nowMs += 32 * dayMs
    await renew(provider, reference, 1)
    expect(await shop.bought()).toBe(0)
    expect(await shop.reasons()).toEqual(['amountDiffers'])
  })

  it('is had once at a time', async () => {
    await shop.subscribe('stripe')
    expect(await shop.order('annual')).toMatchObject({ code: errors.subscriptionExists.code })
    expect(await shop.order('pack-2000')).toMatchObject({ code: 200 })
  })

  it.each(['stripe', 'paypal'] as const)('of %s that is cancelled stays until its period is over', async (provider) => {
    const { id: subscriptionId, providerReference: reference } = await shop.subscribe(provider)
    const cancel = async () => await shop.reader.post('/api/payment/subscription/cancel', { subscriptionId })
    expect((await cancel()).data).toMatchObject({ endsAtPeriodEnd: true, status: 'active' })
    expect(await cancel()).toMatchObject({ code: errors.subscriptionEnded.code })
    expect(await shop.bought()).toBe(4400)
    const event =
      provider === 'stripe'
        ? shop.stripe.createEvent('customer.subscription.updated', { id: reference })
        : shop.paypal.createEvent('BILLING.SUBSCRIPTION.CANCELLED', { id: reference })
    expect((await shop.tell(provider, event)).status).toBe(200)
    const status = async () => (await shop.db.select().from(subscriptions))[0]!.status
    expect(await status()).toBe('active')
    shop.server.time.nowMs += 40 * dayMs
    await askAboutOpen(shop.server.deps, 60_000)
    expect(await status()).toBe('ended')
    expect(await shop.bought()).toBe(0)
  })

  it('whose renewal was not paid keeps what is left for a week of grace, and goes on when it is paid', async () => {
    const { providerReference: reference } = await shop.subscribe('stripe')
    shop.server.time.nowMs += 30 * dayMs
    shop.stripe.subscriptions.get(reference)!.status = 'past_due'
    await shop.tellStripe('invoice.payment_failed', { parent: { subscription_details: { subscription: reference } } })
    const [row] = await shop.db.select().from(subscriptions)
    expect(row).toMatchObject({ status: 'pastDue', graceUntil: new Date(shop.server.time.nowMs + graceMs) })
    expect(await shop.bought()).toBe(4400)
    shop.server.time.nowMs += graceMs - 1
    await shop.tellStripe('invoice.payment_failed', { parent: { subscription_details: { subscription: reference } } })
    expect(await shop.bought()).toBe(4400)
    shop.server.time.nowMs += 1
    expect(await shop.bought()).toBe(0)
    await renew('stripe', reference)
    expect(await shop.bought()).toBe(4400)
    expect((await shop.db.select().from(subscriptions))[0]).toMatchObject({
      status: 'active',
      graceUntil: null,
    })
  })

  it('becomes another plan with its next period', async () => {
    const { id: subscriptionId } = await shop.subscribe('stripe')
    const change = async (planId: string) =>
      await shop.reader.post('/api/payment/subscription/change', { subscriptionId, planId })
    expect((await change('monthly')).code).toBe(errors.planUnknown.code)
    expect((await change('pack-2000')).code).toBe(errors.planUnknown.code)
    expect(await change('annual')).toMatchObject({
      data: { subscription: { planId: 'monthly', nextPlanId: 'annual' } },
    })
    expect(shop.stripe.schedules.at(-1)).toMatchObject({
      'phases[1][items][0][price_data][unit_amount]': '25000',
      'phases[1][items][0][price_data][recurring][interval]': 'year',
    })
    expect((await shop.reader.post('/api/payment/portal/open', { subscriptionId })).data).toEqual({
      redirectUrl: 'https://billing.example/session',
    })
  })

  it('of PayPal changes where the payer agrees', async () => {
    const { id: subscriptionId } = await shop.subscribe('paypal')
    const reply = await shop.reader.post('/api/payment/subscription/change', { subscriptionId, planId: 'weekly' })
    expect(reply.data).toMatchObject({ redirectUrl: 'https://paypal.example/revise' })
  })
})

describe('a refund', () => {
  it('by Stripe takes its share, twice told once, and never goes below zero', async () => {
    const { paymentId } = await shop.buy('stripe')
    const half = shop.stripe.addRefund(paymentId, 500)
    await shop.tellStripe('refund.created', half)
    await shop.tellStripe('refund.updated', half)
    expect(await shop.bought()).toBe(1100)
    await shop.tellStripe('refund.created', shop.stripe.addRefund(paymentId, 500))
    expect(await shop.bought()).toBe(0)
    await shop.tellStripe('refund.created', shop.stripe.addRefund(paymentId, 500))
    const [row] = await shop.db.select().from(orders)
    expect(row).toMatchObject({ status: 'refunded', refundedCents: 1000 })
    expect((await shop.reader.get('/api/manga/remainderTranslateCnt/get')).data).toMatchObject({ remaining: 20 })
  })

  it('by PayPal takes its share', async () => {
    const { paymentId, orderId } = await shop.buy('paypal')
    const { id } = shop.paypal.addRefund(paymentId, { currency_code: 'USD', value: '2.50' })
    expect((await shop.tell('paypal', shop.paypal.createEvent('PAYMENT.CAPTURE.REFUNDED', { id }))).status).toBe(200)
    expect(await shop.bought()).toBe(1650)
    expect((await shop.reader.get(`/api/payment/order/get?orderId=${orderId}`)).data).toMatchObject({
      ...{ status: 'partlyRefunded', refundedCents: 250 },
    })
  })

  it('that is told before its payment takes its share when the payment is told', async () => {
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    const paymentId = shop.stripe.pay(reference)
    await shop.tellStripe('refund.created', shop.stripe.addRefund(paymentId, 1000))
    expect((await shop.db.select().from(refunds))[0]).toMatchObject({ orderId: null })
    await shop.tellStripe('checkout.session.completed', { id: reference })
    expect(await shop.bought()).toBe(0)
    expect((await shop.come(data.orderId)).data).toMatchObject({ status: 'refunded' })
  })
})
