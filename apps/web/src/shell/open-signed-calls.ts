import { type ApiClient, type CallsByName, createApiClient } from '@fukidashi/api-client/create-api-client'
import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import { storedToken } from './stored-token.ts'

/** Asks the server for its key, and makes the client of some calls that signs with it. Failures are an `ApiError`. */
export async function openSignedCalls<const Calls extends CallsByName>(calls: Calls): Promise<ApiClient<Calls>> {
  const baseURL = location.origin
  const { publicKey } = await readRuntimeConfig({ baseURL })
  return createApiClient(calls, { baseURL, sign: { publicKey }, token: storedToken })
}
