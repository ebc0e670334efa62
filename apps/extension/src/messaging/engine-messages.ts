import { honorificsPolicies } from '@fukidashi/contract/honorifics'
import { languageCodeSchema } from '@fukidashi/contract/option-schemas'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import type { ReaderAvailability, ReaderFailureKey } from '@fukidashi/reader-engines/reader-engine'
import { z } from 'zod'

/** Engines that browsers offer to documents alone, and not to a service worker. */
export const windowEngineIds = ['browser', 'browserModel'] as const

/** An engine that browsers offer to documents alone. */
export type WindowEngineId = (typeof windowEngineIds)[number]

/** Name of the port on which the background asks the document that such engines run in. */
export const enginePortName = 'engine'

const engine = z.literal(windowEngineIds)

/** What the background asks of the document. */
export const engineRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('check'),
    engine,
    pair: z.object({ from: languageCodeSchema, to: languageCodeSchema }),
  }),
  z.object({
    kind: z.literal('translate'),
    engine,
    page: z.object({
      to: languageCodeSchema,
      segments: z.array(z.object({ id: z.string(), text: z.string(), language: languageCodeSchema })),
      glossary: z.record(z.string(), z.string()),
      honorifics: z.literal(honorificsPolicies).optional(),
    }),
  }),
])

/** What the background asks of the document. */
export type EngineRequest = z.infer<typeof engineRequestSchema>

/** What the document answers. */
export type EngineAnswer =
  | { readonly kind: 'checked'; readonly availability: ReaderAvailability }
  /** By region id. */
  | {
      readonly kind: 'translated'
      readonly translations: readonly (readonly [string, string])[]
      readonly names: Glossary
    }
  | { readonly kind: 'failed'; readonly key: ReaderFailureKey; readonly detail: string | undefined }
