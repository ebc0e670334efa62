import { z } from 'zod'
import { allowanceSchema } from './allowance.ts'
import { creditSources } from './credit-sources.ts'
import { definePublicCall, publicApiPath } from './public-call.ts'

const countSchema = z.int().min(0)

/** What an account has left and has used. */
export const usageSchema = z
  .object({
    remaining: allowanceSchema,
    grants: z.array(
      z.object({
        source: z.enum(creditSources),
        planId: z.string().optional(),
        remaining: allowanceSchema,
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
    from: z.iso.date(),
    to: z.iso.date(),
    days: z
      .array(
        z.object({
          date: z.iso.date(),
          keyId: z.string().nullable().meta({ description: 'Null for pages that were ordered on the site.' }),
          keyName: z.string().nullable().meta({ description: 'Null also for a key that was revoked.' }),
          translations: countSchema.meta({ description: 'Ordered on that day, and not given back.' }),
          returned: countSchema.meta({ description: 'Ordered on that day, and given back.' }),
        }),
      )
      .meta({ description: 'By day (UTC) and key, the earliest first; days without any are left out.' }),
  })
  .meta({ id: 'Usage' })

/** What an account has left and has used. */
export type Usage = z.infer<typeof usageSchema>

/** Says what the key's account has left, and what it used day by day. */
export const getUsage = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/usage`,
  sends: 'query',
  scope: 'usage:read',
  summary: 'Look up what is left and what was used',
  failures: [],
  request: z.strictObject({
    from: z.iso.date().optional().meta({ description: 'The first day (UTC); 29 days before the last when left out.' }),
    to: z.iso.date().optional().meta({ description: 'The last day (UTC); today when left out.' }),
  }),
  response: usageSchema,
})
