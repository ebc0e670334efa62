import {
  describeTask,
  type PageReply,
  pageReplyJsonSchema,
  pageReplySchema,
  translateWithModel,
} from '@fukidashi/page-translation/language-model'
import { createFetch, FetchError } from 'ofetch'
import { z } from 'zod'
import { type ReaderEngine, ReaderEngineError, type ReaderFailureKey } from '../reader-engine.ts'

/** A translation service that the reader has access to. */
export const ownServiceSchema = z.object({
  /** Base address of an OpenAI-compatible interface, such as http://localhost:11434/v1. */
  address: z.url({ protocol: /^https?$/u }),
  model: z.string().trim().min(1),
  /** Empty for services that need none, such as a model on the own machine. */
  key: z.string().trim(),
})

/** A translation service that the reader has access to. */
export type OwnService = z.infer<typeof ownServiceSchema>

/** Time limit of one request; a model on the own machine may take its time for a page. */
const timeoutMs = 180_000

/**
 * Any service with OpenAI's chat completions call (platform.openai.com/docs/api-reference/chat), asked by the reader's browser
 * alone. `read` gives the service as it is set up when the engine is asked. The key goes to the address and nowhere
 * else: redirects are refused, and errors repeat nothing of it.
 */
export function createOwnServiceEngine(
  read: () => OwnService | undefined,
  { limitMs = timeoutMs, isPageEncrypted = globalThis.location?.protocol === 'https:' } = {},
): ReaderEngine {
  const setUp = (): OwnService => {
    const service = read()
    if (service === undefined) throw new ReaderEngineError('unavailable')
    if (isPageEncrypted && !isEncryptedOrLocal(service.address)) throw new ReaderEngineError('addressNotEncrypted')
    return service
  }
  return {
    id: 'own',
    heedsHonorifics: true,
    check: async () =>
      read() === undefined ? { status: 'unavailable', obstacle: 'notSetUp' } : { status: 'available' },
    prepare: async () => {
      setUp()
    },
    translate: async (request, { signal, report }) => {
      const service = setUp()
      const task = describeTask(request)
      const ask = async (page: string) => await askService(service, task, page, signal, limitMs)
      const reportTranslation = (progress: number) => report({ step: 'translate', progress })
      const { translations, names } = await translateWithModel(request, ask, reportTranslation)
      if (translations.size === 0 && request.segments.length > 0) throw new ReaderEngineError('replyInvalid')
      return { translations, names }
    },
    close: () => undefined,
  }
}

/**
 * The models that a service lists (`GET /models`), for choosing one; also tells whether address and key are right. Throws a
 * ReaderEngineError, or the signal's reason.
 */
export async function listOwnModels(service: Omit<OwnService, 'model'>, signal: AbortSignal): Promise<string[]> {
  const reply = await call(service, 'models', { signal, timeout: 15_000 })
  const parsed = z.object({ data: z.array(z.object({ id: z.string() })) }).safeParse(reply)
  if (!parsed.success) throw new ReaderEngineError('replyInvalid')
  return parsed.data.data.map(({ id }) => id)
}

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

async function askService(
  service: OwnService,
  task: string,
  page: string,
  signal: AbortSignal,
  limitMs: number,
): Promise<PageReply> {
  const body = {
    model: service.model,
    messages: [
      { role: 'system', content: task },
      { role: 'user', content: page },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'translated_page', strict: true, schema: pageReplyJsonSchema() },
    },
  }
  const completion = completionSchema.safeParse(
    await call(service, 'chat/completions', { method: 'POST', body, signal, timeout: limitMs }),
  )
  if (!completion.success) throw new ReaderEngineError('replyInvalid')
  const { message, finish_reason: end } = completion.data.choices[0]!
  if (message.refusal || end === 'content_filter') throw new ReaderEngineError('refused')
  if (end === 'length') throw new ReaderEngineError('textTooLong')
  return parseReply(message.content ?? '')
}

/** Not every service holds its model to the form: what surrounds the object is dropped. */
function parseReply(content: string): PageReply {
  const object = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)
  try {
    return pageReplySchema.parse(JSON.parse(object))
  } catch (error) {
    throw new ReaderEngineError('replyInvalid', undefined, { cause: error })
  }
}

interface CallOptions {
  readonly method?: 'GET' | 'POST'
  readonly body?: Record<string, unknown>
  readonly signal: AbortSignal
  readonly timeout: number
}

async function call(
  { address, key }: Omit<OwnService, 'model'>,
  path: string,
  { signal, timeout, ...options }: CallOptions,
): Promise<unknown> {
  const url = `${address.replace(/\/+$/u, '')}/${path}`
  const limit = AbortSignal.timeout(timeout)
  let hasAnswered = false
  const notingFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    hasAnswered = true
    return response
  }
  try {
    return await createFetch({ fetch: notingFetch })<unknown>(url, {
      ...options,
      headers: key === '' ? {} : { authorization: `Bearer ${key}` },
      // Neither cookies nor the page's address concern the service, and a redirect would take the key elsewhere.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      retry: 0,
      signal: AbortSignal.any([signal, limit]),
    })
  } catch (error) {
    signal.throwIfAborted()
    if (limit.aborted) throw new ReaderEngineError('timedOut')
    const status = error instanceof FetchError ? error.status : undefined
    if (status !== undefined && status >= 400) throw new ReaderEngineError(keyOf(status), `${status}`)
    // A reply that is not what its type says, or was cut off.
    if (hasAnswered) throw new ReaderEngineError('replyInvalid')
    throw new ReaderEngineError((await answersAnybody(url, signal)) ? 'originNotAllowed' : 'unreachable')
  }
}

function keyOf(status: number): ReaderFailureKey {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 408 || status === 504) return 'timedOut'
  if (status === 413) return 'textTooLong'
  if (status === 429) return 'rateLimited'
  return status >= 500 ? 'failed' : 'refused'
}

/** Browsers hide why a request failed. One whose answer cannot be read goes through where only the permission is missing; it carries no key. */
async function answersAnybody(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
    })
    return true
  } catch {
    return false
  }
}

/** Browsers take the own machine for safe (w3c.github.io/webappsec-secure-contexts, "potentially trustworthy origin"). */
function isEncryptedOrLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname)
}
