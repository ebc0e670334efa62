import { googleCallbackPath, googleLogin } from '@fukidashi/contract/account-calls'
import { errors, ProductError } from '@fukidashi/contract/errors'
import { toReturnPath } from '@fukidashi/contract/return-path'
import type { Hono } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { toMailLanguage } from '../../mails/mail-words.ts'
import { pathOfPage, siteUrlOf } from '../../mails/site-url.ts'
import { describeDevice } from '../../services/accounts/describe-device.ts'
import { createGoogleLogin, findGoogleAccount } from '../../services/accounts/google-login.ts'
import { beginLogin } from '../../services/accounts/log-in.ts'
import { checkParameters } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { createSessionTokens } from '../session-token.ts'

const cookieName = 'google'
const cookiePath = '/api/google'
const cookieSeconds = 10 * 60

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  loginUrl: z.string().optional(),
  language: z.string().optional(),
})

/** People log in by Google: the browser goes there and comes back, and then to the page that it left. */
export function addGoogleRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { settings, secrets, logger } = deps
  const google = createGoogleLogin(settings)
  const tokens = createSessionTokens(settings)
  const siteUrl = siteUrlOf(settings)
  const cookie = { path: cookiePath, secure: siteUrl.startsWith('https:') }

  app.get(googleLogin.path, async (context) => {
    const { loginUrl, language } = checkParameters(googleLogin.request, context.req.query())
    try {
      const { address, attempt } = await google.begin(`${siteUrl}${googleCallbackPath}`)
      const kept = { ...attempt, loginUrl: toReturnPath(loginUrl), language }
      const options = { ...cookie, httpOnly: true, sameSite: 'Lax', maxAge: cookieSeconds } as const
      await setSignedCookie(context, cookieName, JSON.stringify(kept), secrets.cookieSecret, options)
      return context.redirect(address.href)
    } catch (error) {
      return backToLogin(context, error, language)
    }
  })

  app.get(googleCallbackPath, async (context) => {
    const kept = await getSignedCookie(context, secrets.cookieSecret, cookieName)
    deleteCookie(context, cookieName, cookie)
    const attempt = attemptSchema.safeParse(typeof kept === 'string' ? parse(kept) : undefined).data
    try {
      if (attempt === undefined) throw new ProductError('googleFailed', 'Nobody began this login here.')
      const cameBackTo = new URL(`${siteUrl}${googleCallbackPath}${new URL(context.req.url).search}`)
      const person = await google.finish(cameBackTo, attempt)
      const accountId = await findGoogleAccount(deps, person, attempt.language ?? 'en')
      const device = describeDevice(context.req.header('user-agent'))
      const { token } = await beginLogin(deps, accountId, 'google', { visitor: context.get('visitor'), device })
      tokens.give(context, token)
      return context.redirect(toReturnPath(attempt.loginUrl) ?? pathOfPage('/', toMailLanguage(attempt.language)))
    } catch (error) {
      return backToLogin(context, error, attempt?.language)
    }
  })

  // The browser itself is here, not a client that reads the envelope: the login page says what went wrong.
  function backToLogin(context: AppContext, error: unknown, language: string | undefined): Response {
    if (!(error instanceof ProductError)) throw error
    if (error.cause !== undefined)
      logger.warn({ err: error, requestId: context.get('requestId') }, 'a login by Google failed')
    const { code } = errors[error.key]
    return context.redirect(`${pathOfPage('/login', toMailLanguage(language))}?type=1&failure=${code}`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
