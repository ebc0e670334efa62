import { errors } from '@fukidashi/contract/errors'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders, refunds, subscriptions } from '../db/payment-schema.ts'
import { askAboutOpen } from '../services/payments/follow-events.ts'
import { graceMs } from '../services/payments/subscriptions.ts'
import { type ShopData, startTestShop } from '../fixtures/start-test-shop.ts'

const dayMs = 24 * 60 * 60 * 1000
type Shop = Awaited<ReturnType<typeof startTestShop>>
let shop: Shop
let db: Shop['db']
let server: Shop['server']
let stripe: Shop['stripe']
let paypal: Shop['paypal']
let reader: Shop['reader']
let order: Shop['order']
let referenceOf: Shop['referenceOf']
let come: Shop['come']
let tell: Shop['tell']
let tellStripe: Shop['tellStripe']
let bought: Shop['bought']
let reasons: Shop['reasons']
let subscribe: Shop['subscribe']
beforeEach(async () => {
  shop = await startTestShop()
  ;({ db, server, stripe, paypal, reader, order, referenceOf, come, tell, tellStripe, bought, reasons, subscribe } =
    shop)
})
afterEach(async () => await shop.close())

describe('a subscription', () => {
  const renew = async (provider: 'stripe' | 'paypal', reference: string, amount?: number) => {
    if (provider === 'stripe') {
      stripe.renew(reference, amount === undefined ? {} : { amount })
      return await tellStripe('invoice.paid', { parent: { subscription_details: { subscription: reference } } })
    }
    paypal.paySubscription(
      reference,
      server.deps.clock.now(),
      amount === undefined ? undefined : (amount / 100).toFixed(2),
    )
    return await tell(
      'paypal',
      paypal.createEvent('PAYMENT.SALE.COMPLETED', { id: 'S', billing_agreement_id: reference }),
    )
  }

  it.each(['stripe', 'paypal'] as const)(
    'of %s brings its translations each period, with a receipt each',
    async (provider) => {
      const { providerReference: reference } = await subscribe(provider)
      expect(await bought()).toBe(4400)
      server.time.nowMs += 32 * dayMs
      expect(await bought()).toBe(0)
      expect((await renew(provider, reference)).status).toBe(200)
      server.time.nowMs += dayMs
      expect((await renew(provider, reference)).status).toBe(200)
      const list = (await reader.get('/api/payment/order/list')).data as unknown as ShopData
      expect(list.orders.length).toBe(3)
      expect(list.orders.every(({ status }: ShopData) => status === 'paid')).toBe(true)
      expect(new Set(list.orders.map(({ number }: ShopData) => number)).size).toBe(3)
      expect(list.subscriptions).toMatchObject([{ planId: 'monthly', status: 'active', endsAtPeriodEnd: false }])
      expect(await bought()).toBeGreaterThanOrEqual(4400)
    },
  )

  it.each(['stripe', 'paypal'] as const)('of %s that renews for another price brings nothing', async (provider) => {
    const { providerReference: reference } = await subscribe(provider)
    server.time.nowMs += 32 * dayMs
    await renew(provider, reference, 1)
    expect(await bought()).toBe(0)
    expect(await reasons()).toEqual(['amountDiffers'])
  })

  it('is had once at a time', async () => {
    await subscribe('stripe')
    expect(await order('annual')).toMatchObject({ code: errors.subscriptionExists.code })
    expect(await order('pack-2000')).toMatchObject({ code: 200 })
  })

  it.each(['stripe', 'paypal'] as const)('of %s that is cancelled stays until its period is over', async (provider) => {
    const { id: subscriptionId, providerReference: reference } = await subscribe(provider)
    const cancel = async () => await reader.post('/api/payment/subscription/cancel', { subscriptionId })
    expect((await cancel()).data).toMatchObject({ endsAtPeriodEnd: true, status: 'active' })
    expect(await cancel()).toMatchObject({ code: errors.subscriptionEnded.code })
    expect(await bought()).toBe(4400)
    const event =
      provider === 'stripe'
        ? stripe.createEvent('customer.subscription.updated', { id: reference })
        : paypal.createEvent('BILLING.SUBSCRIPTION.CANCELLED', { id: reference })
    expect((await tell(provider, event)).status).toBe(200)
    const status = async () => (await db.select().from(subscriptions))[0]!.status
    expect(await status()).toBe('active')
    server.time.nowMs += 40 * dayMs
    await askAboutOpen(server.deps, 60_000)
    expect(await status()).toBe('ended')
    expect(await bought()).toBe(0)
  })

  it('whose renewal was not paid keeps what is left for a week of grace, and goes on when it is paid', async () => {
    const { providerReference: reference } = await subscribe('stripe')
    server.time.nowMs += 30 * dayMs
    stripe.subscriptions.get(reference)!.status = 'past_due'
    await tellStripe('invoice.payment_failed', { parent: { subscription_details: { subscription: reference } } })
    const [row] = await db.select().from(subscriptions)
    expect(row).toMatchObject({ status: 'pastDue', graceUntil: new Date(server.time.nowMs + graceMs) })
    expect(await bought()).toBe(4400)
    server.time.nowMs += graceMs - 1
    await tellStripe('invoice.payment_failed', { parent: { subscription_details: { subscription: reference } } })
    expect(await bought()).toBe(4400)
    server.time.nowMs += 1
    expect(await bought()).toBe(0)
    await renew('stripe', reference)
    expect(await bought()).toBe(4400)
    expect((await db.select().from(subscriptions))[0]).toMatchObject({
      status: 'active',
      graceUntil: null,
    })
  })

  it('becomes another plan with its next period', async () => {
    const { id: subscriptionId } = await subscribe('stripe')
    const change = async (planId: string) =>
      await reader.post('/api/payment/subscription/change', { subscriptionId, planId })
    expect((await change('monthly')).code).toBe(errors.planUnknown.code)
    expect((await change('pack-2000')).code).toBe(errors.planUnknown.code)
    expect(await change('annual')).toMatchObject({
      data: { subscription: { planId: 'monthly', nextPlanId: 'annual' } },
    })
    expect(stripe.schedules.at(-1)).toMatchObject({
      'phases[1][items][0][price_data][unit_amount]': '25000',
      'phases[1][items][0][price_data][recurring][interval]': 'year',
    })
    expect((await reader.post('/api/payment/portal/open', { subscriptionId })).data).toEqual({
      redirectUrl: 'https://billing.example/session',
    })
  })

  it('of PayPal changes where the payer agrees', async () => {
    const { id: subscriptionId } = await subscribe('paypal')
    const reply = await reader.post('/api/payment/subscription/change', { subscriptionId, planId: 'weekly' })
    expect(reply.data).toMatchObject({ redirectUrl: 'https://paypal.example/revise' })
  })
})

