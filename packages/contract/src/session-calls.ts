import { z } from 'zod'
import { defineCall } from './call.ts'

/** Who is logged in. `isActive` 1 means that the e-mail address is verified. */
export const userInfoSchema = z.object({
  id: z.string(),
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string(),
  isActive: z.union([z.literal(0), z.literal(1)]),
  /** Address of the picture on this server. */
  picture: z.string().nullable(),
})

/** Who is logged in. */
export type UserInfo = z.infer<typeof userInfoSchema>

/** Who is logged in; null for a visitor without an account. */
export const getUserInfo = defineCall({
  method: 'GET',
  path: '/api/user/getUserInfo',
  sends: 'query',
  request: z.object({ loginEventId: z.string() }),
  response: userInfoSchema.nullable(),
})

/** Ends the login that asks; without one there is nothing to do. */
export const logout = defineCall({
  method: 'POST',
  path: '/api/user/logout',
  sends: 'json',
  request: z.object({}),
  response: z.null(),
})
