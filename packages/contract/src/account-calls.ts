import { z } from 'zod'
import { defineCall } from './call.ts'

/** Who is logged in. `data` is null for an anonymous visitor. `isActive` 1 means that the e-mail address is verified. */
export const getUserInfo = defineCall({
  method: 'GET',
  path: '/api/user/getUserInfo',
  sends: 'query',
  request: z.object({ loginEventId: z.string() }),
  response: z
    .object({
      id: z.string(),
      username: z.string().nullable(),
      name: z.string().nullable(),
      email: z.email(),
      isActive: z.union([z.literal(0), z.literal(1)]),
      picture: z.url().nullable(),
    })
    .nullable(),
})
