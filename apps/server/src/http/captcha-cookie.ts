import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Deps } from '../deps.ts'
import { captchaLifetimeMs } from '../services/accounts/lifetimes.ts'
import type { AppContext } from './app-env.ts'

const cookieName = 'captcha'

/** Notes in a cookie which captcha was given out, so that its answer fits no other. */
export async function giveCaptcha(
  context: AppContext,
  { secrets, settings }: Pick<Deps, 'secrets' | 'settings'>,
  id: string,
) {
  const secure = settings.publicUrl?.startsWith('https:') ?? false
  const options = { httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: captchaLifetimeMs / 1000, secure } as const
  await setSignedCookie(context, cookieName, id, secrets.cookieSecret, options)
}

/** Which captcha was given out to who asks. */
export async function readCaptcha(
  context: AppContext,
  { secrets }: Pick<Deps, 'secrets'>,
): Promise<string | undefined> {
  const id = await getSignedCookie(context, secrets.cookieSecret, cookieName)
  return typeof id === 'string' ? id : undefined
}
