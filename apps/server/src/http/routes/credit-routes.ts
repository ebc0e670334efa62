import { getCreditHistory, getRemainingTranslations, getUseCount } from '@fukidashi/contract/credit-calls'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { countRemaining, countUses } from '../../services/credits/count-credits.ts'
import { listHistory } from '../../services/credits/list-history.ts'
import { sessionOf } from '../../services/visitor.ts'
import { answerCall } from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'

/** What a visitor has left and has used, and what became of an account's translations. */
export function addCreditRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const { verify } = deps.secrets
  answerCall(app, getUseCount, verify, async (_, context) => await countUses(deps, context.get('visitor')))
  answerCall(app, getRemainingTranslations, verify, async (_, context) => {
    return await countRemaining(deps, context.get('visitor'))
  })
  answerCall(app, getCreditHistory, verify, async ({ before }, context) => {
    const { accountId: id, accountSince: since } = sessionOf(context.get('visitor'))
    return await listHistory(deps, { id, since }, before === undefined ? undefined : new Date(before))
  })
}