describe('a refund', () => {
  const buy = async (provider: 'stripe' | 'paypal') => {
    const { data } = await order('pack-2000', provider)
    const reference = await referenceOf(data.orderId)
    if (provider === 'stripe') stripe.pay(reference)
    else paypal.approve(reference)
    await come(data.orderId)
    const [row] = await db.select().from(orders)
    return { orderId: data.orderId, paymentId: row!.providerPaymentId!, reference }
  }

  it('by Stripe takes its share, twice told once, and never goes below zero', async () => {
    const { paymentId } = await buy('stripe')
    const half = stripe.addRefund(paymentId, 500)
    await tellStripe('refund.created', half)
    await tellStripe('refund.updated', half)
    expect(await bought()).toBe(1100)
    await tellStripe('refund.created', stripe.addRefund(paymentId, 500))
    expect(await bought()).toBe(0)
    await tellStripe('refund.created', stripe.addRefund(paymentId, 500))
    const [row] = await db.select().from(orders)
    expect(row).toMatchObject({ status: 'refunded', refundedCents: 1000 })
    expect((await reader.get('/api/manga/remainderTranslateCnt/get')).data).toMatchObject({ remaining: 20 })
  })

  it('by PayPal takes its share', async () => {
    const { paymentId, orderId } = await buy('paypal')
    const { id } = paypal.addRefund(paymentId, { currency_code: 'USD', value: '2.50' })
    expect((await tell('paypal', paypal.createEvent('PAYMENT.CAPTURE.REFUNDED', { id }))).status).toBe(200)
    expect(await bought()).toBe(1650)
    expect((await reader.get(`/api/payment/order/get?orderId=${orderId}`)).data).toMatchObject({
      ...{ status: 'partlyRefunded', refundedCents: 250 },
    })
  })

  it('that is told before its payment takes its share when the payment is told', async () => {
    const { data } = await order()
    const reference = await referenceOf(data.orderId)
    const paymentId = stripe.pay(reference)
    await tellStripe('refund.created', stripe.addRefund(paymentId, 1000))
    expect((await db.select().from(refunds))[0]).toMatchObject({ orderId: null })
    await tellStripe('checkout.session.completed', { id: reference })
    expect(await bought()).toBe(0)
    expect((await come(data.orderId)).data).toMatchObject({ status: 'refunded' })
  })

  it('of a payment that is in dispute is for an operator to decide', async () => {
    const { paymentId } = await buy('stripe')
    const dispute = { id: 'dp_1', payment_intent: paymentId, amount: 1000, currency: 'usd' }
    await tellStripe('charge.dispute.created', dispute)
    expect(await reasons()).toEqual(['disputed'])
    expect(await bought()).toBe(2200)
  })
})
