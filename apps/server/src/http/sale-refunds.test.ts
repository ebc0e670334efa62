import { errors } from '@fukidashi/contract/errors'
import { describe, expect, it } from 'vitest'
import { orders, refunds, subscriptions } from '../db/payment-schema.ts'
import { useTestShop } from '../fixtures/start-test-shop.ts'

const dayMs = 24 * 60 * 60 * 1000
const shop = useTestShop()
const kinds = ['PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.REVERSED'] as const

/** Somebody with a month that was paid by PayPal ($30, 4,400 translations), and the sale's id. */
async function subscribe() {
  const { providerReference: reference } = await shop.subscribe('paypal')
  const [order] = await shop.db.select().from(orders)
  return { reference, order: order!, saleId: order!.providerPaymentId! }
}

const row = async () => (await shop.db.select().from(orders))[0]!
const money = (cents: number): string => (cents / 100).toFixed(2)
const tell = async (type: string, resource: object, more = {}) =>
  await shop.tell('paypal', shop.paypal.createEvent(type, resource, more))

describe.each(kinds)('%s of a subscription', (type) => {
  it('takes back what was bought, once, however often it is told', async () => {
    const { order, saleId } = await subscribe()
    const refund = shop.paypal.addSaleRefund(saleId, money(order.amountCents))
    const event = shop.paypal.createEvent(type, refund)
    for (let times = 0; times < 2; times += 1) expect((await shop.tell('paypal', event)).status).toBe(200)
    expect((await tell(type, refund)).status).toBe(200)
    expect(await shop.bought()).toBe(0)
    expect(await row()).toMatchObject({ status: 'refunded', refundedCents: order.amountCents })
    expect((await shop.db.select().from(refunds)).length).toBe(1)
  })

  it('of a part takes its share, and a second part the rest', async () => {
    const { order, saleId } = await subscribe()
    const quarter = order.amountCents / 4
    await tell(type, shop.paypal.addSaleRefund(saleId, money(quarter)))
    expect(await shop.bought()).toBe(3300)
    expect(await row()).toMatchObject({ status: 'partlyRefunded', refundedCents: quarter })
    await tell(type, shop.paypal.addSaleRefund(saleId, money(3 * quarter)))
    expect(await shop.bought()).toBe(0)
    expect(await row()).toMatchObject({ status: 'refunded', refundedCents: order.amountCents })
  })

  it('that is told before its payment takes its share when the payment is told', async () => {
    const { reference } = await subscribe()
    shop.server.time.nowMs += 31 * dayMs
    shop.paypal.paySubscription(reference, shop.server.deps.clock.now())
    const saleId = shop.paypal.subscriptions.get(reference)!.transactions.at(-1)!.id
    const [{ amountCents }] = (await shop.db.select().from(orders)) as [typeof orders.$inferSelect]
    await tell(type, shop.paypal.addSaleRefund(saleId, money(amountCents)))
    expect((await shop.db.select().from(refunds))[0]).toMatchObject({ orderId: null })
    await tell('PAYMENT.SALE.COMPLETED', { id: saleId, billing_agreement_id: reference })
    expect(await shop.bought()).toBe(0)
    const all = await shop.db.select().from(orders)
    expect(all.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded'])
    expect((await shop.db.select().from(subscriptions))[0]).toMatchObject({ status: 'active' })
  })

  it('is asked for: what the event says counts for nothing, and one that failed takes nothing', async () => {
    const { saleId, order } = await subscribe()
    const failed = shop.paypal.addSaleRefund(saleId, money(order.amountCents), 'failed')
    expect((await tell(type, { ...failed, state: 'completed' })).status).toBe(200)
    const made = { ...failed, id: 'MADEUP1', sale_id: saleId }
    expect((await tell(type, made)).status).toBe(errors.paymentProviderUnavailable.status)
    expect((await tell(type, failed, { webhook: 'ANOTHER' })).status).toBe(errors.webhookInvalid.status)
    const other = shop.paypal.addSaleRefund('SALE-OF-ANOTHER-SHOP', '1.00')
    expect((await tell(type, other)).status).toBe(200)
    expect(await shop.bought()).toBe(4400)
    expect((await row()).status).toBe('paid')
  })
})
