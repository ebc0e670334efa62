import { type AnyCall, fillPath } from '@fukidashi/contract/call'
import { publicCalls } from '@fukidashi/contract/public-api'
import { type AnyPublicCall, idempotencyHeader, type Problem, problemSchema } from '@fukidashi/contract/public-call'
import type { Translation } from '@fukidashi/contract/public-translation-calls'
import { longestWaitMs } from '@fukidashi/contract/translation-calls'
import { createFetch } from 'ofetch'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'

/** What a client of the public API is made of. */
export interface PublicApiClientOptions {
  readonly baseURL: string
  /** A key of the account, `fuki_...`. */
  readonly key: string
  /** The platform's `fetch`, or one that stands in for it. */
  readonly fetch?: typeof globalThis.fetch
}

/** What can be said about one call beside its parameters. */
export interface PublicCallOptions {
  readonly signal?: AbortSignal
  /** The same request under the same key is carried out once. */
  readonly idempotencyKey?: string
}

type PublicCalls = typeof publicCalls

/** One method a call; parameters and result are those of the contract. */
export type PublicApiClient = {
  readonly [Name in keyof PublicCalls]: (
    parameters: z.input<PublicCalls[Name]['request']>,
    options?: PublicCallOptions,
  ) => Promise<z.output<PublicCalls[Name]['response']>>
} & {
  /** Asks again until a translation has ended. */
  readonly waitForTranslation: (id: string, options?: Pick<PublicCallOptions, 'signal'>) => Promise<Translation>
}

/**
 * Makes a client of the public API for programs that have a key. Parameters and replies are parsed by the contract; every failure
 * is an `ApiError`, except an abort by the caller, which throws the signal's reason.
 *
 * @example
 * const api = createPublicApiClient({ baseURL: 'https://example.org', key })
 * const { id } = await api.orderTranslation({ image, translateTo: 'ENG' }, { idempotencyKey })
 * const translation = await api.waitForTranslation(id)
 */
export function createPublicApiClient({ baseURL, key, fetch }: PublicApiClientOptions): PublicApiClient {
  const fetcher = createFetch({
    ...(fetch && { fetch }),
    defaults: { baseURL, retry: 0, ignoreResponseError: true, responseType: 'blob' },
  })

  async function send(
    call: AnyPublicCall,
    parameters: unknown,
    { signal, idempotencyKey }: PublicCallOptions = {},
  ): Promise<unknown> {
    signal?.throwIfAborted()
    const { path, rest } = fillPath(call.path, call.request.parse(parameters) as Record<string, unknown>)
    const { image, archive, ...plain } = rest
    const file = (image ?? archive) as Blob | undefined
    const headers = {
      authorization: `Bearer ${key}`,
      ...(file && { 'content-type': file.type || 'application/octet-stream' }),
      ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
    }
    const parts = call.sends === 'json' ? { body: plain } : { query: plain, ...(file && { body: file }) }
    const response = await fetcher
      .raw(path, { method: call.method, headers, ...parts, ...(signal && { signal }) })
      .catch((cause: unknown) => {
        signal?.throwIfAborted()
        throw describe(call, path, { failure: 'network', reason: 'no answer came.', cause })
      })
    const content = (response._data as Blob | undefined) ?? new Blob()
    if (!response.ok) throw describe(call, path, await readFailure(response, content))
    if (call.answers === 'file') return call.response.parse(content)
    const reply = call.response.safeParse(response.status === 204 ? null : readJson(await content.text()))
    if (reply.success) return reply.data
    const { status } = response
    throw describe(call, path, {
      failure: 'unreadable',
      status,
      reason: 'the answer breaks the contract.',
      cause: reply.error,
    })
  }

  function describe(call: AnyCall, path: string, { cause, ...facts }: Facts & { readonly cause?: unknown }): ApiError {
    return new ApiError({ method: call.method, url: new URL(path, baseURL).href, ...facts }, { cause })
  }

  const methods = Object.fromEntries(
    Object.entries(publicCalls).map(([name, call]) => [
      name,
      async (parameters: unknown, options?: PublicCallOptions) => await send(call, parameters, options),
    ]),
  ) as unknown as Omit<PublicApiClient, 'waitForTranslation'>
  return {
    ...methods,
    waitForTranslation: async (id, options) => {
      for (;;) {
        const translation = await methods.getTranslation({ id, waitMs: longestWaitMs }, options)
        if (translation.status !== 'queued' && translation.status !== 'processing') return translation
      }
    },
  }
}

type Facts = Pick<ConstructorParameters<typeof ApiError>[0], 'failure' | 'status' | 'code' | 'data' | 'reason'>

async function readFailure(response: Response, content: Blob): Promise<Facts> {
  const { status } = response
  const problem = problemSchema.safeParse(readJson(await content.text())).data
  if (problem === undefined) return { failure: 'refused', status, reason: 'the answer is not a problem (RFC 9457).' }
  return { failure: 'refused', status, code: problem.code, data: problem, reason: reasonOf(problem) }
}

function reasonOf({ title, detail }: Problem): string {
  return detail ?? title
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
