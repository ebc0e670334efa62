import { getRecentPosts } from '@fukidashi/contract/blog-calls'
import { logConsent } from '@fukidashi/contract/consent-calls'
import { collectEmail } from '@fukidashi/contract/news-calls'
import { collectData } from '@fukidashi/contract/tracking-calls'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { createBlog, type FetchFeed } from '../../services/blog/list-recent-posts.ts'
import { keepConsent } from '../../services/consent/keep-consent.ts'
import { keepEmail } from '../../services/news/keep-email.ts'
import { collectEvent } from '../../services/tracking/collect-event.ts'
import { answerCall } from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'

/** What the shell of the site asks for beside who is there and what is left: what is new. */
export function addVisitRoutes(app: Hono<AppEnv>, deps: Deps, fetchFeed?: FetchFeed): void {
  const { verify } = deps.secrets
  answerCall(app, collectData, verify, async (event, context) => {
    return await collectEvent(deps, context.get('visitor'), event)
  })
  answerCall(app, collectEmail, verify, async (wish) => await keepEmail(deps, wish))
  answerCall(app, logConsent, verify, async (consent) => await keepConsent(deps, consent))
  const listPosts = createBlog(deps, fetchFeed)
  answerCall(app, getRecentPosts, verify, async () => [...(await listPosts())])
}
