import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import pRetry from 'p-retry'
import { engineDefaults, type EngineSettings } from '../engine-settings.ts'

/** A POST to a translation service. */
export interface ServiceCall {
  /** The service's name, for details of errors. */
  readonly service: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Judges a reply that is not a success; without it, or where it says nothing, the HTTP status alone decides. */
  readonly judge?: (status: number, body: string) => ServiceVerdict | undefined
}

/** What a failed reply means. */
export interface ServiceVerdict {
  readonly key: ErrorKey
  /** Whether the same request may succeed a little later. */
  readonly isPassing: boolean
}

type Limits = Pick<EngineSettings, 'timeoutMs' | 'retries' | 'retryDelayMs'>

/** Longest pause that a service may ask for; a page is not kept waiting any longer. */
const longestPauseMs = 30_000

/**
 * Sends a request and gives the reply's JSON. Failures that may pass (no connection, no answer in time, 408, 429, 5xx) are
 * tried again with growing pauses, or after as long as `Retry-After` says (RFC 9110, 10.2.3). Throws a ProductError, or the
 * signal's reason.
 */
export async function callService(call: ServiceCall, limits: Limits, signal: AbortSignal): Promise<unknown> {
  const { retries = engineDefaults.retries, retryDelayMs = engineDefaults.retryDelayMs } = limits
  try {
    return await pRetry(async () => await tryCall(call, limits, signal), {
      retries,
      minTimeout: retryDelayMs,
      factor: 2,
      randomize: true,
      signal,
      shouldRetry: ({ error }) => error instanceof PassingFailure && error.pauseMs <= longestPauseMs,
      onFailedAttempt: async ({ error, retriesLeft }) => {
        const isWorthWaiting = error instanceof PassingFailure && retriesLeft > 0 && error.pauseMs <= longestPauseMs
        if (isWorthWaiting) await pause(error.pauseMs, signal)
      },
    })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof PassingFailure ? error.failure : error
  }
}

// Kept apart from the error that callers see: they are not told which failures were worth another try.
class PassingFailure extends Error {
  readonly failure: ProductError
  readonly pauseMs: number

  constructor(failure: ProductError, pauseMs = 0) {
    super(failure.message)
    this.failure = failure
    this.pauseMs = pauseMs
  }
}

async function tryCall(
  call: ServiceCall,
  { timeoutMs = engineDefaults.timeoutMs }: Limits,
  signal: AbortSignal,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const { url, headers, body } = call
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.any([signal, timeout]) })
    const text = await response.text()
    if (response.ok) return parseJson(call.service, text)
    throw failureOf(call, response, text)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProductError || error instanceof PassingFailure) throw error
    const key = timeout.aborted ? 'engineTimedOut' : 'engineUnreachable'
    throw new PassingFailure(new ProductError(key, `${call.service}.`, { cause: error }))
  }
}

function parseJson(service: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProductError('engineReplyInvalid', `${service} did not respond in JSON.`, { cause: error })
  }
}

function failureOf(call: ServiceCall, { status, headers }: Response, body: string): Error {
  const { key, isPassing } = call.judge?.(status, body) ?? judgeStatus(status)
  const failure = new ProductError(key, `${call.service} answered ${status}: ${body.slice(0, 300)}`)
  return isPassing ? new PassingFailure(failure, retryAfterMs(headers)) : failure
}

/** What an HTTP status of a failed reply means where a service says nothing more. */
export function judgeStatus(status: number): ServiceVerdict {
  if (status === 401 || status === 403) return { key: 'engineUnauthorised', isPassing: false }
  if (status === 429) return { key: 'engineRateLimited', isPassing: true }
  if (status === 408 || status === 504) return { key: 'engineTimedOut', isPassing: true }
  if (status >= 500) return { key: 'engineUnreachable', isPassing: true }
  return { key: 'engineRefused', isPassing: false }
}

function retryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after')
  if (value === null) return 0
  const milliseconds = /^\d+$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0
}

async function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  if (durationMs === 0) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, durationMs)
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
