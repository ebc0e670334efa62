import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Settings } from '../env.ts'
import { sessionTimes } from '../services/accounts/sessions.ts'
import type { AppContext } from './app-env.ts'

const cookieName = 'session'
const headerName = 'token'

/** Where the token of a login travels: in `Authorization`, as the product's clients send it, and in a cookie, which the extension and a login by Google need. */
export interface SessionTokens {
  /** Tokens that a request brings, in the order in which they are believed. */
  readonly read: (context: AppContext) => readonly string[]
  /** Hands a token out, in the header `token` and as a cookie. */
  readonly give: (context: AppContext, token: string) => void
  /** Forgets the cookie. */
  readonly forget: (context: AppContext) => void
}

/** Makes the carrier of tokens for an installation. On https the cookie has a name that no other host of the domain can set. */
export function createSessionTokens({ publicUrl }: Pick<Settings, 'publicUrl'>): SessionTokens {
  const secure = publicUrl?.startsWith('https:') ?? false
  const place = { path: '/', secure, ...(secure && { prefix: 'host' as const }) }
  return {
    read: (context) => {
      const [, bearer] = /^Bearer ([\w-]{43})$/.exec(context.req.header('authorization') ?? '') ?? []
      const cookie = getCookie(context, cookieName, secure ? 'host' : undefined)
      return [...new Set([bearer, cookie])].filter((token): token is string => token !== undefined && token !== '')
    },
    give: (context, token) => {
      const maxAge = sessionTimes.idleMs / 1000
      setCookie(context, cookieName, token, { ...place, httpOnly: true, sameSite: 'Lax', maxAge })
      context.header(headerName, token)
    },
    forget: (context) => void deleteCookie(context, cookieName, place),
  }
}
