import { type ErrorKey, errors, findErrorKey } from '@fukidashi/contract/errors'

/** How a call failed: no answer, an answer that is a refusal, or an answer that the contract does not allow. */
export type ApiFailure = 'network' | 'refused' | 'unreadable'

/** Where and how a call failed. `status` and `code` are missing when no answer came. */
export interface ApiErrorFacts {
  readonly failure: ApiFailure
  readonly method: string
  readonly url: string
  readonly status?: number
  readonly code?: number
  /** What the refusal brought along: the task as it stands, where an edit was made on an older state. */
  readonly data?: unknown
  /** The server's English sentence, or what was wrong with its answer. */
  readonly reason: string
}

/** The one error that the client throws, apart from the abort of the caller's own signal. */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly method: string
  readonly url: string
  readonly status: number | undefined
  readonly code: number | undefined
  readonly data: unknown
  /** Key of the failure in the catalogue, by which the clients' own words are found. */
  readonly key: ErrorKey | undefined

  constructor({ failure, method, url, status, code, data, reason }: ApiErrorFacts, options?: ErrorOptions) {
    const place = [status, code === undefined ? undefined : `(${code})`].filter((part) => part !== undefined).join(' ')
    super(`${method} ${url}${place && ` answered ${place}`}: ${reason}`, options)
    this.name = 'ApiError'
    this.failure = failure
    this.method = method
    this.url = url
    this.status = status
    this.code = code
    this.data = data
    this.key = code === undefined ? undefined : findErrorKey(code)
  }

  /** Whether the same call may succeed a moment later. */
  get isPassing(): boolean {
    return (
      this.failure === 'network' ||
      (this.status !== undefined && (this.status === errors.tooManyRequests.status || this.status >= 502))
    )
  }
}
