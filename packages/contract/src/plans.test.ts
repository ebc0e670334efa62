import { describe, expect, it } from 'vitest'
import { translationEngines } from './engines.ts'
import { bonuses, findPlan, plans, promotionAt, promotions, purchaseOf, tiers } from './plans.ts'

const everyEngine = translationEngines.map(({ id }) => id)

describe('tiers', () => {
  it('give visitors without an account one translation a day, and no engine or extension of a paid plan', () => {
    expect(tiers.anonymous).toMatchObject({ perDay: 1, plugin: false })
    expect(tiers.anonymous.engines).not.toContain('gpt4o')
    expect(tiers.freeAccount.engines).toEqual(tiers.anonymous.engines)
  })

  it('put those who pay before those who do not, with every engine and the extension', () => {
    expect(tiers.paidPlan).toMatchObject({ engines: everyEngine, plugin: true })
    for (const free of [tiers.anonymous, tiers.freeAccount]) {
      expect(tiers.paidPlan.priority).toBeGreaterThan(free.priority)
    }
  })

  it('leave nothing out on the own machine', () => {
    expect(tiers.ownMachine).toMatchObject({ engines: everyEngine, perDay: 'unlimited', plugin: true })
  })
})

describe('plans', () => {
  it.each([
    ['pack-2000', 2000, 200, 1000],
    ['pack-4000', 4000, 400, 2800],
    ['pack-5000', 5000, 500, 4500],
    ['pack-6000', 6000, 600, 4800],
    ['weekly', 1000, 100, 500],
    ['monthly', 4000, 400, 2000],
    ['annual', 50_000, 5000, 25_000],
  ])('sell %s as %i translations and %i more', (id, translations, extra, priceCents) => {
    expect(plans.find((plan) => plan.id === id)).toMatchObject({ translations, extra, priceCents, tier: 'paidPlan' })
  })

  it('are named once each, and passes by how long they last', () => {
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
    const passes = plans.filter((plan) => plan.kind === 'pass')
    expect(passes.map(({ translations, days }) => [translations, days])).toEqual([
      [100, 1],
      [300, 3],
      [500, 5],
      [700, 7],
      [3000, 30],
    ])
  })

  it('sell in bulk from a hundred dollars', () => {
    const bulk = plans.filter((plan) => plan.kind === 'bulk')
    expect(bulk).toMatchObject([{ tier: 'apiKey', minimumPriceCents: 10_000, savingPercent: 94 }])
  })
})

it('bonuses and promotions are those of the product', () => {
  expect(bonuses.map(({ translations }) => translations)).toEqual([10, 10])
  expect(bonuses[1]).toMatchObject({ everyDays: 7, days: 7 })
  expect(promotions).toMatchObject([{ extraPercent: 30 }])
})

describe('promotionAt', () => {
  it.each([
    ['2026-11-27', '2026-11-28'],
    ['2027-11-26', '2027-11-27'],
    ['2029-11-23', '2029-11-24'],
  ])('lasts from the first of November to the end of Black Friday, %s', (blackFriday, next) => {
    const year = blackFriday.slice(0, 4)
    const at = (day: string, time: string) => promotionAt(new Date(`${day}T${time}Z`))?.extraPercent
    expect(at(`${year}-10-31`, '23:59:59.999')).toBeUndefined()
    expect(at(`${year}-11-01`, '00:00:00')).toBe(30)
    expect(at(blackFriday, '23:59:59.999')).toBe(30)
    expect(at(next, '00:00:00')).toBeUndefined()
  })
})

describe('purchaseOf', () => {
  const [may, november] = [new Date('2030-05-01T00:00:00Z'), new Date('2030-11-02T00:00:00Z')]

  it('adds the promotion while there is one', () => {
    const pack = findPlan('pack-2000')!
    expect(purchaseOf(pack, may)).toEqual({ amountCents: 1000, translations: 2000, extra: 200, promotion: 0 })
    expect(purchaseOf(pack, november)).toMatchObject({ amountCents: 1000, promotion: 600 })
    expect(purchaseOf(pack, may, 1)).toBeUndefined()
  })

  it('sells in bulk for whole dollars, at 94 % less than the most expensive pack', () => {
    const bulk = findPlan('api')!
    expect(purchaseOf(bulk, may, 10_000)).toEqual({
      amountCents: 10_000,
      translations: 185_185,
      extra: 18_518,
      promotion: 0,
    })
    expect(purchaseOf(bulk, may, 54_000)).toMatchObject({ translations: 1_000_000 })
    for (const cents of [undefined, 9900, 10_050, 1_000_100, -10_000, Number.NaN])
      expect(purchaseOf(bulk, may, cents)).toBeUndefined()
  })
})
