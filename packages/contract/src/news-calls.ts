import { z } from 'zod'
import { defineCall } from './call.ts'

/** Keeps an e-mail address for news of the product, or removes it. The answer is the same whether it was there or not. */
export const collectEmail = defineCall({
  method: 'POST',
  path: '/api/common/email/collect',
  sends: 'query',
  request: z.object({
    email: z.email().max(254),
    /** Interface language that the news is to be in. */
    language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
    /** False removes the address. Sent as a word, as all parameters of an address are. */
    wanted: z.union([z.boolean(), z.stringbool()]).default(true),
  }),
  response: z.null(),
})
