import type { Plan } from '@fukidashi/contract/plans'
import type { ProviderId } from '../../db/payment-schema.ts'

/** What somebody is about to pay. */
export interface Checkout {
  readonly orderId: string
  readonly accountId: string
  readonly plan: Plan
  readonly amountCents: number
  readonly currency: string
  /** What it brings, in words for the provider's page. */
  readonly description: string
  readonly email: string
  /** Where the browser goes afterwards; that it comes back says nothing about the payment. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** A checkout that the payer's browser can go to. */
export interface StartedCheckout {
  /** What the provider calls it. */
  readonly reference: string
  readonly redirectUrl: string
}

/** A payment, as its provider tells of it when asked. */
export interface PaymentFact {
  /** What refunds name. */
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly paidAt: Date
  /** What we gave along when the checkout began; undefined on payments that are not ours. */
  readonly orderId: string | undefined
  readonly accountId: string | undefined
  readonly planId: string | undefined
  readonly payerEmail: string | undefined
  /** Of a subscription: until when it is paid. */
  readonly periodEndsAt?: Date
}

/** A subscription, as its provider tells of it. */
export interface SubscriptionFact {
  readonly reference: string
  readonly status: 'active' | 'pastDue' | 'ended'
  readonly endsAtPeriodEnd: boolean
  readonly planId: string | undefined
  readonly periodEndsAt: Date | undefined
}

/** What became of a checkout. */
export interface CheckoutFact {
  readonly status: 'open' | 'paid' | 'expired'
  /** All payments so far: one, or one for each period of a subscription. */
  readonly payments: readonly PaymentFact[]
  readonly subscription: SubscriptionFact | undefined
}

/** Money that went back, as the provider tells of it. */
export interface RefundFact {
  readonly refundId: string
  readonly paymentId: string
  readonly amountCents: number
}

/** A payment that its payer has disputed, as the provider tells of it. */
export interface DisputeFact {
  readonly disputeId: string
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  /** `won` is over without a loss to us, also when the payer took it back. */
  readonly status: 'open' | 'won' | 'lost'
  /** How much of the payment went back, where the provider tells of that as no refund or reversal of its own. */
  readonly returnedCents: number
}

/** What an event is about. What is true is asked of the provider, whatever the event says. */
export interface EventSubject {
  readonly kind: 'checkout' | 'subscription' | 'refund' | 'dispute'
  readonly reference: string
}

/** An event whose signature is right. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** Undefined for events that nothing follows from. */
  readonly subject: EventSubject | undefined
}

/** Somebody who carries out payments. Faults of the service throw a ProductError `paymentProviderUnavailable`. */
export interface PaymentProvider {
  readonly id: ProviderId
  /** Whether it moves no money. */
  readonly isDemo: boolean
  /** Whether plans that renew themselves can be bought through it. */
  readonly sellsSubscriptions: boolean
  readonly start: (checkout: Checkout) => Promise<StartedCheckout>
  /** Asks what became of a checkout; takes the money where the payer has agreed and it has only to be taken. */
  readonly readCheckout: (reference: string) => Promise<CheckoutFact>
  readonly readSubscription: (reference: string) => Promise<CheckoutFact>
  readonly readRefund: (refundId: string) => Promise<RefundFact>
  readonly readDispute: (disputeId: string) => Promise<DisputeFact>
  /** Gives money back; the same id gives it back once. */
  readonly refund: (payment: {
    readonly paymentId: string
    readonly amountCents: number
    readonly id: string
    /** Whether it paid for a period of a subscription. */
    readonly isOfSubscription: boolean
  }) => Promise<RefundFact>
  /** Ends a subscription with the period that is paid. */
  readonly endAtPeriodEnd: (reference: string) => Promise<void>
  /** Makes another plan of a subscription from its next period on; the payer may have to agree at the address that is returned. */
  readonly changePlan: (reference: string, plan: Plan, returnUrl: string) => Promise<{ readonly redirectUrl?: string }>
  /** Where payers change their card, if the provider has such a page. */
  readonly openPortal?: (subscription: string, returnUrl: string) => Promise<string>
  /** What an event says; undefined when its signature is wrong. */
  readonly readEvent: (body: string, headers: Headers) => Promise<ProviderEvent | undefined>
}
