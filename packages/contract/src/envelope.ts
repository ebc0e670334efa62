import { z } from 'zod'

/** The `code` of every reply that brings what was asked for. */
export const successCode = 200

/** What every JSON reply is wrapped in. `code` is 200 or a number of the catalogue in `errors.ts`; `message` is English, for developers. */
export const envelopeSchema = z.object({ code: z.int(), data: z.unknown(), message: z.string() })

/** The envelope of a reply, its content not yet looked at. */
export type Envelope = z.infer<typeof envelopeSchema>
