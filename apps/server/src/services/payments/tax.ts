import type { Settings } from '../../env.ts'

/** How much of a price is tax, in cents; prices include it. */
export function taxOf({ tax }: Pick<Settings, 'tax'>, amountCents: number): number {
  return tax === undefined ? 0 : Math.round(amountCents - amountCents / (1 + tax.percent / 100))
}
