import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { clientHeader } from '@fukidashi/contract/extension-login-calls'
import type { Settings } from '../env.ts'
import { sessionTimes } from '../services/accounts/sessions.ts'
import type { AppContext } from './app-env.ts'

const cookieName = 'session'
const headerName = 'token'

/** Where the token of a login travels: in `Authorization`, as the product's clients send it, and in a cookie, which a login by Google needs. */
export interface SessionTokens {
  /** Tokens that a request brings, in the order in which they are believed. */
  readonly read: (context: AppContext) => readonly string[]
  /** Hands a token out, in the header `token`, and as a cookie unless it is for the extension. */
  readonly give: (context: AppContext, token: string) => void
  /** Forgets the cookie. */
  readonly forget: (context: AppContext) => void
}

/** Makes the carrier of tokens for an installation. On https the cookie has a name that no other host of the domain can set. */
export function createSessionTokens({ publicUrl }: Pick<Settings, 'publicUrl'>): SessionTokens {
  const secure = publicUrl?.startsWith('https:') ?? false
  const place = { path: '/', secure, ...(secure && { prefix: 'host' as const }) }
  // Browsers send cookies along with what an extension asks, and would take its login for the site's.
  const isExtension = (context: AppContext) => context.req.header(clientHeader.name) === clientHeader.extension
  return {
    read: (context) => {
      const [, bearer] = /^Bearer ([\w-]{43})$/.exec(context.req.header('authorization') ?? '') ?? []
      const cookie = isExtension(context) ? undefined : getCookie(context, cookieName, secure ? 'host' : undefined)
      return [...new Set([bearer, cookie])].filter((token): token is string => token !== undefined && token !== '')
    },
    give: (context, token) => {
      const maxAge = sessionTimes.idleMs / 1000
      if (!isExtension(context))
        setCookie(context, cookieName, token, { ...place, httpOnly: true, sameSite: 'Lax', maxAge })
      context.header(headerName, token)
    },
    forget: (context) => {
      if (!isExtension(context)) deleteCookie(context, cookieName, place)
    },
  }
}
