import { z } from 'zod'
import type { ApiScope } from './api-key-calls.ts'
import { type AnyCall, type Call, defineCall } from './call.ts'
import type { ErrorKey } from './errors.ts'

/** Where the public API is. */
export const publicApiPath = '/api/v1'

/** Where its description is, as OpenAPI. */
export const openApiPath = `${publicApiPath}/openapi.json`

/** The page that shows it, and explains every failure under `#problem-<key>`. */
export const apiDocsPath = '/docs/api'

/** The header by which a request is carried out once, however often it is sent. */
export const idempotencyHeader = 'Idempotency-Key'

/** A failure of the public API (RFC 9457). */
export const problemSchema = z
  .object({
    /** Address of its explanation. */
    type: z.string().meta({ format: 'uri-reference' }),
    /** The English sentence of the failure. */
    title: z.string(),
    status: z.int(),
    /** What about this request was wrong. */
    detail: z.string().optional(),
    code: z.int().meta({ description: 'The number of the failure, which stays the same.' }),
    key: z.string().meta({ description: 'The name of the failure, which stays the same.' }),
    requestId: z.string().meta({ description: 'What the log of the server has it under.' }),
  })
  .meta({ id: 'Problem' })

/** A failure of the public API. */
export type Problem = z.infer<typeof problemSchema>

/** Why a page or an archive failed. */
export const failureSchema = z
  .object({ code: z.int(), key: z.string(), message: z.string() })
  .meta({ id: 'Failure', description: 'Why it failed: number, name and English sentence.' })

interface PublicFacts {
  /** What a key needs for it. */
  readonly scope: ApiScope
  /** In a few words, and what else there is to know. */
  readonly summary: string
  readonly description?: string
  /** Whether it takes an `Idempotency-Key`. */
  readonly isRepeatable?: boolean
  /** Status of a success. */
  readonly status?: 200 | 201 | 202 | 204
  /** Failures of its own, beside those of every call. */
  readonly failures: readonly ErrorKey[]
}

/** One call of the public API. */
export type PublicCall<Request extends z.ZodType, Response extends z.ZodType> = Call<Request, Response> & PublicFacts

/** Any call of the public API, for code that treats all of them alike. */
export type AnyPublicCall = AnyCall & PublicFacts

/** Writes down a call of the public API; answering with a resource unless it says otherwise. */
export function definePublicCall<Request extends z.ZodType, Response extends z.ZodType>(
  call: Omit<Call<Request, Response>, 'isSigned' | 'answers' | 'limits'> &
    Partial<Pick<AnyCall, 'answers'>> &
    PublicFacts,
): PublicCall<Request, Response> {
  return { ...call, ...defineCall({ answers: 'resource', ...call }) }
}

/** Failures that every call of the public API may meet. */
export const everyFailure = [
  'apiKeyMissing',
  'apiKeyInvalid',
  'apiKeyInAddress',
  'scopeMissing',
  'requestInvalid',
  'tooManyRequests',
  'internal',
  'databaseUnavailable',
] as const satisfies readonly ErrorKey[]

/** An id of the public API. */
export const idSchema = z.string().meta({ description: 'Its id.', example: '0d5f1f4e-52a7-4f0c-9d5c-7a2b8f8f2f11' })
