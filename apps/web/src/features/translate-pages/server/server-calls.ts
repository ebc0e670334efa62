import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import { storedToken } from '../../../shell/stored-token.ts'

/** Asks the server what it offers and makes the client that signs with its key. */
export async function openServerCalls() {
  const baseURL = location.origin
  const config = await readRuntimeConfig({ baseURL })
  const api = createApiClient({
    baseURL,
    sign: { publicKey: config.publicKey },
    token: storedToken,
  })
  return { config, api }
}
