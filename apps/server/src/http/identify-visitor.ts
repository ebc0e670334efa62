import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { findTier } from '../services/credits/find-tier.ts'
import { createLoginFinder, type FindLogin, type FoundLogin } from '../services/accounts/find-login.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { householdOf, type ReadAddress } from './read-address.ts'
import { createSessionTokens, type SessionTokens } from './session-token.ts'
import { createVisitorCookie } from './visitor-cookie.ts'

/**
 * Tells who calls: by the token of a login, and otherwise by a signed cookie, which is given to whoever has neither. `readAddress`
 * says where a request comes from.
 */
export function identifyVisitor(
  deps: Pick<Deps, 'secrets' | 'settings' | 'database' | 'clock'>,
  readAddress: ReadAddress,
) {
  const { secrets, settings } = deps
  const cookie = createVisitorCookie(secrets.cookieSecret, settings.publicUrl?.startsWith('https:') ?? false)
  const tokens = createSessionTokens(settings)
  const findLogin = createLoginFinder(deps)
  return createMiddleware<AppEnv>(async (context, next) => {
    const addressHash = secrets.hashAddress(householdOf(readAddress(context)))
    const login = await recogniseLogin(context, findLogin, tokens)
    const known = cookie.read(context)
    const cookieId = known ?? randomUUID()
    if (known === undefined && login === undefined) cookie.give(context, cookieId)
    if (login === undefined) context.set('visitor', { id: cookieId, cookieId, addressHash, tier: 'anonymous' })
    else {
      const { session, user, grants } = login
      const tier = findTier(grants)
      context.set('visitor', { id: session.accountId, cookieId, addressHash, tier, session, user, grants })
    }
    await next()
  })
}

async function recogniseLogin(
  context: AppContext,
  findLogin: FindLogin,
  tokens: SessionTokens,
): Promise<FoundLogin | undefined> {
  for (const token of tokens.read(context)) {
    const found = await findLogin(token)
    if (found === undefined) continue
    if (found.freshToken !== undefined) tokens.give(context, found.freshToken)
    context.set('sessionToken', found.freshToken ?? token)
    return found
  }
  return undefined
}
