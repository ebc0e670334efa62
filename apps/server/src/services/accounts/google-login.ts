import { ProductError } from '@fukidashi/contract/errors'
import { eq, or } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { accounts } from '../../db/account-schema.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../../env.ts'

/** What a login by Google has to come back with; kept in a signed cookie meanwhile. */
export interface GoogleAttempt {
  readonly state: string
  readonly nonce: string
  /** The secret that shows that who comes back is who went (PKCE). */
  readonly codeVerifier: string
}

/** What Google says of somebody, its signature checked. */
export interface GooglePerson {
  readonly subject: string
  /** In lower case. */
  readonly email: string
  readonly name: string | null
}

/** Logins by Google, by OpenID Connect. */
export interface GoogleLogin {
  /** Where the browser is to go, and what it has to come back with. Throws a ProductError `googleUnavailable` or `googleFailed`. */
  readonly begin: (callbackUrl: string) => Promise<{ readonly address: URL; readonly attempt: GoogleAttempt }>
  /** Who came back. Throws a ProductError `googleRefused`, `googleFailed` or `googleEmailUnverified`. */
  readonly finish: (cameBackTo: URL, attempt: GoogleAttempt) => Promise<GooglePerson>
}

/** Makes logins by Google; what Google offers is asked for at the first one. */
export function createGoogleLogin({ google }: Pick<Settings, 'google'>): GoogleLogin {
  let opened: Promise<Configuration> | undefined
  const open = async () => {
    if (google === undefined) throw new ProductError('googleUnavailable')
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client')
    const { issuer, clientId, clientSecret } = google
    const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])]
    opened ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 }).catch(
      (cause: unknown) => {
        opened = undefined
        throw new ProductError('googleFailed', undefined, { cause })
      },
    )
    return await opened
  }
  return {
    begin: async (callbackUrl) => {
      const configuration = await open()
      const library = await import('openid-client')
      const codeVerifier = library.randomPKCECodeVerifier()
      const attempt = { state: library.randomState(), nonce: library.randomNonce(), codeVerifier }
      const address = library.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
      })
      return { address, attempt }
    },
    finish: async (cameBackTo, { state, nonce, codeVerifier }) => {
      const configuration = await open()
      if (cameBackTo.searchParams.get('error') === 'access_denied') throw new ProductError('googleRefused')
      const { authorizationCodeGrant } = await import('openid-client')
      const checks = {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }
      const tokens = await authorizationCodeGrant(configuration, cameBackTo, checks).catch((cause: unknown) => {
        throw new ProductError('googleFailed', undefined, { cause })
      })
      const claims = tokens.claims()
      if (claims === undefined || typeof claims['email'] !== 'string') throw new ProductError('googleFailed')
      if (claims['email_verified'] !== true) throw new ProductError('googleEmailUnverified')
      const name = typeof claims['name'] === 'string' ? cleanName(claims['name']) : ''
      return { subject: claims.sub, email: claims['email'].toLowerCase(), name: name === '' ? null : name }
    },
  }
}

function cleanName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 60)
}

/**
 * The account of a person: the one that they logged in to by Google before, or the one with their address if both sides have
 * verified it, or a new one. Throws a ProductError `accountUnverified` or `accountMismatch`.
 */
export async function findGoogleAccount(
  deps: Pick<Deps, 'database' | 'clock'>,
  person: GooglePerson,
  language: string,
): Promise<string> {
  const { subject, email, name } = person
  const found = await deps.database.db
    .select()
    .from(accounts)
    .where(or(eq(accounts.googleSubject, subject), eq(accounts.email, email)))
  const known = found.find(({ googleSubject }) => googleSubject === subject)
  if (known !== undefined) return known.id
  const [same] = found
  const now = deps.clock.now()
  if (same === undefined) {
    const account = { id: randomUUID(), email, name, language, googleSubject: subject, verifiedAt: now, createdAt: now }
    try {
      await deps.database.db.insert(accounts).values(account)
      return account.id
    } catch (error) {
      // Somebody registered with it, or came back twice, at the same moment.
      if (isUniqueViolation(error)) throw new ProductError('googleFailed', undefined, { cause: error })
      throw error
    }
  }
  // Whoever registered with an address that is not theirs would otherwise share the account with its owner.
  if (same.verifiedAt === null) throw new ProductError('accountUnverified')
  if (same.googleSubject !== null) throw new ProductError('accountMismatch')
  await deps.database.db.update(accounts).set({ googleSubject: subject }).where(eq(accounts.id, same.id))
  return same.id
}
