import type { z } from 'zod'
import { type JsonLimits, limits } from './limits.ts'

/** How a call's parameters travel: in the address, as JSON, as a form with one file, or in the address with an image or an archive as the body. */
export type Sending = 'query' | 'json' | 'form' | 'image' | 'archive'

/** One call as both sides know it. `request` and `response` are what travels inside, without the envelope. */
export interface Call<Request extends z.ZodType, Response extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Words in braces stand for the parameter of that name. */
  readonly path: string
  readonly sends: Sending
  /** Whether the request carries the `sign` header over its parameters. */
  readonly isSigned: boolean
  /**
   * `envelope`: JSON in `{code, data, message}`. `file`: bytes on success, an envelope on failure. Of the public API, which has
   * no envelope, `resource`: JSON; and a failure of either is a problem of RFC 9457.
   */
  readonly answers: 'envelope' | 'file' | 'resource'
  /** What its JSON body may be. */
  readonly limits: JsonLimits
  readonly request: Request
  readonly response: Response
}

/** Any call, for code that treats all of them alike. */
export type AnyCall = Call<z.ZodType, z.ZodType>

type Unsaid = 'isSigned' | 'answers' | 'limits'

/** Writes down a call; unsigned and answering in the envelope unless it says otherwise. */
export function defineCall<Request extends z.ZodType, Response extends z.ZodType>(
  call: Omit<Call<Request, Response>, Unsaid> & Partial<Pick<AnyCall, Unsaid>>,
): Call<Request, Response> {
  return { isSigned: false, answers: 'envelope', limits: limits.request.parameters, ...call }
}

/** Puts parameters into a path's braces; returns the path, and the parameters that travel elsewhere. */
export function fillPath(
  path: string,
  parameters: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...parameters }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path: filled, rest }
}
