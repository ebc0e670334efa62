import { getCookie, setCookie } from 'hono/cookie'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppContext } from './app-env.ts'

const cookieName = 'visitor'
const cookieSeconds = 365 * 24 * 60 * 60
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The signed cookie by which a browser stays the same visitor. */
export interface VisitorCookie {
  /** The id in the cookie; undefined without one, or with one that was not given out here. */
  readonly read: (context: AppContext) => string | undefined
  readonly give: (context: AppContext, id: string) => void
}

/**
 * Makes the carrier of visitors' ids. Cookies are signed as `hono/cookie` signs them, but by Node's own HMAC: hono's asks
 * WebCrypto, which took a third of the time of a call. On https the cookie has a name that no other host of the domain can set.
 */
export function createVisitorCookie(secret: string, secure: boolean): VisitorCookie {
  const prefix = secure ? 'host' : undefined
  const sign = (id: string): string => `${id}.${createHmac('sha256', secret).update(id).digest('base64')}`
  return {
    read: (context) => {
      const given = getCookie(context, cookieName, prefix) ?? ''
      const id = given.slice(0, Math.max(0, given.lastIndexOf('.')))
      return uuid.test(id) && isSame(given, sign(id)) ? id : undefined
    },
    give: (context, id) => {
      const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: cookieSeconds, secure } as const
      setCookie(context, cookieName, sign(id), { ...options, ...(prefix && { prefix }) })
    },
  }
}

function isSame(given: string, own: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(own)]
  return left.length === right.length && timingSafeEqual(left, right)
}
