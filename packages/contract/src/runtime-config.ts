import { z } from 'zod'
import { allowanceSchema } from './allowance.ts'
import { consentSettingsSchema } from './consent-settings.ts'
import { detectionEngines, translationEngines } from './engines.ts'
import { paymentOfferSchema } from './payment-offer.ts'
import { languageCodeSchema } from './option-schemas.ts'
import { unavailableReasons } from './unavailable-reasons.ts'

/** Where clients find what differs between installations. Plain JSON, no envelope. */
export const runtimeConfigPath = '/runtime-config.json'

// Apart from the functions that read it, which clients need long before they parse anything.
const languageRoutesSchema = z.array(z.object({ from: z.array(languageCodeSchema), to: z.array(languageCodeSchema) }))

const availabilitySchema = {
  isAvailable: z.boolean(),
  /** Why it is not available. */
  reason: z.enum(unavailableReasons).optional(),
}

/** What clients need to know of the installation that they talk to. */
export const runtimeConfigSchema = z.object({
  /** The key that calls are signed with (PEM, `BEGIN PUBLIC KEY`). */
  publicKey: z.string(),
  translationModels: z.array(
    z.object({
      id: z.literal(translationEngines.map(({ id }) => id)),
      label: z.string(),
      ...availabilitySchema,
      /** Whether it can be told what becomes of honorifics. */
      heedsHonorifics: z.boolean(),
      /** Every pair of languages that it can translate here. */
      routes: languageRoutesSchema,
    }),
  ),
  detectionModels: z.array(
    z.object({ id: z.literal(detectionEngines.map(({ id }) => id)), label: z.string(), ...availabilitySchema }),
  ),
  limits: z.object({
    maxBytes: z.int(),
    maxPixels: z.int(),
    formats: z.array(z.string()),
    lifetimeMs: z.int(),
    maxPerZip: z.int(),
  }),
  /** What whoever asks may use, beside the models that are available to them. */
  entitlements: z.object({
    /** Free translations each day. */
    perDay: allowanceSchema,
    /** Whether the extension may translate pages in place. */
    plugin: z.boolean(),
  }),
  /** How one can log in here beside e-mail and password. */
  logins: z.object({ google: z.boolean() }).default({ google: false }),
  /** Nothing, on servers from before there was anything to buy. */
  payments: paymentOfferSchema.default({ providers: [], promotion: null }),
  /** An older server asks about nothing. */
  consent: consentSettingsSchema.default({ revision: 0 }),
})

/** What clients need to know of the installation that they talk to. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>
