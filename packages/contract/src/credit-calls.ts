import { z } from 'zod'
import { defineCall } from './call.ts'

const countSchema = z.int().min(0)

/** A number of translations, or the word for no limit. */
export const allowanceSchema = z.union([z.literal('unlimited'), countSchema])

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
      z.object({ source: z.string(), remaining: allowanceSchema, expiresAt: z.iso.datetime().nullable() }),
    ),
  }),
})
