import {
  confirmEmail as confirmEmailCall,
  forgetPassword as forgetPasswordCall,
  getVerifyCode,
  getVerifyWork,
  isVerificationExpired,
  login,
  register,
  resetPassword as resetPasswordCall,
  sendVerification as sendVerificationCall,
} from '@fukidashi/contract/account-calls'
import {
  allowExtension as allowExtensionCall,
  clientHeader,
  logInExtension as logInExtensionCall,
} from '@fukidashi/contract/extension-login-calls'
import { getUserInfo, logout } from '@fukidashi/contract/session-calls'
import { ProductError } from '@fukidashi/contract/errors'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { checkCaptcha, makeImageCaptcha, makeWorkCaptcha } from '../../services/accounts/captchas.ts'
import { describeDevice } from '../../services/accounts/describe-device.ts'
import { describeUser } from '../../services/accounts/describe-user.ts'
import { allowExtension, logInExtension } from '../../services/accounts/extension-login.ts'
import { forgetPassword, resetPassword } from '../../services/accounts/forgotten-password.ts'
import { logInByPassword } from '../../services/accounts/log-in.ts'
import { registerAccount } from '../../services/accounts/register-account.ts'
import { endSession } from '../../services/accounts/sessions.ts'
import { confirmEmail, renewVerification, sendVerification } from '../../services/accounts/verify-email.ts'
import { sessionOf } from '../../services/visitor.ts'
import { answerCall } from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'
import { giveCaptcha, readCaptcha } from '../captcha-cookie.ts'
import { refuseOtherSites } from '../check-origin.ts'
import { createSessionTokens, type SessionTokens } from '../session-token.ts'

/** People register, log in and out, and show that their address is theirs. */
export function addLoginRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify } = deps.secrets
  const tokens = createSessionTokens(deps.settings)
  answerCall(app, getUserInfo, verify, async (_, context) => {
    const { user } = context.get('visitor')
    if (user === undefined) return null
    // A client that knows of the login by its cookie alone, such as after a login by Google, is told the token.
    const token = context.get('sessionToken')
    if (token !== undefined && context.req.header('authorization') !== `Bearer ${token}`) tokens.give(context, token)
    return user
  })
  addCaptchas(app, deps)
  answerCall(app, register, verify, async ({ captcha, ...registration }, context) => {
    await checkCaptcha(deps, await readCaptcha(context, deps), captcha)
    return await registerAccount(deps, context.get('visitor'), registration)
  })
  answerCall(app, login, verify, async (credentials, context) => {
    const { token, user } = await logInByPassword(deps, credentials, {
      visitor: context.get('visitor'),
      device: describeDevice(context.req.header('user-agent')),
      captchaId: await readCaptcha(context, deps),
    })
    tokens.give(context, token)
    return user
  })
  addExtensionLogin(app, deps, tokens)
  answerCall(app, logout, verify, async (_, context) => {
    const { session } = context.get('visitor')
    if (session !== undefined) await endSession(deps.database.db, session)
    tokens.forget(context)
    return null
  })
  // Both send mails, although they are read calls by name.
  app.use(forgetPasswordCall.path, refuseOtherSites(deps.settings.publicUrl))
  app.use(isVerificationExpired.path, refuseOtherSites(deps.settings.publicUrl))
  answerCall(app, forgetPasswordCall, verify, async ({ captcha, ...wish }, context) => {
    await checkCaptcha(deps, await readCaptcha(context, deps), captcha)
    return await forgetPassword(deps, context.get('visitor'), wish)
  })
  answerCall(app, resetPasswordCall, verify, async (choice) => await resetPassword(deps, choice))
  answerCall(app, isVerificationExpired, verify, async ({ email }, context) => {
    return await renewVerification(deps, sessionOf(context.get('visitor')), email)
  })
  answerCall(app, sendVerificationCall, verify, async (_, context) => {
    return await sendVerification(deps, sessionOf(context.get('visitor')))
  })
  answerCall(app, confirmEmailCall, verify, async ({ token }) => await confirmEmail(deps, token))
}

function addExtensionLogin(app: Hono<AppEnv>, deps: Deps, tokens: SessionTokens): void {
  const { verify } = deps.secrets
  answerCall(app, allowExtensionCall, verify, async ({ challenge }, context) => {
    return { code: await allowExtension(deps, sessionOf(context.get('visitor')), challenge) }
  })
  answerCall(app, logInExtensionCall, verify, async (proof, context) => {
    if (context.req.header(clientHeader.name) !== clientHeader.extension) throw new ProductError('originRefused')
    const browser = describeDevice(context.req.header('user-agent'))
    const device = [browser, 'Fukidashi extension'].filter((part) => part !== '').join(' · ')
    const { accountId, token } = await logInExtension(deps, proof, { visitor: context.get('visitor'), device })
    tokens.give(context, token)
    return await describeUser(deps, accountId)
  })
}

function addCaptchas(app: Hono<AppEnv>, deps: Deps): void {
  app.get(getVerifyCode.path, async (context) => {
    const { id, task } = await makeImageCaptcha(deps)
    await giveCaptcha(context, deps, id)
    return context.body(task, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  })
  answerCall(app, getVerifyWork, deps.secrets.verify, async (_, context) => {
    const { id, task } = await makeWorkCaptcha(deps)
    await giveCaptcha(context, deps, id)
    return task
  })
}
