import { apiKeyPattern, apiKeyPrefix, type ApiScope } from '@fukidashi/contract/api-key-calls'
import { ProductError } from '@fukidashi/contract/errors'
import type { AnyPublicCall, PublicCall } from '@fukidashi/contract/public-call'
import type { Hono, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { findApiKey } from '../../services/api-keys/api-keys.ts'
import { findKeyVisitor } from '../../services/api-keys/find-key-visitor.ts'
import { createRateLimiter } from '../../services/rates/create-rate-limiter.ts'
import { checkId, checkParameters, readJson } from '../answer-call.ts'
import type { AppContext, AppEnv } from '../app-env.ts'

/** Names under which people put keys into addresses. */
const keyNames = /^(api[-_]?key|key|token|access[-_]?token|authorization|secret)$/i

/**
 * Refuses requests with a key in their address, whether it is one or not: addresses end up in logs, histories and referrers.
 * Throws a ProductError `apiKeyInAddress`.
 */
export function refuseKeyInAddress(): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { searchParams, pathname } = new URL(context.req.url)
    const isNamed = [...searchParams.keys()].some((name) => keyNames.test(name))
    const isThere = [pathname, ...searchParams.values()].some((part) => part.includes(apiKeyPrefix))
    if (isNamed || isThere) throw new ProductError('apiKeyInAddress')
    await next()
  })
}

/** Lets requests of the public API in: tells whose key they bear, whether it may, and how many more may come. */
export type Admit = (scope: ApiScope) => MiddlewareHandler<AppEnv>

/**
 * Makes what requests of the public API are let in by. A cookie counts for nothing here, so no other site can use it. Its handlers throw a
 * ProductError `apiKeyMissing`, `apiKeyInvalid`, `scopeMissing` or `tooManyRequests`.
 */
export function createAdmission(deps: Deps): Admit {
  const { apiRequestsPerMinute: perMinute } = deps.settings
  const count = perMinute > 0 ? createRateLimiter(deps, { kind: 'api', perMinute }) : undefined
  return (scope) =>
    createMiddleware<AppEnv>(async (context, next) => {
      const key = await findApiKey(deps, readSecret(context))
      const visitor = key && (await findKeyVisitor(deps, key))
      if (key === undefined || visitor === undefined) throw new ProductError('apiKeyInvalid')
      const state = await count?.(key.accountId)
      if (state !== undefined) {
        context.header('RateLimit-Policy', `"requests";q=${perMinute};w=60`)
        context.header('RateLimit', `"requests";r=${state.remaining};t=${state.resetSeconds}`)
        if (state.isOver) {
          context.header('Retry-After', String(state.resetSeconds))
          throw new ProductError('tooManyRequests')
        }
      }
      if (!key.scopes.includes(scope)) throw new ProductError('scopeMissing', `It asks for '${scope}'.`)
      context.set('visitor', visitor)
      await next()
    })
}

function readSecret(context: AppContext): string {
  const header = context.req.header('authorization')?.trim()
  if (header === undefined || header === '') throw new ProductError('apiKeyMissing')
  const [, secret = ''] = /^Bearer\s+(\S+)$/i.exec(header) ?? []
  if (!apiKeyPattern.test(secret)) throw new ProductError('apiKeyInvalid')
  return secret
}

/**
 * Answers a call of the public API: the key is judged before anything of the request is read, parameters are taken from path, query and
 * JSON, the schema checks them, and what `answer` gives goes out as it is.
 */
export function answerPublicCall<Request extends z.ZodType, Response extends z.ZodType>(
  app: Hono<AppEnv>,
  call: PublicCall<Request, Response>,
  admit: Admit,
  answer: (parameters: z.output<Request>, context: AppContext) => Promise<z.input<Response>>,
): void {
  app.on(call.method, routeOf(call), admit(call.scope), async (context) => {
    return resourceResponse(context, call, await answer(await readPublicParameters(call, context), context))
  })
}

/** A call's path as Hono writes it. */
export function routeOf({ path }: Pick<AnyPublicCall, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** What a call answers with; nothing where it says so. */
export function resourceResponse(
  context: AppContext,
  { status = 200 }: Pick<AnyPublicCall, 'status'>,
  resource: unknown,
): Response {
  return status === 204 ? context.body(null, 204) : context.json(resource, status)
}

/** A call's parameters beside any file, checked. Throws a ProductError `requestInvalid` or `requestTooLarge`, and `notFound` for what is no id. */
export async function readPublicParameters<Request extends z.ZodType>(
  { request, path, sends, limits }: PublicCall<Request, z.ZodType>,
  context: AppContext,
): Promise<z.output<Request>> {
  const beside: unknown = sends === 'json' ? await readJson(context, limits) : context.req.query()
  const named = Object.fromEntries(
    Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name!, checkId(context.req.param(name!) ?? '')]),
  )
  return checkParameters(request, typeof beside === 'object' && beside !== null ? { ...beside, ...named } : beside)
}
