import { z } from 'zod'

/** Kinds of tools that visitors are asked about (product specification, section 3). */
export const consentCategories = ['necessary', 'analytics', 'ads', 'marketing'] as const

/** A kind of tools that visitors are asked about. */
export type ConsentCategory = (typeof consentCategories)[number]

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
