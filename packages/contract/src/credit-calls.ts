import { z } from 'zod'
import { allowanceSchema } from './allowance.ts'
import { defineCall } from './call.ts'
import { creditSources } from './credit-sources.ts'

const countSchema = z.int().min(0)

/** How many translations were used, ever and today. */
export const getUseCount = defineCall({
  method: 'GET',
  path: '/api/manga/useCnt/get',
  sends: 'query',
  request: z.object({}),
  response: z.object({ used: countSchema, today: countSchema }),
})

/** How many translations are left, and which grants they come from, soonest to expire first. */
export const getRemainingTranslations = defineCall({
  method: 'GET',
  path: '/api/manga/remainderTranslateCnt/get',
  sends: 'query',
  request: z.object({}),
  response: z.object({
    remaining: allowanceSchema,
    grants: z.array(
      z.object({
        source: z.enum(creditSources),
        /** Of what was bought: the plan. */
        planId: z.string().optional(),
        remaining: allowanceSchema,
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})

/**
 * What happened to an account's translations, newest first. `given`, `spent`, `returned`, `withdrawn` and `expired` add up to
 * what is left. Pages are counted by the day (UTC).
 */
export const getCreditHistory = defineCall({
  method: 'GET',
  path: '/api/manga/creditHistory/get',
  sends: 'query',
  request: z.object({
    /** Lines from before this moment alone. */
    before: z.iso.datetime().optional(),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(['given', 'spent', 'returned', 'withdrawn', 'expired']),
        source: z.enum(creditSources),
        planId: z.string().optional(),
        /** Always positive: the kind says whether it came or went. */
        translations: z.int().min(1),
      }),
    ),
    /** What `before` has to be for the next lines; null after the last. */
    next: z.iso.datetime().nullable(),
  }),
})
