import {
  changeEmail as changeEmailCall,
  changeName as changeNameCall,
  changePassword as changePasswordCall,
  changePicture,
  deleteAccount as deleteAccountCall,
  downloadAccountData,
  endSession as endSessionCall,
  getAccount,
  logoutEverywhere,
  picturesPath,
  removePicture as removePictureCall,
} from '@fukidashi/contract/account-calls'
import { ProductError } from '@fukidashi/contract/errors'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { deleteAccount, exportAccount } from '../../services/accounts/account-data.ts'
import { changeEmail, changeName, changePassword, findAccount } from '../../services/accounts/change-account.ts'
import { describeUser } from '../../services/accounts/describe-user.ts'
import { keepPicture, readPicture, removePicture } from '../../services/accounts/pictures.ts'
import { endSession, endSessions, listSessions } from '../../services/accounts/sessions.ts'
import { readFormFile } from '../../services/images/read-form-file.ts'
import { sessionOf } from '../../services/visitor.ts'
import { answerCall, checkId, checkParameters, readJson, succeed } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { limitRate } from '../limit-rate.ts'
import { createSessionTokens } from '../session-token.ts'

/** People look at their account, change it, take their data with them, and delete it. */
export function addAccountRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify } = deps.secrets
  const tokens = createSessionTokens(deps.settings)
  const sessionIn = (context: AppContext) => sessionOf(context.get('visitor'))
  answerCall(app, getAccount, verify, async (_, context) => {
    const { id, accountId } = sessionIn(context)
    const { passwordHash, googleSubject, createdAt } = await findAccount(deps, accountId)
    const sessions = await listSessions(deps, accountId)
    return {
      user: await describeUser(deps, accountId),
      hasPassword: passwordHash !== null,
      hasGoogle: googleSubject !== null,
      createdAt: createdAt.toISOString(),
      sessions: sessions.map((session) => ({
        ...session,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
        isThis: session.id === id,
      })),
    }
  })
  answerCall(app, changeNameCall, verify, async ({ name }, context) => {
    const { accountId } = sessionIn(context)
    await changeName(deps, accountId, name)
    return await describeUser(deps, accountId)
  })
  answerCall(app, changePasswordCall, verify, async (change, context) => {
    return await changePassword(deps, sessionIn(context), change)
  })
  answerCall(app, changeEmailCall, verify, async (change, context) => {
    return await changeEmail(deps, sessionIn(context), change)
  })
  answerCall(app, endSessionCall, verify, async ({ sessionId }, context) => {
    const { accountId } = sessionIn(context)
    const isEnded = await endSession(deps.database.db, { id: checkId(sessionId), accountId })
    if (!isEnded) throw new ProductError('notFound', 'There is no such login.')
    return null
  })
  answerCall(app, logoutEverywhere, verify, async (_, context) => {
    await endSessions(deps.database.db, sessionIn(context).accountId)
    tokens.forget(context)
    return null
  })
  answerCall(app, deleteAccountCall, verify, async (confirmation, context) => {
    const done = await deleteAccount(deps, sessionIn(context), confirmation)
    tokens.forget(context)
    return done
  })
  app.post(downloadAccountData.path, async (context) => {
    const session = sessionIn(context)
    checkParameters(downloadAccountData.request, await readJson(context, downloadAccountData.limits))
    const data = await exportAccount(deps, session)
    return context.body(JSON.stringify(data, null, 2), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="fukidashi-account.json"',
      'cache-control': 'no-store',
    })
  })
  addPictures(app, deps, sessionIn)
}

function addPictures(app: Hono<AppEnv>, deps: Deps, sessionIn: (context: AppContext) => { accountId: string }): void {
  const uploadRate = limitRate(deps, { kind: 'uploads', perMinute: deps.settings.uploadsPerMinute })
  app.post(changePicture.path, uploadRate, async (context) => {
    const { accountId } = sessionIn(context)
    const { addressHash } = context.get('visitor')
    await keepPicture(deps, { accountId, addressHash }, async (path) => await readFormFile(context.req.raw, path))
    return succeed(context, await describeUser(deps, accountId))
  })
  answerCall(app, removePictureCall, deps.secrets.verify, async (_, context) => {
    const { accountId } = sessionIn(context)
    await removePicture(deps, accountId)
    return await describeUser(deps, accountId)
  })
  app.get(`${picturesPath}:token`, async (context) => {
    const bytes = await readPicture(deps, context.req.param('token'))
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      // Its address changes with it.
      'cache-control': 'private, max-age=31536000, immutable',
    })
  })
}
