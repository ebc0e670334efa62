import { type RuntimeConfig, runtimeConfigPath, runtimeConfigSchema } from '@fukidashi/contract/runtime-config'
import { ApiError, type ApiErrorFacts } from './api-error.ts'

/** Where the configuration is read from. */
export interface RuntimeConfigSource {
  readonly baseURL: string
  /** The platform's `fetch`, or one that stands in for it. */
  readonly fetch?: typeof globalThis.fetch
}

/** Reads what differs between installations: the signing key, engines and limits. Every failure is an `ApiError`. */
export async function readRuntimeConfig(source: RuntimeConfigSource): Promise<RuntimeConfig> {
  const url = new URL(runtimeConfigPath, source.baseURL).href
  const failure = (facts: Pick<ApiErrorFacts, 'failure' | 'status' | 'reason'>, cause?: unknown) =>
    new ApiError({ method: 'GET', url, ...facts }, { cause })
  const response = await (source.fetch ?? globalThis.fetch)(url).catch((cause: unknown) => {
    throw failure({ failure: 'network', reason: 'no answer came.' }, cause)
  })
  const { status } = response
  if (!response.ok) throw failure({ failure: 'refused', status, reason: 'there is no configuration.' })
  const content: unknown = await response.json().catch(() => undefined)
  const config = runtimeConfigSchema.safeParse(content)
  if (!config.success)
    throw failure({ failure: 'unreadable', status, reason: 'the answer breaks the contract.' }, config.error)
  return config.data
}
