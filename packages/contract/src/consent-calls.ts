import { z } from 'zod'
import { defineCall } from './call.ts'
import { consentCategories } from './consent-settings.ts'

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
