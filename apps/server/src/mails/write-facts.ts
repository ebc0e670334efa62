import { findPlan } from '@fukidashi/contract/plans'
import { z } from 'zod'
import { type MailLanguage, type MailWords, mailWordsOf } from './mail-words.ts'

/** What mails name, as it is kept until they are sent: amounts in cents, moments in ISO 8601. Nothing secret. */
export const mailFactsSchema = z.object({
  /** Whose link a mail carries. */
  accountId: z.string().optional(),
  /** A new address, in the mail to the old one. */
  email: z.string().optional(),
  /** The first characters of a key of the public API. */
  hint: z.string().optional(),
  orderId: z.string().optional(),
  subscriptionId: z.string().optional(),
  /** An order's, as it stands on the receipt. */
  number: z.string().optional(),
  planId: z.string().optional(),
  translations: z.number().optional(),
  amountCents: z.number().optional(),
  taxCents: z.number().optional(),
  /** Name and rate of the tax. */
  tax: z.string().optional(),
  paidAt: z.string().optional(),
  until: z.string().optional(),
  /** Whether no money was moved. */
  isDemo: z.boolean().optional(),
})

/** What mails name. */
export type MailFacts = z.output<typeof mailFactsSchema>

/** A line of a receipt. */
export interface ReceiptLine {
  readonly name: string
  readonly value: string
}

/** What a mail names, in words of its language. */
export interface WrittenFacts {
  /** What stands in the words' braces. */
  readonly facts: Readonly<Record<string, string>>
  /** The lines of a receipt; none in other mails. */
  readonly lines: readonly ReceiptLine[]
}

/** Writes what a mail names as its language does. Days are UTC's: nobody knows where the mail is read. */
export function writeFacts(language: MailLanguage, facts: MailFacts): WrittenFacts {
  const words = mailWordsOf(language)
  const tag = words.language
  const countOf = (count: number) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(count)
  const priceOf = (cents: number) => {
    const options = { style: 'currency', currency: 'USD', numberingSystem: 'latn' } as const
    const price = new Intl.NumberFormat(tag, options).format(cents / 100)
    // Between words from right to left, the sign of a currency would change places with its letters.
    return words.direction === 'rtl' ? `\u2066${price.replaceAll('\u200f', '')}\u2069` : price
  }
  const dayOf = (moment: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }).format(
      new Date(moment),
    )
  const { email, hint, number, planId, translations, amountCents, taxCents = 0, tax, paidAt, until } = facts
  const plan = planId === undefined ? undefined : nameOfPlan(words, planId, countOf)
  const written = {
    ...(email !== undefined && { email }),
    ...(hint !== undefined && { hint: words.direction === 'rtl' ? `\u2066${hint}\u2069` : hint }),
    ...(number !== undefined && { number }),
    ...(plan !== undefined && { plan }),
    ...(translations !== undefined && { count: countOf(translations) }),
    ...(amountCents !== undefined && { amount: priceOf(amountCents) }),
    ...(until !== undefined && { until: dayOf(until) }),
  }
  if (paidAt === undefined) return { facts: written, lines: [] }
  const { lines } = words
  const rows = [
    [lines.number, number],
    [lines.date, dayOf(paidAt)],
    [lines.plan, plan],
    [lines.translations, written.count],
    [
      tax && lines.tax.replace('{tax}', words.direction === 'rtl' ? `\u2066${tax}\u2069` : tax),
      taxCents > 0 ? priceOf(taxCents) : undefined,
    ],
    [lines.total, amountCents === undefined ? undefined : withCurrency(priceOf(amountCents))],
  ] as const
  return {
    facts: written,
    lines: rows.flatMap(([name, value]) => (name === undefined || value === undefined ? [] : [{ name, value }])),
  }
}

// Of several dollars, whose it is; some languages say it anyway. Behind a sign that follows the amount, it would be said twice.
function withCurrency(price: string): string {
  if (price.includes('US')) return price
  return /[$]\W*$/u.test(price) ? price.replace('$', 'USD') : `${price} USD`
}

function nameOfPlan({ plans }: MailWords, planId: string, countOf: (count: number) => string): string {
  const plan = findPlan(planId)
  if (plan === undefined) return planId
  if (plan.kind === 'subscription') return plans[plan.every]
  if (plan.kind === 'bulk') return plans.bulk
  return plans[plan.kind].replace('{count}', countOf(plan.translations))
}
