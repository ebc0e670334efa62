import {
  changeApiKey as changeApiKeyCall,
  createApiKey as createApiKeyCall,
  listApiKeys as listApiKeysCall,
  revokeApiKey as revokeApiKeyCall,
  rotateApiKey as rotateApiKeyCall,
} from '@fukidashi/contract/api-key-calls'
import { limits } from '@fukidashi/contract/limits'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import {
  changeApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '../../services/api-keys/api-keys.ts'
import { sessionOf } from '../../services/visitor.ts'
import { answerCall, checkId } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'

/** The owner of an account makes, names, limits, rotates and revokes its keys of the public API. */
export function addApiKeyRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify } = deps.secrets
  const ownerIn = (context: AppContext): string => sessionOf(context.get('visitor')).accountId
  answerCall(app, listApiKeysCall, verify, async (_, context) => {
    return { keys: await listApiKeys(deps, ownerIn(context)), maxKeys: limits.api.keys.max }
  })
  answerCall(app, createApiKeyCall, verify, async (choice, context) => {
    return await createApiKey(deps, ownerIn(context), choice)
  })
  answerCall(app, changeApiKeyCall, verify, async ({ keyId, ...choice }, context) => {
    return await changeApiKey(deps, ownerIn(context), { id: checkId(keyId), ...choice })
  })
  answerCall(app, rotateApiKeyCall, verify, async ({ keyId }, context) => {
    return await rotateApiKey(deps, ownerIn(context), checkId(keyId))
  })
  answerCall(app, revokeApiKeyCall, verify, async ({ keyId }, context) => {
    await revokeApiKey(deps, ownerIn(context), checkId(keyId))
    return null
  })
}
