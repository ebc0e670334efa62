import { type ApiClient, type CallsByName, createApiClient } from '@fukidashi/api-client/create-api-client'
import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { storedToken } from './stored-token.ts'

/** Asks the server what it offers, and makes the client of some calls that signs with its key. Failures are an `ApiError`. */
export async function openSignedCalls<const Calls extends CallsByName>(
  calls: Calls,
): Promise<{ readonly config: RuntimeConfig; readonly api: ApiClient<Calls> }> {
  const baseURL = location.origin
  const config = await readRuntimeConfig({ baseURL })
  return { config, api: createApiClient(calls, { baseURL, sign: { publicKey: config.publicKey }, token: storedToken }) }
}
