import type { AnyCall } from '@fukidashi/contract/call'
import { type Envelope, envelopeSchema, successCode } from '@fukidashi/contract/envelope'
import type { Sign } from '@fukidashi/signing/sign'
import { createFetch } from 'ofetch'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { makeRequestParts } from './request-parts.ts'

/** Where the client keeps the token that the server hands out in the header `token`. */
export interface TokenStore {
  readonly read: () => string | undefined | Promise<string | undefined>
  readonly write: (token: string) => void | Promise<void>
}

/** What a client is made of. */
export interface ApiClientOptions {
  readonly baseURL: string
  /** The platform's `fetch`, or one that stands in for it. */
  readonly fetch?: typeof globalThis.fetch
  /** Needed by signed calls: a signer, or the server's public key (PEM), for which one is loaded at the first signed call. */
  readonly sign?: Sign | { readonly publicKey: string }
  readonly token?: TokenStore
}

/** What can be said about one call beside its parameters. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** Calls of the contract, each under the name of its method. */
export type CallsByName = Readonly<Record<string, AnyCall>>

/** One method a call; parameters and result are those of the contract. */
export type ApiClient<Calls extends CallsByName> = {
  readonly [Name in keyof Calls]: (
    parameters: z.input<Calls[Name]['request']>,
    options?: CallOptions,
  ) => Promise<z.output<Calls[Name]['response']>>
}

/**
 * Makes a client for some of the product's calls: those that the caller uses, as every schema that is loaded costs a browser
 * time. Parameters and replies are parsed by the contract; every failure is an `ApiError`, except an abort by the caller, which
 * throws the signal's reason.
 *
 * @example
 * const api = createApiClient({ submitTranslateTask }, { baseURL: 'https://example.org', sign: { publicKey } })
 * const { taskId } = await api.submitTranslateTask({ imageId, translateTo: 'ENG', ... })
 */
export function createApiClient<const Calls extends CallsByName>(
  calls: Calls,
  options: ApiClientOptions,
): ApiClient<Calls> {
  const fetcher = createFetch({
    ...(options.fetch && { fetch: options.fetch }),
    defaults: { baseURL: options.baseURL, retry: 0, ignoreResponseError: true, responseType: 'blob' },
  })

  let signer: Promise<Sign> | undefined
  function loadSigner(): Promise<Sign> | undefined {
    if (options.sign) signer ??= makeSigner(options.sign)
    return signer
  }

  async function send(call: AnyCall, parameters: unknown, { signal }: CallOptions = {}): Promise<unknown> {
    const checked = call.request.parse(parameters) as Record<string, unknown>
    const { headers, ...parts } = makeRequestParts(call, checked, call.isSigned ? await loadSigner() : undefined)
    const token = await options.token?.read()
    headers.authorization = token ? `Bearer ${token}` : ''
    const response = await fetcher
      .raw(call.path, { method: call.method, headers, ...parts, ...(signal && { signal }) })
      .catch((cause: unknown) => {
        signal?.throwIfAborted()
        throw failure(call, 'network', {}, 'no answer came.', cause)
      })
    const fresh = response.headers.get('token')
    if (fresh) await options.token?.write(fresh)
    return readReply(call, response, (response._data as Blob | undefined) ?? new Blob())
  }

  async function readReply(call: AnyCall, response: Response, content: Blob): Promise<unknown> {
    const { status } = response
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (call.answers === 'file' && response.ok && !isJson) return call.response.parse(content)
    const envelope = readEnvelope(isJson ? await content.text() : '')
    if (!envelope)
      throw failure(call, response.ok ? 'unreadable' : 'refused', { status }, 'the answer is not an envelope.')
    const { code, data, message } = envelope
    if (code !== successCode) throw failure(call, 'refused', { status, code, data }, message)
    const reply = call.response.safeParse(data)
    if (!reply.success)
      throw failure(call, 'unreadable', { status, code }, 'the answer breaks the contract.', reply.error)
    return reply.data
  }

  function failure(
    call: AnyCall,
    kind: ApiError['failure'],
    place: { status?: number; code?: number; data?: unknown },
    reason: string,
    cause?: unknown,
  ) {
    const url = new URL(call.path, options.baseURL).href
    return new ApiError({ failure: kind, method: call.method, url, ...place, reason }, { cause })
  }

  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (parameters: unknown, callOptions?: CallOptions) => send(call, parameters, callOptions),
  ])
  return Object.fromEntries(methods) as ApiClient<Calls>
}

// The RSA library weighs more than all the rest of the client, and many visits make no signed call.
async function makeSigner(sign: NonNullable<ApiClientOptions['sign']>): Promise<Sign> {
  if (typeof sign === 'function') return sign
  const { createSigner } = await import('@fukidashi/signing/sign')
  return createSigner(sign.publicKey)
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
