import { type TranslationEngineId, translationEngines } from './engines.ts'
import type { ErrorKey } from './errors.ts'

/** How many translations somebody may have. */
export type Allowance = 'unlimited' | number

/** What somebody may use. */
export interface Entitlements {
  readonly engines: readonly TranslationEngineId[]
  /** Pages of a higher priority are translated first. */
  readonly priority: number
  /** Free translations each day; granted and bought ones come on top. */
  readonly perDay: Allowance
  /** Whether pages are translated in place on comic sites, by the browser extension. */
  readonly plugin: boolean
  /** The error when no translations are left. */
  readonly whenUsedUp: ErrorKey
}

const everyEngine = translationEngines.map(({ id }) => id)
// Words from the reader's side cost as any translation does: the page is read, erased and lettered by the server all the same.
const freeEngines = [
  'builtin',
  'google',
  'papago',
  'browser',
  'browserModel',
  'own',
] as const satisfies readonly TranslationEngineId[]

/** What each kind of visitor may use (product specification, section 6). */
export const tiers = {
  anonymous: { engines: freeEngines, priority: 0, perDay: 1, plugin: false, whenUsedUp: 'anonymousLimitReached' },
  /** Stands in for `anonymous` on a server that only its own machine can reach. */
  ownMachine: {
    engines: everyEngine,
    priority: 0,
    perDay: 'unlimited',
    plugin: true,
    whenUsedUp: 'anonymousLimitReached',
  },
  freeAccount: { engines: freeEngines, priority: 0, perDay: 0, plugin: false, whenUsedUp: 'creditsUsedUp' },
  paidPlan: { engines: everyEngine, priority: 10, perDay: 0, plugin: true, whenUsedUp: 'creditsUsedUp' },
  /** Ahead of those who pay nothing, behind readers with a plan, who wait for a page. */
  apiKey: { engines: everyEngine, priority: 5, perDay: 0, plugin: false, whenUsedUp: 'creditsUsedUp' },
} as const satisfies Record<string, Entitlements>

/** Kind of visitor, by what they may use. */
export type Tier = keyof typeof tiers

/** Every purchase adds this much (section 9). */
export const extraPercent = 10

interface PlanFacts {
  readonly id: string
  readonly tier: Tier
  /** What is paid for. */
  readonly translations: number
  /** What is given on top. */
  readonly extra: number
  /**
   * In US cents: the price of a translation times what is paid for. The specification gives the price of a translation for
   * packs alone; the other plans are computed with the lowest of these.
   */
  readonly priceCents: number
}

/** Bought once; its translations never expire. */
export interface Pack extends PlanFacts {
  readonly kind: 'pack'
}

/** Paid again, and its translations granted again, every period. */
export interface Subscription extends PlanFacts {
  readonly kind: 'subscription'
  readonly every: 'week' | 'month' | 'quarter' | 'year'
}

/** Bought once; its translations expire. */
export interface Pass extends PlanFacts {
  readonly kind: 'pass'
  readonly days: number
}

/** Translations in bulk, for studios: as many as the order pays for. */
export interface BulkPlan {
  readonly kind: 'bulk'
  readonly id: string
  readonly tier: Tier
  readonly minimumPriceCents: number
  readonly maximumPriceCents: number
  /** How much less a translation costs than the most expensive one of a pack. */
  readonly savingPercent: number
}

/** Anything that can be bought. */
export type Plan = Pack | Subscription | Pass | BulkPlan

const lowestPrice = 0.005

function priced(id: string, translations: number, dollarsEach = lowestPrice): PlanFacts {
  const extra = (translations * extraPercent) / 100
  return { id, tier: 'paidPlan', translations, extra, priceCents: Math.round(translations * dollarsEach * 100) }
}

