import { z } from 'zod'
import { defineCall } from './call.ts'

/** Kinds of tools that visitors are asked about (product specification, section 3). */
export const consentCategories = ['necessary', 'analytics', 'ads', 'marketing'] as const

/** A kind of tools that visitors are asked about. */
export type ConsentCategory = (typeof consentCategories)[number]

/** Notes which tools somebody has agreed to, so that the operator can show it. */
export const logConsent = defineCall({
  method: 'POST',
  path: '/api/common/consent/log',
  sends: 'json',
  request: z.object({
    /** Random, made by the browser that agreed; each change of the same consent carries it. */
    consentId: z.uuid(),
    acceptType: z.enum(['all', 'necessary', 'custom']),
    categories: z.array(z.enum(consentCategories)).max(consentCategories.length),
    /** What was asked: raised by the operator when the tools change. */
    revision: z.int().min(0).max(2_147_483_647),
    languageCode: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  }),
  response: z.null(),
})

/** What visitors are asked about here. A tool that is not set up is absent, and nothing of it is loaded. */
export const consentSettingsSchema = z.object({
  /** Visitors are asked again when it changes. */
  revision: z.int().min(0),
  /** Address of the texts as JSON, with `{language}` where the language goes. */
  textsUrl: z.string().optional(),
  analytics: z.object({ id: z.string(), scriptUrl: z.url() }).optional(),
  recording: z.object({ scriptUrl: z.url() }).optional(),
  ads: z.object({ id: z.string() }).optional(),
})

/** What visitors are asked about here. */
export type ConsentSettings = z.infer<typeof consentSettingsSchema>
