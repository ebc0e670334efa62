import { createApiClient, type ApiClient } from '@fukidashi/api-client/create-api-client'
import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { createSigner } from '@fukidashi/signing/sign'
import browser from 'webextension-polyfill'

/** A server that has told what it offers. */
export interface ServerConnection {
  readonly api: ApiClient
  readonly config: RuntimeConfig
}

const tokenKey = 'token'
/** What a server offers is asked again after this time: a plan may have been bought. */
const freshMs = 60_000

let known:
  | { readonly address: string; readonly since: number; readonly connection: Promise<ServerConnection> }
  | undefined

/** Connects to the server at an address. Throws an `ApiError` when it does not answer, or not as this version expects. */
export async function connectToServer(address: string): Promise<ServerConnection> {
  if (known?.address !== address || Date.now() - known.since > freshMs)
    known = { address, since: Date.now(), connection: connect(address) }
  try {
    return await known.connection
  } catch (error) {
    known = undefined
    throw error
  }
}

async function connect(address: string): Promise<ServerConnection> {
  const config = await readRuntimeConfig({ baseURL: address })
  const api = createApiClient({
    baseURL: address,
    // Made here: a service worker may not load the signer later, as the client itself would.
    sign: createSigner(config.publicKey),
    token: {
      // By server: a token is no business of another one.
      read: async () => (await readTokens())[address],
      write: async (token) => browser.storage.local.set({ [tokenKey]: { ...(await readTokens()), [address]: token } }),
    },
  })
  return { api, config }
}

async function readTokens(): Promise<Record<string, string>> {
  return ((await browser.storage.local.get(tokenKey))[tokenKey] ?? {}) as Record<string, string>
}
