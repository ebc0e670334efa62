import { describe, expect, it } from 'vitest'
import { errors } from '@fukidashi/contract/errors'
import { orders, refunds } from '../db/payment-schema.ts'
import { useTestShop } from '../fixtures/start-test-shop.ts'
import { doAct } from '../services/operators/acts.ts'

const shop = useTestShop()
type Provider = 'stripe' | 'paypal'

/** The provider tells of a dispute of a payment of $10; without an end it is open. */
async function tellOfDispute(provider: Provider, paymentId: string, end?: 'won' | 'lost', amountCents = 1000) {
  if (provider === 'stripe') {
    const dispute = shop.stripe.dispute(paymentId, amountCents, end)
    return await shop.tellStripe(end === undefined ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
  }
  const outcomes = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' }
  const dispute = shop.paypal.dispute(paymentId, (amountCents / 100).toFixed(2), end && outcomes[end])
  const type = `CUSTOMER.DISPUTE.${end === undefined ? 'CREATED' : 'RESOLVED'}`
  return await shop.tell('paypal', shop.paypal.createEvent(type, dispute))
}

const row = async () => (await shop.db.select().from(orders))[0]!
const settle = async (how: 'grant' | 'dismiss') => {
  await doAct(shop.server.deps, 'createOperator', { name: 'mika' })
  const [odd] = (await doAct(shop.server.deps, 'listOddPayments', { as: 'mika' })) as [{ id: string }]
  return await doAct(shop.server.deps, 'settle', { as: 'mika', reason: 'asked the bank', payment: odd.id, how })
}

describe.each(['stripe', 'paypal'] as const)('a dispute at %s', (provider) => {
  it('holds what is unspent and is on the operator’s list, however often it is told', async () => {
    const { paymentId } = await shop.buy(provider)
    expect((await tellOfDispute(provider, paymentId)).status).toBe(200)
    expect((await tellOfDispute(provider, paymentId)).status).toBe(200)
    expect(await shop.reasons()).toEqual(['disputed'])
    expect(await shop.bought()).toBe(0)
    expect(await row()).toMatchObject({ status: 'paid', refundedCents: 0 })
  })

  it('that is won gives it back, once', async () => {
    const { paymentId } = await shop.buy(provider)
    await tellOfDispute(provider, paymentId)
    await tellOfDispute(provider, paymentId, 'won')
    await tellOfDispute(provider, paymentId, 'won')
    expect(await shop.bought()).toBe(2200)
  })

  it('that is lost keeps it', async () => {
    const { paymentId } = await shop.buy(provider)
    await tellOfDispute(provider, paymentId, 'lost')
    expect(await shop.bought()).toBe(0)
    // PayPal tells of the money as a reversal of its own.
    expect((await row()).status).toBe(provider === 'stripe' ? 'refunded' : 'paid')
    await tellOfDispute(provider, paymentId, 'lost')
    expect((await shop.db.select().from(refunds)).length).toBe(provider === 'stripe' ? 1 : 0)
  })

  it('over a part of the payment holds that part', async () => {
    const { paymentId } = await shop.buy(provider)
    await tellOfDispute(provider, paymentId, undefined, 250)
    expect(await shop.bought()).toBe(1650)
    await tellOfDispute(provider, paymentId, 'won', 250)
    expect(await shop.bought()).toBe(2200)
  })

  it('is not believed when the provider knows of none', async () => {
    const { paymentId } = await shop.buy(provider)
    const reply =
      provider === 'stripe'
        ? await shop.tellStripe('charge.dispute.created', { id: 'du_x', payment_intent: paymentId, amount: 1000 })
        : await shop.tell('paypal', shop.paypal.createEvent('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-x' }))
    expect(reply.status).toBe(errors.paymentProviderUnavailable.status)
    expect(await shop.reasons()).toEqual([])
    expect(await shop.bought()).toBe(2200)
  })
})

it('a dispute of a payment that is not known yet holds it when it comes, unless it was won meanwhile', async () => {
  const pay = async () => {
    const { data } = await shop.order()
    const reference = await shop.referenceOf(data.orderId)
    return { reference, paymentId: shop.stripe.pay(reference), orderId: data.orderId }
  }
  const [held, won] = [await pay(), await pay()]
  await tellOfDispute('stripe', held.paymentId)
  await tellOfDispute('stripe', won.paymentId)
  await tellOfDispute('stripe', won.paymentId, 'won')
  expect(await shop.reasons()).toEqual(['disputed'])
  await shop.come(held.orderId)
  expect(await shop.bought()).toBe(0)
  await shop.come(won.orderId)
  expect(await shop.bought()).toBe(2200)
})

it('what was refunded while a dispute was open stays away when it is won', async () => {
  const { paymentId } = await shop.buy()
  await tellOfDispute('stripe', paymentId)
  await shop.tellStripe('refund.created', shop.stripe.addRefund(paymentId, 500))
  await tellOfDispute('stripe', paymentId, 'won')
  expect(await shop.bought()).toBe(1100)
})

it('an operator gives back what a dispute holds, or leaves it held', async () => {
  const { paymentId } = await shop.buy()
  await tellOfDispute('stripe', paymentId)
  await settle('grant')
  expect(await shop.bought()).toBe(2200)
  expect(await doAct(shop.server.deps, 'listOddPayments', { as: 'mika' })).toEqual([])
  // The provider's own word later changes nothing more, and a loss is taken all the same.
  await tellOfDispute('stripe', paymentId, 'won')
  expect(await shop.bought()).toBe(2200)
  await tellOfDispute('stripe', paymentId, 'lost')
  expect(await shop.bought()).toBe(0)
})

it('what stays held after an operator took it off the list is held', async () => {
  const { paymentId } = await shop.buy()
  await tellOfDispute('stripe', paymentId)
  await settle('dismiss')
  expect(await shop.bought()).toBe(0)
})
