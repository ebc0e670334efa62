import { z } from 'zod'

/** Who carries out payments; `demo` moves no money. */
export const paymentProviders = ['paypal', 'stripe', 'demo'] as const

/** Who carries out payments; `demo` moves no money. */
export type PaymentProviderId = (typeof paymentProviders)[number]

/** What can be bought here, and how; part of the runtime configuration. */
export const paymentOfferSchema = z.object({
  /** None where buying is not set up. */
  providers: z.array(z.object({ id: z.enum(paymentProviders), sellsSubscriptions: z.boolean() })),
  /** What purchases add until the promotion ends. */
  promotion: z.object({ extraPercent: z.int(), endsAt: z.iso.datetime() }).nullable(),
})
