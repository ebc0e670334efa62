import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { PaypalSettings } from './paypal/create-paypal-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { StripeSettings } from './stripe/create-stripe-provider.ts'

const url = z.url({ protocol: /^https?$/ })
const text = z.string().optional()

/** Variables of the environment that set payments up. */
export const paymentVariables = {
  PAYMENTS: z.enum(['demo']).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_BASE_URL: url.optional(),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_PRODUCT_ID: text,
  PAYPAL_BASE_URL: url.default('https://api-m.paypal.com'),
  TAX_PERCENT: z.coerce.number().positive().max(50).optional(),
  TAX_LABEL: z.string().max(40).default('VAT'),
}

const variablesSchema = z.object(paymentVariables)

/** Which payment services are set up. */
export interface PaymentSettings {
  readonly isDemo: boolean
  readonly stripe: StripeSettings | undefined
  readonly paypal: PaypalSettings | undefined
}

/** Tax that prices include, for receipts. */
export interface Tax {
  readonly label: string
  readonly percent: number
}

/** What stands against the variables together, in words for whoever set them; undefined when nothing does. */
export function findPaymentProblem(
  data: z.output<typeof variablesSchema> & { readonly PUBLIC_URL?: string | undefined },
): string | undefined {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PUBLIC_URL } = data
  const paypal = [data.PAYPAL_CLIENT_ID, data.PAYPAL_CLIENT_SECRET, data.PAYPAL_WEBHOOK_ID]
  const hasPaypal = paypal.some((value) => value !== undefined)
  if ((STRIPE_SECRET_KEY === undefined) !== (STRIPE_WEBHOOK_SECRET === undefined))
    return 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: without both, no payment can be trusted.'
  if (hasPaypal && paypal.includes(undefined))
    return 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID belong together.'
  const isReal = STRIPE_SECRET_KEY !== undefined || hasPaypal
  if (isReal && PAYMENTS === 'demo') return 'PAYMENTS=demo cannot stand beside a real payment service.'
  if (isReal && PUBLIC_URL === undefined)
    return 'Payment services send browsers and events to PUBLIC_URL, which is not set.'
  return undefined
}

/** Reads which payment services are set up. */
export function readPaymentSettings(data: z.output<typeof variablesSchema>): {
  readonly payments: PaymentSettings
  readonly tax: Tax | undefined
} {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, TAX_PERCENT: percent } = data
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = data
  return {
    payments: {
      isDemo: data.PAYMENTS === 'demo',
      stripe:
        secretKey === undefined || webhookSecret === undefined
          ? undefined
          : { secretKey, webhookSecret, baseUrl: data.STRIPE_BASE_URL },
      paypal:
        clientId === undefined || clientSecret === undefined || webhookId === undefined
          ? undefined
          : { clientId, clientSecret, webhookId, productId: data.PAYPAL_PRODUCT_ID, baseUrl: data.PAYPAL_BASE_URL },
    },
    tax: percent === undefined ? undefined : { label: data.TAX_LABEL, percent },
  }
}

/** Makes the providers that are set up; none when nothing is. */
export async function openPayments(
  { stripe, paypal, isDemo }: PaymentSettings,
  deps: Pick<Deps, 'database' | 'clock'>,
): Promise<readonly PaymentProvider[]> {
  const providers: PaymentProvider[] = []
  // Their SDKs are large, and most servers need none of them.
  if (stripe !== undefined)
    providers.push((await import('./stripe/create-stripe-provider.ts')).createStripeProvider(stripe))
  if (paypal !== undefined)
    providers.push((await import('./paypal/create-paypal-provider.ts')).createPaypalProvider(paypal))
  if (isDemo) providers.push((await import('./create-demo-provider.ts')).createDemoProvider(deps))
  return providers
}
