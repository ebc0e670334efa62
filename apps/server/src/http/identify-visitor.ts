import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { AppEnv } from './app-env.ts'
import { householdOf, type ReadAddress } from './read-address.ts'

const cookieName = 'visitor'
const cookieSeconds = 365 * 24 * 60 * 60
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Tells who calls by a signed cookie, and gives one to whoever has none. `readAddress` says where a request comes from. */
export function identifyVisitor({ secrets, settings }: Pick<Deps, 'secrets' | 'settings'>, readAddress: ReadAddress) {
  const secure = settings.publicUrl?.startsWith('https:') ?? false
  // On https, a name that no other host of the domain can set.
  const prefix = secure ? 'host' : undefined
  return createMiddleware<AppEnv>(async (context, next) => {
    const known = await getSignedCookie(context, secrets.cookieSecret, cookieName, prefix)
    const isKnown = typeof known === 'string' && uuid.test(known)
    const id = isKnown ? known : randomUUID()
    if (!isKnown) {
      const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: cookieSeconds, secure, prefix } as const
      await setSignedCookie(context, cookieName, id, secrets.cookieSecret, options)
    }
    const addressHash = secrets.hashAddress(householdOf(readAddress(context)))
    context.set('visitor', { id, addressHash, tier: 'anonymous' })
    await next()
  })
}
