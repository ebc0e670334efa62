import { z } from 'zod'
import { defineCall } from './call.ts'

/** Event types by the product specification, section 7: page view and the login flow; 0 when nothing fits. */
export const eventTypes = [0, 1, 101, 102, 103, 104, 105, 106, 107] as const

/** Words of a browser; the database holds no NUL. */
const wordsSchema = z
  .string()
  .max(512)
  .regex(/^[^\0]*$/)

/** Notes one event of a visit. */
export const collectData = defineCall({
  method: 'POST',
  path: '/api/common/data/collect',
  sends: 'json',
  isSigned: true,
  request: z.object({
    userId: wordsSchema,
    /** Click id of the advertisement that brought the visitor. */
    gclid: wordsSchema,
    /** `isActive` of the user. */
    userType: z.int().min(0).max(32_767).default(0),
    /** Language of the browser. */
    userArea: wordsSchema,
    eventType: z.literal(eventTypes).default(0),
    eventSource: z.literal(1).default(1),
  }),
  response: z.null(),
})
