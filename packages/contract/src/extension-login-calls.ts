import { z } from 'zod'
import { defineCall } from './call.ts'
import { userInfoSchema } from './session-calls.ts'

/** The header by which the extension says what it is. Cookies of logins are the site's: the extension has a login of its own. */
export const clientHeader = { name: 'x-client', extension: 'extension' } as const

/**
 * Lets the extension of this browser log in as whoever is logged in here. `challenge` is the SHA-256 of a secret that the extension
 * keeps to itself, in base64url. The code is good once and for a minute, together with that secret alone.
 */
export const allowExtension = defineCall({
  method: 'POST',
  path: '/api/user/extension/allow',
  sends: 'json',
  request: z.object({ challenge: z.string().regex(/^[\w-]{43}$/) }),
  response: z.object({ code: z.string() }),
})

/** Logs the extension in by a code of `allowExtension` and the secret behind its challenge. The token is in the header `token`; there is no cookie. */
export const logInExtension = defineCall({
  method: 'POST',
  path: '/api/user/extension/login',
  sends: 'json',
  request: z.object({ code: z.string().max(128), secret: z.string().max(128) }),
  response: userInfoSchema,
})
