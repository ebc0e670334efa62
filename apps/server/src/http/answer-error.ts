import { describeDailyLimit, readDailyLimit } from '@fukidashi/contract/daily-limit'
import { type ErrorKey, errors, ProductError, retryAfterOf } from '@fukidashi/contract/errors'
import { apiDocsPath, type Problem, publicApiPath } from '@fukidashi/contract/public-call'
import { pauseSchema } from '@fukidashi/contract/pause'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Deps } from '../deps.ts'
import { findFault } from '../observing/find-fault.ts'
import type { AppContext } from './app-env.ts'

/** Failures whose detail is about the request itself and helps whoever made it. */
const explained: ReadonlySet<ErrorKey> = new Set(['requestInvalid', 'requestTooLarge', 'webhookAddressRefused'])

const partOf: Partial<Record<ErrorKey, string>> = {
  internal: 'code',
  storageUnavailable: 'storage',
  databaseUnavailable: 'database',
}

/** Any failure as the envelope has it, or as a problem of the public API. What nobody foresaw is logged with its cause, counted, and told without its reason. */
export function answerError(
  error: Error,
  context: AppContext,
  { logger, metrics }: Pick<Deps, 'logger' | 'metrics'>,
): Response {
  const failure = toProductError(error, context)
  const part = partOf[failure.key]
  if (part !== undefined) {
    metrics.faults.inc({ part })
    logger.error({ err: error, requestId: context.get('requestId'), part }, 'a request failed')
  }
  const { code, status, message } = errors[failure.key]
  const retryAfterSeconds = pauseSchema.safeParse(failure.data).data?.retryAfterSeconds ?? retryAfterOf(failure.key)
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
  if (context.req.path.startsWith(`${publicApiPath}/`)) return answerProblem(failure, context)
  const words = explained.has(failure.key) ? failure.message : (describeData(failure) ?? message)
  return context.json({ code, data: failure.data ?? null, message: words }, status as ContentfulStatusCode)
}

function answerProblem({ key, detail }: ProductError, context: AppContext): Response {
  const { code, status, message: title } = errors[key]
  if (status === 401) context.header('WWW-Authenticate', 'Bearer')
  const problem: Problem = {
    ...{ type: `${apiDocsPath}#problem-${key}`, title, status, code, key },
    ...(explained.has(key) && detail !== undefined && { detail }),
    requestId: context.get('requestId'),
  }
  return context.json(problem, status as ContentfulStatusCode, { 'content-type': 'application/problem+json' })
}

// The catalogue's sentence is for one translation a day.
function describeData({ key, data }: ProductError): string | undefined {
  if (key !== 'anonymousLimitReached') return undefined
  const limit = readDailyLimit(data)
  return limit && describeDailyLimit(limit)
}

function toProductError(error: Error, context: AppContext): ProductError {
  if (error instanceof ProductError) return error
  if (context.req.raw.signal.aborted) return new ProductError('cancelled', 'The connection broke.')
  return new ProductError(findFault(error) ?? 'internal', error.message, { cause: error })
}
