/** Why somebody was given translations. */
export const creditSources = [
  'daily',
  'new-account',
  'weekly-bonus',
  'purchase',
  'subscription',
  'extra',
  'promotion',
  'refund',
  'operator',
] as const

/** Why somebody was given translations. */
export type CreditSource = (typeof creditSources)[number]

/** Sources of translations that were paid for: whoever has some of them left is somebody who paid. */
export const paidSources = ['purchase', 'subscription', 'extra', 'promotion'] as const satisfies readonly CreditSource[]