/** Everything that can be bought (product specification, sections 6 and 9), in the order in which it is shown. */
export const plans: readonly Plan[] = [
  { kind: 'pack', ...priced('pack-2000', 2000, 0.005) },
  { kind: 'pack', ...priced('pack-4000', 4000, 0.007) },
  { kind: 'pack', ...priced('pack-5000', 5000, 0.009) },
  { kind: 'pack', ...priced('pack-6000', 6000, 0.008) },
  { kind: 'subscription', ...priced('weekly', 1000), every: 'week' },
  { kind: 'subscription', ...priced('monthly', 4000), every: 'month' },
  { kind: 'subscription', ...priced('quarterly', 10_000), every: 'quarter' },
  { kind: 'subscription', ...priced('annual', 50_000), every: 'year' },
  { kind: 'pass', ...priced('pass-1-day', 100), days: 1 },
  { kind: 'pass', ...priced('pass-3-days', 300), days: 3 },
  { kind: 'pass', ...priced('pass-5-days', 500), days: 5 },
  { kind: 'pass', ...priced('pass-7-days', 700), days: 7 },
  { kind: 'pass', ...priced('pass-1-month', 3000), days: 30 },
  {
    kind: 'bulk',
    id: 'api',
    tier: 'apiKey',
    minimumPriceCents: 10_000,
    maximumPriceCents: 1_000_000,
    savingPercent: 94,
  },
]

/** Translations that accounts are given (sections 6 and 9): once, or every `everyDays`. Those without `days` never expire. */
export const bonuses = [
  { id: 'new-account', translations: 10 },
  { id: 'weekly-bonus', translations: 10, everyDays: 7, days: 7 },
] as const

/** What purchases add for a limited time (section 9), beside the extra of every purchase. */
export const promotions = [{ id: 'black-friday', extraPercent: 30, daysAtMoment: blackFridayDays }] as const

/** From the first of November to the day after Thanksgiving, the fourth Thursday of November; days are UTC's. */
function blackFridayDays(moment: Date): { readonly startsAt: Date; readonly endsAt: Date } {
  const year = moment.getUTCFullYear()
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  const thanksgiving = 1 + ((4 - weekday + 7) % 7) + 21
  return { startsAt: new Date(Date.UTC(year, 10, 1)), endsAt: new Date(Date.UTC(year, 10, thanksgiving + 2)) }
}

/** The promotion of a moment, and when it ends; undefined when there is none. */
export function promotionAt(moment: Date): { readonly extraPercent: number; readonly endsAt: Date } | undefined {
  for (const { extraPercent: percent, daysAtMoment } of promotions) {
    const { startsAt, endsAt } = daysAtMoment(moment)
    if (startsAt <= moment && moment < endsAt) return { extraPercent: percent, endsAt }
  }
  return undefined
}

/** The plan of an id. */
export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

/** What a purchase brings: what is paid for, what every purchase adds, and what a promotion adds. */
export interface Purchase {
  readonly amountCents: number
  readonly translations: number
  readonly extra: number
  readonly promotion: number
}

const highestPackPrice = 0.009

/**
 * What a plan costs and brings at a moment. Of plans in bulk, `amountCents` says for how much; undefined when it is not
 * between their limits, in whole dollars, or given for a plan with a price of its own.
 */
export function purchaseOf(plan: Plan, moment: Date, amountCents?: number): Purchase | undefined {
  const promotionPercent = promotionAt(moment)?.extraPercent ?? 0
  if (plan.kind !== 'bulk') {
    if (amountCents !== undefined) return undefined
    const { priceCents, translations, extra } = plan
    return { amountCents: priceCents, translations, extra, promotion: (translations * promotionPercent) / 100 }
  }
  const { minimumPriceCents, maximumPriceCents, savingPercent } = plan
  if (amountCents === undefined || amountCents % 100 !== 0) return undefined
  if (amountCents < minimumPriceCents || amountCents > maximumPriceCents) return undefined
  const eachCents = highestPackPrice * (100 - savingPercent)
  const translations = Math.floor(amountCents / eachCents + 1e-9)
  const percentOf = (percent: number): number => Math.floor((translations * percent) / 100)
  return { amountCents, translations, extra: percentOf(extraPercent), promotion: percentOf(promotionPercent) }
}
